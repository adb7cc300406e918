import type { ProposalView, RecurringView } from "@keystead/contract/ledger";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { membershipOf } from "../../../testing/records/membership.ts";
import { show } from "../../../testing/show.tsx";
import { answerWith, sentBy } from "../../../testing/wire.ts";
import { Toaster } from "../../../ui/toast/toaster.tsx";
import { ExpensesPage } from "../books/expenses-page.tsx";

const house = { id: "00000000-0000-4000-8000-0000000000aa", name: "Lindenhof" };
const other = { id: "00000000-0000-4000-8000-0000000000bb", name: "Bahnhofstrasse 9" };
const insurance: RecurringView = {
  id: "00000000-0000-4000-8000-000000000001",
  version: 3,
  book: "expense",
  property: house,
  unit: null,
  category: "insurance",
  nature: "operating",
  amount: "400.00",
  currency: "EUR",
  method: null,
  notes: "Allianz",
  firstDate: "2025-11-03",
  everyMonths: 12,
  endsOn: null,
  begun: true,
  next: "2026-11-03",
};
const { id: recurringId, version: _version, book: _book, ...proposed } = insurance;
const occurrence = (number: number, more: Partial<ProposalView> = {}): ProposalView => ({
  recurringId,
  number,
  property: proposed.property,
  unit: proposed.unit,
  category: proposed.category,
  nature: proposed.nature,
  amount: proposed.amount,
  currency: proposed.currency,
  method: proposed.method,
  notes: proposed.notes,
  date: `${2025 + number}-11-03`,
  compared: null,
  ...more,
});
const dearer = occurrence(1, {
  amount: "448.00",
  compared: { with: "last_year", date: "2025-11-03", amount: "400.00" },
});

/** The expenses, with the waiting proposals above them. */
async function open(waiting: readonly ProposalView[], address = "/expenses?period=2026-11") {
  let proposals = waiting;
  answerWith(({ path, method }) => {
    if (path === "/api/v1/recurring/acceptances" || path === "/api/v1/recurring/skips") {
      proposals = [];
      return Response.json({ undoId: "00000000-0000-4000-8000-0000000000ff" });
    }
    if (path.startsWith("/api/v1/recurring/undo/")) {
      proposals = waiting;
      return Response.json({ ok: true });
    }
    if (method === "PUT") return Response.json({ ...insurance, version: 4 });
    if (path === "/api/v1/recurring/proposals")
      return Response.json({ items: proposals, total: proposals.length });
    if (path === `/api/v1/recurring/${recurringId}`) return Response.json(insurance);
    if (path === "/api/v1/expenses") return Response.json({ items: [], total: 0 });
    if (path === "/api/v1/workspaces") return Response.json(membershipOf("owner"));
    if (path === "/api/v1/properties/names") return Response.json({ items: [house, other], more: false });
    if (path === "/api/v1/units/names") return Response.json({ items: [], more: false });
    if (path.endsWith("/sums")) return Response.json({ sums: [], base: null });
    return new Promise(() => {});
  });
  return show(
    <>
      <ExpensesPage />
      <Toaster />
    </>,
    undefined,
    address,
  );
}

it("[EXP-01] says by how much a proposal differs from last year's, books it with one press, and frees it with Undo", async () => {
  const user = await open([dearer]);
  const card = await screen.findByRole("region", { name: /^Waiting to be accepted/ });
  expect(within(card).getByText(/\+12\s?% since last year/)).toBeTruthy();
  await user.click(within(card).getByRole("button", { name: /^Accept Allianz/ }));
  await screen.findByText("1 record was booked.");
  expect(sentBy("POST").map(({ path, body }) => [path, body])).toEqual([
    [
      "/api/v1/recurring/acceptances",
      {
        items: [{ recurringId, number: 1, amount: "448.00", date: "2026-11-03" }],
        confirm: [],
      },
    ],
  ]);
  await waitFor(() => {
    expect(screen.queryByRole("region", { name: /^Waiting/ })).toBeNull();
  });
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByRole("region", { name: /^Waiting/ })).toBeTruthy();
});

it("[EXP-01] skips all that are chosen with one press", async () => {
  const user = await open([occurrence(0), occurrence(1)]);
  await user.click(await screen.findByRole("checkbox", { name: "Choose all" }));
  await user.click(screen.getByRole("button", { name: "Skip 2" }));
  await screen.findByText("2 were skipped.");
  expect(sentBy("POST").map(({ path, body }) => [path, body])).toEqual([
    [
      "/api/v1/recurring/skips",
      {
        items: [
          { recurringId, number: 0 },
          { recurringId, number: 1 },
        ],
      },
    ],
  ]);
});

it("[EXP-01] changes where a series belongs and what it is for, and sends nothing else", async () => {
  const user = await open([], `/expenses?series=${recurringId}`);
  await user.click(await screen.findByRole("combobox", { name: "Property" }));
  await user.click(await screen.findByRole("option", { name: /Bahnhofstrasse/ }));
  await user.selectOptions(screen.getByRole("combobox", { name: "Category" }), "Management");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Saved: from the next proposal on.");
  expect(sentBy("PUT").map(({ body }) => body)).toEqual([
    { version: 3, propertyId: other.id, category: "management" },
  ]);
});
