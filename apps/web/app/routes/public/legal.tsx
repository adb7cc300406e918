import { legalDocumentAt } from "@keystead/domain/site";
import { data } from "react-router";

import type { Route } from "./+types/legal";

import { legalFacts } from "../../features/site/legal/legal-facts.server.ts";
import { LegalPage } from "../../features/site/legal/legal-page.tsx";
import legalCss from "../../features/site/legal/legal.css?url";
import { siteLinks, siteMeta } from "../../features/site/frame/site-head.ts";
import { missingPage, pathWithoutLanguage, siteHeaders } from "../../features/site/site-page.server.ts";
import { loadContextKey } from "../../lib/load-context.ts";

/** The same for every visitor: the four legal texts. */
export const handle = { static: true };

export function loader({ context, params, request }: Route.LoaderArgs) {
  const load = context.get(loadContextKey);
  const document = legalDocumentAt(pathWithoutLanguage(new URL(request.url).pathname));
  if (document === null) throw missingPage(request, load);
  const facts = legalFacts(document, load, { request, lang: params["lang"] });
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

export default function LegalRoute({ loaderData }: Route.ComponentProps) {
  return <LegalPage facts={loaderData} />;
}
