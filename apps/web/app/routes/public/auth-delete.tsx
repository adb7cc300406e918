import type { Route } from "./+types/auth-delete";

import { AuthFrame } from "../../features/auth/auth-frame.tsx";
import { loadLinkPage } from "../../features/auth/auth-link-route.server.ts";
import { siteLinks, siteMeta } from "../../features/site/site-head.ts";

export function loader(args: Route.LoaderArgs) {
  return loadLinkPage("delete", args);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const links: Route.LinksFunction = siteLinks;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData === undefined ? [] : siteMeta(loaderData.facts.site, { title: loaderData.title, noindex: true });

/** Confirms the deletion of an account that has no password to ask for. */
export default function AuthDeleteRoute({ loaderData: { facts } }: Route.ComponentProps) {
  const { text, site } = facts;
  return (
    <AuthFrame facts={facts}>
      <div data-ready>
        <h1>{text.delete.heading}</h1>
        <p className="auth-lead">{text.delete.text}</p>
        <form className="form" method="post" data-form="delete">
          <button className="btn" type="submit" data-busy={text.linkBusy} disabled>
            {text.delete.button}
          </button>
        </form>
      </div>
      <div data-done hidden>
        <h1>{text.delete.done}</h1>
        <p className="auth-lead">{text.delete.doneText}</p>
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
