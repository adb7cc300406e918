import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";

import { show } from "../../testing/show.tsx";
import { answerWith, sentBy } from "../../testing/wire.ts";
import { ListExport } from "./list-export.tsx";
import { Toaster } from "../toast/toaster.tsx";

beforeEach(() => {
  // jsdom saves no files.
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
});

const query = { q: "linden", sort: "-name", page: 2, limit: 25 };

const list = (
  <>
    <ListExport exported={{ list: "tenants", query }} />
    <Toaster />
  </>
);

it("asks for what the list asks for, in the language and the form of the reader, and says that it came", async () => {
  answerWith(
    () =>
      new Response("file", {
        headers: { "content-disposition": "attachment; filename*=UTF-8''tenants_2026-03-10.csv" },
      }),
  );
  const user = await show(list);
  await user.click(screen.getByRole("button", { name: "Export this list" }));
  expect(await screen.findByText("What the filters find, all pages of it.")).toBeTruthy();
  await user.click(await screen.findByRole("menuitem", { name: "As a CSV file" }));
  await waitFor(() => {
    expect(sentBy("POST")).toMatchObject([
      {
        path: "/api/exports/list",
        body: { list: "tenants", query, format: "csv", language: "en", separator: ",", decimal: "." },
      },
    ]);
  });
  expect(await screen.findByText("tenants_2026-03-10.csv is downloaded.")).toBeTruthy();
});

it("takes a list within a page along whole", async () => {
  const user = await show(<ListExport inCard exported={{ list: "lease_months", query: { id: "1" } }} />);
  await user.click(screen.getByRole("button", { name: "Export this list" }));
  expect(await screen.findByText("The whole list.")).toBeTruthy();
  await user.click(await screen.findByRole("menuitem", { name: "As a spreadsheet (XLSX)" }));
  await waitFor(() => {
    expect(sentBy("POST")).toMatchObject([
      { path: "/api/exports/list", body: { list: "lease_months", query: { id: "1" }, format: "xlsx" } },
    ]);
  });
});

it("says what the server refuses, where the list has no other place for it [EXPO-02]", async () => {
  answerWith(() => Response.json({ code: "NOTHING_TO_EXPORT" }, { status: 409 }));
  const user = await show(list);
  await user.click(screen.getByRole("button", { name: "Export this list" }));
  await user.click(await screen.findByRole("menuitem", { name: "As a spreadsheet (XLSX)" }));
  expect(await screen.findByRole("alert")).toHaveProperty(
    "textContent",
    expect.stringContaining("No data available for export"),
  );
});
