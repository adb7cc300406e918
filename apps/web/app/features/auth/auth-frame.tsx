import { fill } from "@keystead/messages/fill";
import type { ReactNode } from "react";

import { useNonce } from "../../lib/nonce.ts";
import type { AuthText } from "./auth-text.server.ts";
import { type SiteFacts, SiteFrame } from "../site/frame/site-frame.tsx";

/** What the loader of every account page returns. */
export type AuthFacts = {
  readonly site: SiteFacts;
  readonly text: AuthText;
  readonly hostedIn: string;
  /** Which part of the island this page needs. */
  readonly page: "auth" | "confirm" | "verify" | "reset" | "invitation" | "undo" | "delete";
  readonly next: string;
  readonly promo: string;
};

/** Passes the words that the island may need as data: its script contains none. */
export function AuthFrame({ facts, children }: { readonly facts: AuthFacts; readonly children: ReactNode }) {
  const { site, text } = facts;
  const words = {
    ...text.messages,
    strength: text.strength,
    show: text.show,
    hide: text.hide,
    showPassword: text.showPassword,
    hidePassword: text.hidePassword,
    signInInstead: text.signInInstead,
    linkSent: text.linkSent,
    sent: text.reset.sent,
    resetDone: text.reset.done,
    verified: text.verify.done,
    invitationWelcome: text.invitation.welcome,
    close: text.close,
    titles: {
      signin: fill(text.title.signIn, { app: site.appName }),
      signup: fill(text.title.signUp, { app: site.appName }),
    },
  };
  return (
    <SiteFrame site={site} slim>
      <main id="main" className="auth" data-auth={facts.page} data-next={facts.next} data-promo={facts.promo}>
        <div>
          <div className="auth-box">
            <noscript>
              <p className="info info-neg auth-info">{text.needsScript}</p>
            </noscript>
            {children}
          </div>
        </div>
        <Benefits text={text.side} place={facts.hostedIn} />
      </main>
      <section
        className="toast-list page-noprint"
        aria-label={text.notices}
        aria-live="assertive"
        data-toasts
      />
      <script
        type="application/json"
        id="auth-words"
        nonce={useNonce()}
        dangerouslySetInnerHTML={{ __html: JSON.stringify(words).replaceAll("<", "\\u003c") }}
      />
    </SiteFrame>
  );
}

function Benefits({ text, place }: { readonly text: AuthText["side"]; readonly place: string }) {
  return (
    <aside>
      <h2>{text.heading}</h2>
      <dl className="facts grid auth-facts">
        {[text.due, text.who, text.record].map((benefit) => (
          <div key={benefit.title}>
            <dt>{benefit.title}</dt>
            <dd>{benefit.text}</dd>
          </div>
        ))}
      </dl>
      <p className="text-small">{place === "" ? text.hostingUnnamed : fill(text.hosting, { place })}</p>
    </aside>
  );
}
