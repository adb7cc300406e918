import type { ReactNode } from "react";

import { formatDay, formatMoney } from "../../lib/format/format.ts";
import { intlLocales } from "../../lib/language/languages.ts";
import { SiteIcon, type SiteIconName } from "../site/icons.tsx";
import { type LandingFacts, say, type SectionProps } from "./landing-facts.ts";

export function Audiences({ facts }: SectionProps) {
  const { title, landlords, managers, hosts } = facts.text.who;
  return (
    <section className="page-alt">
      <div className="page-in">
        <div className="page-head">
          <h2>{title}</h2>
        </div>
        <ul className="grid grid-three">
          <Audience
            text={landlords}
            points={[landlords.points.states, landlords.points.deposits, landlords.points.steps]}
          >
            <RentRows facts={facts} />
          </Audience>
          <Audience
            text={managers}
            points={[managers.points.late, managers.points.currencies, managers.points.assistants]}
          >
            <PropertyRows facts={facts} />
          </Audience>
          <Audience
            text={hosts}
            points={[hosts.points.together, hosts.points.overlaps, hosts.points.cleaners]}
          >
            <StayRows facts={facts} />
          </Audience>
        </ul>
      </div>
    </section>
  );
}

type AudienceProps = {
  readonly text: { readonly name: string; readonly title: string };
  readonly points: readonly string[];
  readonly children: ReactNode;
};

function Audience({ text, points, children }: AudienceProps) {
  return (
    <li className="card">
      <div className="vignette">{children}</div>
      <p className="text-eyebrow">{text.name}</p>
      <h3>{text.title}</h3>
      <ul className="list list-small">
        {points.map((point) => (
          <li key={point}>
            <SiteIcon name="check" tone="yes" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}

type RowProps = { readonly name: string; readonly detail: string; readonly children: ReactNode };

function Row({ name, detail, children }: RowProps) {
  return (
    <div>
      <span>
        <b>{name}</b>
        <small>{detail}</small>
      </span>
      {children}
    </div>
  );
}

function euros(amount: string, { site }: LandingFacts): string {
  return formatMoney({ amount, currency: "EUR" }, site.language);
}

function RentRows({ facts }: SectionProps) {
  const { sample } = facts.text;
  const day = formatDay("2026-11-20", facts.site.language, "short");
  return (
    <>
      <Row
        name="Lindenstraße 14, 2"
        detail={say(facts, sample.open, { amount: euros("412.50", facts), days: "45" })}
      >
        <State icon="warning" tone="negative" word={sample.overdue} />
      </Row>
      <Row
        name="Via Saragozza 41, 4"
        detail={say(facts, sample.due, { amount: euros("1020.00", facts), day })}
      >
        <State icon="clock" tone="attention" word={sample.dueSoon} />
      </Row>
      <Row name="Kreuzstraße 3" detail={say(facts, sample.received, { amount: euros("690.00", facts) })}>
        <State icon="check" word={sample.paid} />
      </Row>
    </>
  );
}

type StateProps = {
  readonly icon: SiteIconName;
  readonly tone?: "attention" | "negative";
  readonly word: string;
};

function State({ icon, tone, word }: StateProps) {
  return (
    <span className={tone === undefined ? "state" : `state state-${tone}`}>
      <SiteIcon name={icon} />
      {word}
    </span>
  );
}

const houses = [
  { name: "Hafenstraße 7", let: 4, units: 4, received: "3480.00" },
  { name: "Rua das Flores 88", let: 5, units: 6, received: "4120.00" },
  { name: "Calle Mayor 12", let: 2, units: 2, received: "1675.00" },
] as const;

function PropertyRows({ facts }: SectionProps) {
  return houses.map((house) => (
    <Row
      key={house.name}
      name={house.name}
      detail={say(facts, facts.text.sample.let, { let: String(house.let), units: String(house.units) })}
    >
      <b>{euros(house.received, facts)}</b>
    </Row>
  ));
}

/** What the calendar and the cleaning jobs say. */
function StayRows({ facts }: SectionProps) {
  const { sample } = facts.text;
  const range = new Intl.DateTimeFormat(intlLocales[facts.site.language], {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  }).formatRange(new Date("2026-11-24"), new Date("2026-11-28"));
  const rows = [
    {
      className: "vignette-warn",
      name: say(facts, sample.overlap, { range }),
      detail: sample.overlapHint,
      icon: "warning",
    },
    {
      className: "vignette-turnover",
      name: "Ribeira Lofts, 11:00–15:00",
      detail: sample.turnover,
      icon: "clock",
    },
    { className: "", name: sample.done, detail: sample.notified, icon: "check" },
  ] as const;
  return (
    <>
      {rows.map(({ className, name, detail, icon }) => (
        <div key={name} className={className}>
          <span>
            <b>{name}</b>
            <small>{detail}</small>
          </span>
          {icon === "check" ? <SiteIcon name={icon} tone="yes" /> : <SiteIcon name={icon} />}
        </div>
      ))}
    </>
  );
}
