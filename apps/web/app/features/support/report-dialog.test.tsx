import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { startI18n } from "../../lib/i18n.ts";
import { ReportDialog } from "./report-dialog.tsx";

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
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <ReportDialog onClose={() => {}} email="" about="" />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return userEvent.setup();
}

it("[SUP-01] says which of the two answers is missing and keeps the button off", async () => {
  const user = show();
  await user.click(await screen.findByLabelText("Description"));
  await user.click(screen.getByLabelText("Email"));
  await user.tab();
  expect(screen.getByText("Please describe the issue")).toBeTruthy();
  expect(screen.getByText("Please provide your email address")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Send report" })).toHaveProperty("disabled", true);
});

it("[SUP-01] refuses a wrong address and sends once all is right", async () => {
  const user = show();
  await user.type(await screen.findByLabelText("Description"), "The list stays empty");
  await user.type(screen.getByLabelText("Email"), "ana@");
  await user.click(screen.getByRole("button", { name: "Send report" }));
  expect(screen.getByText("Invalid email address")).toBeTruthy();
  expect(sent).not.toContain("POST");
  await user.type(screen.getByLabelText("Email"), "example.org");
  await user.click(screen.getByRole("button", { name: "Send report" }));
  expect(sent).toContain("POST");
});
