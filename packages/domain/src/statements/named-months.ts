import { monthNamed, monthNumberOf } from "../calendar/index.ts";
import type { Month } from "../calendar/index.ts";

/** Shorter names of months are names of people and words of other languages too. */
const SHORTEST = 4;

/** Of these months those that a text names, "Miete November", "alquiler 11/2026", in the five languages; in their order. */
export function monthsNamedIn<Of extends { readonly period: Month }>(
  text: string,
  months: readonly Of[],
): readonly Of[] {
  const words = text.split(/[^\p{L}]+/u).filter((word) => word.length >= SHORTEST);
  const named = new Set(words.map(monthNamed));
  for (const [, number] of text.matchAll(/(?<![\d./-])(0?[1-9]|1[0-2])\s?[./-]\s?(?:20)?\d{2}(?![\d./-])/g))
    named.add(Number(number));
  return months.filter(({ period }) => named.has(monthNumberOf(period)));
}
