import { formatMoney } from "../../lib/format.ts";
import { SiteIcon } from "../site/icons.tsx";
import { say, type SectionProps } from "./landing-facts.ts";
import { productState } from "./product-state.ts";
import { SoonBadge } from "./soon-badge.tsx";

export function Claims({ facts }: SectionProps) {
  return (
    <div className="in">
      <h2 className="vh">{say(facts, facts.text.stats)}</h2>
      <dl className="stats">
        {facts.content.claims.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const worries = ["late", "balance", "deposit", "saturday"] as const;

function isComing(worry: (typeof worries)[number]): boolean {
  return worry === "saturday" && !productState.calendar;
}

export function ProblemAndSolution({ facts }: SectionProps) {
  const { problem } = facts.text;
  const amount = exampleAmount(facts);
  return (
    <section>
      <div className="in">
        <div className="head">
          <h2>{problem.title}</h2>
          <p className="lead">{problem.lead}</p>
        </div>
        <div className="g two duo">
          <div className="card q">
            <h3>{problem.before}</h3>
            <ul className="list mute">
              {worries.map((worry) => (
                <li key={worry}>
                  <SiteIcon name="no" tone="no" />
                  <span>{say(facts, problem.pains[worry], { amount })}</span>
                </li>
              ))}
            </ul>
          </div>
          <div className="card">
            <h3>{say(facts, problem.after)}</h3>
            <ul className="list">
              {worries.map((worry) => (
                <li key={worry}>
                  {isComing(worry) ? <SiteIcon name="clock" /> : <SiteIcon name="check" tone="yes" />}
                  <span>
                    {problem.gains[worry]} {isComing(worry) ? <SoonBadge facts={facts} /> : null}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}

/** The odd sum of the page's example, so that it is the same wherever it comes up. */
export function exampleAmount({ site }: SectionProps["facts"]): string {
  return formatMoney({ amount: "412.50", currency: "EUR" }, site.language);
}
