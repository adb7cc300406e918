import { data } from "react-router";

import type { Route } from "./+types/privacy";

import { legalFacts } from "../../features/site/legal-facts.server.ts";
import { LegalPage } from "../../features/site/legal-page.tsx";
import legalCss from "../../features/site/legal.css?url";
import { siteLinks, siteMeta } from "../../features/site/site-head.ts";
import { siteHeaders } from "../../features/site/site-page.server.ts";
import { loadContextKey } from "../../lib/load-context.ts";

export const handle = { static: true };

export function loader({ context, params, request }: Route.LoaderArgs) {
  const facts = legalFacts("privacy", request, context.get(loadContextKey), params["lang"]);
  return data(facts, { headers: { ...siteHeaders, "Content-Language": facts.site.language } });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const links: Route.LinksFunction = () => [...siteLinks(), { rel: "stylesheet", href: legalCss }];

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData === undefined
    ? []
    : siteMeta(loaderData.site, {
        title: `${loaderData.title} | ${loaderData.site.appName}`,
        description: loaderData.description,
      });

export default function PrivacyRoute({ loaderData }: Route.ComponentProps) {
  return <LegalPage facts={loaderData} />;
}
