import type { LeaseView } from "@keystead/contract/leases";
import { NativeSelect } from "@mantine/core";

import { formatDay, formatMoney, formatMonth } from "../../lib/format/format.ts";
import { isZero } from "../../lib/format/minor-units.ts";
import type { FieldProps } from "../../ui/form/fields-of-form.ts";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { receiptChoices } from "./letter-choice.ts";

type ReceiptSelectProps = { readonly lease: LeaseView; readonly field: FieldProps<string> };

/** The subject of a receipt: a month, in full or in part, or one bank transfer. */
export function ReceiptSelect({ lease, field }: ReceiptSelectProps) {
  const { t } = useTranslation("letters");
  const language = useLanguage();
  const { currency } = lease;
  const { months, transfers } = receiptChoices(lease);
  const money = (amount: string): string => formatMoney({ amount, currency }, language);
  return (
    <NativeSelect
      {...field}
      label={t("about")}
      data={[
        {
          group: t("aboutMonths"),
          items: months.map(({ period, settled, outstanding }) => ({
            value: `month:${period}`,
            label: isZero(outstanding)
              ? `${formatMonth(period, language)} · ${money(settled)}`
              : t("partOfMonth", { month: formatMonth(period, language), amount: money(settled) }),
          })),
        },
        {
          group: t("aboutTransfers"),
          items: transfers.map(({ id, paidOn, amount }) => ({
            value: `transfer:${id}`,
            label: `${formatDay(paidOn, language)} · ${money(amount)}`,
          })),
        },
      ]}
    />
  );
}
