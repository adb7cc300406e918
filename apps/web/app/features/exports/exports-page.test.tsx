import type { ReportPreview } from "@keystead/contract/exports";
import { exportColumns, isShownColumn } from "@keystead/domain/exports";
import type { Plan } from "@keystead/domain/plans";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { membershipOf } from "../../testing/records/membership.ts";
import { show } from "../../testing/show.tsx";
import { subscription } from "../../testing/records/subscription.ts";
import { answerWith, sent } from "../../testing/wire.ts";
import { ExportsPage } from "./exports-page.tsx";

const houses = ["Lindenhof", "Berg", "Casa"].map((name, at) => ({
  id: `00000000-0000-4000-8000-00000000000${at + 1}`,
  name,
}));

const columns = exportColumns(
  ["id", "id"],
  ["date", "day"],
  ["amount", "amount"],
  ["currency", "currency"],
  ["amount_base", "base"],
);

const preview: ReportPreview = {
  rows: 2,
  columns: columns.map(({ key, holds }) => ({
    key,
    label: key.toUpperCase(),
    isNumber: holds === "amount" || holds === "base",
    isShown: isShownColumn({ holds }),
    needsRate: holds === "amount" || holds === "base",
  })),
  first: [
    ["r1", "2026-03-02", "64.80", "EUR", "64.80"],
    ["r2", "2026-03-09", "86.50", "CHF", null],
  ],
  sums: [
    { key: "amount", currency: "CHF", amount: "86.50", apart: null },
    { key: "amount", currency: "EUR", amount: "64.80", apart: null },
    { key: "amount", currency: "EUR", amount: "3000.00", apart: "deposits" },
  ],
  missing: [],
  ahead: [],
  withoutFont: [],
  base: "EUR",
  lastMonth: null,
  fileName: "expenses_2026-01_2026-12",
};

type Answer = Partial<ReportPreview> | "failed" | "never";

async function screenWith(
  answer: Answer,
  {
    plan = "pro",
    address = "/exports?of=expenses&period=2026",
    role = "owner",
  }: { plan?: Plan; address?: string; role?: "owner" | "assistant" } = {},
) {
  answerWith(({ path, method }) => {
    if (path === "/api/v1/workspaces") return Response.json(membershipOf(role));
    if (path === "/api/v1/subscription")
      return Response.json(subscription({ properties: 3, units: 3 }, plan));
    if (path === "/api/v1/properties/names") return Response.json({ items: houses, more: false });
    if (path === "/api/v1/data-export" && method === "GET") return Response.json({ export: null });
    if (path !== "/api/v1/exports/preview" || answer === "never") return new Promise<Response>(() => {});
    if (answer === "failed") return Response.json({ code: "INTERNAL_SERVER_ERROR" }, { status: 500 });
    return Response.json({ ...preview, ...answer });
  });
  return show(<ExportsPage />, undefined, address);
}

const download = () => screen.getByRole("button", { name: "Download" });
const isDisabled = (button: HTMLElement) => button.hasAttribute("disabled");

