import type { SiteContent } from "@keystead/contract/web";
import type { Language } from "@keystead/domain/languages";
import type { HostPage } from "@keystead/domain/site";

import {
  type CleanerAlternativeText,
  type CleanerChecklistText,
  type CleanerOverlapsText,
  type CleanerPagesText,
  type CleanerScheduleText,
  type CleanerSchedulingText,
  cleanerText,
} from "./cleaner-text.server.ts";
import { type TriedView, triedView } from "./try/tried-view.server.ts";

type Quotes = SiteContent["testimonials"]["items"];

/** What all five pages share besides the page frame. */
export type CleanerShared = CleanerPagesText & {
  readonly testimonials: { readonly illustrative: boolean; readonly items: Quotes };
};

export type CleanerPageText =
  | { readonly name: "scheduling"; readonly text: CleanerSchedulingText }
  | { readonly name: "checklist"; readonly text: CleanerChecklistText }
  | { readonly name: "schedule"; readonly text: CleanerScheduleText }
  | { readonly name: "overlaps"; readonly text: CleanerOverlapsText; readonly tried: TriedView }
  | { readonly name: "alternative"; readonly text: CleanerAlternativeText };

export function cleanerPageText(name: HostPage, language: Language, appName: string): CleanerPageText {
  switch (name) {
    case "scheduling":
      return { name, text: withAppName(cleanerText.scheduling[language], appName) };
    case "checklist":
      return { name, text: withAppName(cleanerText.checklist[language], appName) };
    case "schedule":
      return { name, text: withAppName(cleanerText.schedule[language], appName) };
    case "overlaps": {
      const text = withAppName(cleanerText.overlaps[language], appName);
      return { name, text, tried: triedView({ language, text }) };
    }
    case "alternative":
      return { name, text: withAppName(cleanerText.alternative[language], appName) };
  }
}

export function cleanerShared(
  name: HostPage,
  language: Language,
  { appName, testimonials }: Pick<SiteContent, "testimonials"> & { readonly appName: string },
): CleanerShared {
  return {
    ...withAppName(cleanerText.pages[language], appName),
    testimonials: { illustrative: testimonials.illustrative, items: testimonials.hosts[name] },
  };
}

/** Replaces the name in the whole tree: it occurs in lists, table cells and structured data alike. */
function withAppName<Text>(text: Text, appName: string): Text {
  const escaped = JSON.stringify(appName).slice(1, -1);
  const named: Text = JSON.parse(JSON.stringify(text).replaceAll("{{app}}", () => escaped));
  return named;
}
