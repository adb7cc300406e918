import type { DataExportView } from "@keystead/contract/own-data";
import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";

import { show } from "../../../testing/show.tsx";
import { answerWith, sentBy } from "../../../testing/wire.ts";
import { DataExport } from "./data-export.tsx";

const waiting: DataExportView = {
  state: "waiting",
  done: 0,
  total: 0,
  orderedAt: "2026-03-10T09:00:00Z",
  ready: null,
  isLocked: false,
};

/** How often the screen polls for progress. */
const LOOK_MS = 1_000;
let look = () => {};

// The screen polls when the test triggers it.
beforeEach(() => {
  const start = globalThis.setInterval;
  vi.stubGlobal("setInterval", (run: () => void, ms: number) => {
    if (ms === LOOK_MS) look = run;
    return start(ms === LOOK_MS ? () => {} : run, ms);
  });
});

/** Lets the screen poll until the element exists. */
async function lookUntil<Found>(find: () => Found): Promise<NonNullable<Found>> {
  return waitFor(() => {
    const found = find();
    if (found !== null && found !== undefined) return found;
    act(look);
    throw new Error("not there yet");
  });
}

/** The server advances by one state at each poll. */
function answerInTurn(...states: readonly (DataExportView | null)[]) {
  const left = [...states];
  answerWith(({ path, method }) => {
    if (path.endsWith("/workspaces"))
      return Response.json({
        items: [{ id: "w1", kind: "own", name: "Mota", role: "owner", ownerName: "Ines Mota" }],
        current: "w1",
      });
    if (method === "POST") return Response.json({ export: waiting });
    return Response.json({ export: left.length > 1 ? left.shift() : left[0] });
  });
}

it("orders the archive, follows it and offers it when it is ready", async () => {
  answerInTurn(
    null,
    waiting,
    { ...waiting, state: "working", done: 4, total: 20 },
    { ...waiting, state: "ready", ready: { bytes: 3 * 1024 * 1024, until: "2026-03-17T09:00:00Z" } },
  );
  const user = await show(<DataExport />);
  await user.click(await screen.findByRole("button", { name: "Download my data" }));
  expect(await screen.findByText("The archive is being prepared.")).toBeTruthy();
  await lookUntil(() => screen.queryByText(/4 of 20 parts/));
  expect(screen.getByRole("progressbar", { name: "Progress of the archive" })).toHaveProperty("value", 4);
  const link = await lookUntil(() => screen.queryByRole("link", { name: "Download archive (3 MB)" }));
  expect(link.getAttribute("href")).toBe("/api/data-export/file?ws=w1");
  expect(sentBy("POST").map(({ body, key }) => [body, key !== null])).toEqual([[{}, true]]);
  expect(screen.getByRole("button", { name: "Make a new archive" })).toBeTruthy();
});

it("says when it could not be made, and lets it be ordered again", async () => {
  answerInTurn({ ...waiting, state: "failed" });
  await show(<DataExport />);
  expect((await screen.findByRole("alert")).textContent).toBe(
    "The archive could not be made. Order it again.",
  );
  expect(screen.getByRole("button", { name: "Make a new archive" })).toBeTruthy();
});

it("is of one tenant where one is named: asked, ordered and fetched", async () => {
  const ready = { bytes: 2_048, until: "2026-03-17T09:00:00Z" };
  answerInTurn(null, { ...waiting, state: "ready", ready });
  const user = await show(<DataExport tenantId="t1" />);
  await user.click(await screen.findByRole("button", { name: "Prepare the archive" }));
  const link = await lookUntil(() => screen.queryByRole("link", { name: "Download archive (2 kB)" }));
  expect(link.getAttribute("href")).toBe("/api/data-export/file?ws=w1&tenant=t1");
  expect(sentBy("POST").map(({ body }) => body)).toEqual([{ tenantId: "t1" }]);
});

const lockIt = async (user: Awaited<ReturnType<typeof show>>, passphrase: string) => {
  await user.click(await screen.findByText("Lock it with a passphrase"));
  await user.type(await screen.findByLabelText("Passphrase"), passphrase);
};

it("is locked with a passphrase that is long enough, which is then forgotten", async () => {
  const ready = { bytes: 2_048, until: "2026-03-17T09:00:00Z" };
  answerInTurn(null, { ...waiting, state: "ready", ready, isLocked: true });
  const user = await show(<DataExport />);
  await lockIt(user, "eleven mark");
  await user.click(screen.getByRole("button", { name: "Download my data" }));
  expect(screen.getByText("Choose at least 12 characters, or leave it empty.")).toBeTruthy();
  expect(sentBy("POST")).toEqual([]);
  await user.type(screen.getByLabelText("Passphrase"), "s more");
  await user.click(screen.getByRole("button", { name: "Download my data" }));
  await lookUntil(() => screen.queryByRole("link", { name: "Download archive (2 kB)" }));
  expect(sentBy("POST").map(({ body }) => body)).toEqual([{ passphrase: "eleven marks more" }]);
  // The page says how to open the archive, and asks for a new passphrase next time.
  expect(screen.getAllByText(/^age -d -o keystead\.zip/).length).toBeGreaterThan(0);
  expect(screen.queryByDisplayValue("eleven marks more")).toBeNull();
});

it("is ordered by Enter in the passphrase, and answers nothing that a dialog around it asks", async () => {
  answerInTurn(null, waiting);
  const confirm = vi.fn((event: { preventDefault: () => void }) => {
    event.preventDefault();
  });
  const user = await show(
    <form onSubmit={confirm}>
      <DataExport />
      <button type="submit">{"Delete"}</button>
    </form>,
  );
  await lockIt(user, "a passphrase of mine{Enter}");
  expect(await screen.findByText("The archive is being prepared.")).toBeTruthy();
  expect(sentBy("POST").map(({ body }) => body)).toEqual([{ passphrase: "a passphrase of mine" }]);
  expect(confirm).not.toHaveBeenCalled();
});
