import type { AuthCall, AuthOutcome } from "../auth-call.ts";
import { endSession } from "../auth-store.ts";

/** Deletes the session's row and tells the browser to forget what it kept; without a session it is done already. */
export async function signOut(call: AuthCall): Promise<AuthOutcome> {
  const who = await call.signedIn();
  if (who !== null) await call.deps.db.asSystem((tx) => endSession(tx, who.session.id));
  const { name, https } = call.cookie;
  return {
    body: { ok: true, next: "/" },
    cookies: [`${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${https ? "; Secure" : ""}`],
    headers: { "clear-site-data": '"cache", "storage"' },
  };
}
