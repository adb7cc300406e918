import type { WorkspaceView } from "@keystead/contract/accounts";
import { QueryClient } from "@tanstack/react-query";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { query } from "../../lib/api.ts";
import { chooseWorkspace, chosenWorkspace } from "../../lib/workspace-choice.ts";
import { show } from "../../testing/show.tsx";
import { subscription } from "../../testing/records/subscription.ts";
import { answerWith } from "../../testing/wire.ts";
import { DirtyGuard } from "../../ui/overlay/dirty-guard.tsx";
import { Toaster } from "../../ui/toast/toaster.tsx";
import { beginIn, SessionEnded, showLostMembership, useProfile } from "../session/public.ts";
import { NoticeBar } from "./notices/notice-line.tsx";
import { TopBar } from "./navigation/top-bar.tsx";

const own: WorkspaceView = {
  id: "w1",
  kind: "own",
  name: "",
  role: "owner",
  ownerName: "Ada",
  baseCurrency: "EUR",
  paused: false,
};
const shared: WorkspaceView = { ...own, id: "w2", role: "assistant", ownerName: "Marta Rocha" };
let removed: boolean;

beforeEach(() => {
  removed = false;
  chooseWorkspace(null);
  answerWith(({ path }) => {
    if (removed)
      return Response.json(
        { defined: true, code: "NOT_FOUND", status: 404, message: "NOT_FOUND" },
        { status: 404 },
      );
    if (path.endsWith("/workspaces"))
      return Response.json({ items: [own, shared], current: chosenWorkspace() ?? "w1" });
    if (path.endsWith("/subscription")) return Response.json(subscription({ properties: 4, units: 9 }));
    return Response.json({ emailVerified: true });
  });
});
afterEach(() => {
  chooseWorkspace(null);
});

const bar = (
  <TopBar
    user={{ email: "ada@example.org", fullName: "Ada", admin: false }}
    titleRef={() => {}}
    onMenu={() => {}}
    onSearch={() => {}}
    onReport={() => {}}
    onShortcuts={() => {}}
  />
);

it("changes the workspace of this tab from the account menu, and back to one's own", async () => {
  const user = await show(bar);
  const open = () => user.click(screen.getByRole("button", { name: /ada@example\.org/ }));
  await open();
  await user.click(await screen.findByRole("menuitem", { name: "Properties of Marta Rocha" }));
  expect(chosenWorkspace()).toBe("w2");
  await open();
  await user.click(await screen.findByRole("menuitem", { name: "My own properties" }));
  await waitFor(() => {
    expect(chosenWorkspace()).toBeNull();
  });
});

it("says on the first screen of somebody invited whose properties these are", async () => {
  chooseWorkspace("w2");
  await show(<NoticeBar email="ada@example.org" />);
  expect(await screen.findByText("You see 4 properties shared by Marta Rocha.")).toBeTruthy();
});

it("begins where somebody was invited to, unless the tab has chosen", () => {
  beginIn("w2");
  expect(chosenWorkspace()).toBe("w2");
  beginIn("w3");
  expect(chosenWorkspace()).toBe("w2");
});

/** Sends a request that needs a membership, next to unsaved input. */
function Asking({ isDirty }: { readonly isDirty: boolean }) {
  useProfile();
  return (
    <>
      <DirtyGuard dirty={isDirty}>{() => <input defaultValue={isDirty ? "Katrin" : ""} />}</DirtyGuard>
      <SessionEnded email="ada@example.org" />
    </>
  );
}

async function loseMembership({ isDirty }: { readonly isDirty: boolean }) {
  const assign = vi.fn<(to: string) => void>();
  vi.stubGlobal("location", { ...window.location, assign });
  chooseWorkspace("w2");
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const user = await show(<Asking isDirty={isDirty} />, client);
  await waitFor(() => {
    expect(client.getQueryData(query.accounts.workspaces.queryKey({ input: {} }))).toBeDefined();
  });
  removed = true;
  void client.invalidateQueries({ queryKey: query.accounts.profile.key() });
  return { user, assign, client };
}

it("leaves a workspace that is closed to the person while they work in it, and says whose it was at home", async () => {
  const { assign, client } = await loseMembership({ isDirty: false });
  await waitFor(() => {
    expect(assign).toHaveBeenCalledWith("/portfolio");
  });
  expect(chosenWorkspace()).toBeNull();
  client.setQueryData(query.accounts.workspaces.queryKey({ input: {} }), { items: [own], current: "w1" });
  await show(<Toaster />);
  await showLostMembership(client);
  expect(
    await screen.findByText(
      "You no longer have access to the properties of Marta Rocha. These are your own.",
    ),
  ).toBeTruthy();
});

it("says that the access is paused where the plan became too small, not that it is over", async () => {
  const { assign, client } = await loseMembership({ isDirty: false });
  await waitFor(() => {
    expect(assign).toHaveBeenCalled();
  });
  client.setQueryData(query.accounts.workspaces.queryKey({ input: {} }), {
    items: [own, { ...shared, paused: true }],
    current: "w1",
  });
  await show(<Toaster />);
  await showLostMembership(client);
  expect(await screen.findByText(/Your access to the properties of Marta Rocha is paused/)).toBeTruthy();
});

it("keeps what was typed on the page until the person leaves it", async () => {
  const { user, assign } = await loseMembership({ isDirty: true });
  const dialog = within(await screen.findByRole("dialog", { name: "You no longer have access" }));
  expect(dialog.getByText(/properties of Marta Rocha, so what you typed here cannot be saved/)).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Stay and copy" }));
  expect(screen.getByRole("textbox", { hidden: true })).toHaveProperty("value", "Katrin");
  expect(assign).not.toHaveBeenCalled();
  // What is saved now must not go to the person's own workspace.
  expect(chosenWorkspace()).toBe("w2");
});
