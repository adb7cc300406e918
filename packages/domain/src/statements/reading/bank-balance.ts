import type { PlainDate } from "../../calendar/index.ts";
import { compareText } from "../../kernel/index.ts";
import type { Currency } from "../../money/index.ts";
import type { BankBalance } from "./bank-reading.ts";

/** A line with the balance after it. */
type Held = {
  readonly account: string | null;
  readonly currency: Currency;
  readonly bookedOn: PlainDate;
  readonly movedMinor: number;
  readonly afterMinor: number;
};

/**
 * The balances of each account before its first and after its last line, and the first day on which they do not match
 * the lines. Files list the oldest line first or last: the order in which more lines match is taken.
 */
export function balancesOf(held: readonly Held[]): readonly BankBalance[] {
  const accounts = Map.groupBy(held, ({ account, currency }) => `${account ?? ""} ${currency}`);
  return [...accounts.values()].flatMap((lines) => {
    const rising = gapsOf(lines);
    const falling = gapsOf(lines.toReversed());
    const [ordered, gaps] = rising.length <= falling.length ? [lines, rising] : [lines.toReversed(), falling];
    const [first, last] = [ordered[0], ordered.at(-1)];
    // A single line, or a column that rarely matches the amounts, is no evidence of a balance.
    if (first === undefined || last === undefined || gaps.length > (lines.length - 1) / 2) return [];
    const { account, currency } = first;
    return [
      {
        account,
        currency,
        openingMinor: first.afterMinor - first.movedMinor,
        closingMinor: last.afterMinor,
        openedOn: first.bookedOn,
        gapOn: gaps[0] ?? null,
      },
    ];
  });
}

/**
 * One balance per account from consecutive statements: a missing statement between two of them is a gap on the day of
 * the later one. The same statement in two files counts once. A balance without an account stays separate.
 */
export function joinedBalances(balances: readonly BankBalance[]): readonly BankBalance[] {
  const groups = Map.groupBy(balances, ({ account, currency, openedOn }) =>
    account === null || openedOn === null ? Symbol("stands alone") : `${account} ${currency}`,
  );
  return [...groups.values()].flatMap((of) => {
    const inOrder = of
      .filter((one, at) => at === of.findIndex((other) => isSame(one, other)))
      .toSorted((a, b) => compareText(a.openedOn ?? "", b.openedOn ?? ""));
    const joined = inOrder.reduce<BankBalance | null>((before, next) => {
      if (before === null) return next;
      const follows = before.closingMinor === next.openingMinor;
      return {
        ...before,
        closingMinor: next.closingMinor,
        gapOn: before.gapOn ?? (follows ? next.gapOn : next.openedOn),
      };
    }, null);
    return joined ?? [];
  });
}

function isSame(a: BankBalance, b: BankBalance): boolean {
  return a.openedOn === b.openedOn && a.openingMinor === b.openingMinor && a.closingMinor === b.closingMinor;
}

function gapsOf(lines: readonly Held[]): readonly PlainDate[] {
  return lines.flatMap((line, at) => {
    const before = lines[at - 1];
    return before === undefined || before.afterMinor + line.movedMinor === line.afterMinor
      ? []
      : [line.bookedOn];
  });
}
