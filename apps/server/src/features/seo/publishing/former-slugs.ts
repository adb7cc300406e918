import type { SeoPageRow } from "../seo-store.ts";

/**
 * The former slugs of a page that lead to it. A public page leaves one when its slug changes, and when it is
 * unpublished, because its address may change before it is public again. The own slug of a public page is not among
 * them.
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

/** A page is seldom renamed more than once; the oldest slugs are dropped first. */
const MOST_FORMER_SLUGS = 20;
