import { visibleText } from "./visible-text.ts";

/**
 * What can be seen of a name as somebody typed it, on one line: as visibleText leaves it, a line break or a tab a space, and without
 * the characters that are drawn as nothing. A joiner stays where a script or an emoji needs it, and so do the parts of a flag.
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
/** Without joiners, selectors of a glyph, fillers of old Hangul and tags, which can mean something. */
const UNSEEN =
  /(?!\p{Join_Control}|\p{Variation_Selector}|\u115f|\u1160|[\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/gu;
const TAG_OF_NO_FLAG = /(?<!\u{1f3f4}[\u{e0020}-\u{e007e}]*)[\u{e0020}-\u{e007f}]/gu;
/** These scripts join nothing; nor does anything join at an end or a space. */
const IDLE_JOINER =
  /(?<=^|[\s\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{Join_Control}+|\p{Join_Control}+(?=\s|$)/gu;
