import type { Route } from "./+types/auth-undo";

import { AuthFrame } from "../../features/auth/auth-frame.tsx";
import { loadLinkPage } from "../../features/auth/auth-link-route.server.ts";
import { siteLinks, siteMeta } from "../../features/site/site-head.ts";

export function loader(args: Route.LoaderArgs) {
  return loadLinkPage("undo", args);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const links: Route.LinksFunction = siteLinks;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData === undefined ? [] : siteMeta(loaderData.facts.site, { title: loaderData.title, noindex: true });

/** Takes the deletion of an account back, for as long as its mail says. */
export default function AuthUndoRoute({ loaderData: { facts } }: Route.ComponentProps) {
  const { text, site } = facts;
  const home = `/${site.language}/auth`;
  return (
    <AuthFrame facts={facts}>
      <div data-ready>
        <h1>{text.undo.heading}</h1>
        <p className="auth-lead">{text.undo.text}</p>
        <form className="form" method="post" data-form="undo">
          <button className="btn" type="submit" data-busy={text.linkBusy} disabled>
            {text.undo.button}
          </button>
        </form>
      </div>
      <div data-done hidden>
        <h1>{text.undo.done}</h1>
        <a className="btn" href={home}>
          {text.undo.onward}
        </a>
      </div>
      <div data-invalid hidden>
        <h1>{text.link.invalid}</h1>
        <p className="text-mid">
          <a href={home}>{text.reset.back}</a>
        </p>
      </div>
    </AuthFrame>
  );
}
