import type { PortfolioView } from "@keystead/contract/portfolio";
import { QueryClient } from "@tanstack/react-query";
import { act, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";

import { query } from "../../lib/api.ts";
import { calmPortfolio } from "../../testing/records/calm-portfolio.ts";
import { show } from "../../testing/show.tsx";
import { answerWith, sent } from "../../testing/wire.ts";
import { PortfolioPage } from "./portfolio-page.tsx";

const portfolio: PortfolioView = {
  ...calmPortfolio,
  rent: [{ currency: "EUR", settled: "950.00", expected: "1900.00", open: "950.00", late: "0.00" }],
  income: [{ amount: "950.00", currency: "EUR" }],
  deposits: [{ currency: "EUR", held: "1875.00", leases: 1 }],
  months: [{ month: "2026-11", income: [{ amount: "950.00", currency: "EUR" }] }],
};

const failed = () => Response.json({ code: "INTERNAL_SERVER_ERROR" }, { status: 503 });
let works = true;

/** The automatic repeats are tried elsewhere: here the first failure is the last. */
async function open() {
  answerWith(({ path }) => {
    if (path !== "/api/v1/portfolio") return new Promise<Response>(() => {});
    return works ? Response.json(portfolio) : failed();
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return { client, user: await show(<PortfolioPage />, client) };
}

it("says that nothing could be loaded, in its frame, and tries again when asked", async () => {
  works = false;
  const { user } = await open();
  const panel = await screen.findByRole("alert");
  expect(panel.textContent).toContain("The portfolio could not be loaded.");
  expect(screen.getByRole("heading", { level: 1, name: "Portfolio" })).toBeTruthy();
  works = true;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect((await screen.findAllByText("€1,875.00")).length).toBeGreaterThan(0);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(sent.filter(({ path }) => path === "/api/v1/portfolio")).toHaveLength(2);
});

it("keeps the figures it has when they cannot be refreshed, and says so above them", async () => {
  works = true;
  const { client, user } = await open();
  await screen.findAllByText("€1,875.00");
  works = false;
  await act(() => client.invalidateQueries({ queryKey: query.portfolio.key() }));
  const panel = await screen.findByRole("alert");
  expect(panel.textContent).toContain("These figures could not be refreshed.");
  expect(screen.getAllByText("€1,875.00").length).toBeGreaterThan(0);
  works = true;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => {
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
