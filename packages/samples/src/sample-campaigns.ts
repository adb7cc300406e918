import { addDays } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import type { Language } from "@keystead/domain/languages";

import type { CampaignRecipe } from "./portfolio-recipe.ts";

type Words = Readonly<Record<"vacant" | "rooms" | "summer" | "board" | "word", string>>;

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    vacant: "Listing for flat 3",
    rooms: "Two rooms, near the station",
    summer: "Search ads, summer weeks",
    board: "Notice at the university",
    word: "Passed on by tenants",
  },
  es: {
    vacant: "Anuncio del piso 3",
    rooms: "Dos habitaciones, cerca de la estación",
    summer: "Anuncios de búsqueda, verano",
    board: "Cartel en la universidad",
    word: "Recomendado por inquilinos",
  },
  de: {
    vacant: "Inserat für Wohnung 3",
    rooms: "Zwei Zimmer, nahe am Bahnhof",
    summer: "Suchanzeigen, Sommerwochen",
    board: "Aushang an der Universität",
    word: "Von Mietern weitergesagt",
  },
  fr: {
    vacant: "Annonce de l’appartement 3",
    rooms: "Deux pièces, près de la gare",
    summer: "Annonces de recherche, été",
    board: "Affiche à l’université",
    word: "Recommandé par des locataires",
  },
  it: {
    vacant: "Annuncio per l’appartamento 3",
    rooms: "Bilocale, vicino alla stazione",
    summer: "Annunci di ricerca, estate",
    board: "Avviso all’università",
    word: "Passaparola degli inquilini",
  },
};

/** Days before today, from the first to the last (null: still running), and the results. */
type Line = readonly [
  from: number,
  to: number | null,
  fields: Pick<CampaignRecipe, "channel" | "spendMinor" | "leads" | "impressions" | "clicks"> & {
    readonly note: keyof Words;
    /** Its bill is recorded as an expense, dated on its last day. */
    readonly billed?: true;
  },
];

const LINES: readonly (readonly Line[])[] = [
  [
    [
      34,
      null,
      {
        channel: "classifieds",
        spendMinor: 8_900,
        leads: 11,
        impressions: 2_460,
        clicks: 184,
        note: "vacant",
      },
    ],
    [
      28,
      8,
      { channel: "facebook", spendMinor: 12_000, leads: 5, impressions: 18_200, clicks: 412, note: "vacant" },
    ],
    [30, null, { channel: "manual", spendMinor: 0, leads: 2, impressions: 40, clicks: 6, note: "word" }],
  ],
  [
    [
      150,
      120,
      {
        channel: "classifieds",
        spendMinor: 7_450,
        leads: 9,
        impressions: 3_120,
        clicks: 221,
        note: "rooms",
        billed: true,
      },
    ],
    [
      148,
      118,
      { channel: "local", spendMinor: 3_500, leads: 2, impressions: 350, clicks: 14, note: "board" },
    ],
  ],
  [
    [
      96,
      35,
      {
        channel: "google",
        spendMinor: 24_000,
        leads: 14,
        impressions: 41_800,
        clicks: 1_130,
        note: "summer",
        billed: true,
      },
    ],
  ],
];

/** What was spent on advertising each property of the sample: some with a bill in the books, some still running. */
export function sampleCampaigns(
  property: number,
  { today, language }: { readonly today: PlainDate; readonly language: Language },
): readonly CampaignRecipe[] {
  return (LINES[property] ?? []).map(([from, to, { billed = false, note, ...numbers }]) => ({
    ...numbers,
    from: addDays(today, -from),
    to: to === null ? null : addDays(today, -to),
    active: to === null,
    note: WORDS[language][note],
    billOn: billed ? addDays(today, -(to ?? 0)) : null,
  }));
}
