import type { CleanerSlug } from "@keystead/domain/site";
import type { ReactNode } from "react";

import { formatDay, formatMoney } from "../../lib/format/format.ts";
import { intlLocales } from "../../lib/language/languages.ts";
import { SiteIcon } from "../site/icons.tsx";
import { addressIn } from "../site/site-facts.ts";
import { exampleAmount } from "./balance/balance-example.tsx";
import { Fold } from "./fold.tsx";
import { type LandingFacts, say, type SectionProps } from "./landing-facts.ts";
import { StateMark } from "./state-mark.tsx";

/** The features for hosts have pages of their own; this page links to all of them. */
const hostsPage = "cleaner-scheduling-tool-for-airbnb-hosts" satisfies CleanerSlug;

export function Audiences({ facts }: SectionProps) {
  const { title, landlords, managers, hosts } = facts.text.who;
  return (
    <section className="page-alt">
      <div className="page-in">
        <div className="page-head">
          <h2>{title}</h2>
        </div>
        <ul className="grid grid-three vignette-cards">
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
            more={
              <p className="vignette-more">
                <a href={addressIn(facts.site.language, `/${hostsPage}`)}>{hosts.more}</a>
              </p>
            }
          >
            <BookingRows facts={facts} />
          </Audience>
        </ul>
      </div>
    </section>
  );
}

type AudienceProps = {
  readonly text: { readonly name: string; readonly title: string };
  readonly points: readonly string[];
  /** A link to a page with the details. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
};

function Audience({ text, points, more, children }: AudienceProps) {
  return (
    <li className="card">
      <div className="vignette">{children}</div>
      <p className="text-eyebrow">{text.name}</p>
      <Fold title={text.title} headed>
        <ul className="list list-small">
          {points.map((point) => (
            <li key={point}>
              <SiteIcon name="check" tone="yes" />
              <span>{point}</span>
            </li>
          ))}
        </ul>
        {more ?? null}
      </Fold>
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
        detail={say(facts, sample.open, {
          amount: exampleAmount({ facts }),
          days: String(facts.example.daysOverdue),
        })}
      >
        <StateMark icon="warning" tone="negative" word={sample.overdue} />
      </Row>
      <Row
        name="Via Saragozza 41, 4"
        detail={say(facts, sample.due, { amount: euros("1020.00", facts), day })}
      >
        <StateMark icon="clock" tone="attention" word={sample.dueSoon} />
      </Row>
      <Row name="Kreuzstraße 3" detail={say(facts, sample.received, { amount: euros("690.00", facts) })}>
        <StateMark icon="check" word={sample.paid} />
      </Row>
    </>
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

/** Rows of the calendar and of the cleaning jobs. */
function BookingRows({ facts }: SectionProps) {
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
