import type { LineToPost, NewStatementPosting, StatementPosted } from "@keystead/contract/statements";
import { isSameAccount, payingTenant } from "@keystead/domain/statements";

import type { Deps } from "#deps.ts";
import { badField, issuesAt, refusal, refuseIssues } from "#kernel/api/index.ts";
import { keepBatch } from "#kernel/trash/batch-store.ts";
import type { Work } from "#kernel/work.ts";
import { postPayment } from "../payments/index.ts";
import { lockWorkspace } from "../plans/index.ts";
import { bankHashes } from "./bank-hashes.ts";
import { postRecords, readRecordLine } from "./post-records.ts";
import { postBookings, readBookingLines, bookingIdsIn } from "./post-bookings.ts";
import { postRefunds, readRefund } from "./post-refunds.ts";
import { printedIn } from "./statement-input.ts";
import {
  findCurrencies,
  findPayers,
  insertAccounts,
  insertLines,
  lockStatementRecords,
} from "./posting-store.ts";
import { findBookedLines } from "./statement-store.ts";
import type { StoredPosting } from "./stored-posting.ts";

type Hashed = {
  readonly at: number;
  readonly line: LineToPost;
  readonly hash: string;
  readonly amountMinor: number;
};

/**
 * Books the chosen lines, all or none: a tenant's line as a transfer as in the payment form, a guest's or a channel's
 * line on its bookings, any other as a record of the books. A line that has been booked in the meantime, in another
 * tab or by another person, is skipped; the lock on the workspace ensures that it is booked once.
 */
export async function postStatement(
  work: Work,
  deps: Pick<Deps, "authSecret">,
  { lines, stays, records, refunds }: NewStatementPosting,
): Promise<StatementPosted> {
  const requested = lines.length + stays.length + records.length + refunds.length;
  if (requested === 0) throw badField(["lines"], "ROWS_REQUIRED");
  const hashes = bankHashes(deps, work.scope);
  const readRecords = records.map((record, at) => readRecordLine(record, at, hashes));
  const readRefunds = refunds.map((refund, at) => readRefund(refund, at, hashes));
  const read = lines.map((line, at) => hashedLine(line, at, hashes));
  const readBookings = stays.map((line, at) => readBookingLines(line, at, hashes));
  await lockWorkspace(work);
  const known = await findBookedLines(
    work,
    [...read, ...readBookings, ...readRecords, ...readRefunds].map(({ hash }) => hash),
  );
  const seen = new Set<string>(known.keys());
  const isFirst = ({ hash }: { readonly hash: string }): boolean => !seen.has(hash) && !!seen.add(hash);
  const open = read.filter(isFirst);
  const toBookings = readBookings.filter(isFirst);
  const toRecord = readRecords.filter(isFirst);
  const toRefund = readRefunds.filter(isFirst);
  const booked = open.length + toBookings.length + toRecord.length + toRefund.length;
  if (booked === 0) return { undoId: null, booked, recorded: 0, already: requested };
  const leasesOf = [...open.map(({ line }) => line), ...toRefund.map(({ refund }) => refund)];
  const leaseIds = [...new Set(leasesOf.map(({ lease }) => lease))].toSorted();
  await lockStatementRecords(work, leaseIds, {
    propertyIds: toRecord.map(({ record }) => record.propertyId),
    unitIds: toRecord.flatMap(({ record: { unitId } }) => unitId ?? []),
    bookingIds: bookingIdsIn(toBookings),
  });
  await assertInCurrency(work, open);
  const made: {
    readonly hash: string;
    readonly leaseId: string;
    readonly transferId: string;
    readonly amountMinor: number;
  }[] = [];
  for (const { line, hash, amountMinor } of open)
    made.push({ hash, leaseId: line.lease, amountMinor, transferId: await bookLine(work, line) });
  const paidBookings = await postBookings(work, toBookings);
  const recorded = await postRecords(work, toRecord);
  const refunded = await postRefunds(work, toRefund);
  await insertLines(work, [...made, ...paidBookings.lines, ...recorded.lines, ...refunded.lines]);
  const accountIds = await insertAccounts(work, await accountsOf(work, open, hashes));
  const posting: StoredPosting = {
    transfers: made.map(({ transferId, leaseId, amountMinor }) => ({ transferId, leaseId, amountMinor })),
    accountIds: [...accountIds],
    stays: [...paidBookings.made],
    records: [...paidBookings.records, ...recorded.made],
    refunds: [...refunded.made],
  };
  const undoId = await keepBatch(work, "statement", posting);
  return { undoId, booked, recorded: toRecord.length + toRefund.length, already: requested - booked };
}

/** A line must be in its lease's currency (R-A06). */
async function assertInCurrency(work: Work, open: readonly Hashed[]): Promise<void> {
  const currencies = await findCurrencies(
    work,
    open.map(({ line: { lease } }) => lease),
  );
  if (open.some(({ line: { lease } }) => !currencies.has(lease))) throw refusal("NOT_FOUND");
  refuseIssues(
    open
      .filter(({ line: { lease, currency } }) => currencies.get(lease) !== currency)
      .map(({ at }) => ({ path: ["lines", at, "currency"], code: "CURRENCY_MISMATCH" })),
  );
}

function hashedLine(line: LineToPost, at: number, hashes: ReturnType<typeof bankHashes>): Hashed {
  let found: Hashed | undefined;
  refuseIssues(
    issuesAt(["lines", at], () => {
      const printed = printedIn(line, "positive");
      found = { at, line, hash: hashes.line(printed, line.number), amountMinor: printed.amountMinor };
    }),
  );
  if (found === undefined) throw new Error("a line that was neither read nor refused");
  return found;
}

/** No text or name from the statement is stored with the payment. */
function bookLine(work: Work, { lease, rows, amount, outstanding, bookedOn }: LineToPost): Promise<string> {
  const payment = { id: lease, rows, amount, paidOn: bookedOn, method: "bank_transfer", note: "" } as const;
  return postPayment(work, outstanding === undefined ? payment : { ...payment, outstanding });
}

/**
 * The tenant for each line's account: the tenant with the payer's name, otherwise the main tenant. The owner's own
 * account is left out.
 */
async function accountsOf(
  work: Work,
  open: readonly Hashed[],
  hashes: ReturnType<typeof bankHashes>,
): Promise<Parameters<typeof insertAccounts>[1]> {
  const own = open.flatMap(({ line: { ownAccount } }) => ownAccount ?? []);
  const payers = await findPayers(work, [...new Set(open.map(({ line: { lease } }) => lease))]);
  return open.flatMap(({ line: { lease, name, account } }) => {
    const tenant = payingTenant(name, payers.get(lease) ?? []);
    return account === null ||
      account.length < 6 ||
      tenant === null ||
      own.some((one) => isSameAccount(one, account))
      ? []
      : [{ tenantId: tenant.id, hash: hashes.account(account), lastFour: account.slice(-4) }];
  });
}
