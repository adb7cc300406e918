import { visibleText } from "./visible-text.ts";

/**
 * The visible part of a typed name, on one line: as visibleText leaves it, with line breaks and tabs as spaces, and
 * without characters that are drawn as nothing. Joiners stay where a script or an emoji needs them, and so do the parts
 * of a flag.
 */
export function visibleLine(input: string): string {
  const line = input
    .replaceAll(BREAK, " ")
    .replaceAll(/\p{Control}/gu, "")
    .replaceAll(/\p{Bidi_Control}/gu, "")
    .replaceAll(UNSEEN, "")
    .replaceAll(TAG_OF_NO_FLAG, "")
    .replaceAll(IDLE_JOINER, "");
  return visibleText(line);
}

const BREAK = /\s*[\t\n\v\f\r\u0085\u2028\u2029]+\s*/gu;
/** Excludes joiners, variation selectors, Hangul fillers and tags, which can have a meaning. */
const UNSEEN =
  /(?!\p{Join_Control}|\p{Variation_Selector}|\u115f|\u1160|[\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/gu;
const TAG_OF_NO_FLAG = /(?<!\u{1f3f4}[\u{e0020}-\u{e007e}]*)[\u{e0020}-\u{e007f}]/gu;
/** Joiners have no effect in these scripts, nor at an end or beside a space. */
const IDLE_JOINER =
  /(?<=^|[\s\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{Join_Control}+|\p{Join_Control}+(?=\s|$)/gu;
