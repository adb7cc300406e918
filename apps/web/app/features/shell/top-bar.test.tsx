import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { startI18n } from "../../lib/i18n.ts";
import { TopBar } from "./top-bar.tsx";

beforeEach(async () => {
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

function show(onShortcuts = () => {}) {
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <TopBar
            user={{ email: "ada@example.org", fullName: "Ada", admin: false }}
            placeTitle={() => {}}
            onMenu={() => {}}
            onSearch={() => {}}
            onReport={() => {}}
            onShortcuts={onShortcuts}
          />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
}

const account = () => screen.getByRole("button", { name: /ada@example\.org/ });

it("opens the account menu with the first click and gives the focus back", async () => {
  show();
  await userEvent.click(account());
  expect(await screen.findByRole("menuitem", { name: "Settings" })).toBeDefined();
  expect(account().getAttribute("aria-expanded")).toBe("true");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => {
    expect(screen.queryByRole("menuitem")).toBeNull();
    expect(document.activeElement).toBe(account());
  });
});

it("opens by key, runs what was chosen and opens a second time", async () => {
  const onShortcuts = vi.fn<() => void>();
  show(onShortcuts);
  account().focus();
  await userEvent.keyboard("{Enter}");
  await userEvent.click(await screen.findByRole("menuitem", { name: "Keyboard shortcuts" }));
  expect(onShortcuts).toHaveBeenCalledOnce();
  await waitFor(() => {
    expect(screen.queryByRole("menuitem")).toBeNull();
  });
  await userEvent.click(account());
  expect(await screen.findByRole("menuitem", { name: "Settings" })).toBeDefined();
});
