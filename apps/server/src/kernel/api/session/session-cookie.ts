import { DAY_MS } from "@keystead/domain/calendar";
import { retention } from "@keystead/domain/retention";
import { createHmac, timingSafeEqual } from "node:crypto";

/** A session ends after a week without use, or a month after sign-in. */
export const SESSION_IDLE_MS = retention.sessions.periods.idleDays * DAY_MS;
export const SESSION_LIFE_MS = retention.sessions.periods.days * DAY_MS;

/** A `__Host-` cookie needs https. With that name a phone could not sign in over plain http on a home network. */
export function sessionCookieName(https: boolean): string {
  return https ? "__Host-keystead_session" : "keystead_session";
}

/** The session token of a request; null if there is none or its signature is not ours. */
export function readSessionToken(
  cookieHeader: string | null,
  cookie: { readonly name: string; readonly secret: string },
): string | null {
  const value = cookieValue(cookieHeader, cookie.name);
  if (value === null) return null;
  const dot = value.lastIndexOf(".");
  if (dot < 1) return null;
  const token = value.slice(0, dot);
  const given = Buffer.from(value.slice(dot + 1), "base64");
  const expected = createHmac("sha256", cookie.secret).update(token).digest();
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

/** The same cookie again with a new expiry, in the form that sign-in gave it. */
export function sessionCookie(
  token: string,
  cookie: {
    readonly name: string;
    readonly secret: string;
    readonly https: boolean;
    readonly maxAgeMs: number;
  },
): string {
  const signature = createHmac("sha256", cookie.secret).update(token).digest("base64");
  const value = encodeURIComponent(`${token}.${signature}`);
  return `${cookie.name}=${value}; Max-Age=${Math.floor(cookie.maxAgeMs / 1_000)}; Path=/; HttpOnly; SameSite=Lax${cookie.https ? "; Secure" : ""}`;
}

/** The value that a browser sent under this name; null if there is none or it cannot be read. */
export function cookieValue(header: string | null, name: string): string | null {
  for (const part of (header ?? "").split(";")) {
    const equals = part.indexOf("=");
    if (equals < 0 || part.slice(0, equals).trim() !== name) continue;
    try {
      return decodeURIComponent(part.slice(equals + 1).trim());
    } catch {
      return null;
    }
  }
  return null;
}
