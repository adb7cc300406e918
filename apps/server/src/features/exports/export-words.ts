import type { ExportColumn, Report } from "@keystead/domain/exports";
import { languages } from "@keystead/domain/languages";
import type { Language } from "@keystead/domain/languages";

import { columnWords } from "./column-words.ts";

type ExportWords = {
  readonly reports: Readonly<Record<Report, string>>;
  /** Before a currency: the sum of a column. */
  readonly sum: string;
  readonly missingRate: string;
};

export const exportWords: Readonly<Record<Language, ExportWords>> = {
  en: {
    reports: {
      income: "Income",
      expenses: "Expenses",
      rent: "Rent schedule",
      profit: "P&L by month",
      cash_flow: "Cash flow",
    },
    sum: "Total",
    missingRate:
      "No rate from {from} to {to} for {period}: {records} records are left out, so there is no total.",
  },
  es: {
    reports: {
      income: "Ingresos",
      expenses: "Gastos",
      rent: "Calendario de cobros",
      profit: "Resultado por mes",
      cash_flow: "Flujo de caja",
    },
    sum: "Total",
    missingRate:
      "Falta el tipo de cambio de {from} a {to} de {period}: {records} registros quedan fuera, por eso no hay total.",
  },
  de: {
    reports: {
      income: "Einnahmen",
      expenses: "Ausgaben",
      rent: "Zahlungsplan",
      profit: "Ergebnis nach Monaten",
      cash_flow: "Cashflow",
    },
    sum: "Summe",
    missingRate:
      "Für {period} fehlt der Kurs von {from} in {to}: {records} Buchungen bleiben außen vor, deshalb gibt es keine Summe.",
  },
  fr: {
    reports: {
      income: "Revenus",
      expenses: "Dépenses",
      rent: "Échéancier des loyers",
      profit: "Résultat par mois",
      cash_flow: "Cash-flow",
    },
    sum: "Total",
    missingRate:
      "Le taux de {from} en {to} manque pour {period} : {records} écritures restent de côté, il n’y a donc pas de total.",
  },
  it: {
    reports: {
      income: "Entrate",
      expenses: "Spese",
      rent: "Piano dei pagamenti",
      profit: "Risultato per mese",
      cash_flow: "Flusso di cassa",
    },
    sum: "Totale",
    missingRate:
      "Manca il cambio da {from} a {to} per {period}: {records} registrazioni restano escluse, perciò non c’è un totale.",
  },
};

/** What heads each column of a sheet in a language; a CSV has the keys themselves (R-N01). */
export function columnLabels(columns: readonly ExportColumn[], language: Language): readonly string[] {
  const at = languages.indexOf(language);
  return columns.map(({ key }) => columnWords[key]?.[at] ?? key);
}
