import type { SubscriptionView } from "@keystead/contract/accounts";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";

import { profile } from "../../../testing/records/profile.ts";
import { show } from "../../../testing/show.tsx";
import { answerWith, sent } from "../../../testing/wire.ts";
import { PlanCard, trialDaysLeft } from "./plan-card.tsx";

const memberAs = (role: "owner" | "assistant" | "cleaner") =>
  Response.json({ items: [{ id: "w", kind: "own", name: "", role, ownerName: "Ada" }], current: "w" });
const now = Date.parse("2026-03-10T09:00:00Z");
const trial: SubscriptionView = {
  plan: "pro",
  effectivePlan: "pro",
  status: "trial",
  trialEndsAt: "2026-03-12T09:00:00Z",
  currentPeriodStart: "2026-02-10T09:00:00Z",
  currentPeriodEnd: "2026-03-12T09:00:00Z",
  paymentsOpen: false,
  limits: { properties: 10, units: 20, assistants: 3, storage: 1000, transactions: 0 },
  used: { properties: 7, units: 7, assistants: 0, storage: 0, transactions: 0 },
};

it.each([
  ["2026-03-12T09:00:00Z", 2],
  ["2026-03-11T09:00:01Z", 2],
  ["2026-03-10T09:00:01Z", 1],
  ["2026-03-10T09:00:00Z", null],
  ["2026-03-01T09:00:00Z", null],
])("a trial that ends at %s has %s days left, today included", (trialEndsAt, left) => {
  expect(trialDaysLeft({ ...trial, trialEndsAt }, now)).toBe(left);
});

it("counts no days of a trial that is over by the clock of the server", () => {
  expect(trialDaysLeft({ ...trial, effectivePlan: "free" }, now)).toBeNull();
});

it("counts no days where there is no trial", () => {
  expect(trialDaysLeft({ ...trial, status: "active" }, now)).toBeNull();
});

/** A minute less than two days after the time of all tests. */
const inTwoDays = "2026-11-20T08:59:00Z";

it.each([
  ["days while there is room", { ...trial, trialEndsAt: inTwoDays }, "Pro trial", "2 days left"],
  [
    "what is used once it nears the limit, in a trial too",
    { ...trial, trialEndsAt: inTwoDays, used: { properties: 8, units: 8 } },
    "Pro trial",
    "8 of 10 properties",
  ],
  [
    "what is used outside a trial",
    {
      ...trial,
      effectivePlan: "free",
      limits: { properties: 1, units: 1 },
      used: { properties: 0, units: 0 },
    },
    "Free",
    "0 of 1 property",
  ],
  [
    "what is there where a smaller plan has room for less",
    {
      ...trial,
      status: "active",
      effectivePlan: "free",
      limits: { properties: 1, units: 1 },
      used: { properties: 2, units: 1 },
    },
    "Free",
    "2 properties, the plan has room for 1",
  ],
] as const)("shows %s", async (_what, subscription, plan, text) => {
  answerWith(({ path }) =>
    path === "/api/v1/subscription" ? Response.json(subscription) : memberAs("owner"),
  );
  await show(<PlanCard />);
  const card = await screen.findByRole("region", { name: "Your plan" });
  expect(card.textContent).toContain(plan);
  expect(card.textContent).toContain(text);
  expect(screen.queryAllByRole("meter")).toHaveLength(text.endsWith("left") ? 0 : 1);
});

it("is not for somebody who looks around without an account: there is no trial of theirs", async () => {
  answerWith(({ path }) => {
    if (path === "/api/v1/subscription") return Response.json(trial);
    return path === "/api/v1/profile" ? Response.json({ ...profile, email: "" }) : memberAs("owner");
  });
  await show(<PlanCard />);
  await waitFor(() => {
    expect(sent.map(({ path }) => path)).toEqual(
      expect.arrayContaining(["/api/v1/subscription", "/api/v1/workspaces", "/api/v1/profile"]),
    );
  });
  expect(screen.queryByRole("region")).toBeNull();
});

it.each(["assistant", "cleaner"] as const)("is not for the %s, who may not change the plan", async (role) => {
  answerWith(({ path }) => (path === "/api/v1/subscription" ? Response.json(trial) : memberAs(role)));
  await show(<PlanCard />);
  await waitFor(() => {
    expect(sent.map(({ path }) => path)).toEqual(
      expect.arrayContaining(["/api/v1/subscription", "/api/v1/workspaces"]),
    );
  });
  expect(screen.queryByRole("region")).toBeNull();
});
