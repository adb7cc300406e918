import deAlternative from "../locales/de/cleaner-alternative.json";
import deChecklist from "../locales/de/cleaner-checklist.json";
import deOverlaps from "../locales/de/cleaner-overlaps.json";
import dePages from "../locales/de/cleaner-pages.json";
import deSchedule from "../locales/de/cleaner-schedule.json";
import deScheduling from "../locales/de/cleaner-scheduling.json";
import enAlternative from "../locales/en/cleaner-alternative.json";
import enChecklist from "../locales/en/cleaner-checklist.json";
import enOverlaps from "../locales/en/cleaner-overlaps.json";
import enPages from "../locales/en/cleaner-pages.json";
import enSchedule from "../locales/en/cleaner-schedule.json";
import enScheduling from "../locales/en/cleaner-scheduling.json";
import esAlternative from "../locales/es/cleaner-alternative.json";
import esChecklist from "../locales/es/cleaner-checklist.json";
import esOverlaps from "../locales/es/cleaner-overlaps.json";
import esPages from "../locales/es/cleaner-pages.json";
import esSchedule from "../locales/es/cleaner-schedule.json";
import esScheduling from "../locales/es/cleaner-scheduling.json";
import frAlternative from "../locales/fr/cleaner-alternative.json";
import frChecklist from "../locales/fr/cleaner-checklist.json";
import frOverlaps from "../locales/fr/cleaner-overlaps.json";
import frPages from "../locales/fr/cleaner-pages.json";
import frSchedule from "../locales/fr/cleaner-schedule.json";
import frScheduling from "../locales/fr/cleaner-scheduling.json";
import itAlternative from "../locales/it/cleaner-alternative.json";
import itChecklist from "../locales/it/cleaner-checklist.json";
import itOverlaps from "../locales/it/cleaner-overlaps.json";
import itPages from "../locales/it/cleaner-pages.json";
import itSchedule from "../locales/it/cleaner-schedule.json";
import itScheduling from "../locales/it/cleaner-scheduling.json";
import type { Language } from "./languages.ts";

export type CleanerPagesText = typeof enPages;
export type CleanerSchedulingText = typeof enScheduling;
export type CleanerChecklistText = typeof enChecklist;
export type CleanerScheduleText = typeof enSchedule;
export type CleanerOverlapsText = typeof enOverlaps;
export type CleanerAlternativeText = typeof enAlternative;

type InFive<Text> = Readonly<Record<Language, Text>>;

/** The words of the five pages for hosts. Split by page, so that a translator has one page in front of them. */
export const cleanerText = {
  pages: {
    en: enPages,
    es: esPages,
    de: dePages,
    fr: frPages,
    it: itPages,
  } satisfies InFive<CleanerPagesText>,
  scheduling: {
    en: enScheduling,
    es: esScheduling,
    de: deScheduling,
    fr: frScheduling,
    it: itScheduling,
  } satisfies InFive<CleanerSchedulingText>,
  checklist: {
    en: enChecklist,
    es: esChecklist,
    de: deChecklist,
    fr: frChecklist,
    it: itChecklist,
  } satisfies InFive<CleanerChecklistText>,
  schedule: {
    en: enSchedule,
    es: esSchedule,
    de: deSchedule,
    fr: frSchedule,
    it: itSchedule,
  } satisfies InFive<CleanerScheduleText>,
  overlaps: {
    en: enOverlaps,
    es: esOverlaps,
    de: deOverlaps,
    fr: frOverlaps,
    it: itOverlaps,
  } satisfies InFive<CleanerOverlapsText>,
  alternative: {
    en: enAlternative,
    es: esAlternative,
    de: deAlternative,
    fr: frAlternative,
    it: itAlternative,
  } satisfies InFive<CleanerAlternativeText>,
} as const;
