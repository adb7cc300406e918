import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { startI18n } from "../../lib/i18n.ts";
import { PropertyForm } from "./property-form.tsx";

// The client takes `fetch` when it is made, so the wire is cut before any import: what would be sent is kept.
const sent = vi.hoisted(() => {
  const methods: string[] = [];
  globalThis.fetch = async (input, init) => {
    methods.push(new Request(input, init).method);
    return new Promise<Response>(() => {});
  };
  return methods;
});

// jsdom works out the roles of some four hundred time zones at each look.
vi.setConfig({ testTimeout: 20_000 });

beforeEach(async () => {
  sent.length = 0;
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

const defaults = { currency: "CHF", timezone: "Europe/Zurich" };

function show() {
  const form = <PropertyForm property={null} defaults={defaults} onClose={() => {}} onLimit={() => {}} />;
  const router = createMemoryRouter([{ path: "*", element: form }]);
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return userEvent.setup();
}

it("asks for the name, keeps the rest and sends nothing without it", async () => {
  const user = show();
  await user.type(await screen.findByLabelText("City (optional)"), "Zürich");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.getAllByText("Name is required").length).toBeGreaterThan(0);
  expect(screen.getByLabelText("City (optional)")).toHaveProperty("value", "Zürich");
  expect(sent).not.toContain("POST");
});

it("needs nothing but a name", async () => {
  const user = show();
  await user.type(await screen.findByLabelText("Name"), "Seestrasse 4");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(sent).toContain("POST");
});
