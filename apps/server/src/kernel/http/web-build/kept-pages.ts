import { languages } from "@keystead/domain/languages";
import { createHash } from "node:crypto";

import type { Language } from "@keystead/domain/languages";
import type { Logger } from "pino";

import { type FromMemory, type InMemory, isRead, send } from "./answer-from-memory.ts";
import { compress } from "./compressed.ts";
import { pageLanguage } from "../page-language.ts";
import { securityHeaders } from "../security-headers.ts";
import type { CachedPage, WebBuild } from "./web-mount.ts";

/**
 * A page is rendered again after this long, in the background, because its footer lists pages that administrators
 * write.
 */
const FRESH_MS = 60_000;

export type KeptPagesOptions = {
  readonly kept: NonNullable<WebBuild["kept"]>;
  readonly https: boolean;
  readonly sessionCookie: string;
  readonly log: Logger;
  /** Monotonic milliseconds. */
  readonly elapsed: () => number;
  /** The page that a visitor without a session sees. */
  readonly render: (path: string, language: Language) => Promise<Response>;
};

type PageInLanguage = { readonly page: CachedPage; readonly language: Language | null };
type Stored = { readonly answer: InMemory; readonly at: number };

/**
 * The pages that are the same for every visitor, rendered and compressed once per language. While a page is being
 * prepared, the application answers requests for it.
 */
export function keptPages(options: KeptPagesOptions): FromMemory {
  const byPath = pagesByPath(options.kept.pages);
  const kept = new Map<string, Stored>();
  const preparing = new Set<string>();

  function prepare(key: string, served: PageInLanguage, language: Language): void {
    if (preparing.has(key)) return;
    preparing.add(key);
    draw(options, served, language)
      .then((answer) => kept.set(key, { answer, at: options.elapsed() }))
      .catch((error: unknown) => options.log.error({ err: error }, "page not kept"))
      .finally(() => preparing.delete(key));
  }

  return (request, response) => {
    const [path = "", query = ""] = (request.url ?? "").split("?", 2);
    const served = byPath.get(path);
    if (served === undefined || !isRead(request)) return false;
    const cookie = request.headers.cookie ?? "";
    if (cookie.includes(`${options.sessionCookie}=`) || hasOtherQuery(query, served.page)) return false;
    const language =
      served.language ??
      pageLanguage({
        path,
        stored: /(?:^|;\s*)lang=([a-z]{2})(?:;|$)/.exec(cookie)?.[1] ?? null,
        acceptLanguage: request.headers["accept-language"] ?? null,
      });
    const key = served.language === null ? `${language} ${path}` : path;
    const found = kept.get(key);
    if (found === undefined || options.elapsed() - found.at > FRESH_MS) prepare(key, served, language);
    if (found === undefined) return false;
    send(found.answer, { request, response, log: options.log });
    return true;
  };
}

function pagesByPath(pages: readonly CachedPage[]): ReadonlyMap<string, PageInLanguage> {
  const byPath = new Map<string, PageInLanguage>();
  for (const page of pages) {
    if (page.bare) byPath.set(page.path, { page, language: null });
    if (!page.prefixed) continue;
    for (const language of languages)
      byPath.set(`/${language}${page.path === "/" ? "" : page.path}`, { page, language });
  }
  return byPath;
}

function hasOtherQuery(query: string, page: CachedPage): boolean {
  if (query === "" || page.queries.length === 0) return false;
  const params = new URLSearchParams(query);
  return page.queries.some((name) => params.has(name));
}

async function draw(
  options: KeptPagesOptions,
  served: PageInLanguage,
  language: Language,
): Promise<InMemory> {
  const { path } = served.page;
  const address = served.language === null ? path : `/${language}${path === "/" ? "" : path}`;
  const answer = await options.render(address, language);
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
  const compressed = await compress(Buffer.from(await answer.arrayBuffer()));
  const hashes = options.kept.inlineScripts.map(
    (script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  return {
    compressed,
    route: address,
    headers: {
      ...securityHeaders({ inlineScripts: hashes, https: options.https, isPrivate: false }),
      "content-type": "text/html; charset=utf-8",
      "content-language": language,
      // Always revalidated, so that a person who has since signed in is not shown the page for visitors.
      ...(served.language === null
        ? { "cache-control": "private, no-cache", vary: "Accept-Encoding, Accept-Language, Cookie" }
        : { "cache-control": "public, no-cache", vary: "Accept-Encoding, Cookie" }),
    },
  };
}
