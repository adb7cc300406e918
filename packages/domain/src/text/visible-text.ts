/**
 * The visible part of a typed text: NFC, trimmed, and without control characters that change the text direction of what
 * follows them on a page; empty when nothing in it is visible. Joiners inside a word or an emoji stay.
 */
export function visibleText(input: string): string {
  const kept = input
    .normalize("NFC")
    .replaceAll(/\p{Bidi_Control}/gu, "")
    .trim();
  return INVISIBLE.test(kept) ? "" : kept;
}

/** The Braille blank is drawn as nothing, but counts as a symbol. */
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\p{Separator}\p{Control}\p{Format}\u2800]*$/u;
