import type { PageVersion } from "@keystead/contract/web";
import { type Language, languages } from "@keystead/domain/languages";
import { sharePicturePath } from "@keystead/domain/site";
import type { LinkDescriptor, MetaDescriptor } from "react-router";

import inter from "../../../ui/fonts/inter-site-623fde65c1.woff2?url";
import publicCss from "../../../ui/public.css?url";
import { addressIn, type SiteFacts } from "../site-facts.ts";

export function siteLinks(): LinkDescriptor[] {
  return [
    { rel: "preload", as: "font", type: "font/woff2", href: inter, crossOrigin: "anonymous" },
    { rel: "stylesheet", href: publicCss },
  ];
}

export type PageHead = {
  readonly title: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
  /** The path without its language, if it differs from the requested one. */
  readonly path?: string;
  /** The page exists in one language only, at an address without a language. */
  readonly single?: boolean;
  /** The page and its counterparts in other languages, each at its own address. */
  readonly versions?: readonly PageVersion[];
  /**
   * The language of the version that the address without a language redirects to, instead of serving the visitor's
   * language.
   */
  readonly defaultLanguage?: Language;
  /** For pages that concern one person or one moment and must not be in a search index. */
  readonly noindex?: boolean;
};

const ogLocales: Readonly<Record<Language, string>> = {
  en: "en_GB",
  es: "es_ES",
  de: "de_DE",
  fr: "fr_FR",
  it: "it_IT",
};

export function siteMeta(site: SiteFacts, head: PageHead): MetaDescriptor[] {
  const title = { title: head.title };
  if (head.noindex === true) return [title, { name: "robots", content: "noindex" }];
  return [
    title,
    ...named("description", head.description),
    ...named("keywords", head.keywords?.join(", ")),
    ...addresses(site, head),
    ...cards(site, head),
  ];
}

function named(name: string, content: string | undefined): MetaDescriptor[] {
  return content === undefined || content === "" ? [] : [{ name, content }];
}

function addressOf(site: SiteFacts, head: PageHead, language: Language): string {
  return site.baseUrl + pathOf(site, head, language);
}

function pathOf(site: SiteFacts, head: PageHead, language: Language): string {
  const path = head.path ?? site.path;
  return head.single === true ? path : addressIn(language, path);
}

function addresses(site: SiteFacts, head: PageHead): MetaDescriptor[] {
  const canonical = { tagName: "link", rel: "canonical", href: addressOf(site, head, site.language) };
  const alternate = (hrefLang: string, href: string) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang,
    href,
  });
  if (head.single === true) {
    const { versions = [] } = head;
    const others = versions.length < 2 ? [] : versions;
    return [canonical, ...others.map(({ language, path }) => alternate(language, site.baseUrl + path))];
  }
  return [
    canonical,
    ...languages.map((language) => alternate(language, addressOf(site, head, language))),
    alternate(
      "x-default",
      head.defaultLanguage === undefined
        ? site.baseUrl + (head.path ?? site.path)
        : addressOf(site, head, head.defaultLanguage),
    ),
  ];
}

function cards(site: SiteFacts, head: PageHead): MetaDescriptor[] {
  const others = head.single === true ? [] : languages.filter((language) => language !== site.language);
  return [
    property("type", "website"),
    property("site_name", site.appName),
    property("title", head.title),
    ...(head.description === undefined ? [] : [property("description", head.description)]),
    property("url", addressOf(site, head, site.language)),
    property("locale", ogLocales[site.language]),
    ...others.map((language) => property("locale:alternate", ogLocales[language])),
    property("image", site.baseUrl + sharePicturePath(pathOf(site, head, site.language))),
    property("image:width", "1200"),
    property("image:height", "630"),
    property("image:alt", head.title),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

function property(name: string, content: string): MetaDescriptor {
  return { property: `og:${name}`, content };
}
