import { addDays, plainDate } from "@keystead/domain/calendar";
import { isShownColumn, columnsInSheet, reportColumns, reports } from "@keystead/domain/exports";
import type { ExportColumn, Report, ReportFormat } from "@keystead/domain/exports";
import { languages, type Language } from "@keystead/domain/languages";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { asDrawn } from "#adapters/printer/text-shaping/plain-text.ts";
import { csvLines } from "#testing/files/csv-lines.ts";
import { pdfPages } from "#testing/files/pdf-text.ts";
import { sheetCells, type ReadCell } from "#testing/files/sheets.ts";
import { testApp, type TestApp, type TestClient, type TestSession } from "#testing/test-app.ts";
import { columnLabels } from "../export-messages.ts";

const PERIOD = "2026";

let app: TestApp;
let me: TestSession;
let workspaceId: string;
let client: TestClient;

beforeAll(async () => {
  app = await testApp({ now: "2026-06-10T09:00:00Z" });
  me = await app.signUp();
  ({ id: workspaceId } = await app.client(me).accounts.openSample({}));
  client = app.client(me, { workspaceId });
  // A registered guest with every field filled in.
  const { items } = await client.bookings.list({ limit: 100, sort: "checkIn" });
  const stay = items.find(({ checkIn, status }) => status === "confirmed" && checkIn.startsWith(PERIOD));
  if (stay === undefined) throw new Error("the sample has no stay in the period");
  const { version, guests } = await client.guests.get({ bookingId: stay.id });
  await client.guests.save({ bookingId: stay.id, version, guests: [...guests, YARA] });
});
afterAll(() => app.close());

const YARA = {
  role: "family_head",
  familyName: "Haddad",
  secondFamilyName: "",
  givenNames: "Yara",
  sex: "female",
  birthDate: "1990-02-03",
  birthPlace: "",
  birthCountry: "",
  nationality: "FR",
  documentType: "identity_card",
  documentNumber: "C01X00T47",
  documentSupportNumber: "",
  documentIssuePlace: "",
  address: "",
  city: "",
  postalCode: "",
  residenceCountry: "",
  phone: "",
  email: "",
  kinship: "",
} as const;

async function fileOf(report: Report, format: ReportFormat, language: Language): Promise<Buffer> {
  // The rate limit would refuse so many files in an hour.
  app.clock.advance(61_000);
  const answer = await app.call("/api/exports/report", {
    session: me,
    headers: { "x-workspace-id": workspaceId },
    body: { report, period: PERIOD, format, language },
  });
  expect([answer.status, report, format]).toEqual([200, report, format]);
  return Buffer.from(await answer.arrayBuffer());
}

const previewOf = (report: Report, format: ReportFormat, language: Language) =>
  client.exports.preview({ report, period: PERIOD, format, language });

describe.each(languages)("the preview in %s is what the file says [EXPO-01]", (language) => {
  it.each(reports)("%s as CSV, for programs", async (report) => {
    const { columns, first } = await previewOf(report, "csv", language);
    const lines = csvLines(await fileOf(report, "csv", language));
    expect(first.length).toBeGreaterThan(0);
    expect(columns.map(({ key }) => key)).toEqual(Object.keys(lines[0] ?? {}));
    expect(first.map((row) => row.map((cell) => cell ?? ""))).toEqual(
      lines.slice(0, first.length).map((line) => Object.values(line)),
    );
  });

  it.each(reports)("%s as XLSX, ids at its end", async (report) => {
    const { columns, first } = await previewOf(report, "xlsx", language);
    const cells = sheetCells(await fileOf(report, "xlsx", language));
    const all = reportColumns(report, "base");
    const inSheet = columnsInSheet(all).flatMap((at) => all[at] ?? []);
    expect(inSheet[0]?.holds).not.toBe("id");
    expect(columns.map(({ key }) => key)).toEqual(inSheet.map(({ key }) => key));
    expect(columns.map(({ label }) => label)).toEqual(cells[0]?.map(({ value }) => value));
    expect(first.length).toBeGreaterThan(0);
    expect(first.map((row) => row.map((cell, at) => asWritten(inSheet[at], cell, language)))).toEqual(
      cells
        .slice(1, 1 + first.length)
        .map((row) => inSheet.map((column, at) => shown(column, row[at], language))),
    );
  });

  it.each(reports)("%s as PDF, with the columns that paper has", { tags: ["extended"] }, async (report) => {
    const { columns, first } = await previewOf(report, "pdf", language);
    const onPaper = reportColumns(report, "base").filter(isShownColumn);
    expect(columns.map(({ label }) => label)).toEqual(columnLabels(onPaper, language));
    const page = plain((await pdfPages(await fileOf(report, "pdf", language))).join(" "));
    expect(first.length).toBeGreaterThan(0);
    for (const row of first) expect(page).toContain(plain(row.map((cell) => asDrawn(cell ?? "")).join("")));
  });
});

