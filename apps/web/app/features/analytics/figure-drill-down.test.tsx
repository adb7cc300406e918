import {
  type Metric,
  metricCards,
  metrics,
  type MetricSection,
  sectionMetrics,
} from "@keystead/domain/analytics";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";

import { everyFigure } from "../../testing/records/analytics.ts";
import { membershipOf } from "../../testing/records/membership.ts";
import { show } from "../../testing/show.tsx";
import { answerWith, sent } from "../../testing/wire.ts";
import { AnalyticsPage } from "./analytics-page.tsx";
// Loaded ahead: on a busy machine, loading a part may take longer than a test waits.
import "./rows/rows-drawer.tsx";

/** Every figure, and the money of each section, in screen order. */
const cards: readonly { readonly metric: Metric; readonly section?: MetricSection }[] = [
  ...metricCards.whole.map((metric) => ({ metric })),
  ...(["long_term", "short_term"] as const).flatMap((section) => [
    ...metricCards[section].map((metric) => ({ metric })),
    ...sectionMetrics.map((metric) => ({ metric, section })),
  ]),
];

it("has a card for every figure", () => {
  expect(new Set(cards.map(({ metric }) => metric))).toEqual(new Set(metrics));
});

it.each(cards.map((card, at) => [Object.values(card).join(" of "), at, card] as const))(
  "[ANA-02] the card %s opens the rows that the server's walk adds up to it",
  async (_name, at, card) => {
    answerWith(({ path }) => {
      if (path === "/api/v1/analytics") return Response.json(everyFigure);
      if (path === "/api/v1/workspaces") return Response.json(membershipOf("assistant"));
      return new Promise<Response>(() => {});
    });
    const user = await show(<AnalyticsPage />, undefined, "/analytics?view=advanced&period=2026-11");
    const links = await screen.findAllByRole("link", { name: /: open the rows$/ });
    expect(links).toHaveLength(cards.length);
    await user.click(links[at] ?? document.body);
    await waitFor(() => {
      expect(sent.some(({ path }) => path === "/api/v1/analytics/rows")).toBe(true);
    });
    // For the period and in the currency that the card shows.
    expect(sent.filter(({ path }) => path === "/api/v1/analytics/rows").map(({ query }) => query)).toEqual([
      { ...card, period: "2026-11", span: "month", currency: "EUR", page: "1" },
    ]);
  },
);
