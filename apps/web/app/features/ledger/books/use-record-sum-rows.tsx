import type { RecordSums } from "@keystead/contract/ledger";
import type { Book } from "@keystead/domain/ledger";

import { isZero } from "../../../lib/format/minor-units.ts";
import type { SumRow } from "../../../ui/list/list-table.tsx";
import { MoneyText } from "../../../ui/text/money-text.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";

/** For each currency the owner's sum, and separately the tenants' deposits (R-C13) and pass-through money (R-A09). */
export function useRecordSumRows(
  book: Book,
  sums: RecordSums["sums"],
  display: "symbol" | "code",
): readonly SumRow[] {
  const { t } = useTranslation("ledger");
  return sums.flatMap(({ currency, amount, deposits, passThrough }) => {
    const row = (key: string, label: string, value: string): SumRow => ({
      key: `${key} ${currency}`,
      label,
      cells: { amount: <MoneyText amount={value} currency={currency} display={display} /> },
    });
    return [
      row("own", t(`${book}.sum`), amount),
      ...(isZero(deposits) ? [] : [row("deposits", t("depositsApart"), deposits)]),
      ...(isZero(passThrough) ? [] : [row("passing", t("passThroughApart"), passThrough)]),
    ];
  });
}