it("says no word of the programs to people, and no day as they write it", async () => {
  for (const report of reports)
    for (const format of ["xlsx", "pdf"] as const) {
      const { columns, first } = await previewOf(report, format, "de");
      const cells = first.flatMap((row) => row.filter((_cell, at) => columns[at]?.isShown === true));
      expect(
        cells.filter((cell) =>
          /^\d{4}-\d{2}|bank_transfer|operating|identity_card|family_head/.test(cell ?? ""),
        ),
        `${report} ${format}`,
      ).toEqual([]);
    }
});

/** The day from which a spreadsheet counts. */
const DAY_ZERO = plainDate("1899-12-30");

/** What a spreadsheet shows of a cell of its file. Amounts without separators, which the spreadsheet adds itself. */
function shown(column: ExportColumn, cell: ReadCell | undefined, language: Language): string {
  const value = cell?.value ?? "";
  if (value === "") return "";
  const days = Math.floor(Number(value));
  const clock = Number(value) % 1;
  const minutes = Math.round(clock * 24 * 60);
  switch (column.holds) {
    case "day":
      return dayShown(days, language);
    case "month":
      return dateOf(days)
        .toLocaleDateString(localeOf(language), {
          month: "long",
          year: "numeric",
          timeZone: "UTC",
        })
        .replace(" de ", " ");
    case "time":
      return `${dayShown(days, language)} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
    case "amount":
    case "base":
      return value;
    case "rate":
      return Number(value).toFixed(10);
    case "id":
    case "months":
    case "text":
    case "word":
    case "country":
    case "count":
    case "currency":
    case "base_currency":
      return value;
  }
}

/** A cell of the preview with its amount as a file writes it. */
function asWritten(column: ExportColumn | undefined, cell: string | null, language: Language): string {
  if (cell === null || column === undefined) return "";
  if (!["amount", "base", "rate"].includes(column.holds)) return cell;
  const [group, mark] = language === "en" ? [/,/g, "."] : [/[.\s\u202f\u00a0]/g, ","];
  return cell.replaceAll(group, "").replace(mark, ".");
}

function dayShown(days: number, language: Language): string {
  const date = dateOf(days);
  const [day, month, year] = [two(date.getUTCDate()), two(date.getUTCMonth() + 1), date.getUTCFullYear()];
  if (language === "de") return `${day}.${month}.${year}`;
  if (language !== "en") return `${day}/${month}/${year}`;
  const short = date.toLocaleDateString("en-GB", { month: "long", timeZone: "UTC" }).slice(0, 3);
  return `${Number(day)} ${short} ${year}`;
}

function dateOf(days: number): Date {
  return new Date(`${addDays(DAY_ZERO, days)}T00:00:00Z`);
}

function localeOf(language: Language): string {
  return language === "en" ? "en-GB" : language;
}

function two(part: number): string {
  return String(part).padStart(2, "0");
}

/** Without spaces and hyphens: a heading or a word may be broken over several lines. */
function plain(text: string): string {
  return text.replaceAll(/[\s\u202f\u00a0-]+/g, "");
}
