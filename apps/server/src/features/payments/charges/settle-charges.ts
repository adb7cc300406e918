import type {
  LeaseView,
  NewSettlement,
  SettledYear,
  SettlementPreview,
  SettlementQuery,
} from "@keystead/contract/leases";
import type { PlainDate } from "@keystead/domain/calendar";
import { planSettlement, settledResult, settlementOf, yearsToSettle } from "@keystead/domain/leases";
import type { YearlySettlement } from "@keystead/domain/leases";

import { parseAmount, askFirst, badField, parseDay, refusal } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import {
  insertRentRows,
  insertWriteDowns,
  leaseView,
  noteSettledYear,
  requireLease,
  requireLockedLease,
} from "../../leases/index.ts";
import { amountText } from "../../properties/index.ts";
import { storedLedgerOf, namedLease } from "../../rent-book/index.ts";
import type { StoredLease } from "../../rent-book/index.ts";
import { discardSettlement } from "../discard-store.ts";

/** R-C19: the figures for the letter, before anything is booked; writes nothing. */
export async function previewSettlement(work: Work, input: SettlementQuery): Promise<SettlementPreview> {
  const lease = await requireLease(work, input.id);
  const plan = settlementFor(lease, input, lease.today);
  const money = (minor: number): string => amountText(minor, lease.currency);
  const before = settledResult(lease, input.year);
  return {
    currency: lease.currency,
    year: input.year,
    share: money(plan.shareMinor),
    advances: money(plan.advancesMinor),
    months: plan.months,
    result: money(plan.resultMinor),
    unpaid: money(plan.unpaidMinor),
    balanceAfter: money(plan.balanceAfterMinor),
    settledBefore: before === null ? null : money(before),
  };
}

/**
 * R-C19: books the result as it was shown. An extra to pay becomes a one-off charge; a result in the tenant's favour
 * becomes write-downs of the year's advances, newest first; a zero result is only recorded. A year is settled once,
 * unless a second time is confirmed.
 */
export async function settleCharges(work: Work, input: NewSettlement): Promise<LeaseView> {
  const lease = await requireLockedLease(work, { lease: input.id });
  const { id, year, note } = input;
  const dueOn = input.dueOn === undefined ? lease.today : parseDay(input.dueOn, "dueOn");
  const plan = settlementFor(lease, input, dueOn);
  const { shareMinor, advancesMinor, resultMinor, charge, writeDowns } = plan;
  // Confirmed before the figures are compared, because the write-downs of an earlier settlement have changed them.
  if (settledResult(lease, year) !== null) askFirst(["CHARGES_SETTLED_BEFORE"], input.confirm);
  const shownMinor = parseAmount(input.result, lease.currency, { field: "result", rule: "any" });
  if (shownMinor !== resultMinor) throw refusal("STALE", { version: lease.version });
  if (charge !== null) await insertRentRows(work, id, [{ ...charge, note, settlesYear: year }]);
  if (resultMinor === 0) await noteSettledYear(work, { leaseId: id, year, note });
  await insertWriteDowns(
    work,
    id,
    writeDowns.map((down) => ({ ...down, note })),
  );
  const changes = { year, shareMinor, advancesMinor, resultMinor, charge, writeDowns };
  await writeAudit(work, { action: "create", entity: "settlement", entityId: id, partOf: id, changes });
  return leaseView(await requireLease(work, id), work.scope);
}

/** Deletes all that was booked for a year, as long as nothing was paid for the extra; Undo restores it. */
export async function deleteSettlement(work: Work, { id, year }: SettledYear): Promise<{ trashId: string }> {
  const lease = await requireLockedLease(work, { lease: id });
  const { rows, writeDowns } = settlementOf(lease, year);
  if (settledResult(lease, year) === null) throw refusal("NOT_FOUND");
  if (lease.payments.some(({ rowId }) => rows.some((row) => row.id === rowId)))
    throw refusal("HAS_PAYMENTS", { records: [namedLease(lease)] });
  const trashId = await discardSettlement(work, id, {
    year,
    rowIds: rows.map((row) => row.id),
    writeDownIds: writeDowns.map((down) => down.id),
  });
  const changes = { year, resultMinor: settledResult(lease, year) };
  await writeAudit(work, { action: "delete", entity: "settlement", entityId: id, partOf: id, changes });
  return { trashId };
}

function settlementFor(
  lease: StoredLease,
  input: Pick<SettlementQuery, "year" | "share">,
  dueOn: PlainDate,
): YearlySettlement {
  const { year } = input;
  if (!yearsToSettle(lease.rows, lease.today).includes(year)) throw badField(["year"], "YEAR_NOT_BILLED");
  const shareMinor = parseAmount(input.share, lease.currency, { field: "share", rule: "not_negative" });
  const plan = planSettlement({ ledger: storedLedgerOf(lease), today: lease.today, year, shareMinor, dueOn });
  if (!plan.ok) throw badField(["share"], plan.code);
  return plan.value;
}
