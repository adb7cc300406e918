import { and, eq, gt, sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";

import { firstRow } from "#kernel/db/queries/rows.ts";
import { seoPages, trash } from "#kernel/db/schema/index.ts";
import { trashLifetimeMs } from "#kernel/trash/move-to-trash.ts";
import type { ActorScope, PersonScope, Work } from "#kernel/work.ts";
import { findPage, pageNaming, unlessTaken } from "./seo-store.ts";
import type { NamedPage, SeoPageRow, SLUG_TAKEN } from "./seo-store.ts";

/**
 * A page belongs to no workspace: its trash entry is in its administrator's workspace, and only this feature restores
 * it.
 */
const seoPageTrashKind = "seo_page";

/** Keeps the row for Undo in the trash of the administrator's own workspace, where the purge finds it. */
export async function discardPage({ tx, scope, now }: Work<ActorScope>, id: string): Promise<string> {
  const stored = firstRow(
    await tx.execute(sql`
      insert into trash (workspace_id, kind, entity_id, payload, user_id, created_at, expires_at)
      select ${scope.workspaceId}, ${seoPageTrashKind}, p.id, to_jsonb(p), ${scope.userId}, ${now.toISOString()}::timestamptz,
        ${new Date(now.getTime() + trashLifetimeMs).toISOString()}::timestamptz
      from seo_pages p where p.id = ${id}
      returning id`),
  );
  await tx.delete(seoPages).where(eq(seoPages.id, id));
  return String(stored?.["id"]);
}

/**
 * Restores a deleted page under its id; `undefined` when it is no longer in the trash, `slug_taken` when its slug is
 * taken.
 */
export async function insertRestoredPage(
  { tx, now }: Work<PersonScope>,
  trashId: string,
): Promise<SeoPageRow | typeof SLUG_TAKEN | undefined> {
  const [kept] = await tx
    .select({ workspaceId: trash.workspaceId, pageId: trash.entityId })
    .from(trash)
    .where(discarded(trashId, now))
    .for("update");
  if (kept === undefined) return undefined;
  return unlessTaken(async () => {
    await tx.execute(sql`
      insert into seo_pages select p.* from trash t,
        -- What was deleted before these columns were there lacks them.
        jsonb_populate_record(null::seo_pages, '{"topic": "", "former_slugs": []}'::jsonb || t.payload) p
      where t.workspace_id = ${kept.workspaceId} and t.id = ${trashId}`);
    await tx.delete(trash).where(and(eq(trash.workspaceId, kept.workspaceId), eq(trash.id, trashId)));
    return findPage(tx, kept.pageId);
  });
}

/** The page that has taken the slug of a page in the trash. */
export async function pageInPlaceOf(
  { tx, now }: Work<PersonScope>,
  trashId: string,
): Promise<NamedPage | undefined> {
  const [row] = await tx
    .select(pageNaming)
    .from(seoPages)
    .innerJoin(trash, sql`${trash.payload} ->> 'slug' = ${seoPages.slug}`)
    .where(discarded(trashId, now));
  return row;
}

function discarded(trashId: string, now: Date): SQL | undefined {
  return and(eq(trash.id, trashId), eq(trash.kind, seoPageTrashKind), gt(trash.expiresAt, now));
}
