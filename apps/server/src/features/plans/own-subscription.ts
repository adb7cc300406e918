import type { SubscriptionView } from "@keystead/contract/accounts";

import { inWorkspace, scopeOf, type Caller } from "#kernel/api/index.ts";
import { readSubscriptionView } from "./subscription-view.ts";

/** What a page may say about the plan of the person who asks for it; null where there is nobody. */
export async function readOwnSubscription(caller: Caller): Promise<SubscriptionView | null> {
  const scope = scopeOf(await caller.signedIn());
  if (scope === null) return null;
  return inWorkspace({ ...caller, scope }, (work) => readSubscriptionView(work, caller.deps.env));
}
