import { monthNumberOf } from "../../calendar/index.ts";
import { monthNamed } from "../../day-input/index.ts";
import type { Month } from "../../calendar/index.ts";

/** Shorter month names are also names of people and words of other languages, apart from the ones listed here. */
const SHORTEST = 4;
const SHORT_NAMES: ReadonlySet<string> = new Set(
  "feb apr jul aug sep oct okt ott nov dec dez dic".split(" "),
);

/** The months named in a text, 1 to 12: "Miete November", "alquiler 11/2026", in the five languages. */
export function monthsIn(text: string): ReadonlySet<number> {
  const words = text
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= SHORTEST || SHORT_NAMES.has(word.toLowerCase()));
  const numbers = [...text.matchAll(/(?<![\d./-])(0?[1-9]|1[0-2])\s?[./-]\s?(?:20)?\d{2}(?![\d./-])/g)];
  const yearFirst = [...text.matchAll(/(?<![\d./-])20\d{2}[./-](0[1-9]|1[0-2])(?![\d./-])/g)];
  return new Set([
    ...words.flatMap((word) => monthNamed(word) ?? []),
    ...[...numbers, ...yearFirst].map(([, number]) => Number(number)),
  ]);
}

/** The named ones among these months, in their order. */
export function monthsNamed<Of extends { readonly period: Month }>(
  named: ReadonlySet<number>,
  months: readonly Of[],
): readonly Of[] {
  return named.size === 0 ? [] : months.filter(({ period }) => named.has(monthNumberOf(period)));
}
