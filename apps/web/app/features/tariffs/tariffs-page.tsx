import { useNonce } from "../../lib/nonce.ts";
import type { TariffsText } from "./tariffs-text.server.ts";
import { SiteIcon } from "../site/icons.tsx";
import { inlineJson } from "../site/json-ld.tsx";
import { type SiteFacts, SiteFrame } from "../site/frame/site-frame.tsx";
import { LimitsTable } from "./limits-table.tsx";
import { FIRST_GUESS, PlanCards } from "./plan-cards.tsx";
import { DowngradeDialog, VisitorDialogs } from "./plan-dialogs.tsx";
import { type PlainLead, PlainLeadSection } from "./plain-lead.tsx";
import type { LimitRow, PlanFacts } from "./plan-facts.server.ts";
import type { TariffsMessages } from "./other-refusals.ts";
import { TariffsQuestions } from "./tariffs-questions.tsx";

export type TariffsFacts = {
  readonly site: SiteFacts;
  readonly text: TariffsText;
  readonly plans: readonly PlanFacts[];
  readonly regularPrices: string;
  readonly rows: readonly LimitRow[];
  readonly paymentsOpen: boolean;
  readonly current: string | null;
  readonly plainLead: PlainLead;
  readonly lead: string;
  readonly words: TariffsMessages;
};

export function TariffsPage({ facts }: { readonly facts: TariffsFacts }) {
  const { site, text, plans, rows, current, paymentsOpen } = facts;
  return (
    <SiteFrame site={site} top={current === null ? undefined : <PortfolioLink site={site} />}>
      <main id="main" data-tariffs>
        <section className="pagehead">
          <div className="page-in">
            {paymentsOpen ? null : (
              <p className="info pagehead-info" data-maintenance>
                <SiteIcon name="clock" />
                {text.maintenance}
              </p>
            )}
            <h1>{text.title}</h1>
            <p className="text-lead pagehead-lead">{facts.lead}</p>
            {current === null ? null : (
              <noscript>
                <p className="info info-neg pagehead-info">{text.needsScript}</p>
              </noscript>
            )}
            <div className="row pagehead-row tariffs-controls">
              <FitBox text={text} />
              <PeriodSwitch text={text} />
            </div>
          </div>
        </section>
        <section className="page-flush">
          <div className="page-in">
            <h2 className="text-hidden">{text.meta.title}</h2>
            <PlanCards
              text={text}
              plans={plans}
              current={current}
              paymentsOpen={paymentsOpen}
              language={site.language}
            />
            <p className="text-small text-after">
              {facts.regularPrices} {text.price.currency}
            </p>
          </div>
        </section>
        {current === null ? (
          <PlainLeadSection text={text} language={site.language} lead={facts.plainLead} />
        ) : null}
        <section className="page-alt">
          <div className="page-in">
            <div className="page-head">
              <h2 id="limits">{text.limits.heading}</h2>
            </div>
            <LimitsTable text={text} plans={plans} rows={rows} />
          </div>
        </section>
        <TariffsQuestions text={text} paymentsOpen={paymentsOpen} />
      </main>
      {current === null ? (
        <VisitorDialogs text={text} language={site.language} />
      ) : (
        <DowngradeDialog text={text} />
      )}
      <section
        className="toast-list page-noprint"
        aria-label={text.notices}
        aria-live="assertive"
        data-toasts
      />
      <script
        type="application/json"
        id="tariffs-words"
        nonce={useNonce()}
        dangerouslySetInnerHTML={{ __html: inlineJson(facts.words) }}
      />
    </SiteFrame>
  );
}

/** A signed-in person came from the application and can go back to it. */
function PortfolioLink({ site }: { readonly site: SiteFacts }) {
  return (
    <a className="header-sign" href="/portfolio">
      {site.system.portfolio}
    </a>
  );
}

/** Marks the plan that fits; it needs a script, so without one it keeps its space and stays invisible. */
function FitBox({ text }: { readonly text: TariffsText }) {
  return (
    <div className="slider tariffs-fitbox page-jsonly">
      <label htmlFor="fit">{text.fit.label}</label>
      <div>
        <input type="range" id="fit" min="1" max="50" defaultValue={FIRST_GUESS} />
        <input
          type="number"
          id="fit-number"
          min="1"
          max="50"
          defaultValue={FIRST_GUESS}
          inputMode="numeric"
          aria-label={text.fit.label}
        />
      </div>
    </div>
  );
}

function PeriodSwitch({ text }: { readonly text: TariffsText }) {
  return (
    <fieldset className="switch page-noprint">
      <legend className="text-hidden">{text.period.label}</legend>
      <input type="radio" name="period" id="monthly" defaultChecked />
      <label htmlFor="monthly">{text.period.monthly}</label>
      <input type="radio" name="period" id="yearly" />
      <label htmlFor="yearly">{text.period.yearly}</label>
    </fieldset>
  );
}
