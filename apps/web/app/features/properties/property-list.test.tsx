import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { startI18n } from "../../lib/i18n.ts";
import { toast } from "../../ui/toast.ts";
import { Toaster } from "../../ui/toaster.tsx";
import { PropertyList } from "./property-list.tsx";

type Sent = { readonly method: string; readonly path: string; readonly body: unknown };

// The client takes `fetch` when it is made, so the wire is cut before any import: what is sent is kept and answered.
const wire = vi.hoisted(() => {
  const sent: Sent[] = [];
  const answers: { status: number; body: unknown }[] = [];
  const house = (name: string, version: number) => ({
    id: `00000000-0000-4000-8000-00000000000${name.length}`,
    version,
    name,
    rentalMode: "monthly",
    address: "",
    city: "",
    country: null,
    propertyType: "residential",
    currency: "EUR",
    timezone: "Europe/Berlin",
    status: "active",
    checkInTime: "15:00",
    checkOutTime: "11:00",
    notes: "",
    createdAt: "2026-01-01T00:00:00.000Z",
    units: 0,
    unitsLet: 0,
    activeLeases: 0,
    receivedThisMonth: [],
    overdue: [],
    nextDue: null,
  });
  const items = [house("Elm", 3), house("Oaks", 4)];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (request.method === "GET")
      return pathname === "/api/v1/properties"
        ? Response.json({ items, total: 2 })
        : new Promise<Response>(() => {});
    sent.push({ method: request.method, path: pathname, body: await request.json() });
    const answer = answers.shift();
    if (answer === undefined) throw new Error("nothing to answer");
    return Response.json(answer.body, { status: answer.status });
  };
  return { sent, answers, items };
});

const [elm, oaks] = wire.items.map(({ id, version }) => ({ id, version }));

beforeEach(async () => {
  wire.sent.length = 0;
  wire.answers.length = 0;
  toast.closeAll();
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  await startI18n("en");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function setAllInactive() {
  const element = (
    <>
      <PropertyList />
      <Toaster />
    </>
  );
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={createMemoryRouter([{ path: "*", element }])} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole("checkbox", { name: "Select all rows on this page" }));
  await user.click(screen.getByRole("button", { name: "Set inactive" }));
  return user;
}

const path = "/api/v1/properties/set-status";

it("sets the status of several in one call, and Undo turns back those that changed", async () => {
  wire.answers.push({ status: 200, body: { changed: [{ ...oaks, version: 5 }] } });
  const user = await setAllInactive();
  expect(await screen.findByText("1 property is inactive now.")).toBeDefined();
  expect(wire.sent).toEqual([
    { method: "POST", path, body: { status: "inactive", properties: [elm, oaks] } },
  ]);
  wire.answers.push({ status: 200, body: { changed: [{ ...oaks, version: 6 }] } });
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Restored.")).toBeDefined();
  expect(wire.sent[1]).toEqual({
    method: "POST",
    path,
    body: { status: "active", properties: [{ ...oaks, version: 5 }] },
  });
});

it("names those that were changed elsewhere, and says that nothing happened", async () => {
  wire.answers.push({
    status: 409,
    body: {
      defined: true,
      code: "STALE",
      status: 409,
      message: "STALE",
      data: {
        version: 4,
        records: [
          { ...elm, name: "Elm", version: 4 },
          { ...oaks, name: "Oaks", version: 5 },
        ],
      },
    },
  });
  await setAllInactive();
  const said =
    "Changed elsewhere meanwhile: Elm and Oaks. Nothing was changed here; the list shows the current state.";
  expect(await screen.findByText(said)).toBeDefined();
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});
