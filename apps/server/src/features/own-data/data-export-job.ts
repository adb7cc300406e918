import { open } from "node:fs/promises";

import { DAY_MS } from "@keystead/domain/calendar";
import { presetForm } from "@keystead/domain/exports";
import { languages } from "@keystead/domain/languages";
import type { Language } from "@keystead/domain/languages";
import { EXPORT_KEPT_DAYS } from "@keystead/domain/own-data";
import { csvLine, type CsvValue } from "@keystead/domain/spreadsheet";
import * as z from "zod";

import { encryptWithAge } from "#adapters/age/age-stream.ts";
import { linesIn } from "#adapters/storage/file-lines.ts";
import { forget, keyOfFile } from "#adapters/storage/file-storage.ts";
import { pathless } from "#adapters/zip/pathless.ts";
import { incomingPath } from "#adapters/storage/incoming-folder.ts";
import { writeBytes } from "#adapters/zip/write-bytes.ts";
import { zipped, type ZipEntry } from "#adapters/zip/zip-writer.ts";
import type { Deps } from "#deps.ts";
import { asSystem, inWorkspace } from "#kernel/api/index.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { TableName } from "#kernel/db/table-names.ts";
import type { BackgroundJob } from "#kernel/jobs/job-kind.ts";
import { ACCOUNTANT_PARTS, accountantEntries } from "../exports/index.ts";
import {
  exportedColumns,
  pageIsLast,
  readPerson,
  rowsBehind,
  writeProgress,
  type Row,
} from "./data-export-store.ts";
import { type ExportedFiles, type ExportedTable, exportPage } from "./export-page.ts";
import { passphrases } from "./sealed-passphrase.ts";
import { speaksOfTenants } from "./tenant-rows-store.ts";

export const DATA_EXPORT_JOB = "data-export";

const Order = z.object({
  workspaceId: z.uuid(),
  userId: z.uuid(),
  id: z.uuid(),
  tenantId: z.nullable(z.uuid()).default(null),
  year: z.nullable(z.int()).default(null),
  /** Whether reports are added as PDF too: the plan allowed it when the export was ordered. */
  paper: z.boolean().default(false),
  passphraseSealed: z.nullable(z.string()).default(null),
});
type Order = z.infer<typeof Order>;

/**
 * Writes the archive of a workspace, of one tenant or of a year's books, part by part in short transactions. A run
 * after a crash begins again from the start.
 */
export function dataExportJob(deps: Deps): BackgroundJob {
  return {
    name: DATA_EXPORT_JOB,
    retries: 2,
    longestRunSeconds: 60 * 60,
    heartbeatSeconds: 60,
    // The payload holds the archive's passphrase, if it has one.
    forgetWhenDone: true,
    async run(payload) {
      const order = Order.parse(payload);
      const noteProgress = (progress: Parameters<typeof writeProgress>[2]) =>
        inWorkspace(at(deps, order), (work) => writeProgress(work, order.id, progress));
      if (
        !(await noteProgress({
          state: "working",
          done: 0,
          total: order.year === null ? partsOf(deps, order).length : ACCOUNTANT_PARTS,
        }))
      )
        return;
      try {
        const bytes = await writeArchive(deps, order, (done) => noteProgress({ state: "working", done }));
        const expiresAt = new Date(deps.clock.now().getTime() + EXPORT_KEPT_DAYS * DAY_MS);
        await inWorkspace(at(deps, order), async (work) => {
          await writeProgress(work, order.id, { state: "ready", bytes, expiresAt });
          const { workspaceId, tenantId, year } = order;
          const exported = year === null ? {} : { changes: { exported: "accountant", year } };
          await writeAudit(
            work,
            tenantId === null
              ? { action: "export", entity: "workspace", entityId: workspaceId, ...exported }
              : { action: "export", entity: "tenant", entityId: tenantId },
          );
        });
      } catch (error) {
        await noteProgress({ state: "failed" });
        throw error;
      }
    },
  };
}

function at(deps: Deps, { workspaceId, userId }: Order) {
  return { deps, scope: { workspaceId, userId }, now: deps.clock.now() };
}

/** Writes the archive on this machine and moves it, once complete, to the store that all processes share. */
async function writeArchive(
  deps: Deps,
  order: Order,
  noteProgress: (done: number) => Promise<unknown>,
): Promise<number> {
  const path = await incomingPath(deps.env.dataDir);
  const rowsPath = await incomingPath(deps.env.dataDir);
  try {
    const entries = entriesOf({ deps, order, rowsPath, noteProgress });
    const zip = zipped(entries, deps.clock.now());
    const passphrase = passphraseOf(deps, order);
    const bytes = await writeBytes(path, passphrase === null ? zip : encryptWithAge(passphrase, zip));
    await deps.archives.put(keyOfFile(order.workspaceId, order.id), path);
    return bytes;
  } finally {
    await forget(path);
    await forget(rowsPath);
  }
}

/** Throws rather than write an unencrypted archive where an encrypted one was ordered. */
function passphraseOf(deps: Deps, { passphraseSealed }: Order): string | null {
  if (passphraseSealed === null) return null;
  const passphrase = passphrases(deps).open(passphraseSealed);
  if (passphrase === null) throw new Error("the passphrase of an archive does not open");
  return passphrase;
}

