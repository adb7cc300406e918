import type alternative from "../../locales/en/cleaner-alternative.json";
import type checklist from "../../locales/en/cleaner-checklist.json";
import type overlaps from "../../locales/en/cleaner-overlaps.json";
import type pages from "../../locales/en/cleaner-pages.json";
import type schedule from "../../locales/en/cleaner-schedule.json";
import type scheduling from "../../locales/en/cleaner-scheduling.json";
import { inEveryLanguage } from "../../lib/in-every-language.ts";

export type CleanerPagesText = typeof pages;
export type CleanerSchedulingText = typeof scheduling;
export type CleanerChecklistText = typeof checklist;
export type CleanerScheduleText = typeof schedule;
export type CleanerOverlapsText = typeof overlaps;
export type CleanerAlternativeText = typeof alternative;

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
  checklist: inEveryLanguage(
    import.meta.glob<CleanerChecklistText>("../../locales/*/cleaner-checklist.json", {
      eager: true,
      import: "default",
    }),
  ),
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
