import type { ChangesOf } from "../../lib/feature.ts";

/** What each procedure changes: see `lib/calls/changed-by.ts`. */
export const changes = {
  "seo.access": "nothing",
  "seo.list": "nothing",
  "seo.get": "nothing",
  "seo.revisions": "nothing",
  "seo.revision": "nothing",
  "seo.checkSlug": "nothing",
  "seo.preview": "nothing",
  "seo.starters": "nothing",
  "seo.addStarters": "page",
  "seo.create": "page",
  "seo.update": "page",
  "seo.publish": "page",
  "seo.unpublish": "page",
  "seo.delete": "page",
  "seo.restore": "page",
} as const satisfies ChangesOf<"seo">;
