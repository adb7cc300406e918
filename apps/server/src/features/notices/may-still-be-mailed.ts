import type { Deps } from "#deps.ts";
import type { MailOrder } from "#kernel/jobs/mail-jobs.ts";
import { isSeated } from "./notice-seat-store.ts";

/** A mail may wait hours for its server: whoever was removed meanwhile may not see any more what it says. */
export async function mayStillBeMailed(
  { db, clock }: Pick<Deps, "db" | "clock">,
  order: MailOrder,
): Promise<boolean> {
  if (order.kind !== "notices") return true;
  return db.asSystem((tx) => isSeated({ tx, scope: order.seat, now: clock.now() }));
}
