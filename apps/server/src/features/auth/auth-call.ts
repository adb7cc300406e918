import type { Deps } from "#deps.ts";
import type { SignedIn } from "#kernel/api/session/look-up-session.ts";
import type { AuthEngine } from "./auth-engine.ts";
import type { PasswordHashing } from "./passwords/password-hashing.ts";
import { CLIENT_IP_HEADER } from "./auth-engine.ts";
import { AuthRefusal } from "./auth-refusal.ts";

export type AuthKit = { readonly deps: Deps; readonly engine: AuthEngine; readonly hashing: PasswordHashing };

/** One request to an account route. */
export type AuthCall = AuthKit & {
  readonly headers: Headers;
  readonly clientIp: string;
  readonly userAgent: string;
  readonly signedIn: () => Promise<SignedIn | null>;
  readonly cookie: { readonly name: string; readonly secret: string; readonly https: boolean };
};

export type AuthOutcome = {
  readonly body: Readonly<Record<string, unknown>>;
  readonly cookies?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
};

/** The request's headers for better-auth, with the client's address as this server resolved it. */
export function engineHeaders(call: AuthCall): Headers {
  const headers = new Headers({ "user-agent": call.userAgent, [CLIENT_IP_HEADER]: call.clientIp });
  const cookie = call.headers.get("cookie");
  if (cookie !== null) headers.set("cookie", cookie);
  return headers;
}

/**
 * The signed-in person with an account of their own. A visitor who only looks around has no account to change,
 * confirm or delete.
 */
export async function lastingAccountOf(call: AuthCall): Promise<SignedIn> {
  const who = await call.signedIn();
  if (who === null) throw new AuthRefusal("UNAUTHORIZED", 401);
  if (who.user.visiting) throw new AuthRefusal("SIGN_UP_FIRST", 403);
  return who;
}

/** Like `lastingAccountOf`, but nobody has to be signed in: a visitor who looks around counts as a stranger. */
export async function accountIfAny(call: AuthCall): Promise<SignedIn | null> {
  const who = await call.signedIn();
  return who === null || who.user.visiting ? null : who;
}
