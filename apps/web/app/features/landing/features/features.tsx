import { SiteIcon, type SiteIconName } from "../../site/icons.tsx";
import { exampleAmount } from "../balance/balance-example.tsx";
import { Fold } from "../fold.tsx";
import { say, type SectionProps } from "../landing-facts.ts";
import { WorksToday } from "./works-today.tsx";

const features = [
  { name: "rent", icon: "rent" },
  { name: "balance", icon: "chart" },
  { name: "deposit", icon: "money" },
  { name: "morning", icon: "clock" },
  { name: "calendar", icon: "calendar" },
  { name: "turnover", icon: "cleaning" },
  { name: "records", icon: "task" },
  { name: "figures", icon: "file" },
] as const satisfies readonly { name: string; icon: SiteIconName }[];

export function Features({ facts }: SectionProps) {
  const { title, lead, items } = facts.text.features;
  return (
    <section className="page-alt" id="features">
      <div className="page-in">
        <div className="page-head">
          <h2>{title}</h2>
          <p className="text-lead">{lead}</p>
        </div>
        <ul className="grid features">
          {features.map(({ name, icon }) => (
            <li key={name}>
              <SiteIcon name={icon} size="l" />
              <Fold title={items[name].title} headed>
                <p>{say(facts, items[name].text, { amount: exampleAmount({ facts }) })}</p>
              </Fold>
            </li>
          ))}
        </ul>
        <WorksToday facts={facts} />
      </div>
    </section>
  );
}

const steps = ["property", "lease", "morning"] as const;

export function LandingSteps({ facts }: SectionProps) {
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
