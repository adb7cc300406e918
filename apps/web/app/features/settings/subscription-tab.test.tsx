import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";

import { show } from "../../testing/show.tsx";
import { subscription } from "../../testing/subscription.ts";
import { answerWith, sentBy } from "../../testing/wire.ts";
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

it("takes a larger plan at once", async () => {
  plan = subscription({ properties: 1, units: 1 }, "free");
  const user = await show(<SubscriptionTab />);
  await user.click(await screen.findByRole("button", { name: "Switch to Pro" }));
  await waitFor(() => {
    expect(sentBy("PUT").map(({ body }) => body)).toEqual([{ plan: "pro" }]);
  });
  expect(screen.queryByRole("dialog")).toBeNull();
});
