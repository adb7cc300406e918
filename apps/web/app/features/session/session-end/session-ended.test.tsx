import { useMutation } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { api } from "../../../lib/api.ts";
import { show } from "../../../testing/show.tsx";
import { answerWith, sent } from "../../../testing/wire.ts";
import { DirtyGuard } from "../../../ui/overlay/dirty-guard.tsx";
import { useProfile } from "../session-queries.ts";
import { SessionEnded } from "./session-ended.tsx";

const refused = (code: string, status: number) =>
  Response.json({ defined: true, code, status, message: code }, { status });

/** What a screen reads, what somebody sends, and something half typed. */
function Screen() {
  const { refetch } = useProfile();
  const send = useMutation({ mutationFn: () => api.accounts.endOtherSessions({}) });
  return (
    <>
      <DirtyGuard dirty>{() => <input defaultValue="Katrin" />}</DirtyGuard>
      <button type="button" onClick={() => void refetch()}>
        {"read"}
      </button>
      <button
        type="button"
        onClick={() => {
          send.mutate();
        }}
      >
        {"send"}
      </button>
      <SessionEnded email="ada@example.org" />
    </>
  );
}

async function openTab() {
  const assign = vi.fn<(to: string) => void>();
  vi.stubGlobal("location", { ...window.location, assign });
  let travelled = false;
  answerWith(() =>
    travelled ? refused("REGION_BLOCKED", 403) : Response.json({ emailVerified: true, items: [] }),
  );
  const user = await show(<Screen />);
  // What the tab has to read first, profile and workspaces, was answered at home.
  await vi.waitUntil(() => sent.length >= 2);
  travelled = true;
  return { user, assign };
}

it.each(["read", "send"])(
  "[GEO-05] leads to the page of the region when what a tab has to %s is refused from there",
  async (what) => {
    const { user, assign } = await openTab();
    expect(assign).not.toHaveBeenCalled();
    await user.click(await screen.findByRole("button", { name: what }));
    await waitFor(() => {
      expect(assign).toHaveBeenCalledWith("/region-blocked");
    });
    expect(screen.queryByRole("dialog")).toBeNull();
  },
);

it("[GEO-05] stays where something else is refused", async () => {
  const { user, assign } = await openTab();
  answerWith(() => refused("FORBIDDEN", 403));
  await user.click(await screen.findByRole("button", { name: "read" }));
  await user.click(screen.getByRole("button", { name: "send" }));
  expect(assign).not.toHaveBeenCalled();
});

const movedTo = (address: string) =>
  answerWith(() =>
    Response.json(
      { defined: true, code: "WORKSPACE_MOVED", status: 410, message: "WORKSPACE_MOVED", data: { address } },
      { status: 410 },
    ),
  );

it("shows where the workspace is now when it has moved to another server", async () => {
  const { user } = await openTab();
  movedTo("https://new.example.com");
  await user.click(await screen.findByRole("button", { name: "read" }));
  const link = await screen.findByRole("link", { name: "Open the new address" });
  expect(link.getAttribute("href")).toBe("https://new.example.com");
  expect(screen.getByRole("dialog").textContent).toContain("It is at https://new.example.com now.");
});

it("says who knows where it has moved when no address was named", async () => {
  const { user } = await openTab();
  movedTo("");
  await user.click(await screen.findByRole("button", { name: "read" }));
  expect((await screen.findByRole("dialog")).textContent).toContain("Ask the person who runs this server");
  expect(screen.queryByRole("link", { name: "Open the new address" })).toBeNull();
});
