import type { GuideLink } from "@keystead/contract/web";

import type { Deps } from "#deps.ts";
import { withinDatabaseTime } from "#kernel/db/postgres/database-time.ts";
import { publishedAddresses } from "#features/seo/index.ts";

const FRESH_MS = 60_000;
/** For each language. */
const MOST = 2;
/** A page waits no longer than this for its footer. */
const READ_MS = 1_000;

/** The administrators' pages that every footer lists, read at most once a minute. */
export function recentGuides({
  db,
  env,
  log,
}: Pick<Deps, "db" | "env" | "log">): () => Promise<readonly GuideLink[]> {
  let known: Promise<readonly GuideLink[]> = Promise.resolve([]);
  let until = Number.NEGATIVE_INFINITY;
  return () => {
    if (!env.publicSite || performance.now() < until) return known;
    until = performance.now() + FRESH_MS;
    const before = known;
    // A page must not fail because its footer cannot be read.
    known = withinDatabaseTime(READ_MS, read).catch((error: unknown) => {
      log.warn({ err: error }, "guides not read");
      return before;
    });
    return known;
  };

  async function read(): Promise<readonly GuideLink[]> {
    const pages = await publishedAddresses(db);
    return [...Map.groupBy(pages, ({ language }) => language).values()].flatMap((ofLanguage) =>
      ofLanguage.slice(0, MOST).map(({ path, title, language }) => ({ href: path, title, language })),
    );
  }
}
