import { enteredBefore, habitOf } from "@keystead/domain/statements";
import type { LineToMatch, StatementOutcome } from "@keystead/domain/statements";

import type { LeaseLine } from "../rent-book/index.ts";
import type { BookedLine, KnownSides } from "./statement-store.ts";
import type { LineInBooks } from "./statement-view.ts";

/** A line with what it is of leases, and what is known of it besides. */
export type LineOfBooks = {
  readonly line: LineToMatch;
  /** What it was booked as from a statement. */
  readonly recorded: Extract<BookedLine, { as: "record" }> | null;
  readonly payees: readonly string[];
  readonly outcome: StatementOutcome;
};

type InBooks = KnownSides["records"][number];

/**
 * The record that each line is in the books, or how its payee's lines were booked before. Rent that somebody entered beside the lease is the
 * same money, so those lines are asked first.
 */
export function linesInBooks(
  lines: readonly LineOfBooks[],
  leases: ReadonlyMap<string, LeaseLine>,
  { records, past, names }: KnownSides,
): readonly LineInBooks[] {
  const open = lines.filter(({ recorded }) => recorded === null);
  const entered = new Map<LineToMatch, InBooks>();
  const take = (asked: readonly LineOfBooks[], mayBe: (record: InBooks) => boolean): void => {
    const taken = new Set([...entered.values()].map(({ id }) => id));
    const found = enteredBefore(
      asked.map(({ line, payees }) => ({ ...line, payees })),
      records.filter((record) => !taken.has(record.id) && mayBe(record)),
    );
    for (const [at, record] of found.entries()) {
      const line = asked[at]?.line;
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

/** What no payment of a lease speaks for: a sum that a lease merely owes is in the books as what it was booked as. */
function mayBeRecord(outcome: StatementOutcome): boolean {
  if (outcome.state === "doubtful") return outcome.doubt === "payer_unknown";
  // One that is only due may have been entered as an income instead of at the lease.
  if (outcome.state === "deposit") return outcome.recordedOn === null;
  if (outcome.state === "returned") return outcome.of.length === 0 && outcome.lineOn === null;
  return outcome.state === "out" || outcome.state === "none";
}

/** Where the rent was due that a line pays as far as anybody can tell. */
function rentAt(outcome: StatementOutcome, leases: ReadonlyMap<string, LeaseLine>): string | null {
  const proposal =
    outcome.state === "certain"
      ? outcome.proposal
      : outcome.state === "doubtful" && outcome.doubt === "account_unknown"
        ? outcome.proposals[0]
        : undefined;
  return leases.get(proposal?.leaseId ?? "")?.property.id ?? null;
}
