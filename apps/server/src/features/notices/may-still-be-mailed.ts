import { mayBeNotified } from "@keystead/domain/notices";

import type { Deps } from "#deps.ts";
import type { MailOrder } from "#kernel/jobs/mail-orders.ts";
import { lockNotifiedPerson } from "./notice-store.ts";

/**
 * A mail may wait hours for its server. In the meantime its recipient may have been removed, or given a role that may
 * not see its contents.
 */
export async function mayStillBeMailed(
  { db, clock, env }: Pick<Deps, "db" | "clock" | "env">,
  order: MailOrder,
): Promise<boolean> {
  if (order.kind !== "notices") return true;
  const now = clock.now();
  const person = await db.asSystem((tx) => lockNotifiedPerson({ tx, scope: order.seat, now }, env));
  return person !== null && order.lines.every(({ kind }) => mayBeNotified(person.role, kind));
}
