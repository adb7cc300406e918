import { formatMinor } from "@keystead/domain/money";
import type { ReactNode } from "react";

import { formatDay, formatMoney, formatMonth } from "../../../lib/format/format.ts";
import { say, type SectionProps } from "../landing-facts.ts";
import { StateMark } from "../state-mark.tsx";
import type { ExampleLine, ExampleMonth } from "./example-balance.server.ts";

const tenant = "Anna Weber";
const home = "Lindenstraße 14, 2";

/** The amount that the page explains, for every text that mentions it. */
export function exampleAmount({ facts }: SectionProps): string {
  return euros(facts, facts.example.balanceMinor);
}

/** A tenant's balance as the product shows it: it opens into months, and each month into its rows and payments. */
export function BalanceExample({ facts }: SectionProps) {
  const { text, lease, site, example } = facts;
  const short = (day: string) => formatDay(day, site.language, "short");
  const { openSince, daysOverdue, months } = example;
  return (
    <article className="balance" aria-label={text.example.label}>
      <div className="balance-head">
        <p>
          <b>{tenant}</b>
          <small>{home}</small>
        </p>
        <StateMark icon="warning" tone="negative" word={text.sample.overdue} />
      </div>
      <p className="balance-number">{euros(facts, example.balanceMinor)}</p>
      <p className="balance-since">
        {say(facts, lease.openSince, { count: String(months.length), day: short(openSince) })}
        {" · "}
        <span>{say(facts, lease.daysOverdue, { count: String(daysOverdue) })}</span>
      </p>
      <details className="balance-why">
        <summary>{say(facts, text.example.why, { amount: euros(facts, example.balanceMinor) })}</summary>
        {months.map((month) => (
          <Month key={month.period} facts={facts} month={month} />
        ))}
        <details className="balance-part">
          <summary>{lease.howItAddsUp}</summary>
          <dl>
            <Line
              name={say(facts, lease.due, { day: short(example.asOf) })}
              note={say(facts, lease.months, { count: String(example.dueMonths) })}
            >
              {euros(facts, example.dueMinor)}
            </Line>
            <Line name={lease.paid} note={say(facts, lease.payments, { count: String(example.payments) })}>
              {euros(facts, -example.receivedMinor)}
            </Line>
            <Line name={say(facts, lease.open, { day: short(example.asOf) })}>
              <b>{euros(facts, example.balanceMinor)}</b>
            </Line>
          </dl>
        </details>
      </details>
      <p className="text-small balance-foot">{text.example.foot}</p>
    </article>
  );
}

function Month({ facts, month }: SectionProps & { readonly month: ExampleMonth }) {
  const { lease, site } = facts;
  const paid = euros(facts, month.settledMinor);
  return (
    <details className="balance-part">
      <summary>
        <span>
          {formatMonth(month.period, site.language)}
          <small>{say(facts, lease.paidOf, { paid, amount: euros(facts, month.sumMinor) })}</small>
        </span>
        <b>{euros(facts, month.openMinor)}</b>
      </summary>
      <dl>
        {month.lines.map((line) => (
          <Line key={line.kind} name={nameOf(line, facts)}>
            {euros(facts, line.kind === "transfer" ? -line.amountMinor : line.amountMinor)}
          </Line>
        ))}
      </dl>
    </details>
  );
}

function nameOf(line: ExampleLine, facts: SectionProps["facts"]): string {
  const { text, lease, site } = facts;
  const short = (day: string) => formatDay(day, site.language, "short");
  switch (line.kind) {
    case "rent":
      return lease.rent;
    case "newRent":
      return say(facts, text.example.newRent, { day: short(facts.example.newRentFrom) });
    case "charge":
      return lease.charge;
    case "settlement":
      return text.example.settlement;
    case "transfer":
      return say(facts, text.example.transfer, { day: short(line.on) });
  }
}

type LineProps = { readonly name: string; readonly note?: string; readonly children: ReactNode };

function Line({ name, note, children }: LineProps) {
  return (
    <div>
      <dt>
        {name}
        {note === undefined ? null : <small>{note}</small>}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function euros({ site }: SectionProps["facts"], minor: number): string {
  return formatMoney({ amount: formatMinor(minor, 2), currency: "EUR" }, site.language);
}
