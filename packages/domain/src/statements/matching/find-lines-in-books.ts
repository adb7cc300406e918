import type { PlainDate } from "../../calendar/index.ts";
import { monthsOfSum, payableBy } from "./fit-amount.ts";
import type { BookedRefund, BookedTransfer } from "./known-lease.ts";
import type { Matched, Payer, ReadLine } from "./known-payers.ts";
import { oneForOne } from "./one-for-one.ts";
import type { StatementOutcome } from "./statement-outcome.ts";

type Booked = Extract<StatementOutcome, { state: "booked" }>;

/** A line with its index and its possible payers. */
export type NumberedLine = {
  readonly at: number;
  readonly line: ReadLine;
  readonly payers: readonly Payer[];
};

/** Recorded money of a lease that a line may be. */
type Movement = {
  readonly of: Matched;
  readonly id: string;
  readonly day: PlainDate;
  readonly amountMinor: number;
  readonly ofFile: boolean;
  readonly transferId: string;
};

/**
 * The lines that are already in the books, however the bank words them now: those booked from a statement, then those
 * with an equal payment or refund within 3 days, each of these for one line. Lines with a known payer come first. A
 * line of an unknown payer may be any payment of that sum, but does not match one that was entered by hand while a
 * lease still owes that sum.
 */
export function findLinesInBooks(
  lines: readonly NumberedLine[],
  known: readonly Matched[],
): ReadonlyMap<number, Booked> {
  const found = new Map<number, Booked>();
  for (const { at, line } of lines) {
    if (line.booked === null) continue;
    found.set(at, line.booked);
    speakFor(line, line.booked, known);
  }
  const open = (): readonly NumberedLine[] =>
    lines.filter(({ at, line }) => !found.has(at) && line.chosenLeaseId === null);
  const take = (candidates: readonly NumberedLine[], movements: readonly Movement[]): void => {
    for (const [{ at }, movement] of pairsOf(candidates, movements)) {
      const { of, id, transferId, day } = movement;
      of.spoken.add(id);
      found.set(at, { state: "booked", how: "otherwise", leaseId: of.lease.id, transferId, paidOn: day });
    }
  };
  for (const isKnown of [(by: Payer["by"]) => by !== "reference", (by: Payer["by"]) => by === "reference"])
    for (const of of known) {
      const movements = movementsOf(of);
      if (movements.length === 0) continue;
      const theirs = open().filter(({ payers }) => payers.some((one) => one.of === of && isKnown(one.by)));
      take(theirs, movements);
    }
  const ofNobody = open().filter(({ line, payers }) => payers.length === 0 && mayBeAnybodys(line));
  const [contended, free] = partition(ofNobody, ({ line }) => line.name !== "" && isOwed(line, known));
  const all = known.flatMap(movementsOf);
  take(free, all);
  take(
    contended,
    all.filter(({ of, id, ofFile }) => ofFile && !of.spoken.has(id)),
  );
  return found;
}

/**
 * Whether any lease may have paid it: a payment, or money that the bank took back. Other outgoing money to an unknown
 * party is not a refund.
 */
function mayBeAnybodys({ amountMinor, returned }: ReadLine): boolean {
  return amountMinor > 0 || returned;
}

function speakFor(line: ReadLine, { leaseId, transferId }: Booked, known: readonly Matched[]): void {
  const of = known.find(({ lease }) => lease.id === leaseId);
  if (of === undefined) return;
  if (line.amountMinor > 0) of.spoken.add(transferId);
  const refund = of.lease.refunds.find(
    (one) =>
      one.transferId === transferId && one.amountMinor === -line.amountMinor && !of.spoken.has(one.refundId),
  );
  if (refund !== undefined) of.spoken.add(refund.refundId);
}

function movementsOf(of: Matched): readonly Movement[] {
  const paid = of.lease.transfers.map((one: BookedTransfer) => ({
    of,
    id: one.transferId,
    day: one.paidOn,
    amountMinor: one.amountMinor,
    ofFile: one.ofFile,
    transferId: one.transferId,
  }));
  const back = of.lease.refunds.map((one: BookedRefund) => ({
    of,
    id: one.refundId,
    day: one.refundedOn,
    amountMinor: -one.amountMinor,
    ofFile: false,
    transferId: one.transferId,
  }));
  return [...paid, ...back].filter(({ id }) => !of.spoken.has(id));
}

function pairsOf(
  lines: readonly NumberedLine[],
  movements: readonly Movement[],
): readonly (readonly [NumberedLine, Movement])[] {
  const bySum = Map.groupBy(movements, ({ of, amountMinor }) => `${amountMinor} ${of.lease.currency}`);
  const groups = Map.groupBy(lines, ({ line }) => `${line.amountMinor} ${line.currency}`);
  return [...groups].flatMap(([sum, candidates]) => {
    const there = bySum.get(sum) ?? [];
    const positions = oneForOne(
      candidates.map(({ line }) => line.bookedOn),
      there.map(({ day }) => day),
    );
    return candidates.flatMap((one, at): (readonly [NumberedLine, Movement])[] => {
      const movement = there[positions[at] ?? -1];
      return movement === undefined ? [] : [[one, movement]];
    });
  });
}

/** Whether a lease still owes exactly this sum. */
function isOwed(line: ReadLine, known: readonly Matched[]): boolean {
  return known.some(
    ({ lease }) => lease.currency === line.currency && monthsOfSum(line, payableBy(line, lease)) !== null,
  );
}

function partition<Of>(all: readonly Of[], is: (one: Of) => boolean): readonly [Of[], Of[]] {
  return [all.filter(is), all.filter((one) => !is(one))];
}
