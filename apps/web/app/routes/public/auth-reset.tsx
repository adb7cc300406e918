import type { Route } from "./+types/auth-reset";

import { EmailField, PasswordField } from "../../features/auth/auth-fields.tsx";
import { AuthFrame } from "../../features/auth/auth-frame.tsx";
import { loadLinkPage } from "../../features/auth/load-link-page.server.ts";
import { siteLinks, siteMeta } from "../../features/site/frame/site-head.ts";

export function loader(args: Route.LoaderArgs) {
  return loadLinkPage("reset", args);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const links: Route.LinksFunction = siteLinks;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData === undefined ? [] : siteMeta(loaderData.facts.site, { title: loaderData.title, noindex: true });

/** Both steps on one page: the fragment, which only the browser sees, decides which one is shown. */
export default function AuthResetRoute({ loaderData: { facts } }: Route.ComponentProps) {
  const { text, site } = facts;
  return (
    <AuthFrame facts={facts}>
      <div data-ask>
        <h1>{text.reset.askHeading}</h1>
        <p className="auth-lead">{text.reset.askText}</p>
        <p className="info info-pos auth-info" data-notice hidden />
        <form className="form" method="post" noValidate data-form="ask">
          <EmailField id="reset-email" text={text} />
          <button className="btn" type="submit" data-busy={text.linkBusy} disabled>
            {text.reset.askButton}
          </button>
        </form>
      </div>
      <div data-ready hidden>
        <h1>{text.reset.setHeading}</h1>
        <form className="form" method="post" noValidate data-form="reset">
          <PasswordField id="reset-password" text={text} label={text.newPassword} isNew />
          <button className="btn" type="submit" data-busy={text.reset.setBusy} disabled>
            {text.reset.setButton}
          </button>
        </form>
      </div>
      <p className="text-mid text-after">
        <a href={`/${site.language}/auth`}>{text.reset.back}</a>
      </p>
    </AuthFrame>
  );
}
