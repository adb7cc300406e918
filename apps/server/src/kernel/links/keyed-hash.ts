import { createHmac, hkdfSync } from "node:crypto";

/**
 * Recognises a text without storing it. The hash needs a key, so a reader of the database cannot test account numbers
 * against it. The key belongs to the installation and to one purpose.
 */
export function keyedHash(authSecret: string, purpose: string): (text: string) => string {
  const key = Buffer.from(hkdfSync("sha256", authSecret, "keystead", purpose, 32));
  return (text) => createHmac("sha256", key).update(text).digest("base64url");
}
