import { formatMonth, formatMoney, formatNumber } from "../../lib/format.ts";
import type { LandingFacts, SectionProps } from "./landing-facts.ts";

const drawn = ["advertising", "exports"] as const;
export type DrawnScreen = (typeof drawn)[number];

type Sheet = {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

type DrawingProps = SectionProps & { readonly screen: DrawnScreen; readonly label: string };

/** A screen that is still to come, drawn in the product's shapes: one picture for those who cannot see it. */
export function Drawing({ facts, screen, label }: DrawingProps) {
  const { screens } = facts.text.tabs;
  const sheet = sheets[screen](facts);
  return (
    <div className="shot screen" role="img" aria-label={label}>
      <ul>
        {Object.entries(screens).map(([name, { name: word }]) => (
          <li key={name} className={name === screen ? "screen-on" : undefined}>
            {word}
          </li>
        ))}
      </ul>
      <div>
        <p>
          <b>{screens[screen].name}</b>
          <span>{formatMonth("2026-11", facts.site.language)}</span>
        </p>
        <div className="screen-sheet">
          {[sheet.head, ...sheet.rows].map((cells) => (
            <div key={cells.join()}>
              {cells.map((cell, column) => (
                <span key={sheet.head[column]}>{cell}</span>
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

const sheets: Readonly<Record<DrawnScreen, (facts: LandingFacts) => Sheet>> = {
  advertising: advertisingSheet,
  exports: exportSheet,
};

function advertisingSheet({ site, text }: LandingFacts): Sheet {
  const { drawing } = text;
  const rows = [
    [drawing.classifieds, 48, 16],
    ["Google", 120, 20],
    ["Facebook", 90, 12],
    [drawing.local, 35, 5],
    [drawing.organic, 0, 9],
  ] as const;
  return {
    head: [drawing.channel, drawing.spend, drawing.leads, drawing.perLead],
    rows: rows.map(([channel, spend, leads]) => [
      channel,
      euros(spend, site.language),
      formatNumber(leads, site.language),
      euros(spend / leads, site.language),
    ]),
  };
}

function exportSheet({ text }: LandingFacts): Sheet {
  const { drawing, tabs } = text;
  const reports = [
    tabs.screens.income.name,
    tabs.screens.expenses.name,
    drawing.schedules,
    drawing.guests,
    drawing.pnl,
    drawing.cashFlow,
  ];
  return {
    head: [drawing.report, "", drawing.file, drawing.file],
    rows: reports.map((report) => [report, "", "CSV", "Excel"]),
  };
}

function euros(amount: number, language: LandingFacts["site"]["language"]): string {
  return formatMoney({ amount: amount.toFixed(2), currency: "EUR" }, language);
}
