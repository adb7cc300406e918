import type alternative from "@keystead/messages/en/cleaner-alternative.json";
import type checklist from "@keystead/messages/en/cleaner-checklist.json";
import type overlaps from "@keystead/messages/en/cleaner-overlaps.json";
import type pages from "@keystead/messages/en/cleaner-pages.json";
import type schedule from "@keystead/messages/en/cleaner-schedule.json";
import type scheduling from "@keystead/messages/en/cleaner-scheduling.json";

import { inEveryLanguage } from "../../lib/language/in-every-language.ts";
import { standardList, type StandardListMessages } from "./checklist/standard-list.ts";

export type CleanerPagesText = typeof pages;
export type CleanerSchedulingText = typeof scheduling;
export type CleanerChecklistText = ReturnType<typeof withList>;
export type CleanerScheduleText = typeof schedule;
export type CleanerOverlapsText = typeof overlaps;
export type CleanerAlternativeText = typeof alternative;

/** Also the list of a property whose host wrote none. */
export const standardWords = inEveryLanguage(
  import.meta.glob<StandardListMessages>("../../../../../packages/messages/*/standard-checklist.json", {
    eager: true,
    import: "default",
  }),
);

function withList(page: typeof checklist, words: StandardListMessages) {
  return { ...page, list: { ...page.list, rooms: standardList(words) } };
}

const checklistPages = inEveryLanguage(
  import.meta.glob<typeof checklist>("../../../../../packages/messages/*/cleaner-checklist.json", {
    eager: true,
    import: "default",
  }),
);

/** The words of the five pages for hosts. Split by page, so that a translator has one page in front of them. */
export const cleanerText = {
  pages: inEveryLanguage(
    import.meta.glob<CleanerPagesText>("../../../../../packages/messages/*/cleaner-pages.json", {
      eager: true,
      import: "default",
    }),
  ),
  scheduling: inEveryLanguage(
    import.meta.glob<CleanerSchedulingText>("../../../../../packages/messages/*/cleaner-scheduling.json", {
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
    import.meta.glob<CleanerScheduleText>("../../../../../packages/messages/*/cleaner-schedule.json", {
      eager: true,
      import: "default",
    }),
  ),
  overlaps: inEveryLanguage(
    import.meta.glob<CleanerOverlapsText>("../../../../../packages/messages/*/cleaner-overlaps.json", {
      eager: true,
      import: "default",
    }),
  ),
  alternative: inEveryLanguage(
    import.meta.glob<CleanerAlternativeText>("../../../../../packages/messages/*/cleaner-alternative.json", {
      eager: true,
      import: "default",
    }),
  ),
} as const;
