import { tableColumns, keyOf } from "#kernel/db/table-names.ts";
import type { TableName } from "#kernel/db/table-names.ts";
import type { DataExportState } from "@keystead/domain/own-data";
import { and, eq, isNull, lte, sql } from "#kernel/db/drizzle.ts";

import { keyOfFile } from "#adapters/storage/file-storage.ts";
import type { Tx } from "#kernel/db/tx.ts";
import { lockInOrder } from "#kernel/db/lock-order.ts";
import { staysHere } from "#kernel/db/moving.ts";
import { firstRow, rowsOf } from "#kernel/db/queries/rows.ts";
import { dataExport, tenant } from "#kernel/db/schema/index.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { columnsAboutTenant, isAboutTenant } from "./tenant-rows-store.ts";

export type DataExportRow = typeof dataExport.$inferSelect;

/** The subject of an archive: one tenant, the books of one year or, without either, the whole workspace. */
export type About = { readonly tenantId: string | null; readonly year: number | null };

export async function readExport(
  { tx, scope }: Work<WorkspaceScope>,
  about: About,
): Promise<DataExportRow | null> {
  const [row] = await tx.select().from(dataExport).where(isOf(scope, about));
  return row ?? null;
}

/** Prevents the deletion of the tenant. Locks in the same order as an erasure: the tenant before the archive. */
export async function lockSubject(work: Work<WorkspaceScope>, about: About): Promise<void> {
  const { tenantId } = about;
  if (tenantId === null) return;
  await lockInOrder(work, [{ table: "tenant", ids: [tenantId], strength: "key share" }]);
}

/** Whether the tenant is one of this workspace. */
export async function hasTenant({ tx, scope }: Work<WorkspaceScope>, id: string): Promise<boolean> {
  const found = await tx
    .select({ id: tenant.id })
    .from(tenant)
    .where(and(eq(tenant.workspaceId, scope.workspaceId), eq(tenant.id, id)));
  return found.length > 0;
}

/** Orders of one workspace take turns, so that simultaneous requests start one archive. */
export async function lockExports({ tx, scope }: Work<WorkspaceScope>): Promise<void> {
  await tx.execute(sql`select 1 from workspace where id = ${scope.workspaceId}::uuid for no key update`);
}

/** Replaces the last archive about the same subject. */
export async function insertExport(
  { tx, scope, now }: Work,
  about: About,
  { isLocked }: { readonly isLocked: boolean },
): Promise<DataExportRow> {
  await tx.delete(dataExport).where(isOf(scope, about));
  const { workspaceId, userId } = scope;
  const [row] = await tx
    .insert(dataExport)
    .values({ workspaceId, userId, ...about, isLocked, createdAt: now, updatedAt: now })
    .returning();
  if (row === undefined) throw new Error("An order that was not written.");
  return row;
}

type Progress = {
  readonly state: DataExportState;
  readonly done?: number;
  readonly total?: number;
  readonly bytes?: number;
  readonly expiresAt?: Date;
};

/**
 * False if the archive was ordered again in the meantime or the account was deleted: then this archive is no longer
 * needed.
 */
export async function writeProgress(
  { tx, scope, now }: Work<WorkspaceScope>,
  id: string,
  progress: Progress,
): Promise<boolean> {
  const written = await tx
    .update(dataExport)
    .set({ ...progress, updatedAt: now })
    .where(and(eq(dataExport.workspaceId, scope.workspaceId), eq(dataExport.id, id)))
    .returning({ id: dataExport.id });
  return written.length > 0;
}

/** As `app_system`. */
export async function deleteExpiredExports(tx: Tx, now: Date): Promise<void> {
  await tx.delete(dataExport).where(and(lte(dataExport.expiresAt, now), staysHere(dataExport.workspaceId)));
}

/** The keys among these that no export row refers to any more. Runs as `app_system`. */
export async function forgottenAmong(tx: Tx, keys: readonly string[]): Promise<readonly string[]> {
  const rows = await tx.select({ workspaceId: dataExport.workspaceId, id: dataExport.id }).from(dataExport);
  const kept = new Set(rows.map(({ workspaceId, id }) => keyOfFile(workspaceId, id)));
  return keys.filter((key) => !kept.has(key));
}

function isOf({ workspaceId }: WorkspaceScope, { tenantId, year }: About) {
  return and(
    eq(dataExport.workspaceId, workspaceId),
    tenantId === null ? isNull(dataExport.tenantId) : eq(dataExport.tenantId, tenantId),
    year === null ? isNull(dataExport.year) : eq(dataExport.year, year),
  );
}

const PAGE = 500;
/** Columns that grant access are not personal data. */
const SECRET = /(^|_)(token|hash|secret|sealed|password)(_|$)/;

export function exportedColumns(table: TableName, tenantId: string | null = null): readonly string[] {
  const columns = tableColumns(table).filter((column) => !SECRET.test(column));
  return tenantId === null ? columns : columnsAboutTenant(table, columns);
}

export type Row = Readonly<Record<string, unknown>>;

/** A page of a table's rows after `last`, in key order; short statements let other requests run in between. */
export async function rowsBehind(
  { tx, scope }: Work<WorkspaceScope>,
  { table, tenantId }: { readonly table: TableName; readonly tenantId: string | null },
  last: Row | null,
): Promise<readonly Row[]> {
  const names = (columns: readonly string[]) =>
    sql.join(
      columns.map((column) => sql`x.${sql.identifier(column)}`),
      sql`, `,
    );
  const key = keyOf(table);
  const ofWorkspace = table === "workspace" ? sql`x.id` : sql`x.workspace_id`;
  const behind =
    last === null
      ? sql``
      : sql`and (${names(key.map(({ name }) => name))}) > (${sql.join(
          key.map(({ name, type }) => sql`${String(last[name])}::${sql.raw(type)}`),
          sql`, `,
        )})`;
  const condition =
    tenantId === null
      ? sql``
      : sql`and ${isAboutTenant(table, { workspaceId: scope.workspaceId, tenantId })}`;
  const found = await tx.execute(sql`
    select to_jsonb(y) as line from (
      select ${names(exportedColumns(table, tenantId))} from ${sql.identifier(table)} x
      where ${ofWorkspace} = ${scope.workspaceId}::uuid ${condition} ${behind}
      order by ${names(key.map(({ name }) => name))} limit ${PAGE}) y`);
  return rowsOf(found).map(({ line }) => rowOf(line));
}

export const pageIsLast = (rows: readonly Row[]): boolean => rows.length < PAGE;

function rowOf(line: unknown): Row {
  return typeof line === "object" && line !== null ? { ...line } : {};
}

/** The person of the account without their credentials. As `app_system`. */
export async function readPerson(tx: Tx, userId: string): Promise<Row> {
  const found = await tx.execute(sql`
    select to_jsonb(u) || jsonb_build_object(
      'subscription', (select to_jsonb(s) from subscriptions s where s.user_id = u.id),
      'memberships', (select coalesce(jsonb_agg(to_jsonb(m)), '[]') from membership m where m.user_id = u.id),
      'sessions', (select coalesce(jsonb_agg(jsonb_build_object('created_at', s.created_at, 'last_used_at', s.updated_at,
        'ip_address', s.ip_address, 'user_agent', s.user_agent)), '[]') from session s where s.user_id = u.id),
      'reports', (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from support_reports r where r.user_id = u.id)) as line
    from "user" u where u.id = ${userId}::uuid`);
  return rowOf(firstRow(found)?.["line"]);
}
