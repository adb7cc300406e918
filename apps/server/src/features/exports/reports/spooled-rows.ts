import type { ExportRow } from "@keystead/domain/exports";
import { open } from "node:fs/promises";

import { linesIn } from "#adapters/storage/file-lines.ts";

/** Writes the pages of a table to a local file, one line each, so that several formats can be made from one reading. */
export async function spoolRows(path: string, pages: AsyncIterable<readonly ExportRow[]>): Promise<void> {
  const file = await open(path, "w", 0o600);
  try {
    for await (const page of pages) if (page.length > 0) await file.writeFile(`${JSON.stringify(page)}\n`);
  } finally {
    await file.close();
  }
}

/** Reads the pages back, as often as needed. */
export async function* spooledRows(path: string): AsyncGenerator<readonly ExportRow[]> {
  for await (const line of linesIn(path)) {
    const page: readonly ExportRow[] = JSON.parse(line);
    yield page;
  }
}
