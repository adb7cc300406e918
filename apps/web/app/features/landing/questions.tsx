import { planLimits } from "@keystead/domain/plans";
import { fill } from "@keystead/messages/fill";

import { formatNumber } from "../../lib/format/format.ts";
import { type LandingFacts, say, type SectionProps } from "./landing-facts.ts";

export type Question = { readonly question: string; readonly answer: string };

/** The nine questions; some answers depend on whether payments are open. */
export function questionsOf(facts: LandingFacts): readonly Question[] {
  const { site, text, hosting, paymentsOpen } = facts;
  const { items } = text.faq;
  const { properties, units, transactions } = planLimits.free;
  const values = {
    properties: String(properties),
    units: String(units),
    transactions: formatNumber(transactions, site.language),
    hosted: hosting === "" ? text.faq.hostedUnnamed : fill(text.faq.hosted, { hosting }),
  };
  const nine = [
    paymentsOpen ? items.freeOpen : items.free,
    paymentsOpen ? items.trialOpen : items.trial,
    items.collect,
    items.sync,
    items.both,
    items.cleaner,
    items.data,
    items.export,
    items.where,
  ];
  return nine.map(({ q, a }) => ({ question: say(facts, q), answer: say(facts, a, values) }));
}

export function Questions({ facts }: SectionProps) {
  const { faq } = facts.text;
  return (
    <section className="page-alt" id="faq">
      <div className="page-in grid grid-split">
        <div className="page-head">
          <h2>{faq.title}</h2>
          {facts.contactEmail === "" ? null : (
            <p className="text-mute">
              {faq.else} <a href={`mailto:${facts.contactEmail}`}>{faq.mail}</a>
            </p>
          )}
        </div>
        <div className="faq">
          {questionsOf(facts).map(({ question, answer }) => (
            <details key={question}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
