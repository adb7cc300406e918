import type { Route } from "./+types/auth-invitation";

import { AuthFrame } from "../../features/auth/auth-frame.tsx";
import { loadLinkPage } from "../../features/auth/load-link-page.server.ts";
import { InvitationFaces } from "../../features/auth/invitation-faces.tsx";
import { siteLinks, siteMeta } from "../../features/site/frame/site-head.ts";

export function loader(args: Route.LoaderArgs) {
  return loadLinkPage("invitation", args);
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const links: Route.LinksFunction = siteLinks;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData === undefined ? [] : siteMeta(loaderData.facts.site, { title: loaderData.title, noindex: true });

/** Shows an invited person who invites them; pressing a button accepts. */
export default function AuthInvitationRoute({ loaderData: { facts } }: Route.ComponentProps) {
  return (
    <AuthFrame facts={facts}>
      <InvitationFaces text={facts.text} site={facts.site} />
    </AuthFrame>
  );
}
