import type { CleanerList, CleanerQuery, CleanerView } from "@keystead/contract/turnovers";

import type { Deps } from "#deps.ts";
import { refusal } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { findCleaner, findFreeLogins, selectCleaners } from "./cleaner-store.ts";
import { cleanerView } from "./cleaner-view.ts";

export async function listCleaners(work: Work, deps: Deps, query: CleanerQuery): Promise<CleanerList> {
  const { items, total, ...onward } = await selectCleaners(work, query);
  const logins = await findFreeLogins(work);
  return { items: items.map((row) => cleanerView(work, deps, row)), total, ...onward, logins: [...logins] };
}

export async function getCleaner(work: Work, deps: Deps, id: string): Promise<CleanerView> {
  const found = await findCleaner(work, id);
  if (found === undefined) throw refusal("NOT_FOUND");
  return cleanerView(work, deps, found);
}
