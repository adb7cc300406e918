import { data } from "react-router";

import type { Route } from "./+types/region-blocked";

import { SiteIcon } from "../../features/site/icons.tsx";
import { RegionBlockedText } from "../../features/site/region-blocked-text.tsx";
import { SiteFrame } from "../../features/site/frame/site-frame.tsx";
import { siteLinks, siteMeta } from "../../features/site/frame/site-head.ts";
import { sitePageLanguage, siteFacts, siteHeaders } from "../../features/site/site-page.server.ts";
import { loadContextKey } from "../../lib/load-context.ts";
import { siteText } from "../../features/site/site-text.server.ts";

export function loader({ context, params, request }: Route.LoaderArgs) {
  const load = context.get(loadContextKey);
  const language = sitePageLanguage(request, params["lang"], load);
  return data(
    {
      site: siteFacts(request, load, { language }),
      text: siteText[language].blocked,
      email: load.publicConfig.operator.email,
      signedIn: load.session !== null,
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
        title: `${loaderData.text.title} | ${loaderData.site.appName}`,
        noindex: true,
      });

export default function RegionBlockedRoute({ loaderData }: Route.ComponentProps) {
  const { site, text, email, signedIn } = loaderData;
  return (
    <SiteFrame site={site} slim>
      <main id="main" className="panel flow">
        <SiteIcon name="globe" size="mark" />
        <h1>{text.title}</h1>
        <RegionBlockedText text={text} appName={site.appName} email={email} language={site.language} />
        {signedIn ? (
          <button className="btn panel-part" type="button" data-sign-out data-failed={text.signOutFailed}>
            {text.signOut}
          </button>
        ) : null}
        <p className="form-error" role="alert" data-sign-out-error />
      </main>
    </SiteFrame>
  );
}
