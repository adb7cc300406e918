import { planLimits } from "@keystead/domain/plans";
import { fill } from "@keystead/messages/fill";

import { SiteIcon } from "../site/icons.tsx";
import { addressIn, trialAddress } from "../site/site-facts.ts";
import { BalanceExample } from "./balance/balance-example.tsx";
import { say, type SectionProps } from "./landing-facts.ts";

export function Hero({ facts }: SectionProps) {
  const { site, text, nextQuery } = facts;
  const { hero } = text;
  return (
    <section className="hero">
      <div className="page-in hero-level">
        <div>
          <p className="text-eyebrow">
            {say(facts, hero.eyebrow, { properties: String(planLimits.pro.properties) })}
          </p>
          <h1>{hero.title}</h1>
          <p className="text-lead hero-lead">{say(facts, hero.lead)}</p>
          <div className="row hero-row">
            {site.signUpOpen ? (
              <a className="btn" href={trialAddress(site.language)}>
                {site.common.start}
              </a>
            ) : (
              <a className="btn" href={addressIn(site.language, "/auth", nextQuery)}>
                {site.common.signIn}
              </a>
            )}
            {site.signUpOpen ? <LookAround language={site.language} label={hero.look} /> : null}
            <a className="btn btn-quiet" href="#pricing-section">
              {site.common.seePricing}
            </a>
          </div>
          <ul className="hero-ticks">
            {[...(site.signUpOpen ? [hero.trial, hero.noCard] : []), hostedLine(facts)].map((line) => (
              <li key={line}>
                <SiteIcon name="check" />
                {line}
              </li>
            ))}
          </ul>
        </div>
        <BalanceExample facts={facts} />
      </div>
    </section>
  );
}

/**
 * Opens the sample without a sign-up. A form, so that it needs no script and crawlers, which follow links, do not start
 * it.
 */
function LookAround({ language, label }: { readonly language: string; readonly label: string }) {
  return (
    <form method="post" action="/api/auth/look-around">
      <input type="hidden" name="language" value={language} />
      <button className="btn btn-quiet">{label}</button>
    </form>
  );
}

/** The location of the data in the operator's words; if the operator has not stated it, the page says so. */
export function hostedLine({ hosting, text }: Pick<SectionProps["facts"], "hosting" | "text">): string {
  return hosting === "" ? text.hero.hostedUnnamed : fill(text.hero.hosted, { hosting });
}
