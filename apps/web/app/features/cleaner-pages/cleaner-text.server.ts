import type alternative from "../../locales/en/cleaner-alternative.json";
import type checklist from "../../locales/en/cleaner-checklist.json";
import type overlaps from "../../locales/en/cleaner-overlaps.json";
import type pages from "../../locales/en/cleaner-pages.json";
import type schedule from "../../locales/en/cleaner-schedule.json";
import type scheduling from "../../locales/en/cleaner-scheduling.json";
import { inEveryLanguage } from "../../lib/in-every-language.ts";
import { standardList, type StandardWords } from "./standard-list.ts";

export type CleanerPagesText = typeof pages;
export type CleanerSchedulingText = typeof scheduling;
export type CleanerChecklistText = ReturnType<typeof withList>;
export type CleanerScheduleText = typeof schedule;
export type CleanerOverlapsText = typeof overlaps;
export type CleanerAlternativeText = typeof alternative;

/** Also the list of a property whose host wrote none. */
export const standardWords = inEveryLanguage(
  import.meta.glob<StandardWords>("../../locales/*/standard-checklist.json", {
    eager: true,
    import: "default",
  }),
);

function withList(page: typeof checklist, words: StandardWords) {
  return { ...page, list: { ...page.list, rooms: standardList(words) } };
}

const checklistPages = inEveryLanguage(
  import.meta.glob<typeof checklist>("../../locales/*/cleaner-checklist.json", {
    eager: true,
    import: "default",
  }),
);

/** The words of the five pages for hosts. Split by page, so that a translator has one page in front of them. */
export const cleanerText = {
  pages: inEveryLanguage(
    import.meta.glob<CleanerPagesText>("../../locales/*/cleaner-pages.json", {
      eager: true,
      import: "default",
    }),
  ),
  scheduling: inEveryLanguage(
    import.meta.glob<CleanerSchedulingText>("../../locales/*/cleaner-scheduling.json", {
      eager: true,
      import: "default",
    }),
  ),
  checklist: {
    en: withList(checklistPages.en, standardWords.en),
    es: withList(checklistPages.es, standardWords.es),
    de: withList(checklistPages.de, standardWords.de),
    fr: withList(checklistPages.fr, standardWords.fr),
    it: withList(checklistPages.it, standardWords.it),
  },
  schedule: inEveryLanguage(
    import.meta.glob<CleanerScheduleText>("../../locales/*/cleaner-schedule.json", {
      eager: true,
      import: "default",
    }),
  ),
  overlaps: inEveryLanguage(
    import.meta.glob<CleanerOverlapsText>("../../locales/*/cleaner-overlaps.json", {
      eager: true,
      import: "default",
    }),
  ),
  alternative: inEveryLanguage(
    import.meta.glob<CleanerAlternativeText>("../../locales/*/cleaner-alternative.json", {
      eager: true,
      import: "default",
    }),
  ),
} as const;
