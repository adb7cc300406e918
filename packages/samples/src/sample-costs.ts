import { addDays } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import type { Language } from "@keystead/domain/languages";
import type { ExpenseCategory, ExpenseNature } from "@keystead/domain/ledger";

import type { CostRecipe } from "./portfolio-recipe.ts";
import { monthsBefore } from "./portfolio-tables.ts";

type Bill = {
  readonly category: ExpenseCategory;
  readonly nature?: ExpenseNature;
  readonly amountMinor: number;
  /** Day of the month, from 1. */
  readonly day: number;
  /** Every this many months; without it once, `back` months ago. */
  readonly every?: number;
  readonly back?: number;
  readonly note: keyof (typeof WORDS)["en"];
};

const WORDS = {
  en: {
    caretaker: "Caretaker",
    insurance: "Building insurance, quarter",
    water: "Water, quarter",
    boiler: "Boiler thermostat",
    tax: "Municipal tax, instalment",
    loan: "Mortgage",
    stays: "Cleaning after stays",
    kitchen: "New kitchen",
    electricity: "Electricity",
  },
  es: {
    caretaker: "Portero",
    insurance: "Seguro del edificio, trimestre",
    water: "Agua, trimestre",
    boiler: "Termostato de la caldera",
    tax: "Impuesto municipal, plazo",
    loan: "Hipoteca",
    stays: "Limpieza tras estancias",
    kitchen: "Cocina nueva",
    electricity: "Electricidad",
  },
  de: {
    caretaker: "Hausmeister",
    insurance: "Gebäudeversicherung, Quartal",
    water: "Wasser, Quartal",
    boiler: "Thermostat am Heizkessel",
    tax: "Grundsteuer, Rate",
    loan: "Darlehensrate",
    stays: "Reinigung nach Aufenthalten",
    kitchen: "Neue Küche",
    electricity: "Strom",
  },
  fr: {
    caretaker: "Gardien",
    insurance: "Assurance de l’immeuble, trimestre",
    water: "Eau, trimestre",
    boiler: "Thermostat de la chaudière",
    tax: "Taxe foncière, échéance",
    loan: "Crédit immobilier",
    stays: "Ménage après séjours",
    kitchen: "Nouvelle cuisine",
    electricity: "Électricité",
  },
  it: {
    caretaker: "Custode",
    insurance: "Assicurazione dell’edificio, trimestre",
    water: "Acqua, trimestre",
    boiler: "Termostato della caldaia",
    tax: "Imposta comunale, rata",
    loan: "Mutuo",
    stays: "Pulizie dopo i soggiorni",
    kitchen: "Cucina nuova",
    electricity: "Elettricità",
  },
} satisfies Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** Of the sample's three properties, in their order. */
const BILLS: readonly (readonly Bill[])[] = [
  [
    { category: "management", amountMinor: 11_900, day: 5, every: 1, note: "caretaker" },
    { category: "insurance", amountMinor: 23_600, day: 10, every: 3, note: "insurance" },
    { category: "repairs", amountMinor: 31_240, day: 1, back: 0, note: "boiler" },
    { category: "taxes", amountMinor: 21_430, day: 12, back: 2, note: "tax" },
  ],
  [
    { category: "utilities", amountMinor: 6_480, day: 2, every: 3, note: "water" },
    { category: "other", nature: "debt_service", amountMinor: 74_000, day: 1, every: 1, note: "loan" },
    { category: "maintenance", nature: "capital", amountMinor: 268_000, day: 20, back: 4, note: "kitchen" },
  ],
  [
    { category: "cleaning", amountMinor: 19_200, day: 1, every: 1, note: "stays" },
    { category: "utilities", amountMinor: 9_216, day: 11, every: 1, note: "electricity" },
  ],
];

/** The costs of one of the sample's properties in the months up to today, oldest first. */
export function sampleCosts(
  property: number,
  { today, language, months }: { today: PlainDate; language: Language; months: number },
): readonly CostRecipe[] {
  const costs: CostRecipe[] = [];
  for (let back = months; back >= 0; back -= 1) {
    for (const { note, day, every, back: only, ...bill } of BILLS[property] ?? []) {
      if (every === undefined ? back !== only : back % every !== 0) continue;
      const on = addDays(monthsBefore(today, back), day - 1);
      if (on <= today) costs.push({ nature: "operating", ...bill, on, note: WORDS[language][note] });
    }
  }
  return costs;
}
