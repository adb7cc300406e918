import { data, redirect } from "react-router";

import type { Route } from "./+types/landing";

import { LandingPage } from "../../features/landing/landing-page.tsx";
import { siteLinks, siteMeta } from "../../features/site/site-head.ts";
import { pageLanguage, safeNext, siteFacts, siteHeaders } from "../../features/site/site-page.server.ts";
import { fill } from "../../lib/fill.ts";
import { loadContextKey } from "../../lib/load-context.ts";
import { siteText } from "../../lib/site-text.server.ts";

export function loader({ context, params, request }: Route.LoaderArgs) {
  const load = context.get(loadContextKey);
  const language = pageLanguage(request, params["lang"], load);
  if (load.session !== null) throw redirect("/portfolio");
  const next = safeNext(new URL(request.url).searchParams.get("next"));
  const facts = {
    site: siteFacts(request, load, language),
    text: siteText[language].landing,
    signUpOpen: load.publicConfig.signUpOpen,
    nextQuery: next === null ? "" : `?next=${encodeURIComponent(next)}`,
  };
  return data(facts, { headers: { ...siteHeaders, "Content-Language": language } });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const links: Route.LinksFunction = siteLinks;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (loaderData === undefined) return [];
  const { site, text } = loaderData;
  const words = { app: site.appName };
  return siteMeta(site, {
    title: fill(text.metaTitle, words),
    description: fill(text.sentence, words),
  });
};

export default function LandingRoute({ loaderData }: Route.ComponentProps) {
  return (
    <LandingPage
      site={loaderData.site}
      text={loaderData.text}
      signUpOpen={loaderData.signUpOpen}
      nextQuery={loaderData.nextQuery}
    />
  );
}
