import { bidiLevels, mirrored, runsBackwards } from "./bidi-levels.ts";
import type { NotoParts } from "../noto-parts.ts";
import { asDrawn, isPlain, marksOf } from "./plain-text.ts";

/** Text that one font draws in one direction. `level` is its bidi level: odd levels run from right to left. */
export type TextRun = {
  readonly text: string;
  /** Absent means the font of the sheet. */
  readonly font?: string;
  readonly level: number;
};

const PREFIX = "noto-";
const GOES_WITH_THE_LAST = /[\p{M}\u200c\u200d]/u;
const JOINER = /[\u200c\u200d]/u;
const SPACE = /[ \u00a0]/u;
/** The fonts of these scripts have a space, so that a name of several words is drawn, and found, as one run. */
const WITH_SPACES: readonly string[] = ["arabic", "hebrew", "devanagari", "thai"];

/** The font part that a name stands for; null for the font of the sheet. */
export function partNamed(font: string): number | null {
  return font.startsWith(PREFIX) ? Number(font.slice(PREFIX.length)) : null;
}

/** Returns a text as a single string, or in runs of several fonts. Looks up no font if Roboto has every character. */
export function textRuns(input: string, parts: NotoParts): string | readonly TextRun[] {
  const text = asDrawn(input);
  if (isPlain(text)) return text;
  const marks = marksOf(text);
  const levels = runsBackwards(text) ? bidiLevels(marks) : marks.map(() => 0);
  const fonts = fontsOf(marks, parts);
  const runs: { text: string; font: number | null; level: number }[] = [];
  for (const [at, mark] of marks.entries()) {
    const font = fonts[at] ?? null;
    const level = levels[at] ?? 0;
    // The font of the sheet has no joiners.
    if (font === null && JOINER.test(mark)) continue;
    const last = runs.at(-1);
    const isTurned = font === null && level % 2 === 1;
    if (last !== undefined && last.font === font && last.level === level && !isTurned) last.text += mark;
    // The font of the sheet draws from left to right, so each character of right-to-left text is placed separately.
    else runs.push({ text: isTurned ? mirrored(mark) : mark, font, level });
  }
  return runs.map(({ font, ...run }) => (font === null ? run : { ...run, font: `${PREFIX}${font}` }));
}

/** The font part for each character; null for characters that the font of the sheet draws or that no font has. */
function fontsOf(marks: readonly string[], parts: NotoParts): readonly (number | null)[] {
  const fonts: (number | null)[] = [];
  for (const [at, mark] of marks.entries()) {
    const last = fonts[at - 1] ?? null;
    const own = isPlain(mark) ? null : (parts.holding(mark) ?? null);
    const stays = last !== null && GOES_WITH_THE_LAST.test(mark) && (own === last || JOINER.test(mark));
    fonts.push(stays ? last : own);
  }
  for (const [at, mark] of marks.entries()) {
    const before = fonts[at - 1] ?? null;
    if (before === null || !SPACE.test(mark)) continue;
    if (fonts[at + 1] === before && WITH_SPACES.includes(parts.scriptOf(before))) fonts[at] = before;
  }
  return fonts;
}
