import { fill } from "@keystead/messages/fill";
import { data } from "react-router";

import type { Route } from "./+types/auth";

import { AuthFrame } from "../../features/auth/auth-frame.tsx";
import { authFacts, sendSignedInOn } from "../../features/auth/auth-page.server.ts";
import { isVisiting } from "../../features/site/site-page.server.ts";
import { SignInPanel } from "../../features/auth/sign-in-panel.tsx";
import { SignUpPanel } from "../../features/auth/sign-up-panel.tsx";
import { RegionBlockedText } from "../../features/site/region-blocked-text.tsx";
import { siteLinks, siteMeta } from "../../features/site/frame/site-head.ts";
import { siteHeaders } from "../../features/site/site-page.server.ts";
import { loadContextKey } from "../../lib/load-context.ts";
import { siteText } from "../../features/site/site-text.server.ts";

export function loader({ context, params, request }: Route.LoaderArgs) {
  const load = context.get(loadContextKey);
  const facts = authFacts("auth", load, { request, lang: params["lang"] });
  sendSignedInOn(load, facts);
  const query = new URL(request.url).searchParams;
  const tab = query.get("tab") === "signup" ? "signup" : "signin";
  const { operator, signUpOpen } = load.publicConfig;
  return data(
    {
      facts,
      tab,
      tabs: { signin: tabHref(query, "signin"), signup: tabHref(query, "signup") },
      signUpOpen,
      keeping: isVisiting(load),
      isFull: query.get("look") === "full",
      supportEmail: operator.email,
      blocked: siteText[facts.site.language].blocked,
    } as const,
    { headers: { ...siteHeaders, "Content-Language": facts.site.language } },
  );
}

/** The address of the other tab; promotion and destination stay. */
function tabHref(query: URLSearchParams, tab: "signin" | "signup"): string {
  const changed = new URLSearchParams(query);
  changed.set("tab", tab);
  return `?${changed.toString()}`;
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const links: Route.LinksFunction = siteLinks;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (loaderData === undefined) return [];
  const { facts, tab } = loaderData;
  const words = { app: facts.site.appName };
  const title = tab === "signup" ? facts.text.title.signUp : facts.text.title.signIn;
  return siteMeta(facts.site, {
    title: fill(title, words),
    description: fill(facts.text.description, words),
  });
};

export default function AuthRoute({ loaderData }: Route.ComponentProps) {
  const { facts, tab, tabs, signUpOpen, keeping, isFull, supportEmail, blocked } = loaderData;
  const { text, site } = facts;
  return (
    <>
      <AuthFrame facts={facts}>
        <div className="auth-tabs" role="tablist" aria-label={text.tabs}>
          {(["signin", "signup"] as const).map((name) => (
            <a
              key={name}
              id={`tab-${name}`}
              href={tabs[name]}
              role="tab"
              aria-selected={tab === name}
              aria-controls={`panel-${name}`}
              tabIndex={tab === name ? 0 : -1}
              data-tab={name}
            >
              {name === "signin" ? text.signInTab : text.signUpTab}
            </a>
          ))}
        </div>
        <SignInPanel text={text} hidden={tab !== "signin"} resetHref={`/${site.language}/auth/reset`} />
        <SignUpPanel
          text={text}
          language={site.language}
          hidden={tab !== "signup"}
          open={signUpOpen}
          promo={facts.promo !== ""}
          keeping={keeping}
          isFull={isFull}
        />
      </AuthFrame>
      <dialog id="blocked" className="flow" aria-labelledby="blocked-title">
        <h2 id="blocked-title">{blocked.title}</h2>
        <RegionBlockedText
          text={blocked}
          appName={site.appName}
          email={supportEmail}
          language={site.language}
        />
        <form method="dialog">
          <button className="btn">{blocked.understood}</button>
        </form>
      </dialog>
    </>
  );
}
