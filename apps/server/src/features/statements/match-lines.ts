import type { StatementMatched, StatementQuery } from "@keystead/contract/statements";
import { addDays } from "@keystead/domain/calendar";
import { leaseMonths } from "@keystead/domain/leases";
import {
  isPaidFor,
  matchStatement,
  matchBookings,
  numberAgain,
  numberLines,
  SAME_MOVEMENT_DAYS,
} from "@keystead/domain/statements";
import type { KnownLease, LineToMatch, PayableMonth, RecordedDeposit } from "@keystead/domain/statements";

import type { Deps } from "#deps.ts";
import { issuesAt, refuseIssues } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { findOpenBookings } from "../bookings/index.ts";
import { depositDueMinor, readStandings } from "../rent-book/index.ts";
import type { ListedLeaseLine, LeaseWithAccount } from "../rent-book/index.ts";
import { bankHashes } from "./bank-hashes.ts";
import { bankLineIn } from "./statement-input.ts";
import { linesInBooks } from "./lines-in-books.ts";
import { findBookedLines, findKnownSides } from "./statement-store.ts";
import type { KnownSides } from "./statement-store.ts";
import { outcomeView } from "./outcome-view.ts";

/** How far back to look for a payment that a line repeats or that the bank takes back. */
const LOOK_BACK_DAYS = 100;
/**
 * The most days between the statement and a booking that one of its lines pays: a booking may be paid a year ahead,
 * or long afterwards.
 */
const STAY_DAYS = 400;

/** Matches the lines of a statement to leases, bookings and records. Stores nothing. */
export async function matchLines(
  work: Work,
  deps: Pick<Deps, "authSecret">,
  { lines: sent }: StatementQuery,
): Promise<StatementMatched> {
  const hashes = bankHashes(deps, work.scope);
  const lines = readLines(sent, hashes);
  const first = lines.map(({ bookedOn }) => bookedOn).reduce((a, b) => (a < b ? a : b));
  const standings = await readStandings(work, {});
  const last = lines.map(({ bookedOn }) => bookedOn).reduce((a, b) => (a > b ? a : b));
  const payees = lines.map((line) => hashes.payee(line));
  const sides = await findKnownSides(work, {
    since: addDays(first, -LOOK_BACK_DAYS),
    from: addDays(first, -SAME_MOVEMENT_DAYS),
    to: addDays(last, SAME_MOVEMENT_DAYS),
    payees: [...new Set(payees.flatMap((payee) => payee ?? []))],
  });
  const leases = standings.map((standing): KnownLease => knownLease(standing, sides));
  const { numbers, found, isBooked } = await bookedBefore(work, lines, { hashes, leases });
  const known = lines.map((line, at): LineToMatch => {
    const as = found[at];
    if (as?.as !== "payment") return { ...line, booked: null };
    const { leaseId, transferId, paidOn } = as;
    return { ...line, booked: { state: "booked", how: "statement", leaseId, transferId, paidOn } };
  });
  const shown = new Map(standings.map(({ lease }) => [lease.id, lease]));
  const outcomes = matchStatement(known, leases);
  const inBooks = linesInBooks(
    lines.map((line, at) => {
      const as = found[at];
      return {
        line,
        recorded: as?.as === "record" ? as : null,
        payees: hashes.payees(line),
        outcome: outcomes[at] ?? { state: "out" },
      };
    }),
    shown,
    // A record booked from one line of this statement cannot match another line.
    { ...sides, records: sides.records.filter((one) => one.line === null || !isBooked(one.line)) },
  );
  const { bookingById, ofBookings } = await matchOpenBookings(work, lines, {
    days: { from: addDays(first, -STAY_DAYS), through: addDays(last, STAY_DAYS) },
    payerOf: (line) => hashes.payerAccount(line),
    payersOf: (propertyId) => sides.bookingPayers.get(propertyId) ?? [],
    // A line that is already in the books is not matched to a booking.
    outcomes: outcomes.map((outcome, at) =>
      (inBooks[at]?.record ?? null) === null ? outcome : ({ state: "out" } as const),
    ),
  });
  return {
    lines: outcomes.map((outcome, at) =>
      outcomeView(outcome, {
        number: numbers[at] ?? 1,
        leases: shown,
        stays: bookingById,
        ofBookings: ofBookings[at] ?? null,
        inBooks: inBooks[at] ?? { record: null, habit: null },
      }),
    ),
  };
}

