import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";

import { show } from "../../testing/show.tsx";
import { answerWith, sentBy } from "../../testing/wire.ts";
import { BellButton } from "./public.ts";

const overdueNotice = {
  id: "n1",
  kind: "rent_overdue",
  day: "2026-11-19",
  madeAt: "2026-11-19T07:00:00.000Z",
  read: false,
  name: "Duarte Meireles",
  place: "Loft 2",
  path: "/leases/l1",
  facts: {
    amounts: [{ amount: "1080.00", currency: "EUR" }],
    daysOverdue: 11,
    dueOn: "2026-11-08",
    months: 1,
  },
};
const ending = {
  ...overdueNotice,
  id: "n2",
  kind: "lease_ending",
  day: "2026-11-02",
  read: true,
  name: "Ada Adler",
  path: "/leases/l2",
  facts: { endsOn: "2027-01-01" },
};

let items: readonly object[] = [];
let fails = false;
/** The limit of the last request for notices. */
let shown = 0;

beforeEach(() => {
  items = [overdueNotice, ending];
  fails = false;
  answerWith(({ method, query }) => {
    shown = Number(query["limit"] ?? 0);
    if (method === "POST") {
      items = items.map((item) => ({ ...item, read: true }));
      return Response.json({ ok: true });
    }
    if (fails) return Response.json({ defined: true, code: "FORBIDDEN", status: 403 }, { status: 403 });
    const more = items.length > shown;
    const unread = items.filter((item) => "read" in item && item.read === false).length;
    return Response.json({
      items: items.slice(0, shown),
      total: Math.min(items.length, shown),
      more,
      unread,
      today: "2026-11-19",
    });
  });
});

async function openBell() {
  const user = await show(<BellButton className="ks-top-bar-icon" />);
  await user.click(screen.getByRole("button", { name: /Notices/ }));
  return { user, panel: within(await screen.findByRole("dialog", { name: /^Notices/ })) };
}

it("says how many are unread, today's before the earlier ones, what is late in words and money", async () => {
  const { panel } = await openBell();
  expect(await panel.findByText("1 unread")).toBeDefined();
  expect(screen.getByRole("button", { name: "Notices, 1 unread" })).toBeDefined();
  const [today, earlier] = await panel.findAllByRole("region");
  if (today === undefined || earlier === undefined) throw new Error("two groups");
  expect(within(today).getByText(/Duarte Meireles is 11 days late/)).toBeDefined();
  expect(within(today).getByText("€1,080.00")).toBeDefined();
  expect(within(earlier).getByText("Lease of Ada Adler ends on 1 Jan")).toBeDefined();
  expect(within(earlier).queryByText("Unread.")).toBeNull();
});

it("marks one read by opening its record, and closes", async () => {
  const { user, panel } = await openBell();
  const link = await panel.findByRole("link", { name: "Open: Duarte Meireles is 11 days late" });
  expect(link.getAttribute("href")).toBe("/leases/l1");
  await user.click(link);
  await waitFor(() => {
    expect(sentBy("POST").map(({ path }) => path)).toEqual(["/api/v1/notices/n1/read"]);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("button", { name: "Notices" })).toBeDefined();
  });
});

it("marks all read that the list shows", async () => {
  const { user, panel } = await openBell();
  await user.click(await panel.findByRole("button", { name: "Mark all as read" }));
  await waitFor(() => {
    expect(sentBy("POST").map(({ path, body }) => [path, body])).toEqual([
      ["/api/v1/notices/read", { madeBy: overdueNotice.madeAt }],
    ]);
    expect(panel.queryByText("1 unread")).toBeNull();
  });
});

it("is no empty room, and says when it could not be loaded", async () => {
  items = [];
  const { panel } = await openBell();
  expect(await panel.findByText("Nothing new")).toBeDefined();
  expect(panel.getByRole("link", { name: "Choose what you hear of" }).getAttribute("href")).toBe(
    "/settings#notifications",
  );
});

it("offers to try again when the list could not be loaded", async () => {
  fails = true;
  const { user, panel } = await openBell();
  await panel.findByText("The notices could not be loaded");
  fails = false;
  await user.click(panel.getByRole("button", { name: "Try again" }));
  expect(await panel.findByText("1 unread")).toBeDefined();
});

it("leads to the older ones step by step, however many a morning brought", async () => {
  items = Array.from({ length: 150 }, (_, n) => ({ ...overdueNotice, id: `n${n}`, name: `Tenant ${n}` }));
  const { user, panel } = await openBell();
  await panel.findByText(/Tenant 19 is 11 days late/);
  await user.click(panel.getByRole("button", { name: "Show more" }));
  await panel.findByText(/Tenant 99 is 11 days late/);
  await user.click(panel.getByRole("button", { name: "Show more" }));
  await panel.findByText(/Tenant 149 is 11 days late/);
  expect(panel.queryByRole("button", { name: /^Show/ })).toBeNull();
});

it("names the secret address that was made anew, and says why", async () => {
  const renewed = { ...overdueNotice, kind: "address_renewed", name: "Garden flat", place: "Casa Azul" };
  items = [{ ...renewed, path: "/properties/p1", facts: { address: "calendar_feed" } }];
  const { panel } = await openBell();
  expect(await panel.findByText(/New address of the calendar feed: Garden flat/)).toBeDefined();
  expect(
    panel.getByText(/Casa Azul · A person who could read the old one deleted their account/),
  ).toBeDefined();
});

it.each([
  ["nobody", "No cleaner is assigned"],
  ["no_link", "Nobody has opened the link"],
  ["host_unconfirmed", "No email goes to the cleaner until your own address is confirmed"],
  ["unanswered", "No answer yet"],
])("[CLEAN-01] says why a turnover is not confirmed: %s", async (turnover, why) => {
  items = [
    {
      ...overdueNotice,
      kind: "turnover_unconfirmed",
      name: "Garden flat",
      place: "Casa Azul",
      path: "/tasks?view=cleaning&week=2026-11-19",
      facts: { dueOn: "2026-11-20", turnover },
    },
  ];
  const { panel } = await openBell();
  expect(await panel.findByText("Not confirmed, starts 20 Nov: Garden flat")).toBeTruthy();
  expect(panel.getByText(new RegExp(`^Casa Azul · ${why}`))).toBeTruthy();
});
