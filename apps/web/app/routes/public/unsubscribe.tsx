import { data } from "react-router";

import type { Route } from "./+types/unsubscribe";

import { SiteFrame } from "../../features/site/frame/site-frame.tsx";
import { siteLinks, siteMeta } from "../../features/site/frame/site-head.ts";
import { sitePageLanguage, siteFacts, siteHeaders } from "../../features/site/site-page.server.ts";
import { unsubscribeText } from "../../features/site/unsubscribe-text.server.ts";
import { loadContextKey } from "../../lib/load-context.ts";

export function loader({ context, params, request }: Route.LoaderArgs) {
  const load = context.get(loadContextKey);
  const language = sitePageLanguage(request, params["lang"], load);
  const { kinds: names, reminders, ...text } = unsubscribeText[language];
  const stops = load.unsubscribedBy(params.token);
  // Tenants have no account here, so there are no settings to link to.
  const isTenant = stops === "rent_reminders";
  return data(
    {
      site: siteFacts(request, load, { language }),
      text: isTenant ? { ...text, ...reminders } : text,
      isTenant,
      kinds: isTenant ? [] : (stops?.map((kind) => names[kind]) ?? null),
      isDone: new URL(request.url).searchParams.has("done"),
      token: params.token,
    },
    { status: stops === null ? 404 : 200, headers: { ...siteHeaders, "Content-Language": language } },
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

/** The target of the link in a mail: it asks, and only its button changes something, also without a script. */
export default function UnsubscribeRoute({ loaderData }: Route.ComponentProps) {
  const { site, text, kinds, isTenant, isDone, token } = loaderData;
  const settings = isTenant ? null : (
    <a className={kinds === null || isDone ? "btn" : "btn btn-quiet"} href="/settings#notifications">
      {text.settings}
    </a>
  );
  if (kinds === null)
    return (
      <SiteFrame site={site} slim>
        <main id="main" className="panel flow">
          <h1>{text.invalidTitle}</h1>
          <p>{text.invalid}</p>
          <div className="row panel-part">{settings}</div>
        </main>
      </SiteFrame>
    );
  return (
    <SiteFrame site={site} slim>
      <main id="main" className="panel flow">
        <h1>{isDone ? text.doneTitle : text.title}</h1>
        {kinds.length === 0 ? null : (
          <ul className="list-bullets">
            {kinds.map((kind) => (
              <li key={kind}>{kind}</li>
            ))}
          </ul>
        )}
        <p>{isDone ? text.done : text.lead}</p>
        {isDone ? (
          settings === null ? null : (
            <div className="row panel-part">{settings}</div>
          )
        ) : (
          <form className="row panel-part" method="post" action={`/u/${token}`}>
            <input type="hidden" name="page" value={site.language} />
            <button className="btn" type="submit">
              {text.button}
            </button>
            {settings}
          </form>
        )}
      </main>
    </SiteFrame>
  );
}
