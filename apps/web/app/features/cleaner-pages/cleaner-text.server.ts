import type alternative from "@keystead/messages/en/cleaner-alternative.json";
import type checklist from "@keystead/messages/en/cleaner-checklist.json";
import type overlaps from "@keystead/messages/en/cleaner-overlaps.json";
import type pages from "@keystead/messages/en/cleaner-pages.json";
import type schedule from "@keystead/messages/en/cleaner-schedule.json";
import type scheduling from "@keystead/messages/en/cleaner-scheduling.json";

import { recordOf } from "@keystead/domain/kernel";
import { languages } from "@keystead/domain/languages";
import type bookings from "@keystead/messages/en/bookings.json";
import type job from "@keystead/messages/en/job.json";

import { inEveryLanguage } from "../../lib/language/in-every-language.ts";
import { standardList, type StandardListMessages } from "./checklist/standard-list.ts";

export type CleanerPagesText = typeof pages;
export type CleanerSchedulingText = ReturnType<typeof withJob>;
export type CleanerChecklistText = ReturnType<typeof withList>;
export type CleanerScheduleText = typeof schedule;
export type CleanerOverlapsText = ReturnType<typeof withWarnings>;
export type CleanerAlternativeText = typeof alternative;

/** Also the checklist of a property whose host wrote none. */
export const standardMessages = inEveryLanguage(
  import.meta.glob<StandardListMessages>("../../../../../packages/messages/*/standard-checklist.json", {
    eager: true,
    import: "default",
  }),
);

function withList(page: typeof checklist, words: StandardListMessages) {
  return { ...page, list: { ...page.list, rooms: standardList(words) } };
}

/** The page with the product's own messages about conflicting bookings. */
function withWarnings(page: typeof overlaps, words: typeof bookings) {
  const { overlaps: overlapping, soldTwiceNight, blockedNightsFor } = words;
  return { ...page, notices: { overlaps: overlapping, soldTwiceNight, blockedNightsFor } };
}

/** The page with the product's own texts of a cleaning job, and a few items of the standard checklist. */
function withJob(page: typeof scheduling, { words, list }: JobMessages) {
  const { windows, towels, linen, lock } = list.items;
  return {
    ...page,
    try: { ...page.try, list: [windows, linen, towels, lock] },
    notices: { arrive: words.arrive_other, done: words.done },
  };
}

type JobMessages = { readonly words: typeof job; readonly list: StandardListMessages };

const jobMessages = inEveryLanguage(
  import.meta.glob<typeof job>("../../../../../packages/messages/*/job.json", {
    eager: true,
    import: "default",
  }),
);
const bookingMessages = inEveryLanguage(
  import.meta.glob<typeof bookings>("../../../../../packages/messages/*/bookings.json", {
    eager: true,
    import: "default",
  }),
);
const schedulingPages = inEveryLanguage(
  import.meta.glob<typeof scheduling>("../../../../../packages/messages/*/cleaner-scheduling.json", {
    eager: true,
    import: "default",
  }),
);
const overlapsPages = inEveryLanguage(
  import.meta.glob<typeof overlaps>("../../../../../packages/messages/*/cleaner-overlaps.json", {
    eager: true,
    import: "default",
  }),
);
const checklistPages = inEveryLanguage(
  import.meta.glob<typeof checklist>("../../../../../packages/messages/*/cleaner-checklist.json", {
    eager: true,
    import: "default",
  }),
);

/** The texts of the five pages for hosts. One file per page, so that a translator has a whole page at once. */
export const cleanerText = {
  pages: inEveryLanguage(
    import.meta.glob<CleanerPagesText>("../../../../../packages/messages/*/cleaner-pages.json", {
      eager: true,
      import: "default",
    }),
  ),
  scheduling: recordOf(languages, (language) =>
    withJob(schedulingPages[language], { words: jobMessages[language], list: standardMessages[language] }),
  ),
  checklist: {
    en: withList(checklistPages.en, standardMessages.en),
    es: withList(checklistPages.es, standardMessages.es),
    de: withList(checklistPages.de, standardMessages.de),
    fr: withList(checklistPages.fr, standardMessages.fr),
    it: withList(checklistPages.it, standardMessages.it),
  },
  schedule: inEveryLanguage(
    import.meta.glob<CleanerScheduleText>("../../../../../packages/messages/*/cleaner-schedule.json", {
      eager: true,
      import: "default",
    }),
  ),
  overlaps: recordOf(languages, (language) =>
    withWarnings(overlapsPages[language], bookingMessages[language]),
  ),
  alternative: inEveryLanguage(
    import.meta.glob<CleanerAlternativeText>("../../../../../packages/messages/*/cleaner-alternative.json", {
      eager: true,
      import: "default",
    }),
  ),
} as const;
