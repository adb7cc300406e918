import { hubPaths } from "@keystead/domain/site";
import { data } from "react-router";

import type { Route } from "./+types/hub";

import { hubFacts } from "../../features/seo/page/hub-facts.ts";
import { HubPage } from "../../features/seo/page/hub-page.tsx";
import { siteLinks, siteMeta } from "../../features/site/frame/site-head.ts";
import type { StaticHandle } from "../../features/site/cacheable-pages.ts";
import {
  missingPage,
  pathWithoutLanguage,
  siteFacts,
  siteHeaders,
  sitePageLanguage,
} from "../../features/site/site-page.server.ts";
import { siteText } from "../../features/site/site-text.server.ts";
import { loadContextKey } from "../../lib/load-context.ts";

/** Lists the pages of one folder, those in the reader's language first. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const load = context.get(loadContextKey);
  const language = sitePageLanguage(request, params["lang"], load);
  const requested = pathWithoutLanguage(new URL(request.url).pathname).replace(/\/$/, "");
  const path = hubPaths.find((one) => one === requested);
  if (path === undefined) throw missingPage(request, load);
  return data(
    {
      site: siteFacts(request, load, { language }),
      text: siteText[language].hubs,
      hub: hubFacts(await load.seoPages(), { path, language }),
    },
    { headers: { ...siteHeaders, "Content-Language": language } },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const links: Route.LinksFunction = siteLinks;

export const handle = { static: true } satisfies StaticHandle;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (loaderData === undefined) return [];
  const { site, text, hub } = loaderData;
  const { title, description } = text[hub.folder];
  return siteMeta(site, { title: `${title} | ${site.appName}`, description });
};

export default function HubRoute({ loaderData }: Route.ComponentProps) {
  return <HubPage site={loaderData.site} text={loaderData.text} hub={loaderData.hub} />;
}
