import type { LeaseView, RentRowView, TransferView } from "@keystead/contract/leases";
import { addToMonth, month as monthOf } from "@keystead/domain/calendar";
import { amountLess, sumAmounts } from "@keystead/domain/money";

import { formatMoney, formatMonth } from "../../../lib/format/format.ts";
import { isZero } from "../../../lib/format/minor-units.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { usePartName } from "../row-messages.ts";

type Lease = Pick<LeaseView, "rows" | "transfers" | "months" | "currency" | "today">;

/** What a transfer settled of one month (R-C09). */
export type SettledMonth = {
  readonly period: string;
  readonly amount: string;
  /** The month is fully settled, and this transfer paid the last of it. */
  readonly completes: boolean;
  /** Everything it settled here was due after the money came in, and only in part. */
  readonly ahead: boolean;
  readonly parts: readonly {
    readonly row: RentRowView;
    readonly amount: string;
    /** All of the row, the rest of it, or a part that leaves some open. */
    readonly share: "whole" | "rest" | "part";
  }[];
};

/** The months of a transfer, the oldest first. */
export function settledMonths(lease: Lease, transfer: TransferView): readonly SettledMonth[] {
  const { rows, months, currency } = lease;
  const byPeriod = Map.groupBy(transfer.settled, ({ period }) => period);
  return [...byPeriod]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([period, settled]) => {
      const parts = settled.flatMap(({ rowRef, amount }) => {
        const row = rows.find(({ ref }) => ref === rowRef);
        return row === undefined ? [] : [{ row, amount, share: shareOf(lease, { row, amount, transfer }) }];
      });
      const isSettled = months.some((one) => one.period === period && isZero(one.outstanding));
      const completes = isSettled && isLast(lease, transfer, (one) => one.period === period);
      return {
        period,
        amount: sumAmounts(
          settled.map(({ amount }) => amount),
          currency,
        ),
        completes,
        ahead:
          parts.every(({ row, share }) => row.dueOn > transfer.paidOn && share === "part") &&
          parts.length > 0,
        parts,
      };
    });
}

type Settled = TransferView["settled"][number];

function shareOf(
  lease: Lease,
  {
    row,
    amount,
    transfer,
  }: { readonly row: RentRowView; readonly amount: string; readonly transfer: TransferView },
): SettledMonth["parts"][number]["share"] {
  if (isZero(amountLess(amountLess(row.amount, row.waived, lease.currency), amount, lease.currency)))
    return "whole";
  return isZero(row.outstanding) && isLast(lease, transfer, ({ rowRef }) => rowRef === row.ref)
    ? "rest"
    : "part";
}

/** Transfers are sorted newest first, so the first that settles something paid the last of it. */
function isLast({ transfers }: Lease, transfer: TransferView, of: (settled: Settled) => boolean): boolean {
  return transfers.find(({ settled }) => settled.some(of))?.id === transfer.id;
}

/** "September" of this year, "Sept 2025" of another one. */
export function useMonthName(today: string): (period: string) => string {
  const language = useLanguage();
  return (period) =>
    formatMonth(period, language, period.slice(0, 4) === today.slice(0, 4) ? "name" : "medium");
}

/** "January to May" for months in a row, oldest first. */
export function useMonthRange(today: string): (periods: readonly string[]) => string {
  const { t } = useTranslation("leases");
  const nameOf = useMonthName(today);
  return (periods) => {
    const [first] = periods;
    const last = periods.at(-1);
    if (first === undefined || last === undefined) return "";
    return first === last ? nameOf(first) : t("monthRange", { from: nameOf(first), to: nameOf(last) });
  };
}

/** "July, August, part of September": what a transfer settled, in one line. */
export function useTransferMessages(lease: Lease): (transfer: TransferView) => string {
  const { t } = useTranslation("leases");
  const nameOf = useMonthName(lease.today);
  const rangeOf = useMonthRange(lease.today);
  return (transfer) => {
    const months = settledMonths(lease, transfer);
    const words = [
      ...runsOf(months).flatMap((run) =>
        run.length > 2 && run.every(({ completes }) => completes)
          ? [rangeOf(run.map(({ period }) => period))]
          : run.map(({ period, completes }) =>
              completes ? nameOf(period) : t("partOf", { month: nameOf(period) }),
            ),
      ),
      ...(isZero(transfer.credit) ? [] : [t("asCredit")]),
    ];
    return words.join(", ");
  };
}

/** Groups consecutive months that are settled alike. */
function runsOf(months: readonly SettledMonth[]): readonly (readonly SettledMonth[])[] {
  const runs: SettledMonth[][] = [];
  for (const month of months) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (
      run !== undefined &&
      before?.completes === month.completes &&
      addToMonth(monthOf(before.period), 1) === month.period
    )
      run.push(month);
    else runs.push([month]);
  }
  return runs;
}

/** "rest of rent €180.00, service charges €120.00". */
export function useSettledMessages(currency: string): (month: SettledMonth) => string {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const nameOf = usePartName();
  return ({ parts, ahead }) => {
    if (ahead) return t("countsAhead");
    return parts
      .map(({ row, amount, share }) =>
        t(`share.${share}`, {
          part: row.oneOff
            ? nameOf(row)
            : row.adjusts === null
              ? t(`partIn.${row.kind}`)
              : t("adjustmentIn", { month: formatMonth(row.adjusts, language) }),
          amount: formatMoney({ amount, currency }, language),
        }),
      )
      .join(", ");
  };
}
