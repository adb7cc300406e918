import { type Plan, planLimits, planPrices, plans } from "@keystead/domain/plans";

import { formatPlanPrice } from "../../../lib/format/format.ts";
import { SiteIcon } from "../../site/icons.tsx";
import { addressIn, trialAddress } from "../../site/site-facts.ts";
import { Fold } from "../fold.tsx";
import { say, type SectionProps } from "../landing-facts.ts";
import { planPoints } from "./plan-points.ts";

export function Pricing({ facts }: SectionProps) {
  const { site, text, paymentsOpen } = facts;
  const { pricing } = text;
  return (
    <section id="pricing-section">
      <div className="page-in">
        <div className="page-head">
          <h2>{paymentsOpen ? pricing.titleOpen : pricing.title}</h2>
          <p className="text-lead">{paymentsOpen ? pricing.leadOpen : pricing.lead}</p>
          <div className="row">
            <fieldset className="switch page-noprint">
              <legend className="text-hidden">{pricing.period}</legend>
              <input type="radio" name="period" id="monthly" defaultChecked />
              <label htmlFor="monthly">{pricing.monthly}</label>
              <input type="radio" name="period" id="yearly" />
              <label htmlFor="yearly">{pricing.yearly}</label>
            </fieldset>
          </div>
        </div>
        <ul className="grid grid-three plans plans-row">
          {plans.map((plan) => (
            <PlanCard key={plan} facts={facts} plan={plan} />
          ))}
        </ul>
        <p className="text-small text-after">
          {pricing.currency} <a href={addressIn(site.language, "/tariffs")}>{pricing.compare}</a>
        </p>
      </div>
    </section>
  );
}

type PlanProps = SectionProps & { readonly plan: Plan };

function PlanCard({ facts, plan }: PlanProps) {
  const { site, text, paymentsOpen } = facts;
  const { pricing } = text;
  const isFree = plan === "free";
  const isPopular = plan === "starter";
  return (
    <li className={isPopular ? "card card-hot" : "card"}>
      <h3>
        {pricing.plans[plan].name}
        {isPopular ? <span className="pill">{pricing.popular}</span> : null}
      </h3>
      <p>{pricing.plans[plan].text}</p>
      <Price facts={facts} plan={plan} />
      <Terms facts={facts} plan={plan} />
      {isFree ? <span className="pill pill-pos plans-pill">{pricing.staysFree}</span> : null}
      {isFree || paymentsOpen ? null : <span className="pill pill-pos plans-pill">{pricing.freeNow}</span>}
      <div className="plans-inside">
        <Fold title={pricing.inside}>
          <ul className="list list-small plans-list">
            {planPoints(facts, plan).map((words) => (
              <li key={words}>
                <SiteIcon name="check" tone="yes" />
                <span>{words}</span>
              </li>
            ))}
          </ul>
        </Fold>
      </div>
      {site.signUpOpen ? (
        <a
          className={isPopular ? "btn" : "btn btn-quiet"}
          href={isFree ? addressIn(site.language, "/auth", "?tab=signup") : trialAddress(site.language)}
        >
          {isFree ? pricing.startFree : site.common.start}
        </a>
      ) : null}
    </li>
  );
}

function Price({ facts, plan }: PlanProps) {
  const { site, text } = facts;
  const { pricing } = text;
  const { monthly, billedYearly } = planPrices[plan];
  return (
    <p className="price">
      <b>
        <span className="price-monthly">{formatPlanPrice(monthly, site.language)}</span>
        <span className="price-yearly">{formatPlanPrice(billedYearly, site.language)}</span>
      </b>
      <span>{pricing.perMonth}</span>
    </p>
  );
}

/** Two lines on every card, so that the content below is aligned. */
function Terms({ facts, plan }: PlanProps) {
  const { site, text } = facts;
  const { pricing } = text;
  if (plan === "free")
    return (
      <>
        <p className="price-note">{pricing.freeEver}</p>
        <p className="price-note">
          {say(facts, pricing.freeFor, { properties: String(planLimits.free.properties) })}
        </p>
      </>
    );
  return (
    <>
      <p className="price-note">
        <span className="price-monthly">{pricing.billedMonthly}</span>
        <span className="price-yearly">{pricing.billedYearly}</span>
      </p>
      <p className="price-note">
        {say(facts, pricing.intro, { price: formatPlanPrice(planPrices[plan].list, site.language) })}
      </p>
    </>
  );
}
