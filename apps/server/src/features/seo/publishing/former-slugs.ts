import type { SeoPageRow } from "../seo-store.ts";

/**
 * The slugs under which a page was public and that lead to it: it leaves one when it gets another, and when it is taken back, since its address may
 * change before it is public again. A public page's own slug is none of them.
 */
export function formerSlugs(
  before: Pick<SeoPageRow, "slug" | "status" | "formerSlugs">,
  after: Pick<SeoPageRow, "slug" | "status">,
): string[] {
  const isDraft = after.status === "draft";
  const left = before.status === "published" && (isDraft || before.slug !== after.slug) ? [before.slug] : [];
  return [...new Set([...before.formerSlugs, ...left])]
    .filter((former) => isDraft || former !== after.slug)
    .slice(-MOST_FORMER_SLUGS);
}

/** A page seldom moves twice; the oldest slugs are dropped first. */
const MOST_FORMER_SLUGS = 20;
