import { createHash, randomBytes } from "node:crypto";

/** 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** How a one-time token is kept: by better-auth (`storeIdentifier`, `storeToken`) and by us alike. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
