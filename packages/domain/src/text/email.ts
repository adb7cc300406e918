/** R-L04: most characters of an address. */
export const EMAIL_LIMIT = 254;
/** Most characters of typed input, which may include spaces and letters that NFKC shortens. */
export const EMAIL_INPUT_LIMIT = 320;

/**
 * R-L04: one @, something before it, a dot inside the domain, no spaces, at most 254 characters; returns the address in
 * the one form that is compared, stored and sent to, or null. It is in lower case and NFKC, without invisible
 * characters, and an international host is in its ASCII form: `jörg@MÜLLER.de` is `jörg@xn--mller-kva.de`.
 */
export function readEmail(input: string): string | null {
  const plain = input
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "")
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFKC")
    .trim();
  const at = plain.lastIndexOf("@");
  const mailbox = plain.slice(0, at);
  if (at < 1 || MEANS_MORE.test(mailbox)) return null;
  const host = hostIn(plain.slice(at + 1));
  if (host === null) return null;
  const address = `${mailbox}@${host}`;
  return address.length <= EMAIL_LIMIT ? address : null;
}

/** Whether `readEmail` accepts it. */
export function isEmail(text: string): boolean {
  return readEmail(text) !== null;
}

/**
 * Characters that a mail program may take for the end of an address or for several ones: one address must not become
 * two.
 */
const MEANS_MORE = /[\s\p{C}@<>()[\]\\,;:"]/u;

const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;
/** Other ASCII characters are not allowed in hosts, and have a meaning in URLs. */
const NO_HOST = /[^a-z0-9.\-\u0080-\u{10ffff}]/u;

function hostIn(host: string): string | null {
  if (NO_HOST.test(host)) return null;
  if (HOST.test(host)) return host;
  const address = `http://${host}`;
  const ascii = URL.canParse(address) ? new URL(address).hostname : "";
  return /\P{ASCII}/u.test(host) && HOST.test(ascii) ? ascii : null;
}
