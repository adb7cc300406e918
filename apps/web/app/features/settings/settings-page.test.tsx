import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { profile } from "../../testing/records/profile.ts";
import { enter } from "../../testing/set-up-user.ts";
import { show } from "../../testing/show.tsx";
import { subscription } from "../../testing/records/subscription.ts";
import { answerWith, sentBy } from "../../testing/wire.ts";
import { SettingsPage } from "./settings-page.tsx";

// jsdom computes the roles of some four hundred time zones at each query.
vi.setConfig({ testTimeout: 30_000 });

function answerAs(role: "owner" | "assistant" | "cleaner", email = profile.email) {
  answerWith(({ path, method, body }) => {
    if (path.endsWith("/workspaces"))
      return Response.json({
        items: [{ id: "w1", kind: "own", name: "Mota", role, ownerName: "Ines Mota" }],
        current: "w1",
      });
    if (path.endsWith("/subscription")) return Response.json(subscription({ properties: 1, units: 1 }));
    if (path.endsWith("/sessions")) return Response.json({ items: [] });
    if (path.endsWith("/data-export")) return Response.json({ export: null });
    if (path.endsWith("/guest-retention")) return Response.json({ months: 12 });
    const own = { ...profile, email };
    return Response.json(method === "PUT" ? { ...own, ...Object(body), version: 2 } : own);
  });
}

const tabsShown = async () => {
  const nav = within(await screen.findByRole("navigation", { name: "Sections of the settings" }));
  await nav.findByRole("link", { name: "Profile" });
  return nav.getAllByRole("link").map(({ textContent }) => textContent);
};
const go = (name: string) => screen.getByRole("link", { name });

it("opens the tab that the address names", async () => {
  answerAs("owner");
  await show(<SettingsPage />, undefined, "/settings#subscription");
  expect(await screen.findByRole("region", { name: "Subscription" })).toBeTruthy();
  expect(await screen.findByText(/1 of 50 properties/)).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Profile" })).toBeNull();
});

it.each([
  [
    "owner",
    [
      "Profile",
      "Subscription",
      "Exchange rates",
      "People",
      "Letters",
      "Notifications",
      "Privacy",
      "Activity",
      "CSV import",
    ],
  ],
  ["assistant", ["Profile", "Exchange rates", "People", "Notifications", "Privacy", "CSV import"]],
  ["cleaner", ["Profile", "Notifications", "Privacy"]],
] as const)(
  "shows an %s the tabs of that role, and the profile at an address of another",
  async (role, tabs) => {
    answerAs(role);
    await show(<SettingsPage />, undefined, role === "owner" ? "/settings" : "/settings#subscription");
    expect(await tabsShown()).toEqual(tabs);
    expect(await screen.findByLabelText("Full name")).toBeTruthy();
  },
);

it("shows whoever looks around without an account nothing that is about one", async () => {
  answerAs("owner", "");
  await show(<SettingsPage />, undefined, "/settings#subscription");
  expect(await screen.findByLabelText("Full name")).toBeTruthy();
  expect(await tabsShown()).toEqual([
    "Profile",
    "Exchange rates",
    "People",
    "Letters",
    "Privacy",
    "Activity",
    "CSV import",
  ]);
  expect(screen.queryByLabelText("Email")).toBeNull();
  expect(screen.queryByRole("heading", { name: "Change password" })).toBeNull();
});

it("keeps what is typed while another tab is looked at, says where, and saves it from there", async () => {
  answerAs("owner");
  const user = await show(<SettingsPage />, undefined, "/settings");
  await enter(user, await screen.findByLabelText("Full name"), " Soto");
  await user.click(go("Subscription"));
  expect(await screen.findByText(/1 of 50 properties/)).toBeTruthy();
  expect(screen.getByText("Not saved yet: Profile")).toBeTruthy();
  await user.click(go("Profile"));
  expect(screen.getByLabelText("Full name")).toHaveProperty("value", "Ana Ruiz Soto");
  await user.click(go("Subscription"));
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  await waitFor(() => {
    expect(screen.queryByText("Not saved yet: Profile")).toBeNull();
  });
  expect(sentBy("PUT").map(({ body }) => body)).toEqual([{ version: 1, fullName: "Ana Ruiz Soto" }]);
  expect(await screen.findByRole("region", { name: "Profile" })).toBeTruthy();
});

it("gives up from another tab what was typed", async () => {
  answerAs("owner");
  const user = await show(<SettingsPage />, undefined, "/settings");
  await enter(user, await screen.findByLabelText("Full name"), " Soto");
  await user.click(go("Privacy"));
  await user.click(screen.getByRole("button", { name: "Discard" }));
  await waitFor(() => {
    expect(screen.queryByText(/Not saved yet/)).toBeNull();
  });
  await user.click(go("Profile"));
  expect(screen.getByLabelText("Full name")).toHaveProperty("value", "Ana Ruiz");
  expect(sentBy("PUT")).toEqual([]);
});
