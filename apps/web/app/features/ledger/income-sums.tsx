import type { IncomeSums } from "@keystead/contract/ledger";

import { isZero } from "../../lib/minor-units.ts";
import type { SumRow } from "../../ui/list-page.tsx";
import { MoneyText } from "../../ui/money-text.tsx";
import { useTranslation } from "../../ui/use-translation.ts";

/** For each currency what was received, and apart from it the deposits, which are the tenants' (R-C13). */
export function useIncomeSums(sums: IncomeSums["sums"], display: "symbol" | "code"): readonly SumRow[] {
  const { t } = useTranslation("ledger");
  return sums.flatMap(({ currency, received, deposits }) => {
    const row = (key: string, label: string, amount: string): SumRow => ({
      key,
      label,
      cells: { amount: <MoneyText amount={amount} currency={currency} display={display} /> },
    });
    const all = row(currency, t("received"), received);
    return isZero(deposits) ? [all] : [all, row(`deposits ${currency}`, t("depositsApart"), deposits)];
  });
}
