import { data, redirect } from "react-router";

import type { Route } from "./+types/landing";

import { exampleBalance } from "../../features/landing/balance/example-balance.server.ts";
import { type LandingFacts, say } from "../../features/landing/landing-facts.ts";
import { LandingPage } from "../../features/landing/landing-page.tsx";
import { siteLinks, siteMeta } from "../../features/site/frame/site-head.ts";
import { safeNext } from "../../features/site/safe-next.server.ts";
import { sitePageLanguage, siteFacts, siteHeaders } from "../../features/site/site-page.server.ts";
import type { StaticHandle } from "../../features/site/cacheable-pages.ts";
import { loadContextKey } from "../../lib/load-context.ts";
import { balanceText, landingText } from "../../features/landing/landing-text.server.ts";
import landingCss from "../../ui/landing.css?url";

export function loader({ context, params, request }: Route.LoaderArgs) {
  const load = context.get(loadContextKey);
  const language = sitePageLanguage(request, params["lang"], load);
  if (load.session !== null) throw redirect("/portfolio");
  const next = safeNext(new URL(request.url).searchParams.get("next"));
  const { operator, content, paymentsOpen } = load.publicConfig;
  const facts: LandingFacts = {
    site: siteFacts(request, load, { language, island: "landing" }),
    text: landingText[language],
    example: exampleBalance(),
    lease: balanceText[language],
    content: content[language],
    hosting: operator.hosting,
    contactEmail: operator.email,
    sourceUrl: load.publicConfig.sourceUrl,
    paymentsOpen,
    nextQuery: next === null ? "" : `?next=${encodeURIComponent(next)}`,
  };
  return data({ facts }, { headers: { ...siteHeaders, "Content-Language": language } });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const links: Route.LinksFunction = () => [...siteLinks(), { rel: "stylesheet", href: landingCss }];

export const handle = { static: true, queries: ["next"] } satisfies StaticHandle;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (loaderData === undefined) return [];
  const { facts } = loaderData;
  const head = {
    title: say(facts, facts.text.meta.title),
    description: say(facts, facts.text.meta.description),
  };
  return [
    ...siteMeta(facts.site, head),
    // Without a script, a form's origin is sent only if the page allows a referrer (0112).
    { name: "referrer", content: "same-origin" },
  ];
};

export default function LandingRoute({ loaderData }: Route.ComponentProps) {
  return <LandingPage facts={loaderData.facts} />;
}
