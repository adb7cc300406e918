import type { PublicSeoAddress } from "@keystead/contract/web";
import { languages } from "@keystead/domain/languages";
import { defaultAddress, publicPaths } from "@keystead/domain/site";
import { escaped } from "#kernel/escaped.ts";

/** The sign-in is a page for those who look for it here, not for a search. */
const listed = publicPaths.filter((path) => path !== "/auth");

/** Every public page in each language, with its siblings, and the pages that administrators wrote. */
export function siteMap(baseUrl: string, written: readonly PublicSeoAddress[]): string {
  const own = listed.flatMap((path) =>
    languages.map((language) => entry(baseUrl + inLanguage(language, path), siblings(baseUrl, path))),
  );
  const others = written.map((page) =>
    entry(baseUrl + page.path, `<lastmod>${escaped(page.updatedAt.slice(0, 10))}</lastmod>`),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...own,
    ...others,
    "</urlset>",
    "",
  ].join("\n");
}

function entry(address: string, rest: string): string {
  return `<url><loc>${escaped(address)}</loc>${rest}</url>`;
}

function siblings(baseUrl: string, path: string): string {
  const link = (language: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(baseUrl + address)}"/>`;
  return [
    ...languages.map((language) => link(language, inLanguage(language, path))),
    link("x-default", defaultAddress(path)),
  ].join("");
}

function inLanguage(language: string, path: string): string {
  return `/${language}${path === "/" ? "" : path}`;
}
