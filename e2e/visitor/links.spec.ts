// Features: site, seo
// Takes long: asks for every public page in five languages, and for the picture of each.
import { expect, test } from "../support/journey.ts";

const languages = ["en", "es", "de", "fr", "it"] as const;

type FoundPage = {
  readonly status: number;
  /** Where the last redirect led. */
  readonly endedAt: string;
  readonly ids: ReadonlySet<string>;
  readonly links: readonly Link[];
};

type Link = { readonly to: string; readonly fragment: string };

test("[PUB-08] [SEO-03] every link of every public page leads somewhere, and every page of the sitemap is reached by links", async ({
  request,
  product,
}) => {
  const pageAt = new Map<string, FoundPage>();
  const linkedFrom = new Map<string, string>();
  const foreign = new Set<string>();

  async function ask(path: string): Promise<FoundPage> {
    const answer = await request.get(path, { headers: { "accept-language": "en" } });
    const isPage = answer.headers()["content-type"]?.startsWith("text/html") ?? false;
    const html = isPage ? await answer.text() : "";
    return {
      status: answer.status(),
      endedAt: answer.url().replace(product.url, ""),
      ids: new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id)),
      links: isPage && answer.status() === 200 ? linksIn(html, answer.url()) : [],
    };
  }

  /** The links within this product; those to other sites are collected separately, mail addresses are ignored. */
  function linksIn(html: string, at: string): readonly Link[] {
    // Scripts contain addresses of source code, which are not links.
    const shown = html.replaceAll(/<script\b[^]*?<\/script>/g, "");
    const written = [
      ...shown.matchAll(/ (?:href|src|srcSet|srcset)="([^"]+)"/g),
      ...shown.matchAll(/property="og:image" content="([^"]+)"/g),
    ];
    return written.flatMap(([, value = ""]) =>
      value
        .replaceAll("&amp;", "&")
        // One address, or the several addresses of a picture, each with its width.
        .split(/,\s+/)
        .flatMap((part) => {
          const url = new URL(part.trim().split(/\s+/)[0] ?? "", at);
          if (url.protocol !== "http:" && url.protocol !== "https:") return [];
          if (url.origin !== product.url) {
            foreign.add(url.href);
            return [];
          }
          return [{ to: url.pathname + url.search, fragment: decodeURIComponent(url.hash.slice(1)) }];
        }),
    );
  }

  const waiting: string[] = ["/en"];
  linkedFrom.set("/en", "");
  while (waiting.length > 0) {
    const path = waiting.pop() ?? "";
    const found = await ask(path);
    pageAt.set(path, found);
    for (const { to } of found.links)
      if (!linkedFrom.has(to)) {
        linkedFrom.set(to, path);
        waiting.push(to);
      }
  }

  const broken = [...pageAt]
    .filter(([, { status }]) => status !== 200)
    .map(([path, { status }]) => `${path}: ${status}, linked from ${linkedFrom.get(path)}`);
  expect(broken).toEqual([]);
  const nowhere = [...pageAt].flatMap(([path, { links }]) =>
    links
      // "top" leads to the top of any page, whatever is on it.
      .filter(({ fragment }) => fragment !== "" && fragment !== "top")
      .filter(({ to, fragment }) => pageAt.get(to)?.ids.has(fragment) !== true)
      .map(({ to, fragment }) => `${path}: ${to}#${fragment}`),
  );
  expect([...new Set(nowhere)]).toEqual([]);

  const xml = await (await request.get("/sitemap.xml")).text();
  const listed = [...xml.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = ""]) => path);
  expect(listed.length).toBeGreaterThan(80);
  expect(listed.filter((path) => !pageAt.has(path))).toEqual([]);
  for (const language of languages) expect(pageAt.get(`/${language}`)?.status).toBe(200);
  const pages = [...pageAt.values()].filter(({ links }) => links.length > 0);
  const links = pages.reduce((sum, page) => sum + page.links.length, 0);
  process.stdout.write(
    `links: ${pages.length} pages with ${links} links to ${pageAt.size} addresses, ${foreign.size} to other sites\n`,
  );
});
