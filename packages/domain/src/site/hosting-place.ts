import { languages } from "../languages/index.ts";

const memberStates = "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(
  " ",
);
const union = [
  "EU",
  "UE",
  "European Union",
  "Unión Europea",
  "Europäische Union",
  "Union européenne",
  "Unione europea",
];

/** Each member state in each language of the product, and the union itself: "germany", "alemania", "deutschland", … */
const names: readonly string[] = [
  ...union,
  ...languages.flatMap((language) => {
    const regions = new Intl.DisplayNames(language, { type: "region" });
    return memberStates.map((state) => regions.of(state) ?? state);
  }),
].map((name) => name.toLowerCase());

/**
 * Whether the operator's own words for where the data lies say that it is the European Union: they name it or one of its member
 * states. "Frankfurt am Main" alone does not say so, and a page must not say more than the operator did.
 */
export function saysEuropeanUnion(place: string): boolean {
  const words = ` ${place
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, " ")
    .trim()} `;
  return names.some((name) => words.includes(` ${name} `));
}
