import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { startI18n } from "../../lib/i18n.ts";
import { TenantForm } from "./tenant-form.tsx";

// The client takes `fetch` when it is made, so the wire is cut before any import: what would be sent is kept.
const sent = vi.hoisted(() => {
  const methods: string[] = [];
  globalThis.fetch = async (input, init) => {
    methods.push(new Request(input, init).method);
    return new Promise<Response>(() => {});
  };
  return methods;
});

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

function show() {
  const form = <TenantForm tenant={null} onClose={() => {}} />;
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

it("[TEN-01] says all that is missing at once, keeps what was typed and sends nothing", async () => {
  const user = show();
  await user.type(await screen.findByLabelText("Phone (optional)"), "+49 30 1234");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.getAllByText("Property is required").length).toBeGreaterThan(0);
  expect(screen.getAllByText("Name is required").length).toBeGreaterThan(0);
  expect(screen.getByLabelText("Phone (optional)")).toHaveProperty("value", "+49 30 1234");
  expect(sent).not.toContain("POST");
});

it("[TEN-01] takes a problem away as soon as it is put right", async () => {
  const user = show();
  await user.click(await screen.findByRole("button", { name: "Save" }));
  await user.type(screen.getByLabelText("Name"), "Ana Ruiz");
  expect(screen.queryByText("Name is required")).toBeNull();
  expect(screen.getAllByText("Property is required").length).toBeGreaterThan(0);
});
