import { and, desc, eq, sql } from "#kernel/db/drizzle.ts";

import type { Tx } from "#kernel/db/tx.ts";
import { seoPageRevisions, user } from "#kernel/db/schema/index.ts";
import type { ActorScope, PersonScope, Work } from "#kernel/work.ts";
import type { SeoPageRow } from "../seo-store.ts";

/** More than anybody reads; older texts are dropped. */
const MOST_REVISIONS = 50;

const facts = {
  id: seoPageRevisions.id,
  page: seoPageRevisions.page,
  replacedAt: seoPageRevisions.replacedAt,
  replacedBy: sql<string | null>`coalesce(nullif(${user.name}, ''), ${user.email})`,
};
export type RevisionRow = {
  readonly id: string;
  /** The stored row of the page, written by any version of the product. */
  readonly page: unknown;
  readonly replacedAt: Date;
  readonly replacedBy: string | null;
};

/** Stores the text that is about to be replaced. */
export async function keepRevision(
  { tx, scope, now }: Work<ActorScope>,
  { id, version, ...page }: SeoPageRow,
): Promise<void> {
  await tx
    .insert(seoPageRevisions)
    .values({ pageId: id, version, page, replacedAt: now, replacedBy: scope.userId });
  await tx.execute(sql`
    delete from seo_page_revision where page_id = ${id} and version < (
      select version from seo_page_revision where page_id = ${id} order by version desc offset ${MOST_REVISIONS - 1} limit 1)`);
}

export async function selectRevisions(
  { tx }: Work<PersonScope>,
  pageId: string,
): Promise<readonly RevisionRow[]> {
  return tx
    .select(facts)
    .from(seoPageRevisions)
    .leftJoin(user, eq(user.id, seoPageRevisions.replacedBy))
    .where(eq(seoPageRevisions.pageId, pageId))
    .orderBy(desc(seoPageRevisions.version))
    .limit(MOST_REVISIONS);
}

/** A revision of a page that still exists. */
export async function findRevision({ tx }: Work<PersonScope>, id: string): Promise<RevisionRow | undefined> {
  const [row] = await tx
    .select(facts)
    .from(seoPageRevisions)
    .leftJoin(user, eq(user.id, seoPageRevisions.replacedBy))
    .where(
      and(
        eq(seoPageRevisions.id, id),
        sql`exists (select from seo_pages p where p.id = ${seoPageRevisions.pageId})`,
      ),
    );
  return row;
}

/** Deletes the revisions of pages that are deleted and can no longer be restored. */
export async function purgeRevisions(tx: Tx): Promise<void> {
  await tx.execute(sql`
    delete from seo_page_revision r
    where not exists (select from seo_pages p where p.id = r.page_id)
      and not exists (select from trash t where t.kind = 'seo_page' and t.entity_id = r.page_id)`);
}
