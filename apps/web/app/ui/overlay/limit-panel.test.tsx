import { cleanup, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { show } from "../../testing/show.tsx";
import type { LimitReached } from "../../lib/plan/plan-limit.ts";
import { LimitPanel } from "./limit-panel.tsx";

const starter: LimitReached = { kind: "properties", limit: 5, used: 5, plan: "starter" };

const open = (onSwitch: (plan: string) => void, reached = starter) =>
  show(<LimitPanel reached={reached} onClose={() => {}} onSwitch={onSwitch} />);

it("says what is used, what the plan allows and which plan fits", async () => {
  await open(() => {});
  expect(
    await screen.findByRole("dialog", { name: "All 5 properties of your plan are in use" }),
  ).toBeTruthy();
  expect(screen.getByText(/Your plan allows 5 properties. You use 5./)).toBeTruthy();
  expect(screen.getByText("50 properties · 100 units")).toBeTruthy();
  expect(screen.getByText("Fits")).toBeTruthy();
});

it("counts one property as one", async () => {
  await open(() => {}, { kind: "properties", limit: 1, used: 1, plan: "free" });
  await screen.findByRole("dialog");
  expect(screen.getByText("1 property · 1 unit")).toBeTruthy();
});

it("offers the change to the plan that fits", async () => {
  const onSwitch = vi.fn();
  await open(onSwitch);
  (await screen.findByRole("button", { name: "Switch to Pro" })).click();
  expect(onSwitch).toHaveBeenCalledWith("pro");
});

it("leaves a plan out that has no room for all of a batch", async () => {
  await open(() => {}, { kind: "properties", limit: 5, used: 0, plan: "starter", added: 6 });
  expect(await screen.findByRole("dialog", { name: "Your plan has no room for all of these" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Switch to Pro" })).toBeTruthy();
  expect(screen.queryByText("1 property · 1 unit")).toBeNull();
});

it("[PLAN-02] says that plans are free for now only while payments are under maintenance", async () => {
  await open(() => {});
  expect(await screen.findByText(/Payments are under maintenance/)).toBeTruthy();
  cleanup();
  await show(<LimitPanel reached={starter} onClose={() => {}} onSwitch={() => {}} paymentsOpen />);
  expect(await screen.findByText("Prices in US dollars, incl. VAT.")).toBeTruthy();
  expect(screen.queryByText(/maintenance/)).toBeNull();
});
