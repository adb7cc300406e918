import { createDecipheriv, createHmac, hkdfSync, scryptSync } from "node:crypto";

const CHUNK = 65_536;
const TAG = 16;

/** Decrypts an age file with a passphrase, strictly by age-encryption.org/v1; throws at any deviation. */
export function readAge(file: Buffer, passphrase: string): Buffer {
  const head = /^age-encryption\.org\/v1\n-> scrypt (\S{22}) (\d+)\n(\S{43})\n---/.exec(
    file.toString("latin1"),
  );
  if (head === null) throw new Error("no age file that a passphrase opens");
  const [covered, salt = "", rounds = "", wrapped = ""] = head;
  const key = scryptSync(
    passphrase,
    Buffer.concat([Buffer.from("age-encryption.org/v1/scrypt"), Buffer.from(salt, "base64")]),
    32,
    { N: 2 ** Number(rounds), r: 8, p: 1, maxmem: 2 ** 30 },
  );
  const fileKey = opened(key, Buffer.alloc(12), Buffer.from(wrapped, "base64"));
  const end = file.indexOf("\n", covered.length);
  const mac = file.subarray(covered.length + 1, end).toString("latin1");
  const expected = createHmac("sha256", derived(fileKey, Buffer.alloc(0), "header"))
    .update(covered)
    .digest();
  if (!Buffer.from(mac, "base64").equals(expected)) throw new Error("the head was changed");
  const nonce = file.subarray(end + 1, end + 17);
  return payloadOf(file.subarray(end + 17), derived(fileKey, nonce, "payload"));
}

function payloadOf(body: Buffer, key: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let from = 0, count = 0; from < body.length; from += CHUNK + TAG, count += 1) {
    const nonce = Buffer.alloc(12);
    nonce.writeUInt32BE(count, 7);
    nonce[11] = from + CHUNK + TAG >= body.length ? 1 : 0;
    parts.push(opened(key, nonce, body.subarray(from, from + CHUNK + TAG)));
  }
  if (parts.length === 0) throw new Error("the end is missing");
  return Buffer.concat(parts);
}

function derived(fileKey: Buffer, salt: Buffer, use: string): Buffer {
  return Buffer.from(hkdfSync("sha256", fileKey, salt, use, 32));
}

function opened(key: Buffer, nonce: Buffer, sealed: Buffer): Buffer {
  const cipher = createDecipheriv("chacha20-poly1305", key, nonce, { authTagLength: TAG });
  cipher.setAuthTag(sealed.subarray(sealed.length - TAG));
  return Buffer.concat([cipher.update(sealed.subarray(0, sealed.length - TAG)), cipher.final()]);
}
