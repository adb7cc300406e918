import { SiteIcon, type SiteIconName } from "../site/icons.tsx";
import { say, type SectionProps } from "./landing-facts.ts";
import { exampleAmount } from "./opening.tsx";
import { productState } from "./product-state.ts";
import { SoonBadge, withBadge } from "./soon-badge.tsx";

const features = [
  { name: "rent", icon: "rent", built: productState.rent },
  { name: "balance", icon: "chart", built: productState.balance },
  { name: "deposit", icon: "money", built: productState.deposits },
  { name: "morning", icon: "clock", built: productState.morning },
  { name: "calendar", icon: "calendar", built: productState.calendar },
  { name: "turnover", icon: "cleaning", built: productState.turnovers },
  { name: "records", icon: "task", built: productState.records },
  { name: "figures", icon: "file", built: productState.figures },
] as const satisfies readonly { name: string; icon: SiteIconName; built: boolean }[];

export function Features({ facts }: SectionProps) {
  const { title, lead, items } = facts.text.features;
  const badge = <SoonBadge facts={facts} />;
  return (
    <section className="page-alt" id="features">
      <div className="page-in">
        <div className="page-head">
          <h2>{title}</h2>
          <p className="text-lead">{withBadge(lead, "coming", badge)}</p>
        </div>
        <ul className="grid features">
          {features.map(({ name, icon, built }) => (
            <li key={name}>
              <SiteIcon name={icon} size="l" />
              <h3>
                {items[name].title} {built ? null : badge}
              </h3>
              <p>{say(facts, items[name].text, { amount: exampleAmount(facts) })}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const steps = ["property", "lease", "morning"] as const;

export function Steps({ facts }: SectionProps) {
  const { how } = facts.text;
  return (
    <section id="how">
      <div className="page-in">
        <div className="page-head">
          <h2>{how.title}</h2>
        </div>
        <ol className="grid grid-three steps">
          {steps.map((step) => (
            <li key={step}>
              <h3>{how.steps[step].title}</h3>
              <p>{how.steps[step].text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
