import { createNotoParts } from "../noto-parts.ts";
import { asDrawn, isPlain, marksOf } from "./plain-text.ts";

const JOINERS: readonly string[] = ["\u200c", "\u200d"];

const parts = createNotoParts();

/** The characters that no font of the product has, each once, in order of appearance. Reads no font. */
export function missingMarks(texts: Iterable<string>): readonly string[] {
  const missing = new Set<string>();
  for (const text of texts) {
    const drawn = asDrawn(text);
    if (isPlain(drawn)) continue;
    for (const mark of marksOf(drawn))
      if (!isPlain(mark) && !JOINERS.includes(mark) && parts.holding(mark) === undefined) missing.add(mark);
  }
  return [...missing];
}