describe("the exports screen [EXPO-01]", () => {
  it("waits for the preview, and downloads nothing that nobody has seen", async () => {
    await screenWith("never");
    expect(screen.getByRole("heading", { name: "Expenses", level: 2 })).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Preview" })).toBeNull();
    expect(isDisabled(download())).toBe(true);
  });

  it("shows what people read, in the first rows and sums of each currency", async () => {
    await screenWith({});
    const table = within(await screen.findByRole("region", { name: "Preview" }));
    expect(table.getAllByRole("columnheader").map((head) => head.textContent)).toEqual([
      "DATE",
      "AMOUNT",
      "CURRENCY",
      "AMOUNT_BASE",
    ]);
    expect(table.queryByText("r1")).toBeNull();
    expect(screen.getByText("2 rows, 5 columns")).toBeTruthy();
    expect(screen.getByText("expenses_2026-01_2026-12.xlsx")).toBeTruthy();
    expect(isDisabled(download())).toBe(false);
  });

  it.each(["csv", "xlsx", "pdf"])("asks for the first rows as a file of %s has them", async (format) => {
    await screenWith({}, { address: `/exports?of=expenses&period=2026&format=${format}` });
    await screen.findByRole("region", { name: "Preview" });
    expect(sent.findLast(({ path }) => path.endsWith("/preview"))?.query).toMatchObject({ format });
    // Only a CSV has the fixed names that programs read.
    expect(screen.queryAllByText(/^For programs/)).toHaveLength(format === "csv" ? 1 : 0);
  });

  it("says that there is nothing, and leads to the last month with something [EXPO-02]", async () => {
    await screenWith({ rows: 0, first: [], sums: [], lastMonth: "2025-11" });
    expect(await screen.findByText("No data available for export")).toBeTruthy();
    const link = screen.getByRole("link", { name: /November 2025/ });
    expect(link.getAttribute("href")).toContain("2025-11");
    expect(isDisabled(download())).toBe(true);
  });

  it("says what failed, and asks again when told to", async () => {
    const user = await screenWith("failed");
    expect((await screen.findByRole("alert")).textContent).toContain("The preview could not be loaded");
    const before = sent.filter(({ path }) => path.endsWith("/preview")).length;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => {
      expect(sent.filter(({ path }) => path.endsWith("/preview")).length).toBe(before + 1);
    });
  });

  it("names a rate that is missing, shows its cells as gaps, and still hands the file out", async () => {
    await screenWith({ missing: [{ period: "2026-03", from: "CHF", to: "EUR", records: 1 }] });
    expect(await screen.findByText("no rate")).toBeTruthy();
    expect(await screen.findByText(/these cells stay empty and there is no total/)).toBeTruthy();
    expect((await screen.findAllByText(/CHF/)).length).toBeGreaterThan(1);
    expect(isDisabled(download())).toBe(false);
  });

  it("names what no font can draw, and still hands the PDF out", async () => {
    await screenWith(
      { withoutFont: ["😀", "ᠮ"] },
      { address: "/exports?of=expenses&period=2026&format=pdf" },
    );
    expect((await screen.findByText(/appear as boxes in a PDF/)).textContent).toContain(": 😀 ᠮ.");
    expect(isDisabled(download())).toBe(false);
  });

  it("draws no PDF of more rows than paper holds, and says what to take", async () => {
    await screenWith({ rows: 5_001 }, { address: "/exports?of=expenses&period=2026&format=pdf" });
    expect(await screen.findByText(/More than 5,000 rows do not fit into a PDF. Take XLSX/)).toBeTruthy();
    expect(isDisabled(download())).toBe(true);
  });

  it("draws one of 5,000, and none in a plan without it, which is named", async () => {
    const user = await screenWith(
      { rows: 5_000 },
      { plan: "starter", address: "/exports?of=expenses&period=2026&format=pdf" },
    );
    expect((await screen.findByRole("link", { name: "See the plan" })).getAttribute("href")).toBe(
      "/settings#subscription",
    );
    expect(screen.getByText(/A report as PDF comes with Pro/)).toBeTruthy();
    expect(isDisabled(download())).toBe(true);
    await user.click(screen.getByRole("radio", { name: "XLSX" }));
    await waitFor(() => {
      expect(isDisabled(download())).toBe(false);
    });
  });

  it("is of several properties, ticked in a menu that stays open", async () => {
    const user = await screenWith({});
    await user.click(await screen.findByRole("button", { name: "Properties: All" }));
    await user.click(await screen.findByRole("menuitemcheckbox", { name: "Lindenhof" }));
    await user.click(screen.getByRole("menuitemcheckbox", { name: "Casa" }));
    const chosenIds = [houses[0]?.id, houses[2]?.id].join(",");
    await waitFor(() => {
      expect(sent.findLast(({ path }) => path.endsWith("/preview"))?.query).toMatchObject({
        propertyIds: chosenIds,
      });
    });
    expect(screen.getByRole("button", { name: "Properties: 2 properties", hidden: true })).toBeTruthy();
    await user.click(screen.getByRole("menuitemcheckbox", { name: "All" }));
    await waitFor(() => {
      expect(sent.findLast(({ path }) => path.endsWith("/preview"))?.query).not.toHaveProperty("propertyIds");
    });
  });

  it("hands the owner a year for the accountant, and an assistant the reports alone", async () => {
    await screenWith({});
    expect(await screen.findByRole("heading", { name: "For the accountant: 2026" })).toBeTruthy();
    expect(await screen.findByRole("button", { name: "Prepare the archive" })).toBeTruthy();
    expect(sent.findLast(({ path }) => path === "/api/v1/data-export")?.query).toEqual({ year: "2026" });
  });

  it("has no year for the accountant where an assistant works", async () => {
    await screenWith({}, { role: "assistant" });
    expect(await screen.findByRole("region", { name: "Preview" })).toBeTruthy();
    expect(screen.queryByRole("heading", { name: /For the accountant/ })).toBeNull();
  });
});
