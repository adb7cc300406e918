import { type Language, languages } from "@keystead/domain/languages";
import { renderHook } from "@testing-library/react";
import { afterAll, expect, it } from "vitest";

import { loadMessages, speak } from "../../lib/messages.ts";
import { useDaysText } from "./use-days-text.ts";

const lists = import.meta.glob("../../../../../packages/messages/*/shared/lists.json", { import: "default" });

afterAll(() => speak("en"));

/** The current month, one day, the current year, a month, a quarter, a year, months in one year and in two. */
const spans = [
  ["2026-11-01", "2026-11-26"],
  ["2026-11-26", "2026-11-26"],
  ["2025-01-01", "2025-11-26"],
  ["2026-11-01", "2026-11-30"],
  ["2026-10-01", "2026-12-31"],
  ["2025-01-01", "2025-12-31"],
  ["2026-06-01", "2026-11-30"],
  ["2025-11-01", "2026-10-31"],
] as const;

const named: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "1–26 Nov 2026",
    "26 Nov 2026",
    "1 Jan – 26 Nov 2025",
    "November 2026",
    "Quarter 4, 2026",
    "2025",
    "Jun – Nov 2026",
    "Nov 2025 – Oct 2026",
  ],
  de: [
    "1.–26. Nov. 2026",
    "26. Nov. 2026",
    "1. Jan. – 26. Nov. 2025",
    "November 2026",
    "4. Quartal 2026",
    "2025",
    "Juni–Nov. 2026",
    "Nov. 2025 – Okt. 2026",
  ],
  es: [
    "1–26 nov 2026",
    "26 nov 2026",
    "1 ene – 26 nov 2025",
    "noviembre de 2026",
    "Trimestre 4 de 2026",
    "2025",
    "jun–nov 2026",
    "nov 2025 – oct 2026",
  ],
  fr: [
    "1er–26 nov. 2026",
    "26 nov. 2026",
    "1er janv. – 26 nov. 2025",
    "novembre 2026",
    "Trimestre 4, 2026",
    "2025",
    "juin–nov. 2026",
    "nov. 2025 – oct. 2026",
  ],
  it: [
    "1–26 nov 2026",
    "26 nov 2026",
    "1 gen – 26 nov 2025",
    "novembre 2026",
    "4º trimestre 2026",
    "2025",
    "giu–nov 2026",
    "nov 2025 – ott 2026",
  ],
};

/** `Intl` puts thin spaces around its dashes. */
const plain = (text: string) => text.replaceAll(/[\u2009\u00a0\u202f]/g, " ");

it.each(languages)("names days in %s as what they are, with their year", async (language) => {
  await speak(language);
  await loadMessages(lists);
  const { result } = renderHook(() => useDaysText());
  expect(spans.map(([from, to]) => plain(result.current({ from, to })))).toEqual(named[language]);
});
