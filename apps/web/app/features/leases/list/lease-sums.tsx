import type { LeaseSums } from "@keystead/contract/leases";
import { Fragment, type ReactNode } from "react";

import { isZero } from "../../../lib/format/minor-units.ts";
import type { SumRow } from "../../../ui/list/list-table.tsx";
import { MoneyText } from "../../../ui/text/money-text.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import type { MoneyShown } from "./money-shown.ts";
import "./lease-list.css";

/** One row for each currency; they are never added up. */
export function useLeaseSumRows(sums: LeaseSums, money: MoneyShown): readonly SumRow[] {
  const { t } = useTranslation("leases");
  const partsOf = useSumParts(sums.length > 1 ? "code" : "symbol");
  return sums.map((sum) => ({
    key: sum.currency,
    // The line below the table shows the total number.
    label: sums.length > 1 ? t("sumOf", { count: sum.leases, currency: sum.currency }) : t("sum"),
    cells: Object.fromEntries(
      partsOf(sum, money).map(({ column, before, amount, below }) => [
        column,
        <Fragment key={column}>
          {before} {amount} {below}
        </Fragment>,
      ]),
    ),
  }));
}

/** The same sums below the cards on a phone. */
export function SumLines({ sums, money }: { readonly sums: LeaseSums; readonly money: MoneyShown }) {
  const partsOf = useSumParts(sums.length > 1 ? "code" : "symbol");
  return (
    <ul className="ks-lease-list-sums">
      {sums.map((sum) => (
        <li key={sum.currency}>
          {partsOf(sum, money).map(({ column, word, amount, below }, at) => (
            <Fragment key={column}>
              {at === 0 ? null : " · "}
              {amount} {word} {below}
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}

type SumPart = {
  readonly column: string;
  readonly word: string;
  readonly amount: ReactNode;
  readonly before?: string;
  readonly below?: ReactNode;
};

/** The sums of the shown columns. */
function useSumParts(display: "symbol" | "code") {
  const { t } = useTranslation("leases");
  return (sum: LeaseSums[number], money: MoneyShown): readonly SumPart[] => {
    const { currency, rent } = sum;
    const text = (amount: string) => <MoneyText amount={amount} currency={currency} display={display} />;
    if (money === "rent") {
      if (rent === null) return [];
      const overdue = isZero(rent.overdue) ? null : (
        <div className="ks-second">
          {text(rent.overdue)} {t("overdueSum")}
        </div>
      );
      return [
        { column: "expected", word: t("column.expected"), amount: text(rent.expected) },
        { column: "settled", word: t("column.settled"), amount: text(rent.settled) },
        { column: "open", word: t("column.open"), amount: text(rent.open), below: overdue },
      ];
    }
    const terms = [
      { column: "rent", word: t("monthly"), amount: text(sum.monthlyRent) },
      { column: "deposit", word: t("depositSum"), amount: text(sum.depositHeld) },
    ];
    if (money !== "balance")
      return [...terms, { column: money, word: t(`column.${money}`), amount: text(sum[money]) }];
    const owed = t("owedSum");
    return [...terms, { column: "balance", word: owed, before: owed, amount: text(sum.owed) }];
  };
}
