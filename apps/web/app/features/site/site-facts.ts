import type { GuideLink, PageVersion } from "@keystead/contract/web";
import type { Language } from "@keystead/domain/languages";
import type { CSSProperties } from "react";

import type { SiteText } from "./site-text.server.ts";
import type { SystemText } from "./system-text.server.ts";

/** The data that every page without React needs for its header, footer and language menu. */
export type SiteFacts = {
  readonly language: Language;
  readonly appName: string;
  readonly baseUrl: string;
  readonly year: string;
  /** The path without its language, and the query: `/auth`, `?tab=signup`. */
  readonly path: string;
  readonly search: string;
  /** The addresses of the page in other languages, if they are not its own path with another language in front. */
  readonly versions?: readonly PageVersion[];
  readonly signUpOpen: boolean;
  readonly publicSite: boolean;
  readonly guides: readonly GuideLink[];
  readonly common: SiteText["common"];
  readonly system: SystemText;
  /** The URL of the page's only script. */
  readonly island: string;
};

export function addressIn(language: Language, path: string, search = ""): string {
  return `/${language}${path === "/" ? "" : path}${search}`;
}

/** The target of "Start free trial" on every public page. */
export function trialAddress(language: Language): string {
  return addressIn(language, "/auth", "?tab=signup&promo=pro_trial");
}

/**
 * For printed pages, which show the URLs of their links: the stylesheet has only the path and puts this base URL before
 * it.
 */
export function addressStyle({ baseUrl }: SiteFacts): CSSProperties {
  return { "--page-site": JSON.stringify(baseUrl) } as CSSProperties;
}
