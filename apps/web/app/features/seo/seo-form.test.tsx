import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { loadLateWords, startI18n } from "../../lib/i18n.ts";
import { SeoForm } from "./seo-form.tsx";

// The client takes `fetch` when it is made, so the wire is cut before any import: what would be sent is kept.
const sent = vi.hoisted(() => {
  const calls: { readonly method: string; readonly path: string }[] = [];
  globalThis.fetch = async (input, init) => {
    const { method, url } = new Request(input, init);
    calls.push({ method, path: new URL(url).pathname });
    return new Promise<Response>(() => {});
  };
  return calls;
});

// The form is large, and finding things by role in it takes the test's document its time.
vi.setConfig({ testTimeout: 60_000 });

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
  await loadLateWords("seo");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show() {
  const router = createMemoryRouter([{ path: "*", element: <SeoForm page={null} /> }]);
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return userEvent.setup();
}

const saves = () => sent.filter(({ path }) => path === "/api/v1/seo-pages");

it("[SEO-06] says all that is missing at once and sends nothing", async () => {
  const user = show();
  await user.click(screen.getByRole("button", { name: "Publish" }));
  for (const words of ["Enter a title.", "Enter an address.", "Enter a headline."])
    expect(screen.getByText(words)).toBeTruthy();
  expect(saves()).toEqual([]);
});

it("[SEO-06] suggests an address from the title until somebody writes one", async () => {
  const user = show();
  await user.type(screen.getByLabelText("Title"), "Größe zählt");
  expect(screen.getByLabelText("Address")).toHaveProperty("value", "grosse-zahlt");
  expect(screen.getByText("http://localhost:3000/guides/grosse-zahlt")).toBeTruthy();
  await user.clear(screen.getByLabelText("Address"));
  await user.type(screen.getByLabelText("Address"), "my-own");
  await user.type(screen.getByLabelText("Title"), " doch");
  expect(screen.getByLabelText("Address")).toHaveProperty("value", "my-own");
  await user.click(screen.getByRole("radio", { name: "Calculator" }));
  expect(screen.getByText("http://localhost:3000/tools/my-own")).toBeTruthy();
});

it("[SEO-06] adds sections, moves them by their arrows and takes them out", async () => {
  const user = show();
  const add = within(screen.getByRole("group", { name: "Add a section" }));
  await user.click(add.getByRole("button", { name: "List" }));
  await user.click(add.getByRole("button", { name: "Call to action" }));
  expect(screen.getByLabelText("Button")).toHaveProperty("value", "Get Started");
  expect(screen.getByLabelText("Link")).toHaveProperty("value", "/tariffs");
  await user.click(screen.getByRole("button", { name: "Move up: 2. Call to action" }));
  expect(screen.getByRole("region", { name: "1. Call to action" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Move up: 1. Call to action" })).toHaveProperty("disabled", true);
  await user.click(screen.getByRole("button", { name: "Remove: 1. Call to action" }));
  expect(screen.queryByRole("region", { name: /Call to action/ })).toBeNull();
  expect(screen.getByRole("region", { name: "1. List" })).toBeTruthy();
});

it("[SEO-05] marks a button that leads where no page may, and sends nothing", async () => {
  const user = show();
  await user.type(screen.getByLabelText("Title"), "A");
  await user.type(screen.getByLabelText("Headline"), "A");
  await user.click(screen.getByRole("button", { name: "Call to action" }));
  await user.clear(screen.getByLabelText("Link"));
  await user.paste("//evil.example");
  await user.click(screen.getByRole("button", { name: "Publish" }));
  expect(screen.getByText(/Enter a path that begins with/)).toBeTruthy();
  expect(saves()).toEqual([]);
  await user.clear(screen.getByLabelText("Link"));
  await user.click(screen.getByRole("button", { name: "Publish" }));
  expect(saves()).toEqual([{ method: "POST", path: "/api/v1/seo-pages" }]);
});
