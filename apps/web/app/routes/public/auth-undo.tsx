import type { Route } from "./+types/auth-undo";

import { AuthFrame } from "../../features/auth/auth-frame.tsx";
import { loadLinkPage } from "../../features/auth/load-link-page.server.ts";
import { LinkInvalid, LinkPress } from "../../features/auth/link-faces.tsx";
import { siteLinks, siteMeta } from "../../features/site/frame/site-head.ts";

export function loader(args: Route.LoaderArgs) {
  return loadLinkPage("undo", args);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const links: Route.LinksFunction = siteLinks;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData === undefined ? [] : siteMeta(loaderData.facts.site, { title: loaderData.title, noindex: true });

/** Undoes the deletion of an account, until the day that its mail states. */
export default function AuthUndoRoute({ loaderData: { facts } }: Route.ComponentProps) {
  const { text, site } = facts;
  const home = `/${site.language}/auth`;
  return (
    <AuthFrame facts={facts}>
      <LinkPress
        name="undo"
        heading={text.undo.heading}
        text={text.undo.text}
        button={text.undo.button}
        busy={text.linkBusy}
      />
      <div data-done hidden>
        <h1>{text.undo.done}</h1>
        <a className="btn" href={home}>
          {text.undo.onward}
        </a>
      </div>
      <LinkInvalid heading={text.link.invalid} href={home} onward={text.reset.back} />
    </AuthFrame>
  );
}
