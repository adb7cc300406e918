import type { Deps } from "#deps.ts";
import { sessionCookieName } from "#kernel/api/session/session-cookie.ts";
import { publishedAddresses } from "#features/seo/index.ts";
import { firstOf, type FromMemory } from "#kernel/http/web-build/answer-from-memory.ts";
import { keptFiles } from "#kernel/http/web-build/kept-files.ts";
import { keptPages } from "#kernel/http/web-build/kept-pages.ts";
import type { WebBuild } from "#kernel/http/web-build/web-mount.ts";
import { pageContext } from "./page-context.ts";
import { recentGuides } from "./recent-guides.ts";

/** Answers that do not need the application: files of the build, and pages that are the same for every visitor. */
export function memoryOf(deps: Deps, web: WebBuild | null): FromMemory {
  // In development the sources change while the server runs, so nothing is kept in memory.
  if (web === null || web.modules !== undefined) return () => false;
  const https = deps.env.baseUrl?.startsWith("https:") ?? false;
  const files = keptFiles({ clientDir: web.clientDir, https, log: deps.log });
  // A private installation has no pages for visitors.
  if (web.kept === undefined || !deps.env.publicSite) return files;
  const guides = recentGuides(deps);
  const pages = keptPages({
    kept: web.kept,
    https,
    sessionCookie: sessionCookieName(https),
    log: deps.log,
    elapsed: () => performance.now(),
    render: async (path, language) =>
      web.respond(
        new Request(new URL(path, deps.env.baseUrl ?? "http://localhost")),
        pageContext(deps, {
          session: null,
          language,
          nonce: "",
          guides: await guides(),
          subscription: async () => null,
          seoPage: async () => null,
          seoPages: () => publishedAddresses(deps.db),
        }),
      ),
  });
  return firstOf(files, pages);
}