/** Reports all unreadable values at once; each issue names its line. */
function readLines(
  sent: StatementQuery["lines"],
  hashes: ReturnType<typeof bankHashes>,
): readonly LineToMatch[] {
  const read = sent.map((line, at) => {
    let found: LineToMatch | undefined;
    const issues = issuesAt(["lines", at], () => {
      const bankLine = bankLineIn(line);
      const accountKey = bankLine.account === null ? null : hashes.account(bankLine.account);
      found = { ...bankLine, accountKey, chosenLeaseId: line.lease ?? null, booked: null };
    });
    return { found, issues };
  });
  refuseIssues(read.flatMap(({ issues }) => issues));
  return read.flatMap(({ found }) => found ?? []);
}

/** How each line was booked before; identical lines are numbered. */
async function bookedBefore(
  work: Work,
  lines: readonly LineToMatch[],
  {
    hashes,
    leases,
  }: { readonly hashes: ReturnType<typeof bankHashes>; readonly leases: readonly KnownLease[] },
) {
  const counted = numberLines(lines);
  const booked = await findBookedLines(
    work,
    lines.map((line, at) => hashes.line(line, counted[at] ?? 1)),
  );
  const byId = new Map(leases.map((lease) => [lease.id, lease]));
  const bookedFor = (at: number, number: number) => {
    const line = lines[at];
    return line === undefined ? null : (booked.get(hashes.line(line, number)) ?? null);
  };
  const numbers = numberAgain(lines, bookedFor, (at, of) => {
    const [line, lease] = [lines[at], of.as === "payment" ? byId.get(of.leaseId) : undefined];
    return line !== undefined && lease !== undefined && isPaidFor(line, lease);
  });
  return {
    numbers,
    found: lines.map((_line, at) => bookedFor(at, numbers[at] ?? 1)),
    isBooked: (line: string) => booked.has(line),
  };
}

type StaysOf = {
  readonly days: Parameters<typeof findOpenBookings>[1];
  readonly outcomes: Parameters<typeof matchBookings>[1];
  readonly payerOf: (line: LineToMatch) => string | null;
  /** The accounts that have already paid for bookings of a property. */
  readonly payersOf: (propertyId: string) => readonly string[];
};

/** The bookings with an outstanding amount, and which of them each line pays. */
async function matchOpenBookings(
  work: Work,
  lines: readonly LineToMatch[],
  { days, outcomes, payerOf, payersOf }: StaysOf,
) {
  const open = await findOpenBookings(work, days);
  const ofBookings = matchBookings(
    lines.map((line) => ({ ...line, payerKey: payerOf(line) })),
    outcomes,
    open.map((stay) => ({
      ...stay,
      propertyId: stay.property.id,
      payoutMinor: stay.payout?.amountMinor ?? null,
      payerAccounts: payersOf(stay.property.id),
    })),
  );
  return { bookingById: new Map(open.map((stay) => [stay.id, stay])), ofBookings };
}

/**
 * The deposit movements that passed through the bank. They are named by their index in the lease's list, because they
 * are compared only within it.
 */
function recordedDeposits({ id, deposits }: ListedLeaseLine): readonly RecordedDeposit[] {
  return [...deposits.entries()].flatMap(([at, { type, movedOn, amountMinor, transfer }]) =>
    transfer || type === "retained"
      ? []
      : [
          {
            depositId: `deposit ${at} of ${id}`,
            movedOn,
            amountMinor: type === "received" ? amountMinor : -amountMinor,
          },
        ],
  );
}

function knownLease(
  { lease, account }: LeaseWithAccount,
  { transfers, refunds, accounts }: Pick<KnownSides, "transfers" | "refunds" | "accounts">,
): KnownLease {
  const tenants = [lease.tenant, ...lease.coTenants];
  return {
    id: lease.id,
    currency: lease.currency,
    today: lease.today,
    tenants,
    months: leaseMonths(account, lease.graceDays)
      .filter(({ outstandingMinor }) => outstandingMinor > 0)
      .map(({ period, dueOn, outstandingMinor, rows }): PayableMonth => ({
        period,
        dueOn,
        openMinor: outstandingMinor,
        parts: rows
          .filter((part) => part.outstandingMinor > 0)
          .map(({ row, outstandingMinor: openMinor }) => ({ ref: row.id, kind: row.kind, openMinor })),
      })),
    rentable: { property: lease.property.name, unit: lease.unit?.name ?? null },
    transfers: transfers.get(lease.id) ?? [],
    refunds: refunds.get(lease.id) ?? [],
    deposits: recordedDeposits(lease),
    depositDueMinor: depositDueMinor(lease),
    accounts: tenants.flatMap(({ id }) => accounts.get(id) ?? []),
  };
}
