/** R-L04: the most characters of an address. */
export const EMAIL_LIMIT = 254;
/** The most that is read where one may be typed, with the space around it and letters that NFKC makes shorter. */
export const TYPED_EMAIL_LIMIT = 320;

/**
 * R-L04: one @, something before it, a dot inside the domain, no spaces, at most 254 characters; the address in the one form that is
 * compared, stored and sent to, or null. Letters are small and as NFKC has them, characters that nobody sees are left out, and an
 * international host is written as mail servers write it: `jörg@MÜLLER.de` is `jörg@xn--mller-kva.de`.
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

/** Whether `readEmail` reads it. */
export function isEmail(text: string): boolean {
  return readEmail(text) !== null;
}

/** What a mail program takes for the end of an address, or for more than one: no address is to become two on its way. */
const MEANS_MORE = /[\s\p{C}@<>()[\]\\,;:"]/u;

const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;
/** The rest of ASCII is no host's, and means something else in an address of the web. */
const NO_HOST = /[^a-z0-9.\-\u0080-\u{10ffff}]/u;

function hostIn(host: string): string | null {
  if (NO_HOST.test(host)) return null;
  if (HOST.test(host)) return host;
  const address = `http://${host}`;
  const ascii = URL.canParse(address) ? new URL(address).hostname : "";
  return /\P{ASCII}/u.test(host) && HOST.test(ascii) ? ascii : null;
}
