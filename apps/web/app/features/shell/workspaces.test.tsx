import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { chooseWorkspace, chosenWorkspace } from "../../lib/workspace-choice.ts";
import { show } from "../../testing/show.tsx";
import { subscription } from "../../testing/subscription.ts";
import { answerWith } from "../../testing/wire.ts";
import { beginIn, SessionEnded, useProfile } from "../session/public.ts";
import { NoticeLine } from "./notice-line.tsx";
import { TopBar } from "./top-bar.tsx";

const own = { id: "w1", kind: "own", name: "", role: "owner", ownerName: "Ada", paused: false };
const shared = { ...own, id: "w2", role: "assistant", ownerName: "Marta Rocha" };
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
    placeTitle={() => {}}
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
  await show(<NoticeLine email="ada@example.org" />);
  expect(await screen.findByText("You see 4 properties shared by Marta Rocha.")).toBeTruthy();
});

it("begins where somebody was invited to, unless the tab has chosen", () => {
  beginIn("w2");
  expect(chosenWorkspace()).toBe("w2");
  beginIn("w3");
  expect(chosenWorkspace()).toBe("w2");
});

function Asking() {
  useProfile();
  return <SessionEnded email="ada@example.org" />;
}

it("leaves a workspace that is closed to the person while they work in it", async () => {
  const assign = vi.fn<(to: string) => void>();
  vi.stubGlobal("location", { ...window.location, assign });
  chooseWorkspace("w2");
  removed = true;
  await show(<Asking />);
  await waitFor(() => {
    expect(assign).toHaveBeenCalledWith("/portfolio");
  });
  expect(chosenWorkspace()).toBeNull();
  expect(sessionStorage.getItem("ks-arrival")).toContain("no longer have access");
  vi.unstubAllGlobals();
});
