import type {
  AmountStep,
  LeaseTerms,
  NewRentRow,
  RowChanges,
  StepKind,
  WriteDown,
} from "@keystead/domain/leases";
import { and, eq, inArray, sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";

import { rowsOf } from "#kernel/db/queries/rows.ts";
import { leaseTermStep, rentStep, settledYear } from "#kernel/db/schema/index.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

/**
 * Leaves existing monthly rows as they are, because two runs of the horizon job, or a run and a payment, may insert
 * at the same time.
 */
export async function insertRentRows(
  { tx, scope }: Work<WorkspaceScope>,
  leaseId: string,
  rows: readonly RowToStore[],
): Promise<readonly { readonly id: string; readonly period: string; readonly kind: string }[]> {
  if (rows.length === 0) return [];
  const made = await tx.execute(sql`${rowInsert(scope, [{ leaseId, rows }])} returning id, period, kind`);
  return rowsOf(made).map(({ id, period, kind }) => ({
    id: String(id),
    period: String(period),
    kind: String(kind),
  }));
}

/** Inserts the rows of many new leases in one statement. */
export async function insertSchedules(
  { tx, scope }: Work<WorkspaceScope>,
  schedules: readonly LeaseRows[],
): Promise<void> {
  if (schedules.some(({ rows }) => rows.length > 0)) await tx.execute(rowInsert(scope, schedules));
}

export type OpeningCredit = { readonly paidOn: string; readonly amountMinor: number };

/** Inserts the rows of a new lease and, on the first of them, its opening credit, which is no Income (R-C21). */
export async function insertSchedule(
  work: Work<WorkspaceScope>,
  leaseId: string,
  schedule: { readonly rows: readonly NewRentRow[]; readonly credit: OpeningCredit | null },
): Promise<void> {
  const { tx, scope } = work;
  const { rows, credit } = schedule;
  const [first] = rows;
  if (first === undefined) return;
  if (credit === null) {
    await insertRentRows(work, leaseId, rows);
    return;
  }
  await tx.execute(sql`
    with made as (${rowInsert(scope, [{ leaseId, rows }])} returning id, period, kind)
    insert into lease_payment (workspace_id, lease_id, rent_row_id, paid_on, amount_minor, method, opening_credit)
    select ${scope.workspaceId}::uuid, ${leaseId}::uuid, id, ${credit.paidOn}::date, ${credit.amountMinor}::bigint, 'other', true
    from made where period = ${first.period} and kind = ${first.kind}`);
}

/** A plan's changes of the rows, as parts of the statement that writes the lease; deletions come before insertions. */
export function rowChanges(scope: WorkspaceScope, leaseId: string, changes: RowChanges): SQL {
  const { workspaceId } = scope;
  const emptyWaivers = changes.waiverCuts.filter(({ amountMinor }) => amountMinor === 0).map(({ id }) => id);
  return sql`
    with deleted as (
      delete from rent_row where workspace_id = ${workspaceId}::uuid and lease_id = ${leaseId}::uuid
        and id in (select jsonb_array_elements_text(${JSON.stringify(changes.deletes)}::jsonb)::uuid)
      returning id),
    changed as (
      update rent_row r set starts_on = c."startsOn", ends_on = c."endsOn", due_on = c."dueOn", amount_minor = c."amountMinor",
        version = r.version + 1, updated_at = now()
      from jsonb_to_recordset(${JSON.stringify(changes.updates)}::jsonb)
        as c("rowId" uuid, "startsOn" date, "endsOn" date, "dueOn" date, "amountMinor" bigint)
      where r.workspace_id = ${workspaceId}::uuid and r.lease_id = ${leaseId}::uuid and r.id = c."rowId"),
    cut as (
      update write_down w set amount_minor = c."amountMinor"
      from jsonb_to_recordset(${JSON.stringify(changes.waiverCuts.filter(({ amountMinor }) => amountMinor > 0))}::jsonb)
        as c(id uuid, "amountMinor" bigint)
      where w.workspace_id = ${workspaceId}::uuid and w.lease_id = ${leaseId}::uuid and w.id = c.id),
    dropped as (
      delete from write_down where workspace_id = ${workspaceId}::uuid and lease_id = ${leaseId}::uuid
        and id in (select jsonb_array_elements_text(${JSON.stringify(emptyWaivers)}::jsonb)::uuid)),
    made as (${rowInsert(scope, [{ leaseId, rows: changes.inserts }], sql`where (select count(*) from deleted) >= 0`)}),
    written as (${writeDownInsert(scope, leaseId, changes.writeDowns)})`;
}

/** Returns the new write-down of each row. */
export async function insertWriteDowns(
  { tx, scope }: Work<WorkspaceScope>,
  leaseId: string,
  writeDowns: readonly (WriteDown & { readonly note?: string })[],
): Promise<ReadonlyMap<string, string>> {
  if (writeDowns.length === 0) return new Map();
  const made = await tx.execute(
    sql`${writeDownInsert(scope, leaseId, writeDowns)} returning id, rent_row_id as row_id`,
  );
  return new Map(rowsOf(made).map(({ id, row_id: rowId }) => [String(rowId), String(id)]));
}

/** The steps are on different days; a step on the day of an existing one replaces it (R-C07). */
export async function putRentSteps(
  { tx, scope: { workspaceId } }: Work<WorkspaceScope>,
  { id: leaseId, kind }: { readonly id: string; readonly kind: StepKind },
  steps: readonly AmountStep[],
): Promise<void> {
  if (steps.length === 0) return;
  await tx
    .insert(rentStep)
    .values(
      steps.map(({ from, amountMinor }) => ({ workspaceId, leaseId, kind, effectiveOn: from, amountMinor })),
    )
    .onConflictDoUpdate({
      target: [rentStep.workspaceId, rentStep.leaseId, rentStep.kind, rentStep.effectiveOn],
      set: { amountMinor: sql`excluded.amount_minor` },
    });
}

export async function deleteRentSteps(
  { tx, scope }: Work<WorkspaceScope>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .delete(rentStep)
    .where(and(eq(rentStep.workspaceId, scope.workspaceId), inArray(rentStep.id, [...ids])));
}

/** Replaces the steps of payment day and proration (R-C07). */
export async function replaceTermSteps(
  { tx, scope: { workspaceId } }: Work<WorkspaceScope>,
  leaseId: string,
  steps: LeaseTerms["termSteps"],
): Promise<void> {
  await tx
    .delete(leaseTermStep)
    .where(and(eq(leaseTermStep.workspaceId, workspaceId), eq(leaseTermStep.leaseId, leaseId)));
  if (steps.length === 0) return;
  await tx
    .insert(leaseTermStep)
    .values(steps.map(({ from, ...terms }) => ({ workspaceId, leaseId, fromMonth: from, ...terms })));
}

/** Records that a year is settled although nothing was booked for it (R-C19). */
export async function noteSettledYear(
  { tx, scope: { workspaceId } }: Work<WorkspaceScope>,
  settled: { readonly leaseId: string; readonly year: number; readonly note: string },
): Promise<void> {
  await tx
    .insert(settledYear)
    .values({ workspaceId, ...settled })
    .onConflictDoNothing();
}

/** A row with the fields that the rules do not derive: a reason, and the year that it settles. */
type RowToStore = NewRentRow & { readonly note?: string; readonly settlesYear?: number };

type LeaseRows = { readonly leaseId: string; readonly rows: readonly RowToStore[] };

function rowInsert(
  { workspaceId }: WorkspaceScope,
  schedules: readonly LeaseRows[],
  condition: SQL = sql``,
): SQL {
  const rows = schedules.flatMap(({ leaseId, rows: own }) => own.map((row) => ({ leaseId, ...row })));
  return sql`insert into rent_row (workspace_id, lease_id, kind, period, starts_on, ends_on, due_on, amount_minor, one_off, adjusts_row_id, settles_year, note)
    select ${workspaceId}::uuid, "leaseId", kind, period, "startsOn", "endsOn", "dueOn", "amountMinor", "oneOff", "adjustsRowId", "settlesYear",
      coalesce(note, '')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x("leaseId" uuid, kind text, period text, "startsOn" date, "endsOn" date, "dueOn" date,
      "amountMinor" bigint, "oneOff" boolean, "adjustsRowId" uuid, "settlesYear" integer, note text) ${condition}
    on conflict do nothing`;
}

function writeDownInsert(
  { workspaceId }: WorkspaceScope,
  leaseId: string,
  writeDowns: readonly (WriteDown & { readonly note?: string })[],
): SQL {
  return sql`insert into write_down (workspace_id, lease_id, rent_row_id, made_on, amount_minor, reason, note)
    select ${workspaceId}::uuid, ${leaseId}::uuid, "rowId", "writtenOn", "amountMinor", reason, coalesce(note, '')
    from jsonb_to_recordset(${JSON.stringify(writeDowns)}::jsonb)
      as x("rowId" uuid, "writtenOn" date, "amountMinor" bigint, reason text, note text)`;
}
