import { data } from "react-router";

import type { Route } from "./+types/terms";

import { LegalPage } from "../../features/site/legal-page.tsx";
import { termsSections } from "../../features/site/legal-sections.server.ts";
import { siteLinks, siteMeta } from "../../features/site/site-head.ts";
import { pageLanguage, siteFacts, siteHeaders } from "../../features/site/site-page.server.ts";
import { loadContextKey } from "../../lib/load-context.ts";
import { siteText } from "../../lib/site-text.server.ts";

export function loader({ context, params, request }: Route.LoaderArgs) {
  const load = context.get(loadContextKey);
  const language = pageLanguage(request, params["lang"], load);
  const text = siteText[language];
  const { operator, appName } = load.publicConfig;
  return data(
    {
      site: siteFacts(request, load, language),
      title: text.terms.title,
      updated: null,
      contentsLabel: text.legal.contents,
      sections: termsSections(text, operator, appName),
      contact: { text: text.legal.contact, email: operator.email },
    },
    { headers: { ...siteHeaders, "Content-Language": language } },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const links: Route.LinksFunction = siteLinks;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData === undefined
    ? []
    : siteMeta(loaderData.site, {
        title: `${loaderData.title} | ${loaderData.site.appName}`,
      });

export default function TermsRoute({ loaderData }: Route.ComponentProps) {
  const { site, title, updated, contentsLabel, sections, contact } = loaderData;
  return (
    <LegalPage
      site={site}
      title={title}
      updated={updated}
      contentsLabel={contentsLabel}
      sections={sections}
      contact={contact}
    />
  );
}
