import type { Language } from "@keystead/domain/languages";

import type { ReportSheet } from "#adapters/printer/report-sheet.ts";
import { exportWords } from "./export-words.ts";

type PaperWords = {
  readonly period: string;
  readonly properties: string;
  readonly all: string;
  readonly amounts: string;
  readonly original: string;
  /** With the base currency. */
  readonly both: string;
  readonly made: string;
  /** Of the rows that add up all properties. */
  readonly total: string;
  readonly noRate: string;
  readonly page: string;
  /** With `{marks}`, each by its number: it cannot be shown. */
  readonly withoutFont: string;
};

/** What stands around a table on paper. */
export const paperWords: Readonly<Record<Language, PaperWords>> = {
  en: {
    period: "Period",
    properties: "Properties",
    all: "all",
    amounts: "Amounts",
    original: "original currency",
    both: "original currency and {currency}",
    made: "As of",
    total: "Total, all properties",
    noRate: "no rate",
    page: "Page {page} of {pages}",
    withoutFont: "Characters that cannot be printed and stand as boxes: {marks}",
  },
  es: {
    period: "Periodo",
    properties: "Propiedades",
    all: "todas",
    amounts: "Importes",
    original: "moneda original",
    both: "moneda original y {currency}",
    made: "Situación a",
    total: "Total, todas las propiedades",
    noRate: "sin tipo de cambio",
    page: "Página {page} de {pages}",
    withoutFont: "Caracteres que no se pueden imprimir y aparecen como recuadros: {marks}",
  },
  de: {
    period: "Zeitraum",
    properties: "Immobilien",
    all: "alle",
    amounts: "Beträge",
    original: "Originalwährung",
    both: "Originalwährung und {currency}",
    made: "Stand",
    total: "Summe aller Immobilien",
    noRate: "kein Kurs",
    page: "Seite {page} von {pages}",
    withoutFont: "Zeichen, die sich nicht drucken lassen und als Kästchen stehen: {marks}",
  },
  fr: {
    period: "Période",
    properties: "Biens",
    all: "tous",
    amounts: "Montants",
    original: "devise d’origine",
    both: "devise d’origine et {currency}",
    made: "Situation au",
    total: "Total de tous les biens",
    noRate: "pas de taux",
    page: "Page {page} sur {pages}",
    withoutFont: "Caractères qui ne peuvent pas être imprimés et apparaissent comme des cases : {marks}",
  },
  it: {
    period: "Periodo",
    properties: "Immobili",
    all: "tutti",
    amounts: "Importi",
    original: "valuta originale",
    both: "valuta originale e {currency}",
    made: "Situazione al",
    total: "Totale di tutti gli immobili",
    noRate: "manca il cambio",
    page: "Pagina {page} di {pages}",
    withoutFont: "Caratteri che non possono essere stampati e appaiono come riquadri: {marks}",
  },
};

/** What stands in and around the rows of a sheet. */
export function wordsOnPaper(language: Language): ReportSheet["words"] {
  const { total: ofTotals, noRate, page: foot } = paperWords[language];
  const { sum, apart } = exportWords[language];
  return { sum, apart, ofTotals, noRate, foot };
}
