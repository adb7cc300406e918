import type { PayoutList } from "@keystead/contract/turnovers";

import { formatMoney } from "../../../lib/format/format.ts";
import { isZero } from "../../../lib/format/minor-units.ts";
import type { SumRow } from "../../../ui/list/list-table.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import "./payouts.css";

type Sums = PayoutList["sums"];

/** One row for each currency; they are never added up. */
export function usePayoutSumRows(sums: Sums): readonly SumRow[] {
  const { t } = useTranslation("payouts");
  const message = useMessage();
  return sums.map((sum) => ({
    key: sum.currency,
    label: sums.length > 1 ? t("sumOf", { currency: sum.currency }) : t("sum"),
    cells: { fee: message(sum) },
  }));
}

/** The same below the cards on a phone. */
export function PayoutSumLines({ sums }: { readonly sums: Sums }) {
  const message = useMessage();
  return (
    <ul className="ks-payouts-sums">
      {sums.map((sum) => (
        <li key={sum.currency}>{message(sum)}</li>
      ))}
    </ul>
  );
}

function useMessage(): (sum: Sums[number]) => string {
  const { t } = useTranslation("payouts");
  const language = useLanguage();
  return ({ due, paid, currency }) => {
    const money = (amount: string) => formatMoney({ amount, currency }, language);
    return [
      ...(isZero(due) && !isZero(paid) ? [] : [t("due", { amount: money(due) })]),
      ...(isZero(paid) ? [] : [t("paid", { amount: money(paid) })]),
    ].join(" · ");
  };
}
