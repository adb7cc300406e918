import type { PortfolioView } from "@keystead/contract/portfolio";
import { QueryClient } from "@tanstack/react-query";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";

import { query } from "../../lib/api.ts";
import { calmPortfolio } from "../../testing/records/calm-portfolio.ts";
import { show } from "../../testing/show.tsx";
import { answerWith, sent } from "../../testing/wire.ts";
import { PortfolioPage } from "./portfolio-page.tsx";

const portfolio: PortfolioView = {
  ...calmPortfolio,
  rent: [{ currency: "EUR", settled: "950.00", expected: "1900.00", open: "950.00", overdue: "0.00" }],
  income: [{ amount: "950.00", currency: "EUR" }],
  deposits: [{ currency: "EUR", held: "1875.00", leases: 1 }],
  months: [{ month: "2026-11", income: [{ amount: "950.00", currency: "EUR" }] }],
};

const failed = () => Response.json({ code: "INTERNAL_SERVER_ERROR" }, { status: 503 });
let works = true;

/** Without retries, which are tested elsewhere: the first failure is final. */
async function open(view: PortfolioView = portfolio) {
  works = true;
  answerWith(({ path }) => {
    if (path !== "/api/v1/portfolio") return new Promise<Response>(() => {});
    return works ? Response.json(view) : failed();
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return { client, user: await show(<PortfolioPage />, client) };
}

it("says that nothing could be loaded, in its frame, and tries again when asked", async () => {
  const showing = open();
  works = false;
  const { user } = await showing;
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

it("shows a host neither a list of rents nor a figure that is nothing", async () => {
  const occupancy = { rentables: 0, let: 0, vacant: 0, maintenance: 0 };
  const { result } = portfolio;
  const flat = { id: "p", name: "Casa Azul", received: [], inBase: null, result, units: 1, occupancy };
  const host: PortfolioView = {
    ...portfolio,
    leases: { active: 0, settled: 0 },
    rent: [],
    deposits: [],
    occupancy,
    properties: [{ ...flat, rentalMode: "daily" }],
  };
  await open(host);
  expect((await screen.findAllByText("€950.00")).length).toBeGreaterThan(0);
  for (const name of ["Rent settled", "Let today", "Deposits held"])
    expect(screen.queryByText(name)).toBeNull();
  expect(screen.queryByRole("heading", { name: "Rent to collect" })).toBeNull();
});

it("keeps costs and result folded until they are opened, and open the next time", async () => {
  const { user } = await open();
  const head = await screen.findByRole("button", { name: "Costs and result" });
  expect(head.getAttribute("aria-expanded")).toBe("false");
  expect(screen.queryByText(/Income by property/)).toBeNull();
  await user.click(head);
  expect(await screen.findByText(/Income by property/)).toBeTruthy();
  cleanup();
  await open();
  expect(
    (await screen.findByRole("button", { name: "Costs and result" })).getAttribute("aria-expanded"),
  ).toBe("true");
});
