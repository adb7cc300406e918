import type { BaseFigures } from "@keystead/contract/fx";
import type { CurrencyAmount } from "@keystead/contract/wire";
import { monthOf } from "@keystead/domain/calendar";
import type { Month } from "@keystead/domain/calendar";
import type { FxRecord } from "@keystead/domain/fx";
import { overdueMonths, rentOfPeriod } from "@keystead/domain/leases";
import { currency } from "@keystead/domain/money";

import type { Work } from "#kernel/work.ts";
import { ratesInto, readMoved } from "../../fx/index.ts";
import type { InBase, MovedGroup } from "../../fx/index.ts";
import { heldMinor } from "../../rent-book/index.ts";
import type { LeaseWithAccount } from "../../rent-book/index.ts";

type Shown = {
  readonly month: Month;
  readonly lines: readonly LeaseWithAccount[];
  /** The figures of one property, or null for all properties that are not archived. */
  readonly propertyId: string | null;
  /** The currencies of the received and spent amounts. */
  readonly moved: readonly string[];
};

export type InBaseCurrency = {
  readonly figures: BaseFigures | null;
  /** The received amount of a property, if it is in another currency and can be converted. */
  readonly receivedOf: (propertyId: string) => CurrencyAmount | null;
};

const NOTHING: InBaseCurrency = { figures: null, receivedOf: () => null };

/**
 * The figures of a portfolio or property in the base currency. Each record is converted separately and by its own
 * month (R-B06): a rent row by the month in which it is due, received money by its day, held deposits by the current
 * month (R-B07). Two statements at most.
 */
export async function baseFigures(work: Work, shown: Shown): Promise<InBaseCurrency> {
  const { lines, month } = shown;
  const currencies = new Set([...lines.map(({ lease }) => lease.currency), ...shown.moved]);
  if (currencies.size === 0) return NOTHING;
  const overdue = lines.flatMap(overdueRecords);
  const inBase = await ratesInto(work, [month, ...overdue.map(({ period }) => period)]);
  if ([...currencies].every((code) => code === inBase.baseCurrency)) return NOTHING;
  const moved = await readMoved(work, { period: month, propertyId: shown.propertyId });
  const received = moved.filter(({ book }) => book === "income");
  const spent = moved.filter(({ book }) => book === "expense");
  const rents = lines.map((line) => ({
    line,
    rent: rentOfPeriod(line.account, { first: month, last: month }),
  }));
  const figures = {
    settled: inBase.beside(rents.map(({ line, rent }) => recordOf(line, rent?.settledMinor ?? 0, month))),
    expected: inBase.beside(rents.map(({ line, rent }) => recordOf(line, rent?.expectedMinor ?? 0, month))),
    overdue: inBase.beside(overdue),
    received: inBase.beside(received),
    spent: inBase.beside(spent),
    net: inBase.beside([...received, ...spent.map((one) => ({ ...one, minor: -one.minor }))]),
    held: inBase.beside(lines.map((line) => recordOf(line, heldMinor(line.lease, line.lease.today), month))),
  };
  if (Object.values(figures).every((sum) => sum === null)) return NOTHING;
  const byProperty = Map.groupBy(received, ({ propertyId }) => propertyId);
  return { figures, receivedOf: (id) => convertedSum(byProperty.get(id) ?? [], inBase) };
}

function recordOf({ lease }: LeaseWithAccount, minor: number, period: Month): FxRecord {
  return { minor, currency: currency(lease.currency), period, times: 1 };
}

function overdueRecords(line: LeaseWithAccount): readonly FxRecord[] {
  return overdueMonths(line.account, line.lease.graceDays).map(({ amountDueMinor, dueOn }) =>
    recordOf(line, amountDueMinor, monthOf(dueOn)),
  );
}

function convertedSum(received: readonly MovedGroup[], inBase: InBase): CurrencyAmount | null {
  const { total = null, currency: code = "" } = inBase.beside(received) ?? {};
  return total === null ? null : { amount: total, currency: code };
}
