import type { Route } from "./+types/auth-verify";

import { AuthFrame } from "../../features/auth/auth-frame.tsx";
import { loadLinkPage } from "../../features/auth/auth-link-route.server.ts";
import { siteLinks, siteMeta } from "../../features/site/site-head.ts";

export function loader(args: Route.LoaderArgs) {
  return loadLinkPage("verify", args);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const links: Route.LinksFunction = siteLinks;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData === undefined ? [] : siteMeta(loaderData.facts.site, { title: loaderData.title, noindex: true });

/** Confirms the address of an account; like every link from a mail it works by a press, not by being opened. */
export default function AuthVerifyRoute({ loaderData: { facts } }: Route.ComponentProps) {
  const { text, site } = facts;
  return (
    <AuthFrame facts={facts}>
      <div data-ready>
        <h1>{text.verify.heading}</h1>
        <p className="auth-lead">{text.verify.text}</p>
        <form className="form" method="post" data-form="verify">
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
      <div data-removed hidden>
        <h1>{text.verify.done}</h1>
        <p className="auth-lead">{text.verify.passwordRemoved}</p>
        <a className="btn" href={`/${site.language}/auth/reset`} data-reset>
          {text.link.setPassword}
        </a>
      </div>
      <div data-invalid hidden>
        <h1>{text.link.invalid}</h1>
        <p className="text-mid">
          <a href={`/${site.language}/auth`}>{text.reset.back}</a>
        </p>
      </div>
    </AuthFrame>
  );
}
