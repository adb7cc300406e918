import type { LoadContext } from "@keystead/contract/web";
import type { Language } from "@keystead/domain/languages";
import { data } from "react-router";
import { islandAddress } from "virtual:islands";

import { languageOf } from "../../lib/language/languages.ts";
import { siteText } from "./site-text.server.ts";
import { systemText } from "./system-text.server.ts";
import type { MissingPage } from "./message-panel.tsx";
import type { SiteFacts } from "./site-facts.ts";

export type SiteIsland = keyof typeof islandAddress;

/** The language of a page: its first path segment, if it has one. Any other first segment is not a page. */
export function sitePageLanguage(
  request: Request,
  segment: string | undefined,
  context: LoadContext,
): Language {
  if (segment === undefined) return context.language;
  const language = languageOf(segment);
  if (language === null) throw missingPage(request, context);
  return language;
}

/** Whether the session is a visitor of the sample, who has no email address. */
export function isVisiting({ session }: LoadContext): boolean {
  return session?.user.email === "";
}

/** To be thrown: the root renders it with the frame of a public page. */
export function missingPage(request: Request, context: LoadContext) {
  const facts: MissingPage = {
    site: siteFacts(request, context, { language: context.language }),
    signedIn: context.session !== null,
  };
  return data(facts, { status: 404, headers: siteHeaders });
}

export function siteFacts(
  request: Request,
  context: LoadContext,
  { language, island = "public" }: { readonly language: Language; readonly island?: SiteIsland },
): SiteFacts {
  const { pathname, search } = new URL(request.url);
  return {
    language,
    appName: context.publicConfig.appName,
    baseUrl: context.publicConfig.baseUrl,
    year: String(new Date().getUTCFullYear()),
    path: pathWithoutLanguage(pathname),
    search,
    signUpOpen: context.publicConfig.signUpOpen,
    publicSite: context.publicConfig.publicSite,
    guides: context.guides,
    common: siteText[language].common,
    system: systemText[language],
    island: islandAddress[island],
  };
}

export function pathWithoutLanguage(pathname: string): string {
  const [, first = "", ...rest] = pathname.split("/");
  return languageOf(first) === null ? pathname : `/${rest.join("/")}`;
}

/** The response depends on the user and the language, so no shared cache may keep it. */
export const siteHeaders = { Vary: "Accept-Language, Cookie", "Cache-Control": "private, no-cache" } as const;
