import { pageFolder } from "@keystead/domain/seo";
import { and, eq, sql } from "#kernel/db/drizzle.ts";

import type { Tx } from "#kernel/db/tx.ts";
import { pageViews, seoPages } from "#kernel/db/schema/index.ts";

/** One statement, so that simultaneous views all count. Days are in UTC. */
export async function addView(tx: Tx, path: string, at: Date): Promise<void> {
  await tx
    .insert(pageViews)
    .values({ path, day: at.toISOString().slice(0, 10), views: 1, lastSeenAt: at })
    .onConflictDoUpdate({
      target: [pageViews.path, pageViews.day],
      set: { views: sql`${pageViews.views} + 1`, lastSeenAt: at },
    });
}

/** Whether a published page has this address: its slug, in the folder of its type. */
export async function isPublished(
  tx: Tx,
  { folder, slug }: { readonly folder: string; readonly slug: string },
): Promise<boolean> {
  const rows = await tx
    .select({ type: seoPages.pageType })
    .from(seoPages)
    .where(and(eq(seoPages.slug, slug), eq(seoPages.status, "published")));
  return rows.some(({ type }) => pageFolder(type) === folder);
}
