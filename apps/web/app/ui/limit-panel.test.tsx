import { MantineProvider } from "@mantine/core";
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeAll, expect, it, vi } from "vitest";

import { startI18n } from "../lib/i18n.ts";
import { LimitPanel, type LimitReached } from "./limit-panel.tsx";

beforeAll(async () => {
  // jsdom has no media queries and no observers of size.
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  }));
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
afterEach(cleanup);

const starter: LimitReached = { kind: "properties", limit: 5, used: 5, plan: "starter" };

function show(onSwitch: (plan: string) => void, reached = starter) {
  const panel = <LimitPanel reached={reached} onClose={() => {}} onSwitch={onSwitch} />;
  const router = createMemoryRouter([{ path: "*", element: panel }]);
  render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  );
}

it("says what is used, what the plan allows and which plan fits", async () => {
  show(() => {});
  expect(await screen.findByRole("dialog", { name: "All 5 properties are in use" })).toBeTruthy();
  expect(screen.getByText(/Your plan allows 5 properties. You use 5./)).toBeTruthy();
  expect(screen.getByText("50 properties · 100 units")).toBeTruthy();
  expect(screen.getByText("Fits")).toBeTruthy();
});

it("counts one property as one", async () => {
  show(() => {}, { kind: "properties", limit: 1, used: 1, plan: "free" });
  await screen.findByRole("dialog");
  expect(screen.getByText("1 property · 1 unit")).toBeTruthy();
});

it("offers the change to the plan that fits", async () => {
  const onSwitch = vi.fn();
  show(onSwitch);
  (await screen.findByRole("button", { name: "Switch to Pro" })).click();
  expect(onSwitch).toHaveBeenCalledWith("pro");
});
