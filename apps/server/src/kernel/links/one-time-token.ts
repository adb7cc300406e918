import { createHash, randomBytes } from "node:crypto";

/** The token of a one-time link in a mail: 256 random bits, of which only `hashToken` is stored. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The stored form of a one-time token, for better-auth (`storeIdentifier`, `storeToken`) and for us. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
