import { estimateRoi, roiSliders } from "@keystead/domain/roi";

import { formatPlanPrice } from "../../../lib/format/format.ts";
import { Fold } from "../fold.tsx";
import { type LandingFacts, say, type SectionProps } from "../landing-facts.ts";
import { euros, hourlyRateCents, roiFigures } from "./roi-figures.ts";

export function RoiCalculator({ facts }: SectionProps) {
  const { roi } = facts.text;
  return (
    <section id="roi">
      <div className="page-in">
        <div className="grid grid-half">
          <form id="roi-form">
            <h2>{roi.title}</h2>
            <p className="text-lead savings-lead">{roi.lead}</p>
            <Slider name="properties" label={roi.properties} />
            <Slider name="hours" label={roi.hours} />
          </form>
          <Answer facts={facts} />
        </div>
        <details className="savings-more">
          <summary>{roi.how}</summary>
          <p>{say(facts, roi.howText, prices(facts))}</p>
        </details>
      </div>
    </section>
  );
}

type SliderProps = { readonly name: keyof typeof roiSliders; readonly label: string };

/** Each slider has a number field beside it, for exact numbers and for typing. */
function Slider({ name, label }: SliderProps) {
  const { least, most, step, start } = roiSliders[name];
  const range = { min: least, max: most, step, defaultValue: start };
  return (
    <div className="slider">
      <label htmlFor={`r-${name}`}>{label}</label>
      <div>
        <input type="range" id={`r-${name}`} name={name} autoComplete="off" {...range} />
        <input
          type="number"
          name={`${name}Typed`}
          aria-label={label}
          inputMode="numeric"
          autoComplete="off"
          {...range}
        />
      </div>
    </div>
  );
}

function Answer({ facts }: SectionProps) {
  const { site, text } = facts;
  const { roi } = text;
  const figures = roiFigures(roiSliders.properties.start, roiSliders.hours.start, site.language);
  if (figures === null) return null;
  const rows = [
    [roi.saved, say(facts, roi.hoursShort, { hours: figures.hours })],
    [say(facts, roi.value, { rate: euros(hourlyRateCents, site.language) }), figures.value],
    [site.appName, figures.cost],
    [roi.month, figures.month],
    [roi.year, figures.year],
  ];
  return (
    <output
      className="savings"
      id="roi-out"
      htmlFor="r-properties r-hours"
      data-result={roi.result}
      data-hours={roi.hoursShort}
    >
      <strong>{say(facts, roi.result, { hours: figures.hours, amount: figures.about })}</strong>
      <svg className="savings-bar" role="img" aria-label={say(facts, roi.bar)}>
        <rect width={`${figures.share}%`} height="16" />
        <rect x={`${figures.share}%`} width="100%" height="16" />
      </svg>
      <Fold title={roi.sum}>
        <dl>
          {rows.map(([term, figure]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </Fold>
    </output>
  );
}

/** The prices that the calculator uses, read from the domain's rule. The dollar texts are for display only. */
function prices({ site }: LandingFacts): Readonly<Record<string, string>> {
  const cost = (properties: number) => {
    const estimate = estimateRoi(properties, roiSliders.hours.start);
    return estimate.ok ? euros(estimate.value.appCostCents, site.language) : "";
  };
  return {
    rate: euros(hourlyRateCents, site.language),
    free: cost(1),
    starter: cost(5),
    pro: cost(6),
    usdHour: formatPlanPrice(5_000, site.language),
    usdWeek: formatPlanPrice(25_000, site.language),
  };
}
