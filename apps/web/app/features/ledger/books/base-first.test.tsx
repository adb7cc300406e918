import { addToMonth, month, periodOf } from "@keystead/domain/calendar";
import { cleanup, screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { membershipOf } from "../../../testing/records/membership.ts";
import { show } from "../../../testing/show.tsx";
import { answerWith } from "../../../testing/wire.ts";
import { CategoryBars } from "../costs/category-bars.tsx";
import { MonthBars } from "../costs/month-bars.tsx";

const last = month("2026-11");
const sum = (currency: string) => ({ currency, amount: "10.00" });

/** Twelve months in francs, one of them with euros too; more categories in francs than in euros. */
function answers(base: string | null) {
  const months = Array.from({ length: 12 }, (_, at) => ({
    month: addToMonth(last, at - 11),
    sums: at === 3 ? [sum("CHF"), sum("EUR")] : [sum("CHF")],
  }));
  const categories = [
    { category: "repairs", ...sum("CHF"), before: "0.00" },
    { category: "taxes", ...sum("CHF"), before: "0.00" },
    { category: "repairs", ...sum("EUR"), before: "0.00" },
  ];
  const { items, current } = membershipOf("assistant");
  answerWith(({ path }) => {
    if (path === "/api/v1/workspaces" && base !== null)
      return Response.json({
        items: items.map((membership) => ({ ...membership, baseCurrency: base })),
        current,
      });
    if (path === "/api/v1/expenses/months") return Response.json({ months });
    if (path === "/api/v1/expenses/categories") return Response.json({ categories });
    return new Promise(() => {});
  });
}

const cards = (
  <>
    <MonthBars
      book="expense"
      last={last}
      filters={{}}
      shown={{ first: last, last }}
      hrefOf={(of) => `?period=${of}`}
    />
    <CategoryBars period={periodOf("month", last)} filters={{}} />
  </>
);

const offered = () =>
  screen.getAllByRole<HTMLInputElement>("radio").map((one) => [one.getAttribute("aria-label"), one.checked]);

it("[GEN-02] begins with the owner's base currency where there is anything in it, for everybody who works there", async () => {
  answers("EUR");
  const user = await show(cards);
  await screen.findByRole("region", { name: "€10.00 in twelve months, amounts in EUR only" });
  const euroFirst = [
    ["EUR", true],
    ["CHF", false],
  ];
  await expect.poll(offered).toEqual([...euroFirst, ...euroFirst]);
  await user.click(screen.getAllByRole("radio", { name: "CHF" })[0] as HTMLElement);
  expect(screen.getByRole("region", { name: /CHF.120\.00/ })).toBeTruthy();
});

it("begins with the most used where there is nothing in the base currency, or it is not known yet", async () => {
  for (const base of ["USD", null]) {
    answers(base);
    await show(cards);
    await screen.findByRole("region", { name: /CHF.120\.00/ });
    const francsFirst = [
      ["CHF", true],
      ["EUR", false],
    ];
    await expect.poll(offered).toEqual([...francsFirst, ...francsFirst]);
    cleanup();
  }
});
