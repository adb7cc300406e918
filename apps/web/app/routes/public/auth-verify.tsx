import type { Route } from "./+types/auth-verify";

import { AuthFrame } from "../../features/auth/auth-frame.tsx";
import { loadLinkPage } from "../../features/auth/load-link-page.server.ts";
import { LinkInvalid, LinkPress } from "../../features/auth/link-faces.tsx";
import { siteLinks, siteMeta } from "../../features/site/frame/site-head.ts";

export function loader(args: Route.LoaderArgs) {
  return loadLinkPage("verify", args);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const links: Route.LinksFunction = siteLinks;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData === undefined ? [] : siteMeta(loaderData.facts.site, { title: loaderData.title, noindex: true });

/**
 * Confirms the email address of an account. As with every link in a mail, pressing the button has the effect, opening
 * the page does not.
 */
export default function AuthVerifyRoute({ loaderData: { facts } }: Route.ComponentProps) {
  const { text, site } = facts;
  return (
    <AuthFrame facts={facts}>
      <LinkPress
        name="verify"
        heading={text.verify.heading}
        text={text.verify.text}
        button={text.verify.button}
        busy={text.linkBusy}
      />
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
      <LinkInvalid heading={text.link.invalid} href={`/${site.language}/auth`} onward={text.reset.back} />
    </AuthFrame>
  );
}
