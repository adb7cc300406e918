import type { Database } from "#kernel/db/database.ts";
import { insertStarterPages } from "./starter-pages-store.ts";
import { starterPages, starterPagesReviewedOn } from "./index.ts";

/**
 * Fills a new installation with pages. It counts as new while nobody has signed up and it has no page: until then no
 * administrator can have changed or deleted one, and afterwards this never writes again.
 */
export async function seedStarterPages(db: Pick<Database, "asSystem">): Promise<void> {
  await db.asSystem((tx) => insertStarterPages(tx, starterPages, starterPagesReviewedOn));
}
