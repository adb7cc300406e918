import { and, arrayContains, arrayOverlaps, eq, inArray, or, sql } from "#kernel/db/drizzle.ts";

import { firstRow } from "#kernel/db/queries/rows.ts";
import { seoPages } from "#kernel/db/schema/index.ts";
import type { Tx } from "#kernel/db/tx.ts";
import type { PersonScope, Work } from "#kernel/work.ts";
import type { SeoPageFields, SeoPageRow } from "../seo-store.ts";

/** Inserts the pages into an installation without people and pages; does nothing in any other. */
export async function insertStarterPages(tx: Tx, pages: readonly SeoPageFields[], at: Date): Promise<void> {
  const known = firstRow(
    await tx.execute(sql`select exists (select from "user") or exists (select from seo_pages) as used`),
  );
  if (known?.["used"] === true) return;
  // Two processes may start at the same moment.
  await tx
    .insert(seoPages)
    .values(pages.map((page) => ({ ...page, keywords: [...page.keywords], createdAt: at, updatedAt: at })))
    .onConflictDoNothing();
}

/** The slugs among these that a page has, or had while it was public. */
export async function knownSlugs(tx: Tx, slugs: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ slug: seoPages.slug, formerSlugs: seoPages.formerSlugs })
    .from(seoPages)
    .where(or(inArray(seoPages.slug, [...slugs]), arrayOverlaps(seoPages.formerSlugs, [...slugs])));
  return new Set(rows.flatMap(({ slug, formerSlugs }) => [slug, ...formerSlugs]));
}

/** Adds the pages, except those whose slug somebody has taken in the meantime. */
export async function insertMissing(
  { tx, now }: Work<PersonScope>,
  pages: readonly SeoPageFields[],
): Promise<readonly SeoPageRow[]> {
  if (pages.length === 0) return [];
  return tx
    .insert(seoPages)
    .values(pages.map((page) => ({ ...page, keywords: [...page.keywords], createdAt: now, updatedAt: now })))
    .onConflictDoNothing()
    .returning();
}

/**
 * Gives a topic to the pages that have or had these slugs and name none: starter pages older than topics would not
 * link to their translations. Their text and the day of its last change stay as they are. Returns the changed pages.
 */
export async function joinTopics(
  { tx }: Work<PersonScope>,
  pages: readonly Pick<SeoPageFields, "slug" | "topic">[],
): Promise<readonly Pick<SeoPageRow, "id" | "topic">[]> {
  const joined: Pick<SeoPageRow, "id" | "topic">[] = [];
  // In the order of their slugs, so that two administrators never wait for each other.
  for (const { slug, topic } of pages.toSorted((one, other) => (one.slug < other.slug ? -1 : 1)))
    joined.push(
      ...(await tx
        .update(seoPages)
        .set({ topic, version: sql`${seoPages.version} + 1` })
        .where(
          and(
            or(eq(seoPages.slug, slug), arrayContains(seoPages.formerSlugs, [slug])),
            eq(seoPages.topic, ""),
          ),
        )
        .returning({ id: seoPages.id, topic: seoPages.topic })),
    );
  return joined;
}
