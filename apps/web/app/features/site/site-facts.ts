import type { GuideLink, PageVersion } from "@keystead/contract/web";
import type { Language } from "@keystead/domain/languages";
import type { CSSProperties } from "react";

import type { SiteText } from "./site-text.server.ts";
import type { SystemText } from "./system-text.server.ts";

/** What every page without React needs to draw its header, footer and language menu. */
export type SiteFacts = {
  readonly language: Language;
  readonly appName: string;
  readonly baseUrl: string;
  readonly year: string;
  /** The path without its language, and the query: `/auth`, `?tab=signup`. */
  readonly path: string;
  readonly search: string;
  /** Where the page stands in other languages, if that is not its own path with another language in front. */
  readonly versions?: readonly PageVersion[];
  readonly signUpOpen: boolean;
  readonly publicSite: boolean;
  readonly guides: readonly GuideLink[];
  readonly common: SiteText["common"];
  readonly system: SystemText;
  /** Address of the one script of this page. */
  readonly island: string;
};

export function addressIn(language: Language, path: string, search = ""): string {
  return `/${language}${path === "/" ? "" : path}${search}`;
}

/** Where "Start free trial" leads from every public page. */
export function trialAddress(language: Language): string {
  return addressIn(language, "/auth", "?tab=signup&promo=pro_trial");
}

/** For the addresses that a printed page shows behind its links: the style sheet reads a path, and this goes before it. */
export function addressStyle({ baseUrl }: SiteFacts): CSSProperties {
  return { "--page-site": JSON.stringify(baseUrl) } as CSSProperties;
}
