import type { TenantLease, TenantOverview } from "@keystead/contract/tenants";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { show } from "../../testing/show.tsx";
import { someTenant } from "../../testing/records/tenants.ts";
import { answerWith, sent } from "../../testing/wire.ts";
import { TenantPage } from "./tenant-page.tsx";

const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`;

const month = (period: string, settled: string, outstanding: string): TenantLease["openMonths"][number] => ({
  period,
  dueOn: `${period}-05`,
  amount: "825.00",
  settled,
  outstanding,
  state: settled === "0.00" ? "overdue" : "partially_paid",
  overdue: true,
  daysOverdue: 45,
  rows: [
    { ref: period, kind: "rent", dueOn: `${period}-05`, outstanding, oneOff: false, adjusts: null, note: "" },
  ],
});

const lease: TenantLease = {
  id: idOf(2),
  property: { id: idOf(1), name: "Lindenstraße 14" },
  unit: { id: idOf(3), name: "Apt 2" },
  address: "Lindenstraße 14",
  city: "Leipzig",
  today: "2026-11-19",
  startsOn: "2026-03-01",
  endsOn: null,
  status: "active",
  currency: "EUR",
  monthly: "825.00",
  paymentDay: 5,
  balance: "412.50",
  due: "412.50",
  dueSince: "2026-10-05",
  daysOverdue: 45,
  openMonths: [month("2026-10", "650.00", "175.00"), month("2026-11", "587.50", "237.50")],
  nextDue: { dueOn: "2026-12-05", outstanding: "825.00" },
  deposit: { agreed: "1650.00", held: "1650.00", returned: "0.00", returnedOn: null, retained: "0.00" },
};

const entry = { leaseId: lease.id, currency: "EUR", note: "" } as const;

const overview: TenantOverview = {
  tenant: {
    ...someTenant,
    id: idOf(9),
    property: lease.property,
    name: "Katrin Oelmann",
    email: "katrin@example.com",
    phone: "+49 171 392 0014",
    notes: "Call after 17:00.",
    activeLeases: 1,
    currentUnit: lease.unit,
    balances: [{ amount: "412.50", currency: "EUR" }],
  },
  leases: [lease],
  year: {
    months: [
      { period: "2026-09", state: "paid", settledOn: "2026-09-07", paidLate: true },
      { period: "2026-10", state: "partially_paid", settledOn: null, paidLate: false },
    ],
    settled: [{ amount: "2062.50", currency: "EUR" }],
    billed: [{ amount: "2475.00", currency: "EUR" }],
  },
  timeline: {
    entries: [
      {
        ...entry,
        kind: "payment",
        id: "2026-11-09 6 a",
        on: "2026-11-09",
        amount: "587.50",
        method: "bank_transfer",
        openingCredit: false,
        settled: [{ period: "2026-11", part: true }],
      },
      {
        ...entry,
        kind: "terms",
        id: "2026-07-01 2 b",
        on: "2026-07-01",
        amount: "825.00",
        what: "rent",
        before: "790.00",
      },
    ],
    earlier: 41,
    since: "2023-10-01",
  },
};

/** Answers as the server does, with the given timeline. */
function answer(role: "owner" | "assistant", timeline: TenantOverview["timeline"] = overview.timeline) {
  answerWith(({ path }) => {
    if (path === `/api/v1/tenants/${idOf(9)}/overview`) return Response.json(overview);
    if (path.endsWith("/timeline")) return Response.json(timeline);
    if (path.endsWith("/neighbours")) return Response.json({ previous: null, next: idOf(10) });
    if (path !== "/api/v1/workspaces") return new Promise<Response>(() => {});
    const items = [{ id: idOf(700), kind: "own", name: "", role, ownerName: "" }];
    return Response.json({ items, current: idOf(700) });
  });
}

it("is read without a field: what is open, how to reach the person, how the months were paid", async () => {
  answer("owner");
  await show(<TenantPage id={idOf(9)} />);
  const open = await screen.findByRole("region", { name: "Open today" });
  expect(open.textContent).toContain("€412.50");
  expect(open.textContent).toContain("2 months, since 5 Oct");
  expect(open.textContent).toContain("€650.00 of €825.00 paid");
  expect(screen.getByRole("link", { name: "Call" }).getAttribute("href")).toBe("tel:+491713920014");
  expect(screen.getByRole("link", { name: "Email" }).getAttribute("href")).toBe("mailto:katrin@example.com");
  const late = screen.getByText("September 2026: paid late, on 7 Sept 2026");
  // Its sheet marks the month by this.
  expect(late.closest("li")?.matches("[data-paid-late=true]")).toBe(true);
  expect(screen.getByText("Call after 17:00.")).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
});

it("shows the earlier entries after those that are there, and only payments when asked", async () => {
  const old = { ...entry, kind: "ended", id: "2026-02-28 0 c", on: "2026-02-28", amount: "0.00" } as const;
  answer("owner", { entries: [old], earlier: 0, since: "2023-10-01" });
  const user = await show(<TenantPage id={idOf(9)} />);
  await user.click(await screen.findByRole("button", { name: /Show 41 earlier/ }));
  expect(await screen.findByText("Lease ended")).toBeTruthy();
  expect(sent.at(-1)).toMatchObject({ query: { before: "2026-07-01 2 b" } });
  expect(screen.queryByRole("button", { name: /earlier/ })).toBeNull();
  await user.click(screen.getByRole("radio", { name: "Payments" }));
  await waitFor(() => {
    expect(sent.at(-1)).toMatchObject({ query: { only: "payments" } });
  });
});

it.each([
  ["owner", ["Add lease", "Letters", "History", "Download data", "Remove personal data"]],
  ["assistant", ["Add lease", "Letters", "History"]],
] as const)("offers the %s what the role may do", async (role, actions) => {
  answer(role);
  const user = await show(<TenantPage id={idOf(9)} />);
  await waitFor(() => {
    expect(sent.some(({ path }) => path === "/api/v1/workspaces")).toBe(true);
  });
  await user.click(await screen.findByRole("button", { name: "Actions for Katrin Oelmann" }));
  const items = within(await screen.findByRole("menu")).getAllByRole("menuitem");
  expect(items.map(({ textContent }) => textContent)).toEqual([...actions]);
});

it("says of somebody who is gone that they are, with the way back", async () => {
  answerWith(({ path }) =>
    path.endsWith("/overview")
      ? Response.json({ defined: true, code: "NOT_FOUND", status: 404, message: "" }, { status: 404 })
      : new Promise<Response>(() => {}),
  );
  await show(<TenantPage id={idOf(9)} />);
  expect(await screen.findByText("This tenant does not exist or was deleted")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Back to tenants" })).toBeTruthy();
});
