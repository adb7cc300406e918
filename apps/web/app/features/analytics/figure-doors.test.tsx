import type { AnalyticsAnswer, Figure, Measure } from "@keystead/contract/analytics";
import { type Metric, type Section, metrics, unitOfMetric } from "@keystead/domain/analytics";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";

import { seatOf } from "../../testing/seat.ts";
import { show } from "../../testing/show.tsx";
import { answerWith, sent } from "../../testing/wire.ts";
import { AnalyticsPage } from "./analytics-page.tsx";

const measure: Measure = { value: "1.00", numerator: "1.00", denominator: "1.00", reason: null };

function figure(metric: Metric, section: Section | null = null): Figure {
  return {
    ...measure,
    metric,
    section,
    unit: unitOfMetric(metric),
    terms: [],
    missing: [],
    ahead: [],
    subtotals: [],
    inputs: [],
    coverage: null,
    estimated: false,
    previous: null,
    change: null,
  };
}

const facts = { properties: 1, units: 1 };

/** Every card there is. */
const answer: AnalyticsAnswer = {
  today: "2026-11-20",
  currency: "EUR",
  view: "advanced",
  empty: false,
  period: { text: "2026-11", from: "2026-11-01", to: "2026-11-20", span: "month", partial: true },
  previous: { text: "2026-10", from: "2026-10-01", to: "2026-10-20" },
  noi: figure("noi"),
  cashFlow: figure("cash_flow"),
  longTerm: {
    ...facts,
    occupancy: figure("lt_occupancy"),
    arrears: figure("arrears"),
    noi: figure("noi", "long_term"),
    cashFlow: figure("cash_flow", "long_term"),
    collectionRate: figure("collection_rate"),
  },
  shortTerm: {
    ...facts,
    occupancy: figure("st_occupancy"),
    adr: figure("adr"),
    revpar: figure("revpar"),
    nightsSold: figure("nights_sold"),
    averageStay: figure("average_stay"),
    noi: figure("noi", "short_term"),
    cashFlow: figure("cash_flow", "short_term"),
    onTheBooks: figure("on_the_books"),
    grossOccupancy: figure("gross_occupancy"),
  },
  months: [],
  categories: [],
  noiByProperty: [],
  missing: [],
  ahead: [],
  advanced: {
    dscr: figure("dscr"),
    dscr12Months: figure("dscr_12_months"),
    payback: figure("payback"),
    accrualNoi: figure("accrual_noi"),
    properties: [],
    heat: [],
  },
};

const ADDRESS = "/analytics?view=advanced&period=2026-11";

async function open(address: string) {
  answerWith(({ path }) => {
    if (path === "/api/v1/analytics") return Response.json(answer);
    if (path === "/api/v1/workspaces") return Response.json(seatOf("assistant"));
    return new Promise<Response>(() => {});
  });
  await show(<AnalyticsPage />, undefined, address);
}

it("[ANA-02] opens from every card the rows that the server's walk adds up to it", async () => {
  await open(ADDRESS);
  const links = await screen.findAllByRole("link", { name: /: open the rows$/ });
  const cards = [
    ...metrics.map((metric) => ({ metric })),
    ...(["noi", "cash_flow"] as const).flatMap((metric) => [
      { metric, section: "long_term" },
      { metric, section: "short_term" },
    ]),
  ];
  const addresses = links.map((link) => link.getAttribute("href") ?? "");
  expect(addresses).toHaveLength(cards.length);
  cleanup();
  const asked: unknown[] = [];
  for (const address of addresses) {
    sent.length = 0;
    await open(`/analytics${address}`);
    await screen.findByRole("dialog");
    await waitFor(() => {
      expect(sent.some(({ path }) => path === "/api/v1/analytics/rows")).toBe(true);
    });
    const rows = sent.filter(({ path }) => path === "/api/v1/analytics/rows");
    expect(new Set(rows.map(({ query }) => JSON.stringify(query))).size).toBe(1);
    const { metric, section, ...rest } = rows[0]?.query ?? {};
    // Of the period and in the currency that the card says.
    expect(rest).toEqual({ period: "2026-11", span: "month", currency: "EUR", page: "1" });
    asked.push(section === undefined ? { metric } : { metric, section });
    cleanup();
  }
  expect(asked).toHaveLength(cards.length);
  expect(asked).toEqual(expect.arrayContaining(cards));
});
