import { data, redirect } from "react-router";

import type { Route } from "./+types/tariffs";

import { siteLinks, siteMeta } from "../../features/site/frame/site-head.ts";
import { siteHeaders } from "../../features/site/site-page.server.ts";
import { describeTariffs } from "../../features/tariffs/describe-tariffs.server.ts";
import { tariffsFacts } from "../../features/tariffs/tariffs-facts.server.ts";
import { TariffsPage } from "../../features/tariffs/tariffs-page.tsx";
import tariffsCss from "../../features/tariffs/tariffs.css?url";
import type { StaticHandle } from "../../features/site/cacheable-pages.ts";
import { loadContextKey } from "../../lib/load-context.ts";

/** Only for visitors who are not signed in; signed-in users see their own plan. */
export const handle = { static: true, queries: ["lead"] } satisfies StaticHandle;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const load = context.get(loadContextKey);
  if (load.session?.regionBlocked === true) throw redirect("/region-blocked");
  const facts = await tariffsFacts(request, load, params["lang"]);
  return data(
    { facts, description: describeTariffs(facts) },
    { headers: { ...siteHeaders, "Content-Language": facts.site.language } },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const links: Route.LinksFunction = () => [...siteLinks(), { rel: "stylesheet", href: tariffsCss }];

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData === undefined
    ? []
    : [
        ...siteMeta(loaderData.facts.site, {
          title: `${loaderData.facts.text.meta.title} | ${loaderData.facts.site.appName}`,
          description: loaderData.description,
        }),
        // Without a referrer the browser sends a form with the origin "null", which the server refuses as another
        // site's.
        { name: "referrer", content: "same-origin" },
      ];

export default function TariffsRoute({ loaderData }: Route.ComponentProps) {
  return <TariffsPage facts={loaderData.facts} />;
}
