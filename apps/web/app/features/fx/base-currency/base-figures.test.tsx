import type { BaseFigures as Figures, BaseSum } from "@keystead/contract/fx";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { show } from "../../../testing/show.tsx";
import { answerWith } from "../../../testing/wire.ts";
import { BaseFigureCards } from "./base-figures.tsx";

const whole: BaseSum = {
  currency: "EUR",
  total: "2359.37",
  converted: [
    {
      period: "2026-11",
      from: "CHF",
      records: 2,
      original: "1326.50",
      amount: "1409.37",
      path: "inverse",
      via: null,
      legs: [{ period: "2026-11", base: "EUR", quote: "CHF", rate: "0.9412" }],
    },
  ],
  missing: [],
  ahead: [],
};
const without: BaseSum = {
  ...whole,
  total: null,
  converted: [],
  missing: [{ period: "2026-10", from: "CHF", to: "EUR", records: 1 }],
};
const none: Figures = {
  settled: null,
  expected: null,
  overdue: null,
  received: null,
  spent: null,
  net: null,
  held: null,
};

async function open(figures: Figures, role: "owner" | "assistant" = "owner") {
  answerWith(() => {
    const membership = { id: "w", kind: "own", name: "", role, ownerName: "Ana Ruiz", paused: false };
    return Response.json({ items: [membership], current: "w" });
  });
  return show(<BaseFigureCards figures={figures} month="2026-11" />, undefined, "/portfolio?a=1");
}

it("[GEN-02] opens a converted figure into month, rate and path", async () => {
  const user = await open({ ...none, received: whole });
  const figure = screen.getByRole("button", { name: /€2,359\.37/ });
  expect(screen.queryByText(/0\.9412/)).toBeNull();
  await user.click(figure);
  expect(screen.getByText("November 2026 · 2 records")).toBeTruthy();
  expect(screen.getByText("1 EUR = 0.9412 CHF · divided by the rate")).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});

it("[GEN-02] withholds a total whose rate is missing, names it once, and leads to its cell", async () => {
  await open({ ...none, received: without, overdue: without, settled: whole });
  expect(screen.getAllByText("No total in EUR yet")).toHaveLength(2);
  expect(screen.getByText(/No rate from CHF to EUR for October 2026\./)).toBeTruthy();
  const way = await screen.findByRole("link", { name: "Add the rate" });
  expect(way.getAttribute("href")).toBe("/settings?rate=2026-10.CHF#fx");
  expect(screen.getByRole("button", { name: /€2,359\.37/ })).toBeTruthy();
});

it("tells an assistant whom to ask", async () => {
  await open({ ...none, received: without }, "assistant");
  expect(await screen.findByText(/Ask the owner for it\./)).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});
