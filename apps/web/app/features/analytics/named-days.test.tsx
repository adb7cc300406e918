import type { AnalyticsAnswer, AnalyticsMonth, MeasureView } from "@keystead/contract/analytics";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { everyFigure, figure } from "../../testing/records/analytics.ts";
import { membershipOf } from "../../testing/records/membership.ts";
import { show } from "../../testing/show.tsx";
import { answerWith } from "../../testing/wire.ts";
import { AnalyticsPage } from "./analytics-page.tsx";
// Loaded ahead: on a busy machine, loading a part may take longer than a test waits.
import "./advanced-part.tsx";
import "./rows/rows-drawer.tsx";

const of = (value: string): MeasureView => ({ value, numerator: value, denominator: "1", reason: null });

const monthOf = (month: string, amount: string, partial = false): AnalyticsMonth => ({
  month,
  partial,
  moneyIn: amount,
  moneyOut: "0.00",
  figures: {
    noi: of(amount),
    cash_flow: of(amount),
    lt_occupancy: of("0.500000"),
    st_occupancy: of("0.500000"),
    adr: of("80.00"),
    revpar: of("40.00"),
  },
});

async function open(answer: AnalyticsAnswer, address = "/analytics?view=advanced", rows?: unknown) {
  answerWith(({ path }) => {
    if (path === "/api/v1/analytics") return Response.json(answer);
    if (path === "/api/v1/workspaces") return Response.json(membershipOf("assistant"));
    if (path === "/api/v1/analytics/rows" && rows !== undefined) return Response.json(rows);
    return new Promise<Response>(() => {});
  });
  return show(<AnalyticsPage />, undefined, address);
}

/** `Intl` puts thin spaces around its dashes. */
const plain = (element: Element | null | undefined) => element?.textContent.replaceAll(/\s/g, " ");

const card = async (title: string) =>
  plain((await screen.findAllByRole("heading", { level: 3, name: title }))[0]?.closest("article"));

const figures = (over: Partial<AnalyticsAnswer["figures"]>) => ({ ...everyFigure.figures, ...over });

const before = (from: string, to: string) => ({ ...of("0.50"), days: { from, to } });
const change = { delta: "0.50", pct: "1.000000", points: null };

it("heads the figures of a running month with the days that they count, and each other one with its own", async () => {
  await open({
    ...everyFigure,
    figures: figures({
      noi: figure("noi", null, { previous: before("2026-10-01", "2026-10-20"), change }),
      arrears: figure("arrears", null, {
        days: { from: "2026-11-20", to: "2026-11-20" },
        previous: before("2026-10-20", "2026-10-20"),
        change,
      }),
      on_the_books: figure("on_the_books", null, { days: { from: "2026-11-01", to: "2026-11-30" } }),
      dscr_12_months: figure("dscr_12_months", null, { days: { from: "2025-11-01", to: "2026-10-31" } }),
    }),
  });
  expect(await screen.findByRole("heading", { level: 2, name: "1–20 Nov 2026" })).toBeTruthy();
  expect(await card("NOI")).toContain("vs 1–20 Oct 2026");
  expect(await card("On the books")).toContain("November 2026");
  expect(await card("DSCR, 12 months")).toContain("Nov 2025 – Oct 2026");
  expect(await card("Arrears")).toContain("20 Nov 2026");
  expect(await card("Arrears")).toContain("vs 20 Oct 2026");
  expect(await card("Rent collected")).not.toContain("Nov");
});

it("names the rows of a figure by the days of the figure, not by those of the screen", async () => {
  const onTheBooks = figure("on_the_books", null, { days: { from: "2026-11-01", to: "2026-11-30" } });
  await open(everyFigure, "/analytics?view=advanced&rows=on_the_books", {
    currency: "EUR",
    period: everyFigure.period,
    figure: onTheBooks,
    items: [],
    total: 0,
  });
  expect(await screen.findByRole("dialog", { name: "On the books · November 2026" })).toBeTruthy();
});

