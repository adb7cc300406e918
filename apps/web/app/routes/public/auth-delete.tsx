import type { Route } from "./+types/auth-delete";

import { AuthFrame } from "../../features/auth/auth-frame.tsx";
import { loadLinkPage } from "../../features/auth/load-link-page.server.ts";
import { LinkInvalid, LinkPress } from "../../features/auth/link-faces.tsx";
import { siteLinks, siteMeta } from "../../features/site/frame/site-head.ts";

export function loader(args: Route.LoaderArgs) {
  return loadLinkPage("delete", args);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const links: Route.LinksFunction = siteLinks;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData === undefined ? [] : siteMeta(loaderData.facts.site, { title: loaderData.title, noindex: true });

/** Confirms the deletion of an account without a password. */
export default function AuthDeleteRoute({ loaderData: { facts } }: Route.ComponentProps) {
  const { text, site } = facts;
  return (
    <AuthFrame facts={facts}>
      <LinkPress
        name="delete"
        heading={text.delete.heading}
        text={text.delete.text}
        button={text.delete.button}
        busy={text.linkBusy}
      />
      <div data-done hidden>
        <h1>{text.delete.done}</h1>
        <p className="auth-lead">{text.delete.doneText}</p>
      </div>
      <LinkInvalid heading={text.link.invalid} href={`/${site.language}/auth`} onward={text.reset.back} />
    </AuthFrame>
  );
}
