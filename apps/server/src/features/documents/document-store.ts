import type { DocumentOwnerRef, DocumentQuery, UploadOrder } from "@keystead/contract/documents";
import { ownerField, type DocumentKind, type FileFormat } from "@keystead/domain/documents";
import { and, desc, eq, inArray, or, sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";
import type * as z from "zod/mini";

import { keyOfFile } from "#adapters/storage/file-storage.ts";
import type { Tx } from "#kernel/db/tx.ts";
import { lockInOrder } from "#kernel/db/lock-order.ts";
import { firstRow, rowsOf } from "#kernel/db/queries/rows.ts";
import { document, unit, user } from "#kernel/db/schema/index.ts";
import type { TrashPart } from "#kernel/trash/move-to-trash.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";

export type DocumentRow = typeof document.$inferSelect;
export type ListedDocument = {
  readonly row: DocumentRow;
  readonly unitName: string | null;
  readonly uploader: { readonly name: string; readonly email: string } | null;
};

export async function selectDocuments(
  { tx, scope }: Work<WorkspaceScope>,
  { on, onId, before, limit }: z.infer<typeof DocumentQuery>,
): Promise<readonly ListedDocument[]> {
  const newestFirst = [desc(document.createdAt), desc(document.id)];
  // Selects the page before joining names, so that uploaders and units of other files are not looked up.
  const page = tx
    .select({ id: document.id })
    .from(document)
    .where(and(isOn(scope, { on, onId }), isBefore(scope, before)))
    .orderBy(...newestFirst)
    .limit(limit);
  return selectListed(tx)
    .where(and(eq(document.workspaceId, scope.workspaceId), inArray(document.id, page)))
    .orderBy(...newestFirst);
}

/** The number and size of the files of a property and of each of its units; null stands for the property itself. */
export async function sumDocuments(
  { tx, scope }: Work<WorkspaceScope>,
  owner: DocumentOwnerRef,
): Promise<readonly { readonly unitId: string | null; readonly total: number; readonly bytes: number }[]> {
  return tx
    .select({
      unitId: document.unitId,
      total: sql<number>`count(*)::int`,
      bytes: sql`sum(${document.bytes})`.mapWith(Number),
    })
    .from(document)
    .where(isOn(scope, owner))
    .groupBy(document.unitId);
}

export async function findListedDocument(
  { tx, scope }: Work<WorkspaceScope>,
  id: string,
): Promise<ListedDocument | undefined> {
  const [found] = await selectListed(tx).where(byId(scope, id));
  return found;
}

export async function lockDocument(
  { tx, scope }: Work<WorkspaceScope>,
  id: string,
): Promise<DocumentRow | undefined> {
  const [row] = await tx.select().from(document).where(byId(scope, id)).for("update");
  return row;
}

/**
 * Locks the record to which a file is attached until the transaction ends. Returns its property; undefined if it does
 * not exist.
 */
export async function lockOwner(
  work: Work<WorkspaceScope>,
  { on, onId }: DocumentOwnerRef,
): Promise<{ readonly propertyId: string | null } | undefined> {
  const { workspaceId } = work.scope;
  const owner = sql`select property_id from ${sql.identifier(on)} where workspace_id = ${workspaceId} and id = ${onId}::uuid`;
  await lockInOrder(work, [
    { table: "property", ids: on === "property" ? [onId] : owner, strength: "key share" },
    ...(on === "property" ? [] : [{ table: on, ids: [onId], strength: "key share" } as const]),
  ]);
  return findOwner(work, { on, onId });
}

export async function findOwner(
  { tx, scope }: Work<WorkspaceScope>,
  { on, onId }: DocumentOwnerRef,
): Promise<{ readonly propertyId: string | null } | undefined> {
  const property = sql.raw(on === "property" ? "id" : "property_id");
  const found = firstRow(
    await tx.execute(
      sql`select ${property} as property from ${sql.identifier(on)} where workspace_id = ${scope.workspaceId}::uuid and id = ${onId}::uuid`,
    ),
  );
  if (found === undefined) return undefined;
  const { property: propertyId } = found;
  return { propertyId: typeof propertyId === "string" ? propertyId : null };
}

/** The facts about a file's content, known once it has been received. */
export type StoredContent = {
  readonly fileId: string;
  readonly format: FileFormat;
  readonly bytes: number;
  readonly sha256: string;
};

export type NewDocument = Pick<UploadOrder, "on" | "onId" | "name"> &
  StoredContent & {
    /** Chosen by the sender if it identifies a repeated upload. */
    readonly id?: string;
    readonly kind: DocumentKind;
    readonly propertyId: string | null;
    readonly checklistItem?: string | null;
    /** Null for a person without a membership. */
    readonly uploadedBy: string | null;
  };

export async function insertDocument(
  { tx, scope, now }: Work<WorkspaceScope>,
  { on, onId, propertyId, ...content }: NewDocument,
): Promise<string> {
  const [row] = await tx
    .insert(document)
    .values({
      workspaceId: scope.workspaceId,
      propertyId: on === "unit" ? propertyId : null,
      [ownerField(on)]: onId,
      ...content,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: document.id });
  if (row === undefined) throw new Error("an insert that gave no row");
  return row.id;
}

/** Whether a file with this id exists. */
export async function hasDocument({ tx, scope }: Work<WorkspaceScope>, id: string): Promise<boolean> {
  const found = await tx.select({ id: document.id }).from(document).where(byId(scope, id));
  return found.length > 0;
}

/** The number of files attached to one record. */
export async function countDocuments(work: Work<WorkspaceScope>, owner: DocumentOwnerRef): Promise<number> {
  const sums = await sumDocuments(work, owner);
  return sums.reduce((sum, { total }) => sum + total, 0);
}

/** The caller must have locked the row. */
export async function writeDocument(
  { tx, scope, now }: Work<WorkspaceScope>,
  before: DocumentRow,
  fields: Partial<Pick<DocumentRow, "name" | "kind" | "unitId">>,
): Promise<void> {
  await tx
    .update(document)
    .set({ ...fields, version: before.version + 1, updatedAt: now })
    .where(byId(scope, before.id));
}

/** The record that a file is attached to. */
export function wholeOfDocument(row: DocumentRow): string | null {
  const { expenseId, taskId, turnoverId, leaseId, tenantId, unitId, propertyId } = row;
  return expenseId ?? taskId ?? turnoverId ?? leaseId ?? tenantId ?? unitId ?? propertyId;
}

export function documentPart(id: string): TrashPart<"document"> {
  return { table: document, where: eq(document.id, id) };
}

/** A row of the trash whose files cannot be read; while it exists, no file of its workspace is removed. */
export type UnreadableTrash = { readonly workspaceId: string; readonly trashId: string };

/**
 * The keys among these that no record refers to and that Undo cannot restore. Runs as `app_system`. The trash also
 * holds records without files, so only the kinds that may have files are read.
 */
export async function unnamedAmong(
  tx: Tx,
  keys: readonly string[],
  kinds: readonly string[],
): Promise<{ readonly unnamed: readonly string[]; readonly unreadable: readonly UnreadableTrash[] }> {
  const files = keys.map((key) => key.split("/")[1] ?? "");
  const listOf = (value: SQL) => sql`case jsonb_typeof(${value}) when 'array' then ${value} else '[]' end`;
  const found = rowsOf(
    await tx.execute(sql`
      with requested as (select value::uuid as file_id from jsonb_array_elements_text(${JSON.stringify(files)}::jsonb)),
        discarded as materialized (select workspace_id, id, payload from trash
          where kind in (select jsonb_array_elements_text(${JSON.stringify(kinds)}::jsonb)))
      select d.workspace_id::text as workspace_id, d.file_id::text as file_id, null as trash_id
        from document d join requested a on a.file_id = d.file_id
      union
      select row_kept->>'workspace_id', row_kept->>'file_id', null
        from discarded t, jsonb_array_elements(${listOf(sql`t.payload`)}) part,
          jsonb_array_elements(${listOf(sql`part->'rows'`)}) row_kept
        where part->>'table' = 'document'
      union all
      select t.workspace_id::text, null, t.id::text from discarded t
        where jsonb_typeof(t.payload) <> 'array'
          or exists (select 1 from jsonb_array_elements(${listOf(sql`t.payload`)}) part
            where jsonb_typeof(part->'rows') is distinct from 'array')`),
  );
  const unreadable = found.flatMap(({ workspace_id: workspaceId, trash_id: trashId }) =>
    typeof workspaceId === "string" && typeof trashId === "string" ? [{ workspaceId, trashId }] : [],
  );
  const kept = new Set(found.map((row) => keyOfFile(String(row["workspace_id"]), String(row["file_id"]))));
  const unreadableWorkspaces = new Set(unreadable.map(({ workspaceId }) => workspaceId));
  const unnamed = keys.filter((key) => !kept.has(key) && !unreadableWorkspaces.has(key.split("/")[0] ?? ""));
  return { unnamed, unreadable };
}

function selectListed(tx: Tx) {
  return tx
    .select({ row: document, unitName: unit.name, uploader: { name: user.name, email: user.email } })
    .from(document)
    .leftJoin(unit, and(eq(unit.workspaceId, document.workspaceId), eq(unit.id, document.unitId)))
    .leftJoin(user, eq(user.id, document.uploadedBy));
}

function isOn(scope: WorkspaceScope, { on, onId }: DocumentOwnerRef): SQL | undefined {
  const owner = document[ownerField(on)];
  return and(
    eq(document.workspaceId, scope.workspaceId),
    on === "expense" ? inArray(owner, partsOfBill(scope, onId)) : eq(owner, onId),
  );
}

/** A file of one part of a split bill belongs to the whole bill. */
export function partsOfBill({ workspaceId }: WorkspaceScope, id: string): SQL {
  return sql`(select ${id}::uuid union select other.id from expense one
    join expense other on other.workspace_id = one.workspace_id and other.split_id = one.split_id
    where one.workspace_id = ${workspaceId}::uuid and one.id = ${id}::uuid)`;
}

/** Moves the files of expenses that are about to be deleted to another expense. */
export async function moveFilesOfExpenses(
  { tx, scope, now }: Work<WorkspaceScope>,
  { from, to }: { readonly from: readonly string[]; readonly to: string },
): Promise<void> {
  await tx
    .update(document)
    .set({ expenseId: to, version: sql`${document.version} + 1`, updatedAt: now })
    .where(and(eq(document.workspaceId, scope.workspaceId), inArray(document.expenseId, [...from])));
}

/** The instant is also compared by itself, because the indexes support only that condition. */
function isBefore({ workspaceId }: WorkspaceScope, before: string | undefined): SQL | undefined {
  if (before === undefined) return undefined;
  const known = sql`from document known where known.workspace_id = ${workspaceId}::uuid and known.id = ${before}::uuid`;
  return and(
    sql`${document.createdAt} <= (select known.created_at ${known})`,
    sql`(${document.createdAt}, ${document.id}) < (select known.created_at, known.id ${known})`,
  );
}

function byId(scope: WorkspaceScope, id: string): SQL | undefined {
  return and(eq(document.workspaceId, scope.workspaceId), eq(document.id, id));
}

/** The size of a file, or of all files attached to one record. */
export async function bytesOf({ tx, scope }: Work<WorkspaceScope>, id: string): Promise<number> {
  const [row] = await tx
    .select({ bytes: sql<string>`coalesce(sum(${document.bytes}), 0)` })
    .from(document)
    .where(
      and(
        eq(document.workspaceId, scope.workspaceId),
        or(
          eq(document.id, id),
          eq(document.leaseId, id),
          eq(document.tenantId, id),
          eq(document.taskId, id),
          eq(document.turnoverId, id),
          eq(document.expenseId, id),
        ),
      ),
    );
  return Number(row?.bytes ?? 0);
}
