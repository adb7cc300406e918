import { data } from "react-router";

import type { Route } from "./+types/auth-verify";

import { AuthFrame } from "../../features/auth/auth-frame.tsx";
import { authFacts } from "../../features/auth/auth-page.server.ts";
import { siteLinks, siteMeta } from "../../features/site/site-head.ts";
import { siteHeaders } from "../../features/site/site-page.server.ts";
import { fill } from "../../lib/fill.ts";
import { loadContextKey } from "../../lib/load-context.ts";

export function loader({ context, params, request }: Route.LoaderArgs) {
  const load = context.get(loadContextKey);
  const facts = authFacts("verify", request, load, params["lang"]);
  return data({ facts }, { headers: { ...siteHeaders, "Content-Language": facts.site.language } });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const links: Route.LinksFunction = siteLinks;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (loaderData === undefined) return [];
  const { text, site } = loaderData.facts;
  return siteMeta(site, {
    title: fill(text.verify.title, { app: site.appName }),
    noindex: true,
  });
};

/** Confirms the address of an account; like every link from a mail it works by a press, not by being opened. */
export default function AuthVerifyRoute({ loaderData: { facts } }: Route.ComponentProps) {
  const { text, site } = facts;
  return (
    <AuthFrame facts={facts}>
      <div data-ready>
        <h1>{text.verify.heading}</h1>
        <p className="lead">{text.verify.text}</p>
        <form className="f" method="post" data-form="verify">
          <button className="btn" type="submit" data-busy={text.linkBusy} disabled>
            {text.verify.button}
          </button>
        </form>
      </div>
      <div data-done hidden>
        <h1>{text.verify.done}</h1>
        <a className="btn" href="/portfolio">
          {text.verify.onward}
        </a>
      </div>
      <div data-invalid hidden>
        <h1>{text.link.invalid}</h1>
        <p className="mid">
          <a href={`/${site.language}/auth`}>{text.reset.back}</a>
        </p>
      </div>
    </AuthFrame>
  );
}
