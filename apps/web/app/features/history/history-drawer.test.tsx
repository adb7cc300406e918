import type { HistoryEntry } from "@keystead/contract/history";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { show } from "../../testing/show.tsx";
import { answerWith, sent } from "../../testing/wire.ts";
import { useHistory } from "./use-history.tsx";

const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`;
const leaseId = idOf(1);

const entry = (at: number, told: Partial<HistoryEntry>): HistoryEntry => ({
  id: idOf(100 + at),
  at: `2026-11-0${at}T09:00:00.000Z`,
  who: { id: idOf(50), name: "Ana Kovač" },
  action: "update",
  entity: "lease",
  record: { kind: "lease", id: leaseId, name: "Ada Adler · Lindenhof", propertyId: idOf(2) },
  changes: [],
  ...told,
});

const rentChanged = entry(3, {
  changes: [
    {
      field: "rent",
      hidden: false,
      from: { type: "money", amount: "950.00", currency: "EUR" },
      to: { type: "money", amount: "990.00", currency: "EUR" },
      on: "2026-12-01",
    },
    { field: "notes", hidden: true, from: null, to: null, on: null },
    {
      field: "unit",
      hidden: false,
      from: {
        type: "records",
        records: [{ kind: "unit", id: idOf(7), name: "Flat 1 · Lindenhof", propertyId: idOf(2) }],
      },
      to: { type: "records", records: [{ kind: "unit", id: idOf(8), name: null, propertyId: null }] },
      on: null,
    },
    {
      field: "endsOn",
      hidden: false,
      from: { type: "day", text: "2026-12-31" },
      to: null,
      on: null,
    },
  ],
});

function Record() {
  const { action, drawer } = useHistory({ kind: "lease", id: leaseId, name: "Ada Adler" });
  return (
    <>
      <button type="button" onClick={action.onClick}>
        {action.label}
      </button>
      {drawer}
    </>
  );
}

async function open() {
  const user = await show(<Record />);
  await user.click(screen.getByRole("button", { name: "History" }));
  return { user, drawer: await screen.findByRole("dialog", { name: "History: Ada Adler" }) };
}

it("says who did what when, field by field, old and new; of notes only that they changed", async () => {
  const payment = entry(2, {
    action: "create",
    entity: "lease_payment",
    who: { id: idOf(51), name: null },
    changes: [
      { field: "method", hidden: false, from: null, to: { type: "word", word: "method.cash" }, on: null },
    ],
  });
  const extended = entry(1, { who: { id: null, name: null } });
  answerWith(({ path }) =>
    path === `/api/v1/leases/${leaseId}/history`
      ? Response.json({ entries: [rentChanged, payment, extended], more: false })
      : new Promise(() => {}),
  );
  const { drawer } = await open();
  const [first, second, third] = await within(drawer).findAllByRole("listitem");
  expect(first?.textContent).toMatch(/^Lease changedAna Kovač · 3 Nov 2026/);
  const facts = within(first ?? drawer)
    .getAllByRole("term")
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  expect(facts).toEqual([
    "Monthly rent from 1 Dec 2026: €950.00 changed to €990.00",
    "Notes: changed",
    "Unit: Flat 1 · Lindenhof changed to deleted since",
    "Last day: 31 Dec 2026 changed to none",
  ]);
  expect(
    within(first ?? drawer)
      .getByRole("link", { name: "Flat 1 · Lindenhof" })
      .getAttribute("href"),
  ).toBe(`/properties/${idOf(2)}?tab=units`);
  expect(second?.textContent).toMatch(/^Payment addedA former member.*Payment methodCash$/);
  expect(third?.textContent).toMatch(/Keystead, automatically/);
});

it("fetches earlier ones from the last that is shown, and Escape gives the focus back", async () => {
  answerWith(({ path, query }) => {
    if (path !== `/api/v1/leases/${leaseId}/history`) return new Promise(() => {});
    return query["before"] === undefined
      ? Response.json({ entries: [entry(3, {}), entry(2, {})], more: true })
      : Response.json({ entries: [entry(1, { action: "create" })], more: false });
  });
  const { user, drawer } = await open();
  await user.click(await within(drawer).findByRole("button", { name: "Show earlier" }));
  await within(drawer).findByText("Lease added");
  expect(within(drawer).getAllByRole("listitem")).toHaveLength(3);
  expect(sent.at(-1)?.query).toEqual({ before: idOf(102) });
  expect(within(drawer).queryByRole("button", { name: "Show earlier" })).toBeNull();
  await user.keyboard("{Escape}");
  await waitFor(() => {
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "History" }));
  });
});

it("says that it could not be loaded and asks again, and that nothing was recorded", async () => {
  const answers = [
    Response.json({ code: "FORBIDDEN", status: 403, message: "", defined: true }, { status: 403 }),
    Response.json({ entries: [], more: false }),
  ];
  answerWith(({ path }) =>
    path.endsWith("/history") ? (answers.shift() ?? Response.error()) : new Promise(() => {}),
  );
  const { user, drawer } = await open();
  expect(await within(drawer).findByText("The history could not be loaded")).toBeTruthy();
  await user.click(within(drawer).getByRole("button", { name: "Try again" }));
  expect(await within(drawer).findByText("Nothing was recorded yet.")).toBeTruthy();
});

it("calls the fields of a tenant as the tenant's form does", async () => {
  const changed = entry(4, {
    entity: "tenant",
    changes: (["name", "property", "email", "phone", "language", "notes"] as const).map((field) => ({
      field,
      hidden: true,
      from: null,
      to: null,
      on: null,
    })),
  });
  answerWith(({ path }) =>
    path.endsWith("/history") ? Response.json({ entries: [changed], more: false }) : new Promise(() => {}),
  );
  const { drawer } = await open();
  const terms = await within(drawer).findAllByRole("term");
  expect(terms.map(({ textContent }) => textContent)).toEqual([
    "Name",
    "Property",
    "Email",
    "Phone",
    "Language",
    "Notes",
  ]);
});
