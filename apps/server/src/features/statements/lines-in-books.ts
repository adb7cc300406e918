import { enteredBefore, habitOf } from "@keystead/domain/statements";
import type { LineToMatch, StatementOutcome } from "@keystead/domain/statements";

import type { ListedLeaseLine } from "../rent-book/index.ts";
import type { BookedLine, KnownSides } from "./statement-store.ts";
import type { LineInBooks } from "./outcome-view.ts";

/** A line with its match to leases and the other known facts about it. */
export type LineOfBooks = {
  readonly line: LineToMatch;
  /** The record as which a statement posting booked the line. */
  readonly recorded: Extract<BookedLine, { as: "record" }> | null;
  readonly payees: readonly string[];
  readonly outcome: StatementOutcome;
};

type InBooks = KnownSides["records"][number];

/**
 * The record that each line has in the books, or how its payee's lines were booked before. Rent lines come first,
 * because rent that was entered in the books and not at the lease is the same money.
 */
export function linesInBooks(
  lines: readonly LineOfBooks[],
  leases: ReadonlyMap<string, ListedLeaseLine>,
  { records, past, names }: KnownSides,
): readonly LineInBooks[] {
  const open = lines.filter(({ recorded }) => recorded === null);
  const entered = new Map<LineToMatch, InBooks>();
  const take = (candidates: readonly LineOfBooks[], mayBe: (record: InBooks) => boolean): void => {
    const taken = new Set([...entered.values()].map(({ id }) => id));
    const found = enteredBefore(
      candidates.map(({ line, payees }) => ({ ...line, payees })),
      records.filter((record) => !taken.has(record.id) && mayBe(record)),
    );
    for (const [at, record] of found.entries()) {
      const line = candidates[at]?.line;
      if (record !== null && line !== undefined) entered.set(line, record);
    }
  };
  for (const [property, rents] of Map.groupBy(open, ({ outcome }) => rentAt(outcome, leases)))
    if (property !== null)
      take(rents, (one) => one.line === null && one.category === "rent" && one.property.id === property);
  const others = open.filter(({ outcome }) => mayBeRecord(outcome));
  const [out, came] = [
    others.filter(({ line }) => line.amountMinor < 0),
    others.filter(({ line }) => line.amountMinor > 0),
  ];
  take(out, ({ book }) => book === "expense");
  take(came, ({ book }) => book === "income");
  const named = (id: string | null) => (id === null ? null : { id, name: names.get(id) ?? "" });
  return lines.map(({ line, recorded, payees, outcome }): LineInBooks => {
    if (recorded !== null) {
      const { record, others: more } = recorded;
      return { record: { ...record, others: more, how: "statement" }, habit: null };
    }
    const record = entered.get(line);
    if (record !== undefined) return { record: { ...record, how: "otherwise" }, habit: null };
    const [payee] = payees;
    const isNoRent = outcome.state === "out" || outcome.state === "none";
    const habit = isNoRent && payee !== undefined ? habitOf(line, past.get(payee) ?? []) : null;
    if (habit === null) return { record: null, habit: null };
    const { propertyId, unitId, category, nature, lastOn } = habit;
    return {
      record: null,
      habit: { property: named(propertyId), unit: named(unitId), category, nature, lastOn },
    };
  });
}

/** Whether the line may be a record: no recorded payment of a lease explains it, even if a lease owes its sum. */
function mayBeRecord(outcome: StatementOutcome): boolean {
  if (outcome.state === "doubtful") return outcome.doubt === "payer_unknown";
  // A deposit that is only due may have been entered as an income instead of at the lease.
  if (outcome.state === "deposit") return outcome.recordedOn === null;
  if (outcome.state === "returned") return outcome.of.length === 0 && outcome.lineOn === null;
  return outcome.state === "out" || outcome.state === "none";
}

/** The property of the rent that a line probably pays, or null. */
function rentAt(outcome: StatementOutcome, leases: ReadonlyMap<string, ListedLeaseLine>): string | null {
  const proposal =
    outcome.state === "certain"
      ? outcome.proposal
      : outcome.state === "doubtful" && outcome.doubt === "account_unknown"
        ? outcome.proposals[0]
        : undefined;
  return leases.get(proposal?.leaseId ?? "")?.property.id ?? null;
}
