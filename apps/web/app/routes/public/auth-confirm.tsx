import { fill } from "@keystead/messages/fill";

import type { Route } from "./+types/auth-confirm";

import { AuthFrame } from "../../features/auth/auth-frame.tsx";
import { loadLinkPage } from "../../features/auth/load-link-page.server.ts";
import { LinkInvalid, LinkPress } from "../../features/auth/link-faces.tsx";
import { siteLinks, siteMeta } from "../../features/site/frame/site-head.ts";

export function loader(args: Route.LoaderArgs) {
  return loadLinkPage("confirm", args);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const links: Route.LinksFunction = siteLinks;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData === undefined ? [] : siteMeta(loaderData.facts.site, { title: loaderData.title, noindex: true });

/** The link in the mail only opens this page; pressing the button uses the link up. */
export default function AuthConfirmRoute({ loaderData: { facts } }: Route.ComponentProps) {
  const { text, site } = facts;
  return (
    <AuthFrame facts={facts}>
      <LinkPress
        name="confirm"
        heading={fill(text.link.heading, { app: site.appName })}
        text={text.link.text}
        button={text.link.button}
        busy={text.signInBusy}
      />
      <div data-done hidden>
        <h1>{text.link.signedIn}</h1>
        <p className="auth-lead">{text.link.passwordRemoved}</p>
        <div className="form">
          <a className="btn" href={`/${site.language}/auth/reset`}>
            {text.link.setPassword}
          </a>
          <a className="btn btn-quiet" href={facts.next}>
            {text.verify.onward}
          </a>
        </div>
      </div>
      <LinkInvalid heading={text.link.invalid} href={`/${site.language}/auth`} onward={text.link.again} />
    </AuthFrame>
  );
}