it("says the year of both where a running year is compared", async () => {
  const days = { from: "2026-01-01", to: "2026-11-20" };
  await open({
    ...everyFigure,
    period: { text: "2026", ...days, span: "year", partial: true },
    previous: { text: "2025", from: "2025-01-01", to: "2025-11-20" },
    figures: figures({
      noi: figure("noi", null, { days, previous: before("2025-01-01", "2025-11-20"), change }),
    }),
  });
  expect(await screen.findByRole("heading", { level: 2, name: /^1 Jan\s–\s20 Nov 2026$/ })).toBeTruthy();
  expect(await card("NOI")).toContain("vs 1 Jan – 20 Nov 2025");
});

it("heads the charts of a quarter with the quarter and its figures, and writes the years below its months", async () => {
  const days = { from: "2025-10-01", to: "2025-12-31" };
  await open({
    ...everyFigure,
    period: { text: "2025-Q4", ...days, span: "quarter", partial: false },
    figures: figures({
      cash_flow: figure("cash_flow", null, { days, value: "300.00" }),
      adr: figure("adr", null, { days, value: "81.00" }),
      st_occupancy: figure("st_occupancy", null, { days, value: "0.400000" }),
    }),
    months: ["2025-11", "2025-12", "2026-01"].map((month) => monthOf(month, "100.00")),
  });
  const chart = await screen.findByRole("region", { name: "Cash flow €300.00, Quarter 4, 2025" });
  expect(plain(chart)).toContain("Money in and out, Nov 2025 – Jan 2026");
  expect(screen.getByRole("region", { name: "A sold night brought €81.00, Quarter 4, 2025" })).toBeTruthy();
  expect(screen.getByRole("region", { name: "Occupancy 40%, Quarter 4, 2025" })).toBeTruthy();
  const axis = [...chart.querySelectorAll("text")].map((text) => text.textContent);
  expect(axis).toEqual(expect.arrayContaining(["Nov", "2025", "Dec", "Jan", "2026"]));
});

it("names the running month of a chart and of a table by its days", async () => {
  await open(
    { ...everyFigure, months: [monthOf("2026-10", "100.00"), monthOf("2026-11", "50.00", true)] },
    "/analytics?view=advanced&show=table",
  );
  const [table] = await screen.findAllByRole("table");
  const heads = within(table as HTMLElement).getAllByRole("rowheader");
  expect(heads.map((head) => head.textContent)).toEqual(["1–20 Nov 2026 to date", "October 2026"]);
  expect(screen.getByText(/^Money in and out, 1 Oct\s–\s20 Nov 2026$/)).toBeTruthy();
});

it("says that there is nothing yet where no month has anything, and draws no axis", async () => {
  await open({
    ...everyFigure,
    months: [monthOf("2026-10", "0.00"), monthOf("2026-11", "0.00", true)],
  });
  const chart = await screen.findByRole("region", { name: /^Cash flow/ });
  expect(within(chart).getByText("Nothing here yet.")).toBeTruthy();
  expect(chart.querySelector("svg line")).toBeNull();
  expect(within(chart).queryByText("EUR")).toBeNull();
});

it("says NOI and cash flow once where all of it is in one section", async () => {
  await open({ ...everyFigure, longTerm: { ...everyFigure.longTerm, properties: 0, units: 0 } });
  expect(await screen.findByRole("heading", { level: 2, name: "Short-term" })).toBeTruthy();
  expect(screen.getAllByRole("heading", { level: 3, name: "NOI" })).toHaveLength(1);
  expect(screen.getAllByRole("heading", { level: 3, name: "Cash flow" })).toHaveLength(1);
});

it("writes a debt coverage below zero with the minus of all other figures", async () => {
  await open({
    ...everyFigure,
    figures: figures({
      dscr: figure("dscr", null, { value: "-0.180000", coverage: { display: "-0.18", level: "short" } }),
    }),
  });
  expect(await card("DSCR")).toContain("−0.18");
});
