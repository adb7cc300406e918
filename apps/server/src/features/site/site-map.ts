import type { PublicSeoAddress } from "@keystead/contract/web";
import { languages } from "@keystead/domain/languages";
import { defaultAddress, publicPaths } from "@keystead/domain/site";
import { escaped } from "#kernel/escaped.ts";

/** Leaves out the sign-in page, which is useless in search results. */
const listed = publicPaths.filter((path) => path !== "/auth");

type Listed = {
  /** Pages that administrators wrote. */
  readonly written: readonly PublicSeoAddress[];
  /** When each of our own pages was last changed, if that is known. */
  readonly changedOn: ReadonlyMap<string, string>;
};

/** Every public page in each language, with links to its other languages, and the pages that administrators wrote. */
export function siteMap(baseUrl: string, { written, changedOn }: Listed): string {
  const own = listed.flatMap((path) =>
    languages.map((language) =>
      entry(
        baseUrl + inLanguage(language, path),
        changed(changedOn.get(path) ?? lastOf(written, path)) + siblings(baseUrl, path),
      ),
    ),
  );
  const others = written.map((page) =>
    entry(baseUrl + page.path, changed(page.updatedAt.slice(0, 10)) + versions(baseUrl, page, written)),
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

function changed(day: string | undefined): string {
  return day === undefined ? "" : `<lastmod>${escaped(day)}</lastmod>`;
}

/** A hub page counts as changed when the latest page in its list was changed. */
function lastOf(written: readonly PublicSeoAddress[], path: string): string | undefined {
  return written
    .filter((page) => page.path.startsWith(`${path}/`))
    .map(({ updatedAt }) => updatedAt.slice(0, 10))
    .toSorted()
    .at(-1);
}

function siblings(baseUrl: string, path: string): string {
  return [
    ...languages.map((language) => link(baseUrl, language, inLanguage(language, path))),
    link(baseUrl, "x-default", defaultAddress(path)),
  ].join("");
}

/** The pages of one topic are versions of each other; of two in one language the latest counts. */
function versions(baseUrl: string, page: PublicSeoAddress, written: readonly PublicSeoAddress[]): string {
  if (page.topic === "") return "";
  const ofTopic = written
    .filter(({ topic }) => topic === page.topic)
    .toSorted((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1));
  const found = languages.flatMap((language) => ofTopic.find((one) => one.language === language) ?? []);
  if (found.length < 2) return "";
  return found.map(({ language, path }) => link(baseUrl, language, path)).join("");
}

function link(baseUrl: string, language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(baseUrl + address)}"/>`;
}

function inLanguage(language: string, path: string): string {
  return `/${language}${path === "/" ? "" : path}`;
}