type Filling = {
  readonly deps: Deps;
  readonly order: Order;
  readonly rowsPath: string;
  readonly noteProgress: (done: number) => Promise<unknown>;
};

/**
 * The tables in the archive: all that the owner may export, or for one tenant those that can hold data about a
 * tenant.
 */
function partsOf({ takenAlong }: Deps, { tenantId }: Order): readonly TableName[] {
  return tenantId === null ? takenAlong : takenAlong.filter(speaksOfTenants);
}

async function* entriesOf(filling: Filling): AsyncGenerator<ZipEntry> {
  const { deps, order } = filling;
  const you = await asSystem(at(deps, order), ({ tx }) => readPerson(tx, order.userId));
  const language = languages.find((one) => one === you["language"]) ?? "en";
  yield* order.year === null
    ? ownEntries(filling, { you, language })
    : accountantEntries({
        read: (run) => inWorkspace(at(deps, order), run),
        file: (fileId) => deps.files.read(keyOfFile(order.workspaceId, fileId)),
        print: order.paper ? deps.reportPrinter.print : null,
        now: deps.clock.now(),
        language,
        year: order.year,
        scratch: filling.rowsPath,
        noteProgress: filling.noteProgress,
      });
}

type Reader = { readonly you: Row; readonly language: Language };

async function* ownEntries(
  { deps, order, rowsPath, noteProgress }: Filling,
  { you, language }: Reader,
): AsyncGenerator<ZipEntry> {
  const takenAt = deps.clock.now();
  const isWhole = order.tenantId === null;
  const tables: ExportedTable[] = [];
  let subject = textOf(you["name"]) || textOf(you["email"]);
  for (const name of partsOf(deps, order)) {
    const { rows, first } = await writeRows(rowsPath, { deps, order, name });
    if (!isWhole && name === "tenant") subject = textOf(first?.["name"]);
    const columns = exportedColumns(name, order.tenantId);
    yield { name: `json/${name}.json`, content: asJson(rowsPath) };
    yield {
      name: `csv/${name}.csv`,
      content: asCsv(rowsPath, columns, presetForm(language).separator),
    };
    tables.push({ name, rows });
    await noteProgress(tables.length);
  }
  if (isWhole) yield { name: "json/you.json", content: once(`${JSON.stringify(you, null, 2)}\n`) };
  const files = yield* filesOf(deps, order);
  const about = isWhole ? "workspace" : "tenant";
  yield {
    name: "index.html",
    content: once(exportPage({ language, about, subject, takenAt, tables, files })),
  };
}

/** Each file keeps its own name, in a folder of its own to which the `document` table refers. */
async function* filesOf(deps: Deps, order: Order): AsyncGenerator<ZipEntry, ExportedFiles> {
  let count = 0;
  const missing: string[] = [];
  let last: Row | null = null;
  for (;;) {
    const behind: Row | null = last;
    const page: readonly Row[] = await inWorkspace(at(deps, order), (work) =>
      rowsBehind(work, { table: "document", tenantId: order.tenantId }, behind),
    );
    for (const row of page) {
      const content = await deps.files.read(keyOfFile(order.workspaceId, textOf(row["file_id"])));
      const name = `files/${textOf(row["id"])}/${pathless(textOf(row["name"]))}`;
      if (content === null) missing.push(name);
      else {
        yield { name, content };
        count += 1;
      }
    }
    last = page.at(-1) ?? null;
    if (pageIsLast(page)) return { count, missing };
  }
}

/** Makes CSV and JSON from one reading of the table, which is stored on disk with one line per row. */
async function writeRows(
  path: string,
  { deps, order, name }: { readonly deps: Deps; readonly order: Order; readonly name: TableName },
): Promise<{ readonly rows: number; readonly first: Row | null }> {
  const file = await open(path, "w", 0o600);
  try {
    let rows = 0;
    let first: Row | null = null;
    let last: Row | null = null;
    for (;;) {
      const behind: Row | null = last;
      const page: readonly Row[] = await inWorkspace(at(deps, order), (work) =>
        rowsBehind(work, { table: name, tenantId: order.tenantId }, behind),
      );
      first ??= page[0] ?? null;
      if (page.length > 0) await file.writeFile(page.map((row) => `${JSON.stringify(row)}\n`).join(""));
      rows += page.length;
      last = page.at(-1) ?? null;
      if (pageIsLast(page)) return { rows, first };
    }
  } finally {
    await file.close();
  }
}

async function* asJson(path: string): AsyncGenerator<string> {
  let before = "[\n";
  for await (const line of linesIn(path)) {
    yield before + line;
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

async function* asCsv(path: string, columns: readonly string[], separator: string): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(columns, { separator })}`;
  for await (const line of linesIn(path)) {
    const row: Row = JSON.parse(line);
    yield csvLine(
      columns.map((column) => plain(row[column])),
      { separator },
    );
  }
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function plain(value: unknown): CsvValue {
  if (value === null || value === undefined) return null;
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  return JSON.stringify(value);
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}
