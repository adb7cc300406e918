import type { Deps } from "#deps.ts";
import type { MailOrder } from "#kernel/jobs/mail-jobs.ts";
import { lockToldPerson } from "./notice-store.ts";

/** A mail may wait hours for its server: whoever was removed meanwhile may not see any more what it says. */
export async function mayStillBeMailed(
  { db, clock, env }: Pick<Deps, "db" | "clock" | "env">,
  order: MailOrder,
): Promise<boolean> {
  if (order.kind !== "notices") return true;
  const now = clock.now();
  return db.asSystem(async (tx) => (await lockToldPerson({ tx, scope: order.seat, now }, env)) !== null);
}
