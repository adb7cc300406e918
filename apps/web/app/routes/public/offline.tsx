import { data } from "react-router";

import type { Route } from "./+types/offline";

import { SiteFrame } from "../../features/site/frame/site-frame.tsx";
import { siteLinks, siteMeta } from "../../features/site/frame/site-head.ts";
import { sitePageLanguage, siteFacts, siteHeaders } from "../../features/site/site-page.server.ts";
import { siteText } from "../../features/site/site-text.server.ts";
import { loadContextKey } from "../../lib/load-context.ts";

export function loader({ context, params, request }: Route.LoaderArgs) {
  const load = context.get(loadContextKey);
  const language = sitePageLanguage(request, params["lang"], load);
  return data(
    { site: siteFacts(request, load, { language }), text: siteText[language].offline },
    { headers: { ...siteHeaders, "Content-Language": language } },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const links: Route.LinksFunction = siteLinks;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData === undefined
    ? []
    : siteMeta(loaderData.site, {
        title: `${loaderData.text.title} | ${loaderData.site.appName}`,
        noindex: true,
      });

/** Shown by the browser instead of a signed-in page that it cannot load (public/offline-worker.js). */
export default function OfflineRoute({ loaderData: { site, text } }: Route.ComponentProps) {
  return (
    <SiteFrame site={site} slim>
      <main id="main" className="panel flow">
        <h1>{text.title}</h1>
        <p>{text.text}</p>
        <button className="btn panel-part" type="button" data-reload-online>
          {text.again}
        </button>
      </main>
    </SiteFrame>
  );
}
