import type { ReportQuery } from "@keystead/contract/exports";
import { parsePeriod } from "@keystead/domain/calendar";
import {
  controlSums,
  exportFileName,
  MOST_PDF_ROWS,
  presetForm,
  moneyReports,
} from "@keystead/domain/exports";
import type { ExportRow, Report } from "@keystead/domain/exports";
import type { Language } from "@keystead/domain/languages";
import { createHash } from "node:crypto";

import type { Printer } from "#adapters/printer/printer.ts";
import type { ZipEntry } from "#adapters/zip/zip-writer.ts";
import type { ReadRows } from "#kernel/registry/exported-list.ts";
import type { WorkspaceScope } from "#kernel/work.ts";
import { namesForPaper } from "../reports/names-for-paper-store.ts";
import { controlPage } from "./control-page.ts";
import { begun, csvOf, xlsxOf } from "../export-file.ts";
import type { PackedFile, PackedReceipt, ReportSums } from "./packed-files.ts";
import { receiptName } from "./receipt-name.ts";
import { isLastOfReceipts, receiptsBehind, type StoredReceipt } from "./receipts-store.ts";
import { sheetOfReport } from "../reports/sheet-of-report.ts";
import { tableOfReport, type ReportTable } from "../reports/table-of-report.ts";
import { spooledRows, spoolRows } from "../reports/spooled-rows.ts";
import { valueMessages } from "../value-messages.ts";

/** The number of parts for the progress: the reports, the receipts, the page of control sums. */
export const ACCOUNTANT_PARTS = moneyReports.length + 2;

export type AccountantOrder = {
  /** Reads in short transactions of the workspace. */
  readonly read: ReadRows<WorkspaceScope>;
  /** The bytes of a stored file; null if it no longer exists. */
  readonly file: (fileId: string) => Promise<AsyncIterable<Uint8Array> | null>;
  /** Null if the plan does not include reports on paper. */
  readonly print: Printer["print"] | null;
  readonly now: Date;
  readonly language: Language;
  readonly year: number;
  /** The path of a local file that may be overwritten. */
  readonly scratch: string;
  /** Reports how many parts are done. */
  readonly noteProgress: (done: number) => Promise<unknown>;
};

/**
 * A year for the accountant, entry by entry: every report in each format, made from one reading; the receipts, named by
 * date, purpose and amount; a page with the totals of each report and the checksum of each file.
 */
export async function* accountantEntries(order: AccountantOrder): AsyncGenerator<ZipEntry> {
  const { read, now, language, year, noteProgress } = order;
  const found: ReportSums[] = [];
  for (const report of moneyReports) {
    const sums = yield* reportEntries(order, report);
    if (sums !== null) found.push(sums);
    await noteProgress(moneyReports.indexOf(report) + 1);
  }
  const receipts = yield* receiptEntries(order);
  await noteProgress(moneyReports.length + 1);
  const { workspace } = await read((work) => namesForPaper(work, []));
  const files = [...found.flatMap((report) => report.files), ...receipts.flatMap(({ file }) => file ?? [])];
  yield {
    name: "SHA256SUMS.txt",
    content: once(files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join("")),
  };
  yield {
    name: "index.html",
    content: once(controlPage({ language, year, workspace, takenAt: now, reports: found, receipts, files })),
  };
  await noteProgress(ACCOUNTANT_PARTS);
}

/** Financial reports name no guests, so guest records stay encrypted. */
const guestsStaySealed = () => [];

/** Returns null if the report has no row in the year. */
async function* reportEntries(
  order: AccountantOrder,
  report: Report,
): AsyncGenerator<ZipEntry, ReportSums | null> {
  const { read, language, year, scratch, now } = order;
  const query: ReportQuery = { report, period: String(year), amounts: "base", language };
  const opened = await tableOfReport(read, query, guestsStaySealed);
  const pages = await begun(opened.table.pages);
  if (pages === null) return null;
  const [ofRows, ofTotals] = [controlSums(opened.table.columns), controlSums(opened.table.columns, "totals")];
  await spoolRows(scratch, counted(pages, [ofRows, ofTotals]));
  const { missing, ahead } = opened.withoutRate();
  const again = (): ReportTable["table"] => ({ ...opened.table, pages: spooledRows(scratch) });
  const nameOf = (format: string) => `reports/${exportFileName(report, opened.period, format)}`;
  const files: PackedFile[] = [];
  yield hashed(nameOf("xlsx"), xlsxOf(again(), now), files);
  yield hashed(nameOf("csv"), csvOf(again(), presetForm(language)), files);
  const rows = ofRows.rows() + ofTotals.rows();
  const pdf = await paperOf(order, query, { ...opened, table: again(), rows });
  if (pdf !== null) yield hashed(nameOf("pdf"), once(pdf), files);
  return {
    title: opened.table.title,
    labels: opened.table.labels,
    rows,
    sums: [
      ...ofRows.sums().map((sum) => ({ ...sum, isOfTotals: false })),
      ...ofTotals.sums().map((sum) => ({ ...sum, isOfTotals: true })),
    ],
    missing: [...missing, ...ahead],
    files,
    isTooLong: order.print !== null && rows > MOST_PDF_ROWS,
  };
}

async function paperOf(
  { print, read }: AccountantOrder,
  query: ReportQuery,
  { rows, ...report }: ReportTable & { readonly rows: number },
): Promise<Uint8Array | null> {
  if (print === null || rows > MOST_PDF_ROWS) return null;
  const sheet = await sheetOfReport(read, query, report);
  return sheet === null ? null : print(sheet);
}

async function* receiptEntries({
  read,
  file,
  language,
  year,
}: AccountantOrder): AsyncGenerator<ZipEntry, readonly PackedReceipt[]> {
  const period = parsePeriod(String(year));
  if (period === null) throw new Error(`no year: ${year}`);
  const taken = new Set<string>();
  const receipts: PackedReceipt[] = [];
  let last: StoredReceipt | null = null;
  for (;;) {
    const behind: StoredReceipt | null = last;
    const page: readonly StoredReceipt[] = await read((work) => receiptsBehind(work, period, behind));
    for (const receipt of page) {
      const category = valueMessages[language].expense_category[receipt.category] ?? receipt.category;
      const name = `receipts/${receiptName(receipt, category, taken)}`;
      const content = await file(receipt.fileId);
      const packed: PackedFile[] = [];
      if (content !== null) yield hashed(name, content, packed);
      receipts.push({ of: receipt, name, file: packed[0] ?? null });
    }
    last = page.at(-1) ?? null;
    if (isLastOfReceipts(page)) break;
  }
  return receipts;
}

async function* counted(
  pages: AsyncIterable<readonly ExportRow[]>,
  sums: readonly ReturnType<typeof controlSums>[],
): AsyncGenerator<readonly ExportRow[]> {
  for await (const page of pages) {
    for (const row of page) for (const sum of sums) sum.add(row);
    yield page;
  }
}

/** The entry; it is added to `packed` once it is written. */
function hashed(name: string, content: AsyncIterable<string | Uint8Array>, packed: PackedFile[]): ZipEntry {
  async function* watched(): AsyncGenerator<string | Uint8Array> {
    const hash = createHash("sha256");
    let bytes = 0;
    for await (const part of content) {
      hash.update(part);
      bytes += typeof part === "string" ? Buffer.byteLength(part) : part.length;
      yield part;
    }
    packed.push({ name, bytes, sha256: hash.digest("hex") });
  }
  return { name, content: watched() };
}

async function* once<Part extends string | Uint8Array>(part: Part): AsyncGenerator<Part> {
  yield part;
}
