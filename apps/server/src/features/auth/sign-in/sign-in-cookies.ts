import { SESSION_IDLE_MS, sessionCookie } from "#kernel/api/session/session-cookie.ts";
import type { AuthCall } from "../auth-call.ts";
import { engineHeaders } from "../auth-call.ts";
import { shortenSessions } from "../visit/visit-store.ts";
import { deviceCookie } from "./device-cookie.ts";

/** The cookie of the session, and the one by which the device is known from now on. */
export async function cookiesOfSignIn(
  call: AuthCall,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<readonly string[]> {
  const token = await startSession(call, userId);
  const device = { ...call.cookie, now: call.deps.clock.now() };
  return [
    sessionCookie(token, { ...call.cookie, maxAgeMs: SESSION_IDLE_MS }),
    deviceCookie(call.headers.get("cookie"), email, device),
  ];
}

/** The session cookie of a visitor who only looks around; it does not make a device known. */
export async function visitCookie(
  call: AuthCall,
  { userId, livesMs }: { readonly userId: string; readonly livesMs: number },
): Promise<string> {
  const token = await startSession(call, userId);
  await call.deps.db.asSystem((tx) => shortenSessions(tx, { userId, livesMs }));
  return sessionCookie(token, { ...call.cookie, maxAgeMs: livesMs });
}

async function startSession(call: AuthCall, userId: string): Promise<string> {
  const { internalAdapter } = await call.engine.$context;
  const headers = engineHeaders(call);
  const session = await internalAdapter.createSession(userId, false, {
    ipAddress: call.clientIp,
    userAgent: headers.get("user-agent") ?? "",
  });
  return session.token;
}
