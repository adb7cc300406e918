import type { StatementMatched, StatementQuery } from "@keystead/contract/statements";
import { addDays } from "@keystead/domain/calendar";
import { leaseMonths } from "@keystead/domain/leases";
import { isPaidFor, matchStatement, numberAgain, numberLines } from "@keystead/domain/statements";
import type { KnownLease, LineToMatch, PayableMonth } from "@keystead/domain/statements";

import type { Deps } from "#deps.ts";
import { issuesAt, refuseIssues } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { readStandings } from "../rent-book/index.ts";
import type { StandingLease } from "../rent-book/index.ts";
import { bankHashes } from "./bank-hashes.ts";
import { bankLineIn } from "./statement-input.ts";
import { findAccounts, findBookedLines, findTransfersSince } from "./statement-store.ts";
import { outcomeView } from "./statement-view.ts";

/** How far back a payment may lie that a line repeats, or that the bank takes back. */
const LOOK_BACK_DAYS = 100;

/** Whose rent the lines of a statement are. Reads, and keeps nothing of them. */
export async function matchLines(
  work: Work,
  deps: Pick<Deps, "authSecret">,
  { lines: sent }: StatementQuery,
): Promise<StatementMatched> {
  const hashes = bankHashes(deps, work.scope);
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
  const lines = read.flatMap(({ found }) => found ?? []);
  const first = lines.map(({ bookedOn }) => bookedOn).reduce((a, b) => (a < b ? a : b));
  const standings = await readStandings(work, {});
  const transfers = await findTransfersSince(work, addDays(first, -LOOK_BACK_DAYS));
  const accounts = await findAccounts(work);
  const numbers = numberLines(lines);
  const booked = await findBookedLines(
    work,
    lines.map((line, at) => hashes.line(line, numbers[at] ?? 1)),
  );
  const leases = standings.map((standing): KnownLease => knownLease(standing, transfers, accounts));
  const byId = new Map(leases.map((lease) => [lease.id, lease]));
  const bookedFor = (at: number, number: number) => {
    const line = lines[at];
    return line === undefined ? null : (booked.get(hashes.line(line, number)) ?? null);
  };
  const again = numberAgain(lines, bookedFor, (at, { leaseId }) => {
    const [line, lease] = [lines[at], byId.get(leaseId)];
    return line !== undefined && lease !== undefined && isPaidFor(line, lease);
  });
  const known = lines.map((line, at): LineToMatch => {
    const found = bookedFor(at, again[at] ?? 1);
    return { ...line, booked: found === null ? null : { state: "booked", how: "statement", ...found } };
  });
  const shown = new Map(standings.map(({ lease }) => [lease.id, lease]));
  return {
    lines: matchStatement(known, leases).map((outcome, at) =>
      outcomeView(outcome, { number: again[at] ?? 1, leases: shown }),
    ),
  };
}

function knownLease(
  { lease, account }: StandingLease,
  transfers: Awaited<ReturnType<typeof findTransfersSince>>,
  accounts: Awaited<ReturnType<typeof findAccounts>>,
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
    transfers: transfers.get(lease.id) ?? [],
    accounts: tenants.flatMap(({ id }) => accounts.get(id) ?? []),
  };
}
