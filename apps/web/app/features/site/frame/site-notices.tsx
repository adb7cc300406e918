import { planLimits } from "@keystead/domain/plans";
import { fill } from "@keystead/messages/fill";

import { SiteIcon } from "../icons.tsx";
import { addressIn, type SiteFacts, trialAddress } from "../site-facts.ts";

/** Hidden until the island finds no valid answer. Without a script nothing is counted, so nothing is asked. */
export function CookieNotice({ site }: { readonly site: SiteFacts }) {
  const { common } = site;
  return (
    <section className="cookies page-noprint" aria-label={common.cookies.label} data-notice-cookies hidden>
      <div className="page-in">
        <p>
          {common.cookies.text} <a href={addressIn(site.language, "/privacy")}>{common.privacy}</a>
        </p>
        <div className="row">
          {(["reject", "accept"] as const).map((answer) => (
            <button
              key={answer}
              className="btn btn-quiet btn-small"
              type="button"
              data-consent={`${answer}ed`}
            >
              {common.cookies[answer]}
            </button>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Opened by the island once per visit, when a mouse leaves at the top. */
export function ExitDialog({ site }: { readonly site: SiteFacts }) {
  const { exit, start } = site.common;
  const { properties, units } = planLimits.pro;
  return (
    <dialog id="exit" aria-labelledby="exit-title">
      <form method="dialog">
        <button className="btn btn-quiet btn-icon dialog-close" aria-label={exit.close}>
          <SiteIcon name="close" size="l" />
        </button>
      </form>
      <h2 id="exit-title">{exit.title}</h2>
      <p>{fill(exit.text, { properties: String(properties), units: String(units) })}</p>
      <div className="row dialog-part">
        <a className="btn" href={trialAddress(site.language)}>
          {start}
        </a>
        <form method="dialog">
          <button className="btn btn-quiet">{exit.no}</button>
        </form>
      </div>
    </dialog>
  );
}

type FloatingProps = { readonly site: SiteFacts; readonly trial: boolean; readonly toTop: boolean };

/**
 * Both links are in tall boxes that begin below the first screen, so that no script has to show them. No element has
 * the id "top": only then does the fragment mean the top of the page, and not a sticky header that is already in view.
 */
export function FloatingLinks({ site, trial, toTop }: FloatingProps) {
  return (
    <div className="float">
      {trial ? (
        <div className="float-box float-go">
          <div>
            <a className="btn" href={trialAddress(site.language)}>
              {site.common.start}
            </a>
          </div>
        </div>
      ) : null}
      {toTop ? (
        <div className="float-box float-up">
          <a href="#top" aria-label={site.common.toTop}>
            <SiteIcon name="up" size="l" />
          </a>
        </div>
      ) : null}
    </div>
  );
}
