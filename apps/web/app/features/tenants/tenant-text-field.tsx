import { Textarea, TextInput } from "@mantine/core";
import type { TextField as Described } from "@keystead/domain/record-fields";
import { codePoints } from "@keystead/domain/text";

import type { FieldProps } from "../../ui/form/fields-of-form.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";

/** From this share of the limit a counter is shown; typing is never blocked. */
const COUNTER_FROM = 0.8;

const types = { line: "text", phone: "tel", email: "email" } as const;

type TextFieldProps = FieldProps<string> & { readonly of: Described; readonly label: string };

/** A text field as its record describes it: optional fields say so, and limited ones show a counter. */
export function TenantTextField({ of, label, ...control }: TextFieldProps) {
  const { t } = useTranslation(["tenants", "forms"]);
  const shared = {
    ...control,
    label: of.required === undefined ? t("forms:optional", { label }) : label,
    description: useCounter(control.value, of),
  };
  return of.kind === "lines" ? (
    <Textarea {...shared} rows={4} />
  ) : (
    <TextInput {...shared} type={types[of.kind]} autoComplete="off" />
  );
}

function useCounter(text: string, of: Described): string | undefined {
  const { t } = useTranslation("tenants");
  if (!("bound" in of)) return undefined;
  const { under } = of.bound;
  const used = codePoints(text);
  return used >= under * COUNTER_FROM ? t("counter", { used, limit: under - 1 }) : undefined;
}
