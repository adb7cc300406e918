import { NativeSelect } from "@mantine/core";

import { formatMoney } from "../../lib/format.ts";
import { amountOf } from "../../lib/minor-units.ts";
import type { FieldProps } from "../../ui/form/form-fields.ts";
import { useLanguage } from "../../ui/use-language.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { type PayLine, useLineName } from "./pay-lines.ts";

type LineSelectProps = Omit<FieldProps<string>, "onChange"> & {
  readonly lines: readonly PayLine[];
  readonly currency: string;
  /** Stands first: nothing that is open. */
  readonly none?: string;
  /** The key of a line. */
  readonly onChange: (line: string) => void;
};

/** One of the months that are open, or a named part of one (R-C08a), with what is open on it. */
export function LineSelect({ lines, currency, none, onChange, ...field }: LineSelectProps) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const nameOf = useLineName();
  if (lines.length === 0) return null;
  return (
    <NativeSelect
      {...field}
      label={t("forWhat")}
      onChange={(event) => {
        onChange(event.currentTarget.value);
      }}
      data={[
        ...(none === undefined ? [] : [{ value: "", label: none }]),
        ...lines.map((line) => ({
          value: line.key,
          label: `${nameOf(line)} · ${formatMoney({ amount: amountOf(line.openMinor, currency), currency }, language)}`,
        })),
      ]}
    />
  );
}
