import type { Route } from "./+types/job-manifest";

import { jobText } from "../../features/cleaner-pages/job/job-text.server.ts";
import { sitePageLanguage } from "../../features/site/site-page.server.ts";
import { loadContextKey } from "../../lib/load-context.ts";

/** The web app manifest with which a phone installs the job page; it opens in the cleaner's language. */
export function loader({ context, params, request }: Route.LoaderArgs): Response {
  const load = context.get(loadContextKey);
  const language = sitePageLanguage(request, params["lang"], load);
  const { title } = jobText[language];
  const manifest = {
    name: `${title} | ${load.publicConfig.appName}`,
    short_name: title,
    lang: language,
    id: "/job",
    start_url: `/${language}/job`,
    scope: `/${language}/job`,
    display: "standalone",
    icons: [{ src: "/icon.svg", sizes: "any", type: "image/svg+xml" }],
  };
  return Response.json(manifest, { headers: { "content-type": "application/manifest+json" } });
}
