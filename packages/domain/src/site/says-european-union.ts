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

/**
 * The names of each member state and of the union in every language of the product: "germany", "alemania",
 * "deutschland", …
 */
const names: readonly string[] = [
  ...union,
  ...languages.flatMap((language) => {
    const regions = new Intl.DisplayNames(language, { type: "region" });
    return memberStates.map((state) => regions.of(state) ?? state);
  }),
].map((name) => name.toLowerCase());

/**
 * Whether the operator's description of where the data are stored says that it is in the European Union, by naming it
 * or a member state. "Frankfurt am Main" alone does not count, because a page must not claim more than the operator
 * did.
 */
export function saysEuropeanUnion(place: string): boolean {
  const words = ` ${place
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, " ")
    .trim()} `;
  return names.some((name) => words.includes(` ${name} `));
}
