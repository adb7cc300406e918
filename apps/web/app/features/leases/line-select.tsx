import { NativeSelect } from "@mantine/core";

import { formatMoney } from "../../lib/format/format.ts";
import { amountOf } from "../../lib/format/minor-units.ts";
import type { FieldProps } from "../../ui/form/fields-of-form.ts";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { type PayLine, useLineName } from "./payments/pay-sheet/pay-lines.ts";

type LineSelectProps = Omit<FieldProps<string>, "onChange"> & {
  readonly lines: readonly PayLine[];
  readonly currency: string;
  /** The first option, for no open line. */
  readonly none?: string;
  /** Gets the key of a line. */
  readonly onChange: (line: string) => void;
};

/** Chooses an open month, or a named part of one (R-C08a), each with its open amount. */
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
