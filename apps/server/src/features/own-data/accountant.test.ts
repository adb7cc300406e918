import { createHash } from "node:crypto";

import { moneyReports } from "@keystead/domain/exports";
import { languages } from "@keystead/domain/languages";
import { readZip } from "@keystead/testkit/read-zip";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { csvLines } from "#testing/files/csv-lines.ts";
import { pdfPages } from "#testing/files/pdf-text.ts";
import { rentedFlat } from "#testing/records/rented-flat.ts";
import { memberSession } from "#testing/records/membership.ts";
import { testApp, type TestApp, type TestClient, type TestSession } from "#testing/test-app.ts";
import { losingBytes, pdfOf, storedFile } from "#testing/files/uploads.ts";

let app: TestApp;
let me: TestSession;
let client: TestClient;
let flat: Awaited<ReturnType<typeof rentedFlat>>;

beforeAll(async () => {
  app = await testApp({ now: "2026-03-10T09:00:00Z" });
});
afterAll(() => app.close());
beforeEach(async () => {
  me = await app.signUp();
  client = app.client(me);
  flat = await rentedFlat(client);
});

const fileOf = (year: number, session: TestSession | null = me, ws = "") =>
  app.call(`/api/data-export/file?year=${year}${ws}`, session === null ? {} : { session });

async function archiveOf(year: number) {
  await client.ownData.orderDataExport({ year });
  await app.runJobs();
  const answer = await fileOf(year);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-disposition")).toBe(
    `attachment; filename="keystead-accountant-${year}-2026-03-10.zip"`,
  );
  return readZip(Buffer.from(await answer.arrayBuffer()));
}

const expense = (fields: Partial<Parameters<TestClient["expenses"]["create"]>[0]> = {}) =>
  client.expenses.create({
    propertyId: flat.propertyId,
    unitId: null,
    category: "repairs",
    amount: "64.80",
    currency: "EUR",
    date: "2026-03-02",
    notes: "Plumber",
    ...fields,
  });

const receipt = (onId: string, name = "scan.PDF") =>
  storedFile(app, me, { on: "expense", onId, name, content: pdfOf(900, onId) });

/**
 * A year with rent, two bills of one supplier, one without a note, one in francs without a rate, and a bill of the year
 * before.
 */
async function someYear() {
  const { id, rows } = await flat.lease();
  await client.leases.recordPayment({
    id,
    rows: [rows[0]?.ref ?? ""],
    paidOn: "2026-01-03",
    method: "bank_transfer",
  });
  await receipt((await expense({ notes: "Plumber: ../../etc\nsecond line" })).id);
  await receipt((await expense({ notes: "Plumber: ../../etc", confirm: ["RECORD_LIKE_ANOTHER"] })).id);
  await receipt((await expense({ notes: "", amount: "500.00", date: "2026-02-01" })).id, "photo.pdf");
  await expense({ currency: "CHF", amount: "86.50", date: "2026-03-09", category: "insurance" });
  await receipt((await expense({ date: "2025-12-31", notes: "Last year" })).id);
}

