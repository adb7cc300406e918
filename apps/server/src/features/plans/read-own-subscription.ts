import type { SubscriptionView } from "@keystead/contract/accounts";

import { inWorkspace, scopeOf, type Caller } from "#kernel/api/index.ts";
import { readSubscriptionView } from "./subscription-view.ts";

/** The plan as a page may show it to the person who requests it; null if nobody is signed in. */
export async function readOwnSubscription(caller: Caller): Promise<SubscriptionView | null> {
  const scope = scopeOf(await caller.signedIn());
  if (scope === null) return null;
  return inWorkspace({ ...caller, scope }, (work) => readSubscriptionView(work, caller.deps.env));
}
