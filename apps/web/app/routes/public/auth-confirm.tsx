import { data } from "react-router";

import type { Route } from "./+types/auth-confirm";

import { AuthFrame } from "../../features/auth/auth-frame.tsx";
import { authFacts } from "../../features/auth/auth-page.server.ts";
import { siteLinks, siteMeta } from "../../features/site/site-head.ts";
import { siteHeaders } from "../../features/site/site-page.server.ts";
import { fill } from "../../lib/fill.ts";
import { loadContextKey } from "../../lib/load-context.ts";

export function loader({ context, params, request }: Route.LoaderArgs) {
  const load = context.get(loadContextKey);
  const facts = authFacts("confirm", request, load, params["lang"]);
  return data({ facts }, { headers: { ...siteHeaders, "Content-Language": facts.site.language } });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const links: Route.LinksFunction = siteLinks;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (loaderData === undefined) return [];
  const { text, site } = loaderData.facts;
  return siteMeta(site, {
    title: fill(text.title.link, { app: site.appName }),
    noindex: true,
  });
};

/** The link of the mail only opens this page; the press of the button is what uses it up. */
export default function AuthConfirmRoute({ loaderData: { facts } }: Route.ComponentProps) {
  const { text, site } = facts;
  return (
    <AuthFrame facts={facts}>
      <div data-ready>
        <h1>{fill(text.link.heading, { app: site.appName })}</h1>
        <p className="lead">{text.link.text}</p>
        <form className="f" method="post" data-form="confirm">
          <button className="btn" type="submit" data-busy={text.signInBusy} disabled>
            {text.link.button}
          </button>
        </form>
      </div>
      <div data-done hidden>
        <h1>{text.link.signedIn}</h1>
        <p className="lead">{text.link.passwordRemoved}</p>
        <div className="f">
          <a className="btn" href={`/${site.language}/auth/reset`}>
            {text.link.setPassword}
          </a>
          <a className="btn o" href={facts.next}>
            {text.verify.onward}
          </a>
        </div>
      </div>
      <div data-invalid hidden>
        <h1>{text.link.invalid}</h1>
        <p className="mid">
          <a href={`/${site.language}/auth`}>{text.link.again}</a>
        </p>
      </div>
    </AuthFrame>
  );
}
