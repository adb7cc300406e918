/**
 * What can be seen of a text as somebody typed it: NFC, without the space around it and without the controls that turn the
 * direction of what stands behind them on a page; empty when nothing in it can be seen. Joiners inside a word or an emoji
 * stay.
 */
export function visibleText(input: string): string {
  const kept = input
    .normalize("NFC")
    .replaceAll(/\p{Bidi_Control}/gu, "")
    .trim();
  return INVISIBLE.test(kept) ? "" : kept;
}

/** The blank of Braille is drawn as nothing, but counts as a symbol. */
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\p{Separator}\p{Control}\p{Format}\u2800]*$/u;
