import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** Encrypts values that wait in the job table: a mail there may contain a sign-in link. */
export type Seal = { readonly close: (value: unknown) => string; readonly open: (sealed: string) => unknown };

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function sealWith(secret: string, purpose: string): Seal {
  const key = Buffer.from(hkdfSync("sha256", secret, "keystead", purpose, 32));
  return {
    close(value) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", key, nonce);
      const body = Buffer.concat([cipher.update(JSON.stringify(value), "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, "base64url");
      const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const body = Buffer.concat([
        decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
        decipher.final(),
      ]);
      const value: unknown = JSON.parse(body.toString("utf8"));
      return value;
    },
  };
}

export type SealedValues<Of> = {
  readonly close: (of: Of) => string;
  /** Null for anything that we did not encrypt, or can no longer decrypt after a change of the secret. */
  readonly open: (sealed: string) => Of | null;
};

/**
 * Values of one purpose that the server must be able to read again, encrypted for as long as they are needed. `known`
 * checks a decrypted value. Their column ends in `sealed`, and no view of the record contains it.
 */
export function sealedValues<Of>(
  secret: string,
  purpose: string,
  known: (value: unknown) => Of | null,
): SealedValues<Of> {
  const seal = sealWith(secret, purpose);
  return {
    close: (of) => seal.close(of),
    open(sealed) {
      try {
        return known(seal.open(sealed));
      } catch {
        return null;
      }
    },
  };
}