describe("a year for the accountant [EXPO-01]", () => {
  it("holds every report in each form, the receipts by name, and what each file is known by", async () => {
    await someYear();
    const zip = await archiveOf(2026);
    const forms = (name: string) =>
      ["csv", "pdf", "xlsx"].map((form) => `reports/${name}_2026-01_2026-12.${form}`);
    expect([...zip.keys()].toSorted()).toEqual(
      [
        "SHA256SUMS.txt",
        "index.html",
        "receipts/2026-02-01_Repairs_500.00-EUR.pdf",
        "receipts/2026-03-02_Plumber_ .._.._etc_64.80-EUR (2).pdf",
        "receipts/2026-03-02_Plumber_ .._.._etc_64.80-EUR.pdf",
        // The list of who stayed where is no document for the accountant.
        ...moneyReports.flatMap((report) => forms(report.replace("_", "-"))),
      ].toSorted(),
    );
    const sums = (zip.get("SHA256SUMS.txt")?.toString() ?? "").trim().split("\n");
    expect(sums).toHaveLength(zip.size - 2);
    for (const line of sums) {
      const [hash = "", name = ""] = line.split(/ {2}(.*)/);
      expect([
        name,
        createHash("sha256")
          .update(zip.get(name) ?? "")
          .digest("hex"),
      ]).toEqual([name, hash]);
    }
  });

  it("names the receipt whose bytes were gone, and sums up only the files there are", async () => {
    await losingBytes(app, async () => receipt((await expense({ notes: "Roofer" })).id));
    await receipt((await expense({ notes: "Painter", date: "2026-03-04" })).id);
    const zip = await archiveOf(2026);
    expect([...zip.keys()].filter((name) => name.startsWith("receipts/"))).toEqual([
      "receipts/2026-03-04_Painter_64.80-EUR.pdf",
    ]);
    const page = zip.get("index.html")?.toString() ?? "";
    expect(page).toContain(
      "<td>2026-03-02_Roofer_64.80-EUR.pdf<br><b>The file itself was missing when the archive was made.</b></td>",
    );
    expect(page.split("The file itself was missing")).toHaveLength(2);
    const sums = zip.get("SHA256SUMS.txt")?.toString() ?? "";
    expect(sums).toContain("Painter");
    expect(sums).not.toContain("Roofer");
  });

  it("has the rows and the sums of the screen, to the cent, and names the rate it lacks", async () => {
    await someYear();
    const zip = await archiveOf(2026);
    const lines = csvLines(zip.get("reports/expenses_2026-01_2026-12.csv") ?? Buffer.alloc(0));
    const { items } = await client.expenses.list({ from: "2026-01-01", to: "2026-12-31", limit: 100 });
    expect(new Set(lines.map((line) => line["id"]))).toEqual(new Set(items.map(({ id }) => id)));
    const page = zip.get("index.html")?.toString() ?? "";
    const { sums } = await client.expenses.sums({ from: "2026-01-01", to: "2026-12-31" });
    for (const { currency, amount } of sums)
      expect(page).toContain(`<td>Amount</td><td>${currency}</td><td class="n">${amount}</td>`);
    expect(page).toContain("<b>Expenses</b><br>Rows: 4");
    expect(page).toContain("<li>2026-03: CHF → EUR</li>");
    // Typed text is shown as text.
    expect(page).not.toContain("<script");
    const [first = ""] = await pdfPages(zip.get("reports/expenses_2026-01_2026-12.pdf") ?? Buffer.alloc(0));
    expect(first).toContain("629.60");
  });

  it(
    "says so of a year in which nothing was, and has no paper in a plan without it",
    { tags: ["extended"] },
    async () => {
      await someYear();
      const empty = await archiveOf(2024);
      expect([...empty.keys()]).toEqual(["SHA256SUMS.txt", "index.html"]);
      expect(empty.get("index.html")?.toString()).toContain("Nothing was recorded in 2024.");
      await client.accounts.changePlan({ plan: "free" });
      const zip = await archiveOf(2026);
      expect([...zip.keys()].filter((name) => name.endsWith(".pdf") && name.startsWith("reports/"))).toEqual(
        [],
      );
      expect(zip.has("reports/profit_2026-01_2026-12.xlsx")).toBe(true);
    },
  );

  it.each(languages)("speaks %s where its owner does", { tags: ["extended"] }, async (language) => {
    const { version } = await client.accounts.profile({});
    await client.accounts.changeProfile({ version, language });
    await expense();
    const page = (await archiveOf(2026)).get("index.html")?.toString() ?? "";
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).not.toMatch(/[{}]year|\{(count|moment|workspace)\}/);
  });

  it(
    "is one beside the others: of each year one, and none of them the archive of the workspace",
    { tags: ["extended"] },
    async () => {
      await expense();
      await archiveOf(2026);
      expect((await client.ownData.dataExport({})).export).toBeNull();
      expect((await client.ownData.dataExport({ year: 2025 })).export).toBeNull();
      expect((await client.ownData.dataExport({ year: 2026 })).export).toMatchObject({
        state: "ready",
        done: moneyReports.length + 2,
        total: moneyReports.length + 2,
      });
      const [one, two] = await Promise.all([1, 2].map(() => client.ownData.orderDataExport({ year: 2025 })));
      expect(one).toEqual(two);
      const { items } = await client.history.activity({});
      expect(items.filter(({ action }) => action === "export")).toHaveLength(1);
    },
  );

  it("is the owner's, and nobody else's", async () => {
    await expense();
    await archiveOf(2026);
    const { current } = await client.accounts.workspaces({});
    const ws = `&ws=${current}`;
    const assistant = await memberSession(app, current, "assistant");
    const stranger = await app.signUp();
    const statuses = [];
    for (const session of [me, assistant, stranger, null])
      statuses.push((await fileOf(2026, session, ws)).status);
    expect(statuses).toEqual([200, 403, 404, 401]);
    expect((await fileOf(2026, stranger)).status).toBe(404);
    for (const year of ["x", "1.5", "2026&tenant=00000000-0000-4000-8000-000000000000"])
      expect((await app.call(`/api/data-export/file?year=${year}`, { session: me })).status).toBe(404);
    for (const wrong of [{ year: 0 }, { year: 99_999 }, { year: 2026, tenantId: flat.tenantId }])
      await expect(client.ownData.orderDataExport(wrong)).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});
