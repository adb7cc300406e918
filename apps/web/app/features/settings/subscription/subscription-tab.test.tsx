import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";

import { show } from "../../../testing/show.tsx";
import { subscription } from "../../../testing/records/subscription.ts";
import { answerWith, sentBy } from "../../../testing/wire.ts";
import { SubscriptionTab } from "./subscription-tab.tsx";

const own = { id: "w1", kind: "own", name: "Mota", role: "owner", ownerName: "Ines Mota" };
let plan = subscription({ properties: 7, units: 3 });

beforeEach(() => {
  answerWith(({ method, path }) => {
    if (path.endsWith("/workspaces")) return Response.json({ items: [own], current: "w1" });
    return Response.json(method === "PUT" ? { changed: true, subscription: plan } : plan);
  });
});

it("asks before a plan that gives something up, and says what", async () => {
  plan = subscription({ properties: 7, units: 3 });
  const user = await show(<SubscriptionTab />);
  await user.click(await screen.findByRole("button", { name: "Switch to Starter" }));
  const question = within(await screen.findByRole("dialog", { name: "Switch to Starter?" }));
  expect(question.getByText(/You use 7 properties; Starter allows 5\./)).toBeTruthy();
  expect(question.getByText("Units: 10 instead of 100.")).toBeTruthy();
  expect(question.getByText(/Advanced analytics/)).toBeTruthy();
  await user.click(question.getByRole("button", { name: "Keep Pro" }));
  await waitFor(() => {
    expect(screen.queryByRole("dialog")).toBeNull();
  });
  expect(sentBy("PUT")).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Switch to Starter" }));
  const again = within(await screen.findByRole("dialog"));
  await user.click(again.getByRole("button", { name: "Switch to Starter" }));
  await waitFor(() => {
    expect(sentBy("PUT").map(({ body }) => body)).toEqual([{ plan: "starter" }]);
  });
});

it("says which dollars its prices are in", async () => {
  await show(<SubscriptionTab />);
  expect(await screen.findByText("$12 a month")).toBeTruthy();
  expect(screen.getByText("Prices in US dollars, incl. VAT.")).toBeTruthy();
});

it("takes a larger plan at once", async () => {
  plan = subscription({ properties: 1, units: 1 }, "free");
  const user = await show(<SubscriptionTab />);
  await user.click(await screen.findByRole("button", { name: "Switch to Pro" }));
  await waitFor(() => {
    expect(sentBy("PUT").map(({ body }) => body)).toEqual([{ plan: "pro" }]);
  });
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("[PLAN-02] shows how much of all five limits is used", async () => {
  plan = { ...subscription({ properties: 7, units: 3, assistants: 2 }) };
  plan = { ...plan, used: { ...plan.used, storage: 1_572_864, transactions: 12 } };
  await show(<SubscriptionTab />);
  for (const text of [
    "7 of 50 properties",
    "3 of 100 units",
    "2 of 3 assistants",
    "1.5 MB of 3 GB for files",
    "12 of 10,000 income and expense records this month",
  ]) {
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole("meter", { name: text })).toBeTruthy();
  }
});

it("[PLAN-02] says of more than there is room for how many there are, and of what the plan has none", async () => {
  plan = { ...subscription({ properties: 2, units: 1, assistants: 1 }, "free") };
  await show(<SubscriptionTab />);
  expect(await screen.findByText("2 properties, the plan has room for 1")).toBeTruthy();
  expect(screen.getByText("1 assistant, none in your plan")).toBeTruthy();
  expect(screen.getByText("1 of 1 unit")).toBeTruthy();
});

it("[PLAN-02] says what comes after the trial: nothing while payments are closed, else what Free holds", async () => {
  const trial = { status: "trial", trialEndsAt: "2026-12-01T00:00:00.000Z" } as const;
  plan = { ...subscription({ properties: 7, units: 1 }), ...trial };
  await show(<SubscriptionTab />);
  expect(await screen.findByText(/Pro stays free while payments are under maintenance/)).toBeTruthy();
  cleanup();
  plan = { ...plan, paymentsOpen: true };
  await show(<SubscriptionTab />);
  expect(await screen.findByText(/After that the plan is Free \(1 property · 1 unit\)/)).toBeTruthy();
  const over = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(over).toContain("7 properties, the plan has room for 1");
  expect(over).not.toContain("1 of 1 unit");
});

it("[PLAN-02] says of a trial that is over when it ended and that Free holds now", async () => {
  const trial = { status: "trial", trialEndsAt: "2026-12-01T00:00:00.000Z", paymentsOpen: true } as const;
  plan = { ...subscription({ properties: 7, units: 1 }, "free"), ...trial, plan: "pro" };
  await show(<SubscriptionTab />);
  expect(await screen.findByText("Trial ended on 1 Dec 2026")).toBeTruthy();
  expect(screen.getByText(/^The plan is Free now \(1 property · 1 unit\)/)).toBeTruthy();
  expect(screen.getByText("Over the limits of Free are:")).toBeTruthy();
  expect(screen.queryByText("Trial")).toBeNull();
});
