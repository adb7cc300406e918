import { createHmac, hkdfSync } from "node:crypto";

/**
 * What a text is known again by without being kept: nobody who reads the database can try account numbers against it. The key is
 * of the installation and of one purpose.
 */
export function keyedHash(authSecret: string, purpose: string): (text: string) => string {
  const key = Buffer.from(hkdfSync("sha256", authSecret, "keystead", purpose, 32));
  return (text) => createHmac("sha256", key).update(text).digest("base64url");
}
