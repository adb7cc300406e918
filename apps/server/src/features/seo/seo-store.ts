import type { SeoPageQuery, SeoSection } from "@keystead/contract/seo";
import { seoOrder } from "@keystead/domain/seo";
import { and, arrayContains, desc, eq, lte, or, sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";
import type * as z from "zod/mini";

import { sqlState } from "#kernel/db/database.ts";
import type { Tx } from "#kernel/db/tx.ts";
import { foundIn, inNameOrder } from "#kernel/db/queries/fold.ts";
import { listedBy, pageFrom, rowsBefore, rowsFor } from "#kernel/db/queries/list-order.ts";
import type { Onward } from "#kernel/db/queries/list-order.ts";
import { seoPages, workspace } from "#kernel/db/schema/index.ts";
import type { PersonScope, Work } from "#kernel/work.ts";

/** Everything here runs as `app_system`: pages belong to the installation, not to a workspace. */
export type SeoPageRow = typeof seoPages.$inferSelect;

export type SeoPageFields = Pick<
  SeoPageRow,
  | "slug"
  | "status"
  | "publishOn"
  | "title"
  | "metaDescription"
  | "keywords"
  | "pageType"
  | "language"
  | "topic"
  | "heroTitle"
  | "heroSubtitle"
> & { readonly sections: readonly SeoSection[] };

export const SLUG_TAKEN = "slug_taken";

const facts = {
  id: seoPages.id,
  version: seoPages.version,
  slug: seoPages.slug,
  status: seoPages.status,
  publishOn: seoPages.publishOn,
  title: seoPages.title,
  pageType: seoPages.pageType,
  language: seoPages.language,
  impressions: seoPages.impressions,
  updatedAt: seoPages.updatedAt,
};
export type SeoPageFacts = Pick<SeoPageRow, keyof typeof facts>;

/** One statement, regardless of the number of pages; the texts of the pages are not read. */
export async function selectPages(
  tx: Tx,
  query: z.infer<typeof SeoPageQuery>,
): Promise<{ readonly items: readonly SeoPageFacts[]; readonly total: number } & Onward> {
  const where = whereOf(query);
  const sorts = {
    impressions: [seoPages.impressions],
    title: [inNameOrder(seoPages.title)],
    updatedAt: [seoPages.updatedAt],
  };
  const { after, page } = query;
  const { order, position, behind } = listedBy(query.sort ?? seoOrder.defaultSort, sorts, {
    id: seoPages.id,
    after,
  });
  const found = await tx
    .select({ ...facts, total: sql<number>`(count(*) over ())::int`, position })
    .from(seoPages)
    .where(and(where, behind))
    .orderBy(...order)
    .limit(rowsFor(query))
    .offset(rowsBefore(query));
  const { rows: items, onward } = pageFrom(found, query);
  const known = after === undefined ? (items[0]?.total ?? (page === 1 ? 0 : undefined)) : undefined;
  return { items, total: known ?? (await tx.$count(seoPages, where)), ...onward };
}

function whereOf({ q, pageType, status }: z.infer<typeof SeoPageQuery>): SQL | undefined {
  return and(
    foundIn(q, [seoPages.title, seoPages.slug, seoPages.heroTitle]),
    pageType === undefined ? undefined : eq(seoPages.pageType, pageType),
    status === undefined ? undefined : eq(seoPages.status, status),
  );
}

export async function findPage(tx: Tx, id: string): Promise<SeoPageRow | undefined> {
  const [row] = await tx.select().from(seoPages).where(eq(seoPages.id, id));
  return row;
}

/** Locks the page until the transaction ends, so that two administrators take turns. */
export async function lockPage(tx: Tx, id: string): Promise<SeoPageRow | undefined> {
  const [row] = await tx.select().from(seoPages).where(eq(seoPages.id, id)).for("update");
  return row;
}

/** The public page with this slug, or else the page that had it while it was public and has been renamed since. */
export async function findPublished(tx: Tx, slug: string): Promise<SeoPageRow | undefined> {
  const [row] = await tx
    .select()
    .from(seoPages)
    .where(
      and(
        or(eq(seoPages.slug, slug), arrayContains(seoPages.formerSlugs, [slug])),
        eq(seoPages.status, "published"),
      ),
    )
    .orderBy(desc(eq(seoPages.slug, slug)), desc(seoPages.updatedAt))
    .limit(1);
  return row;
}

/** The public pages of a topic, latest first: if two have the same language, the first one counts. */
export async function findVersions(
  tx: Tx,
  topic: string,
): Promise<readonly Pick<SeoPageRow, "slug" | "pageType" | "language">[]> {
  return tx
    .select({ slug: seoPages.slug, pageType: seoPages.pageType, language: seoPages.language })
    .from(seoPages)
    .where(and(eq(seoPages.topic, topic), eq(seoPages.status, "published")))
    .orderBy(desc(seoPages.updatedAt), seoPages.id)
    .limit(100);
}

/** The addresses of the public pages and when they last changed, most viewed first. */
export async function listPublished(
  tx: Tx,
): Promise<
  readonly Pick<
    SeoPageRow,
    "slug" | "pageType" | "title" | "metaDescription" | "topic" | "language" | "updatedAt"
  >[]
> {
  return tx
    .select({
      slug: seoPages.slug,
      pageType: seoPages.pageType,
      title: seoPages.title,
      metaDescription: seoPages.metaDescription,
      topic: seoPages.topic,
      language: seoPages.language,
      updatedAt: seoPages.updatedAt,
    })
    .from(seoPages)
    .where(eq(seoPages.status, "published"))
    .orderBy(desc(seoPages.impressions), seoPages.id)
    .limit(10_000);
}

export type NamedPage = Pick<SeoPageRow, "id" | "title">;
export const pageNaming = { id: seoPages.id, title: seoPages.title };

/** The page that has this slug. */
export async function slugOwner(tx: Tx, slug: string): Promise<NamedPage | undefined> {
  const [row] = await tx.select(pageNaming).from(seoPages).where(eq(seoPages.slug, slug));
  return row;
}

export async function insertPage(
  { tx, now }: Work<PersonScope>,
  fields: SeoPageFields,
): Promise<SeoPageRow | typeof SLUG_TAKEN> {
  return unlessTaken(async () => {
    const [row] = await tx
      .insert(seoPages)
      .values({ ...fields, createdAt: now, updatedAt: now })
      .returning();
    return row;
  });
}

export async function writePage(
  { tx, now }: Work<PersonScope>,
  id: string,
  fields: Partial<SeoPageFields & Pick<SeoPageRow, "formerSlugs">>,
): Promise<SeoPageRow | typeof SLUG_TAKEN> {
  return unlessTaken(async () => {
    const [row] = await tx
      .update(seoPages)
      .set({ ...fields, version: sql`${seoPages.version} + 1`, updatedAt: now })
      .where(eq(seoPages.id, id))
      .returning();
    return row;
  });
}

/** Publishes the drafts whose day has come; returns their ids. */
export async function publishDue(
  tx: Tx,
  { today, now }: { readonly today: string; readonly now: Date },
): Promise<readonly string[]> {
  const rows = await tx
    .update(seoPages)
    .set({
      status: "published",
      publishOn: null,
      version: sql`${seoPages.version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(seoPages.status, "draft"), lte(seoPages.publishOn, today)))
    .returning({ id: seoPages.id });
  return rows.map(({ id }) => id);
}

/**
 * `impressions = impressions + views`, in one statement, and only while the page is public. The commit does not wait
 * for the disk: an orderly shutdown writes everything, and a view lost in a power cut costs nothing.
 */
export async function addImpressions(tx: Tx, id: string, views: number): Promise<void> {
  await tx
    .update(seoPages)
    .set({ impressions: sql`${seoPages.impressions} + ${views}` })
    .where(and(eq(seoPages.id, id), eq(seoPages.status, "published")))
    .returning({ unflushed: sql`set_config('synchronous_commit', 'off', true)` });
}

/**
 * The workspace for an administrator's audit entries: always their own, because a sample in which they look around is
 * temporary.
 */
export async function ownWorkspace({ tx, scope }: Work<PersonScope>): Promise<string> {
  const [row] = await tx
    .select({ id: workspace.id })
    .from(workspace)
    .where(and(eq(workspace.ownerUserId, scope.userId), eq(workspace.kind, "own")));
  if (row === undefined) throw new Error("A signed-in person without a workspace.");
  return row.id;
}

const uniqueViolation = "23505";

/** Only the database decides whether a slug is free; a violation aborts the transaction. */
export async function unlessTaken(
  write: () => Promise<SeoPageRow | undefined>,
): Promise<SeoPageRow | typeof SLUG_TAKEN> {
  try {
    const row = await write();
    if (row === undefined) throw new Error("A page that was written and is not there.");
    return row;
  } catch (error) {
    if (sqlState(error) === uniqueViolation) return SLUG_TAKEN;
    throw error;
  }
}
