import { data } from "react-router";

import type { Route } from "./+types/silence";

import { SiteFrame } from "../../features/site/site-frame.tsx";
import { siteLinks, siteMeta } from "../../features/site/site-head.ts";
import { pageLanguage, siteFacts, siteHeaders } from "../../features/site/site-page.server.ts";
import { silenceText } from "../../features/site/silence-text.server.ts";
import { loadContextKey } from "../../lib/load-context.ts";

export function loader({ context, params, request }: Route.LoaderArgs) {
  const load = context.get(loadContextKey);
  const language = pageLanguage(request, params["lang"], load);
  const { kinds: names, ...text } = silenceText[language];
  const kinds = load.silencedBy(params.token);
  return data(
    {
      site: siteFacts(request, load, { language }),
      text,
      kinds: kinds?.map((kind) => names[kind]) ?? null,
      isDone: new URL(request.url).searchParams.has("done"),
      token: params.token,
    },
    { status: kinds === null ? 404 : 200, headers: { ...siteHeaders, "Content-Language": language } },
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

/** Where the link of a mail leads: it asks, and only its button changes something, also without a script. */
export default function SilenceRoute({ loaderData }: Route.ComponentProps) {
  const { site, text, kinds, isDone, token } = loaderData;
  const settings = (
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
        <ul className="list-bullets">
          {kinds.map((kind) => (
            <li key={kind}>{kind}</li>
          ))}
        </ul>
        <p>{isDone ? text.done : text.lead}</p>
        {isDone ? (
          <div className="row panel-part">{settings}</div>
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
