import { SiteIcon } from "../site/icons.tsx";
import { exampleAmount } from "./balance/balance-example.tsx";
import { Fold } from "./fold.tsx";
import { say, type SectionProps } from "./landing-facts.ts";

export function Claims({ facts }: SectionProps) {
  return (
    <div className="page-in">
      <h2 className="text-hidden">{say(facts, facts.text.stats.title)}</h2>
      <dl className="stats">
        {facts.content.claims.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {facts.content.illustrativeClaims ? (
        <p className="stats-label text-small">
          <span className="pill">{facts.text.stats.label}</span> {facts.text.stats.note}
        </p>
      ) : null}
    </div>
  );
}

const worries = ["late", "balance", "deposit", "saturday"] as const;

export function ProblemAndSolution({ facts }: SectionProps) {
  const { problem } = facts.text;
  const amount = exampleAmount({ facts });
  return (
    <section>
      <div className="page-in">
        <div className="page-head">
          <h2>{problem.title}</h2>
          <p className="text-lead">{problem.lead}</p>
        </div>
        <div className="grid grid-two">
          <div className="card card-quiet card-roomy">
            <Fold title={problem.before} headed>
              <ul className="list text-mute">
                {worries.map((worry) => (
                  <li key={worry}>
                    <SiteIcon name="no" tone="no" />
                    <span>{say(facts, problem.pains[worry], { amount })}</span>
                  </li>
                ))}
              </ul>
            </Fold>
          </div>
          <div className="card card-roomy">
            <h3>{say(facts, problem.after)}</h3>
            <ul className="list">
              {worries.map((worry) => (
                <li key={worry}>
                  <SiteIcon name="check" tone="yes" />
                  <span>{problem.gains[worry]}</span>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
