import { data } from "react-router";
import { islandAddress } from "virtual:islands";

import type { Route } from "./+types/job";

import { siteLinks, siteMeta } from "../../features/site/frame/site-head.ts";
import { sitePageLanguage, siteFacts, siteHeaders } from "../../features/site/site-page.server.ts";
import { JobFrame } from "../../features/cleaner-pages/job/job-frame.tsx";
import { jobText } from "../../features/cleaner-pages/job/job-text.server.ts";
import { loadContextKey } from "../../lib/load-context.ts";

export function loader({ context, params, request }: Route.LoaderArgs) {
  const load = context.get(loadContextKey);
  const language = sitePageLanguage(request, params["lang"], load);
  const site = siteFacts(request, load, { language, island: "job" });
  return data(
    { site, text: { ...jobText[language], extras: islandAddress["job-extras"] } },
    { headers: { ...siteHeaders, "Content-Language": language, "X-Robots-Tag": "noindex, nofollow" } },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const links: Route.LinksFunction = siteLinks;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData === undefined
    ? []
    : [
        ...siteMeta(loaderData.site, {
          title: `${loaderData.text.title} | ${loaderData.site.appName}`,
          noindex: true,
        }),
        { tagName: "link", rel: "manifest", href: `/${loaderData.site.language}/job.webmanifest` },
      ];

/** The target of a cleaner's link. */
export default function JobRoute({ loaderData: { site, text } }: Route.ComponentProps) {
  return <JobFrame site={site} text={text} />;
}
