import type { Language } from "@keystead/domain/languages";
import { planThatFits } from "@keystead/domain/plans";
import { fill } from "@keystead/messages/fill";

import type { TariffsText } from "./tariffs-text.server.ts";
import { SiteIcon } from "../site/icons.tsx";
import { PLAIN_LEAD } from "./plain-lead.tsx";
import type { PlanFacts } from "./plan-facts.server.ts";

type CardsProps = {
  readonly text: TariffsText;
  readonly plans: readonly PlanFacts[];
  /** The reader's plan; null = nobody is signed in. */
  readonly current: string | null;
  readonly paymentsOpen: boolean;
  readonly language: Language;
};

export const POPULAR_PLAN = "starter";
/** The number of properties at first. */
export const FIRST_GUESS = 3;

export function PlanCards({ text, plans, current, paymentsOpen, language }: CardsProps) {
  return (
    <ul className="grid grid-three plans" data-signed-in={current === null ? undefined : true}>
      {plans.map((facts) => (
        <PlanCard
          key={facts.plan}
          text={text}
          facts={facts}
          isCurrent={facts.plan === current}
          signedIn={current !== null}
          paymentsOpen={paymentsOpen}
          language={language}
        />
      ))}
    </ul>
  );
}

type CardProps = {
  readonly text: TariffsText;
  readonly facts: PlanFacts;
  readonly isCurrent: boolean;
  readonly signedIn: boolean;
  readonly paymentsOpen: boolean;
  readonly language: Language;
};

function PlanCard({ text, facts, isCurrent, signedIn, paymentsOpen, language }: CardProps) {
  const { plan } = facts;
  const words = text.plan[plan];
  const popular = plan === POPULAR_PLAN;
  const fitting = planThatFits("properties", FIRST_GUESS);
  return (
    <li
      className={popular ? "card card-hot tariffs-card" : "card tariffs-card"}
      data-card={plan}
      data-properties={facts.limits.properties}
      aria-labelledby={`plan-${plan}`}
    >
      <div className="tariffs-tags">
        <h3 id={`plan-${plan}`}>{words.name}</h3>
        {popular ? <span className="pill">{text.badge.popular}</span> : null}
        {signedIn ? (
          <span className="pill pill-pos" data-current hidden={!isCurrent}>
            <SiteIcon name="check" />
            {text.badge.current}
          </span>
        ) : null}
        <span className="pill page-jsonly" data-fit hidden={facts.plan !== fitting}>
          {text.fit.badge}
        </span>
      </div>
      <p>{words.about}</p>
      <Price text={text} facts={facts} />
      <p className="price-note">
        {facts.list === null
          ? fill(text.price.stays, { n: String(facts.limits.properties) })
          : fill(text.price.intro, { price: facts.list })}
      </p>
      {facts.list !== null && paymentsOpen ? null : (
        <p className="pill pill-pos plans-pill">
          {facts.list === null ? text.badge.staysFree : text.badge.freeNow}
        </p>
      )}
      <ul className="list list-small plans-list tariffs-list">
        {facts.holds.map((line) => (
          <li key={line}>
            <SiteIcon name="check" tone="yes" />
            {line}
          </li>
        ))}
      </ul>
      <button
        className={popular ? "btn" : "btn btn-quiet"}
        type="button"
        data-choose={plan}
        data-busy={text.changing}
        aria-disabled={isCurrent ? "true" : undefined}
      >
        {isCurrent ? text.badge.current : words.choose}
      </button>
      {signedIn ? null : (
        <noscript>
          <a
            className={popular ? "btn" : "btn btn-quiet"}
            href={plan === "free" ? `/${language}/auth?tab=signup` : `#${PLAIN_LEAD}`}
          >
            {words.choose}
          </a>
        </noscript>
      )}
    </li>
  );
}

function Price({ text, facts }: Pick<CardProps, "text" | "facts">) {
  if (facts.list === null)
    return (
      <p className="price tariffs-price">
        <b>{facts.monthly}</b> <span>{text.price.perMonth}</span>
      </p>
    );
  return (
    <>
      <p className="price tariffs-price tariffs-monthly">
        <b>{facts.monthly}</b> <span>{text.price.billedMonthly}</span>
      </p>
      <p className="price tariffs-price tariffs-yearly">
        <b>{facts.billedYearly}</b> <span>{text.price.billedYearly}</span>
      </p>
    </>
  );
}
