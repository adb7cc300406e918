import { data } from "react-router";

import type { Route } from "./+types/privacy";

import { LegalPage } from "../../features/site/legal-page.tsx";
import { privacySections } from "../../features/site/legal-sections.server.ts";
import { siteLinks, siteMeta } from "../../features/site/site-head.ts";
import { pageLanguage, siteFacts, siteHeaders } from "../../features/site/site-page.server.ts";
import { loadContextKey } from "../../lib/load-context.ts";
import { siteText } from "../../lib/site-text.server.ts";
import { fill } from "../../lib/fill.ts";
import { formatDay } from "../../lib/format.ts";

const UPDATED_ON = "2025-01-24";

export function loader({ context, params, request }: Route.LoaderArgs) {
  const load = context.get(loadContextKey);
  const language = pageLanguage(request, params["lang"], load);
  const text = siteText[language];
  const { operator } = load.publicConfig;
  return data(
    {
      site: siteFacts(request, load, language),
      title: text.privacy.title,
      updated: fill(text.privacy.updated, { date: formatDay(UPDATED_ON, language) }),
      contentsLabel: text.legal.contents,
      sections: privacySections(text, operator),
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

export default function PrivacyRoute({ loaderData }: Route.ComponentProps) {
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
