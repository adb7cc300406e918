import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";

import type { TableFormat } from "@keystead/domain/exports";
import { readZip } from "@keystead/testkit/read-zip";

import { writeZip, type ZipEntry } from "#adapters/zip/zip-writer.ts";

export type ReadCell = { readonly value: string; readonly formula: string | null; readonly isText: boolean };

/** The cells of a spreadsheet's only sheet, row by row; empty ones as "". */
export function sheetCells(file: Buffer): readonly (readonly ReadCell[])[] {
  const xml = sheetOf(file);
  return [...xml.matchAll(/<row r="\d+">(.*?)<\/row>/gs)].map(([, row = ""]) => {
    const cells: ReadCell[] = [];
    for (const [, name = "", type = "", inside = ""] of row.matchAll(
      /<c r="([A-Z]+)\d+" s="\d+"( t="inlineStr")?>(.*?)<\/c>/gs,
    )) {
      const at = [...name].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
      while (cells.length < at) cells.push({ value: "", formula: null, isText: true });
      cells.push({
        value: plain(/<(?:t[^>]*|v)>(.*?)<\/(?:t|v)>/s.exec(inside)?.[1] ?? ""),
        formula: plain(/<f>(.*?)<\/f>/s.exec(inside)?.[1] ?? "") || null,
        isText: type !== "",
      });
    }
    return cells;
  });
}

function sheetOf(file: Buffer): string {
  return readZip(file).get("xl/worksheets/sheet1.xml")?.toString("utf8") ?? "";
}

function plain(xml: string): string {
  const marks: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', amp: "&" };
  return xml
    .replaceAll(/&(lt|gt|quot|amp);/g, (_all, mark: string) => marks[mark] ?? "")
    .replaceAll(/_x([0-9A-F]{4})_/g, (_all, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
}

/**
 * The same file without the cached results of its formulas, so that the program that opens it must calculate them.
 */
export async function withoutCachedValues(file: Buffer): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), "keystead-sheet-"));
  try {
    const path = join(folder, "sheet.xlsx");
    async function* entries(): AsyncGenerator<ZipEntry> {
      for (const [name, content] of readZip(file))
        yield { name, content: once(content.toString("utf8").replaceAll(/(<\/f>)<v>[^<]*<\/v>/g, "$1")) };
    }
    await writeZip(path, entries(), new Date("2026-01-01T00:00:00Z"));
    return readFileSync(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

/** Whether this machine has LibreOffice; without it the tests that open files in it are skipped. */
export const hasOffice = spawnSync("soffice", ["--version"], { stdio: "ignore" }).status === 0;

/**
 * Files as LibreOffice shows them, cell by cell. One run opens all of them, because LibreOffice is slow to start.
 * `separator` is for CSV.
 */
export async function openedInOffice(
  files: readonly Buffer[],
  { kind, separator = "," }: { readonly kind: TableFormat; readonly separator?: string },
): Promise<readonly (readonly (readonly string[])[])[]> {
  const folder = mkdtempSync(join(tmpdir(), "keystead-office-"));
  try {
    for (const [at, file] of files.entries()) writeFileSync(join(folder, `${at}.${kind}`), file);
    const filter = `CSV:${separator.charCodeAt(0)},34,76,1,,0,false,true`;
    await promisify(execFile)(
      "soffice",
      [
        `-env:UserInstallation=${pathToFileURL(join(folder, "profile")).href}`,
        "--headless",
        ...(kind === "csv" ? [`--infilter=${filter}`] : []),
        "--convert-to",
        "csv:Text - txt - csv (StarCalc):9,34,76,1,,0,false,true,false",
        "--outdir",
        join(folder, "out"),
        ...files.map((_file, at) => join(folder, `${at}.${kind}`)),
      ],
      { timeout: 120_000 },
    );
    return files.map((_file, at) => linesIn(readFileSync(join(folder, "out", `${at}.csv`), "utf8")));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function linesIn(text: string): readonly (readonly string[])[] {
  return text
    .replace(/^\uFEFF/, "")
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t").map((cell) => cell.replace(/^"(.*)"$/s, "$1").replaceAll('""', '"')));
}
