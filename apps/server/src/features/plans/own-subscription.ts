import type { SubscriptionView } from "@keystead/contract/accounts";

import type { Deps } from "#deps.ts";
import type { SignedIn } from "#kernel/api/session-lookup.ts";
import { readSubscriptionView } from "./subscription-view.ts";

/** What a page may say about the plan of the person who asks for it; null where there is nobody. */
export async function readOwnSubscription(
  deps: Deps,
  who: SignedIn | null,
): Promise<SubscriptionView | null> {
  const seat = who?.workspace ?? null;
  if (who === null || seat === null) return null;
  const scope = {
    workspaceId: seat.id,
    userId: who.user.id,
    role: seat.role,
    plan: seat.plan,
    kind: seat.kind,
  };
  return deps.db.asTenant(seat.id, (tx) =>
    readSubscriptionView(tx, scope, {
      nowMs: deps.clock.now().getTime(),
      paymentsOpen: deps.env.paymentsOpen,
    }),
  );
}
