import { compareText } from "@keystead/domain/kernel";
import type { Language } from "@keystead/domain/languages";
import { currency, moneyText } from "@keystead/domain/money";
import { fill } from "@keystead/messages/fill";
import { messagesOf } from "@keystead/messages/messages-of";

import { archiveMoment, archivePage, fileIsMissing } from "#kernel/archive-page.ts";
import { escaped } from "#kernel/escaped.ts";
import type { PackedFile, PackedReceipt, ReportSums } from "./packed-files.ts";
import { dataExportMessages } from "../export-messages.ts";
import { paperMessages } from "../paper-messages.ts";

const controlMessages = messagesOf("files/control-page");

/** `2026-03` */
const MONTH_LENGTH = 7;

type ControlPage = {
  readonly language: Language;
  readonly year: number;
  readonly workspace: string;
  readonly takenAt: Date;
  readonly reports: readonly ReportSums[];
  readonly receipts: readonly PackedReceipt[];
  /** All files, with their checksums. */
  readonly files: readonly PackedFile[];
};

/** The totals of each report, by column and currency, and the checksum of each file of the archive. */
export function controlPage(page: ControlPage): string {
  const { language, year, workspace, takenAt, reports, receipts, files } = page;
  const messages = controlMessages[language];
  const filled = (text: string) => fill(text, { year, moment: archiveMoment(takenAt, language), workspace });
  const title = filled(messages.title);
  const missing = missingLines(reports);
  return archivePage({
    language,
    title,
    body: [
      `<h1>${escaped(title)}</h1>`,
      `<p>${escaped(filled(messages.lead))}</p>`,
      `<h2>${escaped(messages.sums)}</h2>`,
      reports.length === 0
        ? `<p>${escaped(filled(messages.nothing))}</p>`
        : tableOf(
            messages.head,
            reports.flatMap((report) => sumRows(report, language)),
            [3],
          ),
      ...(missing.length === 0
        ? []
        : [
            `<h2>${escaped(messages.missing)}</h2>`,
            `<ul>${missing.map((note) => `<li>${escaped(note)}</li>`).join("\n")}</ul>`,
          ]),
      `<h2>${escaped(messages.receipts)}</h2>`,
      receipts.length === 0
        ? `<p>${escaped(messages.none)}</p>`
        : tableOf(
            messages.receiptHead,
            receipts.map((receipt) => receiptRow(receipt, language)),
            [2],
          ),
      `<h2>${escaped(messages.files)}</h2>`,
      tableOf(messages.fileHead, files.map(fileRow), [1]),
      `<p>${escaped(messages.check)}</p>`,
    ].join("\n"),
  });
}

/** Zero sums are left out; if all are zero, the first one stays. */
function sumsThatSay({ sums }: ReportSums): ReportSums["sums"] {
  const nonZero = sums.filter(({ minor }) => minor !== 0);
  return nonZero.length === 0 ? sums.slice(0, 1) : nonZero;
}

/** A line for each month, with the currency pairs for which some report lacks a rate. */
function missingLines(reports: readonly ReportSums[]): readonly string[] {
  const pairs = new Set(
    reports.flatMap((report) => report.missing.map(({ period, from, to }) => `${period} ${from} → ${to}`)),
  );
  return [...Map.groupBy([...pairs].toSorted(compareText), (pair) => pair.slice(0, MONTH_LENGTH))].map(
    ([month, ofMonth]) => `${month}: ${ofMonth.map((pair) => pair.slice(MONTH_LENGTH + 1)).join(", ")}`,
  );
}

/** The name of a report appears once, with its number of rows. */
function sumRows(report: ReportSums, language: Language): readonly (readonly string[])[] {
  const messages = controlMessages[language];
  const named = [
    `<b>${escaped(report.title)}</b><br>${escaped(fill(messages.rows, { count: report.rows }))}`,
    ...(report.isTooLong ? [escaped(messages.tooLong)] : []),
  ].join("<br>");
  const sums = sumsThatSay(report).map(({ at, currency: code, minor, isOfTotals, apart }) => [
    escaped(
      [
        report.labels[at] ?? "",
        ...(apart === undefined ? [] : [dataExportMessages[language].apart[apart]]),
        ...(isOfTotals ? [paperMessages[language].total] : []),
      ].join(" · "),
    ),
    escaped(code),
    escaped(moneyText({ minor, currency: currency(code) })),
  ]);
  if (sums.length === 0) return [[named, "", "", ""]];
  return sums.map((cells, at) => [at === 0 ? named : "", ...cells]);
}

function receiptRow({ name, of, file }: PackedReceipt, language: Language): readonly string[] {
  const named =
    file === null ? `${escaped(baseOf(name))}<br><b>${escaped(fileIsMissing(language))}</b>` : linkTo(name);
  return [named, escaped(of.property), escaped(`${moneyText(of.money)} ${of.money.currency}`)];
}

function fileRow({ name, bytes, sha256 }: PackedFile): readonly string[] {
  return [linkTo(name), String(bytes), `<span class="h">${sha256}</span>`];
}

function linkTo(name: string): string {
  const address = name.split("/").map(encodeURIComponent).join("/");
  return `<a href="${escaped(address)}">${escaped(baseOf(name))}</a>`;
}

function baseOf(name: string): string {
  return name.slice(name.indexOf("/") + 1);
}

/** The cells are HTML; `numbers` are the columns that are aligned to the right. */
function tableOf(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  numbers: readonly number[],
): string {
  const cell = (tag: "td" | "th") => (html: string, at: number) =>
    `<${tag}${numbers.includes(at) ? ' class="n"' : ""}>${html}</${tag}>`;
  return `<table>
<thead><tr>${head.map(escaped).map(cell("th")).join("")}</tr></thead>
<tbody>
${rows.map((cells) => `<tr>${cells.map(cell("td")).join("")}</tr>`).join("\n")}
</tbody>
</table>`;
}
