import { data } from "react-router";

import type { Route } from "./+types/auth-reset";

import { EmailField, PasswordField } from "../../features/auth/auth-fields.tsx";
import { AuthFrame } from "../../features/auth/auth-frame.tsx";
import { authFacts } from "../../features/auth/auth-page.server.ts";
import { siteLinks, siteMeta } from "../../features/site/site-head.ts";
import { siteHeaders } from "../../features/site/site-page.server.ts";
import { fill } from "../../lib/fill.ts";
import { loadContextKey } from "../../lib/load-context.ts";

export function loader({ context, params, request }: Route.LoaderArgs) {
  const load = context.get(loadContextKey);
  const facts = authFacts("reset", request, load, params["lang"]);
  return data({ facts }, { headers: { ...siteHeaders, "Content-Language": facts.site.language } });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const links: Route.LinksFunction = siteLinks;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (loaderData === undefined) return [];
  const { text, site } = loaderData.facts;
  return siteMeta(site, {
    title: fill(text.title.reset, { app: site.appName }),
    noindex: true,
  });
};

/** Both steps in one page: which one it is stands in the fragment, which only the browser sees. */
export default function AuthResetRoute({ loaderData: { facts } }: Route.ComponentProps) {
  const { text, site } = facts;
  return (
    <AuthFrame facts={facts}>
      <div data-ask>
        <h1>{text.reset.askHeading}</h1>
        <p className="lead">{text.reset.askText}</p>
        <p className="info pos" data-notice hidden />
        <form className="f" method="post" noValidate data-form="ask">
          <EmailField id="reset-email" text={text} />
          <button className="btn" type="submit" data-busy={text.linkBusy} disabled>
            {text.reset.askButton}
          </button>
        </form>
      </div>
      <div data-ready hidden>
        <h1>{text.reset.setHeading}</h1>
        <form className="f" method="post" noValidate data-form="reset">
          <PasswordField id="reset-password" text={text} label={text.newPassword} isNew />
          <button className="btn" type="submit" data-busy={text.reset.setBusy} disabled>
            {text.reset.setButton}
          </button>
        </form>
      </div>
      <p className="mid after">
        <a href={`/${site.language}/auth`}>{text.reset.back}</a>
      </p>
    </AuthFrame>
  );
}
