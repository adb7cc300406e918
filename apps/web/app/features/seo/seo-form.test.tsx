import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { loadLateWords, startI18n } from "../../lib/i18n.ts";
import { show } from "../../testing/show.tsx";
import { sent } from "../../testing/wire.ts";
import { SeoForm } from "./seo-form.tsx";

// The form is large, and finding things by role in it takes the test's document its time.
vi.setConfig({ testTimeout: 60_000 });

async function open() {
  await startI18n("en");
  await loadLateWords("seo");
  return show(<SeoForm page={null} />);
}

const saves = () => sent.filter(({ path }) => path === "/api/v1/seo-pages");

it("[SEO-06] says all that is missing at once and sends nothing", async () => {
  const user = await open();
  await user.click(screen.getByRole("button", { name: "Publish" }));
  for (const words of ["Enter a title.", "Enter an address.", "Enter a headline."])
    expect(screen.getByText(words)).toBeTruthy();
  expect(saves()).toEqual([]);
});

it("[SEO-06] suggests an address from the title until somebody writes one", async () => {
  const user = await open();
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
  const user = await open();
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
  const user = await open();
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
  await waitFor(() => {
    expect(saves()).toMatchObject([{ method: "POST" }]);
  });
});
