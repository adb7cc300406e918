import type { AuthCall, AuthOutcome } from "../auth-call.ts";
import { endSession } from "../auth-store.ts";
import { PURGE_VISITS } from "../visit/purge-visits-job.ts";
import { endVisit } from "../visit/visit-store.ts";

/**
 * Deletes the session's row, expires its cookie, and has the browser clear its cache and storage; without a session
 * there is nothing to do. For a visitor who only looks around it also ends the visit, because nobody could come back
 * to it.
 */
export async function signOut(call: AuthCall): Promise<AuthOutcome> {
  const who = await call.signedIn();
  if (who?.user.visiting === true) await leave(call, who.user.id);
  else if (who !== null) await call.deps.db.asSystem((tx) => endSession(tx, who.session.id));
  const { name, https } = call.cookie;
  return {
    body: { ok: true, next: "/" },
    cookies: [`${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${https ? "; Secure" : ""}`],
    headers: { "clear-site-data": '"cache", "storage"' },
  };
}

async function leave({ deps }: AuthCall, userId: string): Promise<void> {
  await deps.db.asSystem(async (tx) => {
    await endVisit(tx, { userId, now: deps.clock.now() });
    await deps.jobs.enqueue(tx, PURGE_VISITS, {});
  });
}
