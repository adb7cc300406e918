import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";

import { DAY_MS } from "@keystead/domain/calendar";

import { cookieValue } from "#kernel/api/session/session-cookie.ts";

/** The same as the longest cookie on the privacy page. */
export const DEVICE_DAYS = 90;
const DEVICE_MS = DEVICE_DAYS * DAY_MS;
/** Enough for a household's accounts in one browser; the account that signed in longest ago is dropped first. */
const ACCOUNTS = 5;

type DeviceCookie = { readonly https: boolean; readonly secret: string; readonly now: Date };

/**
 * Remembers the accounts to which this browser has signed in, so that strangers who guess an account's password slow
 * down everybody but its owner. An entry is a time, a random number and a signature over both and the address: it
 * names nobody, gives no access and needs no row. An entry of another account, or a forged one, has no effect.
 */
export function isKnownDevice(cookieHeader: string | null, email: string, cookie: DeviceCookie): boolean {
  return entriesOf(cookieHeader, cookie).some((entry) => belongsTo(entry, email, cookie));
}

/** The cookie of a browser that has just signed in: its own entry first, then those of other accounts. */
export function deviceCookie(cookieHeader: string | null, email: string, cookie: DeviceCookie): string {
  const { https, secret, now } = cookie;
  const facts = `${now.getTime().toString(36)}.${randomBytes(16).toString("base64url")}`;
  const others = entriesOf(cookieHeader, cookie).filter((entry) => !belongsTo(entry, email, cookie));
  const value = [`${facts}.${signatureOf(facts, email, secret)}`, ...others].slice(0, ACCOUNTS).join("~");
  return `${nameOf(https)}=${value}; Max-Age=${DEVICE_MS / 1_000}; Path=/; HttpOnly; SameSite=Lax${https ? "; Secure" : ""}`;
}

function nameOf(https: boolean): string {
  return https ? "__Host-keystead_device" : "keystead_device";
}

/** The entries that may count; only their signature shows to which account they belong. */
function entriesOf(cookieHeader: string | null, { https, now }: DeviceCookie): readonly string[] {
  return (cookieValue(cookieHeader, nameOf(https)) ?? "")
    .split("~")
    .slice(0, ACCOUNTS)
    .filter((entry) => {
      const madeAt = Number.parseInt(entry.split(".", 1)[0] ?? "", 36);
      return Number.isSafeInteger(madeAt) && now.getTime() - madeAt < DEVICE_MS;
    });
}

function belongsTo(entry: string, email: string, { secret }: DeviceCookie): boolean {
  const end = entry.lastIndexOf(".");
  const given = Buffer.from(entry.slice(end + 1), "base64url");
  const expected = Buffer.from(signatureOf(entry.slice(0, end), email, secret), "base64url");
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signatureOf(facts: string, email: string, secret: string): string {
  const key = Buffer.from(hkdfSync("sha256", secret, "keystead", "device-cookie", 32));
  return createHmac("sha256", key).update(`${facts}.${email}`).digest("base64url");
}
