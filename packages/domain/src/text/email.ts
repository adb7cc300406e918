/** R-L04: the most characters of an address. */
export const EMAIL_LIMIT = 254;
/** The most that is read where one may be typed, with the space around it and letters that NFKC makes shorter. */
export const TYPED_EMAIL_LIMIT = 320;

/** R-L04: one @, something before it, a dot inside the domain, no spaces, at most 254 characters. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_LIMIT && /^[^\s@]+@[^\s@.][^\s@]*\.[^\s@]*[^\s@.]$/.test(text);
}
