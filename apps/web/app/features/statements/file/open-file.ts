import {
  type Handed,
  isWorkbookPart,
  MOST_STATEMENT_CHARACTERS,
  readWorkbook,
  type RefusedFile,
} from "@keystead/domain/statements";

import { textOf } from "../../../lib/files/text-of-file.ts";
import { isZip, unzip } from "../../../lib/files/unzip.ts";

/** The readable content of a file, or why it is refused. */
export type HandedIn = { readonly files: readonly Handed[] } | { readonly refused: RefusedFile };

/** Upper bound in bytes: two bytes a character, plus line ends. */
const MOST_BYTES = MOST_STATEMENT_CHARACTERS * 3;
const PICTURES = /^image\//;

/** Opens a dropped or chosen file: the files of a ZIP file, the rows of a workbook, and anything else as text. */
export async function openFile(file: File): Promise<HandedIn> {
  if (PICTURES.test(file.type)) return { refused: "image" };
  if (file.size === 0) return { refused: "empty" };
  if (file.size > MOST_BYTES) return { refused: "tooLong" };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isZip(bytes)) return openZip(bytes);
  // The signature of Office files before XLSX.
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0)
    return { refused: "xls" };
  return { files: [textOf(bytes)] };
}

async function openZip(bytes: Uint8Array): Promise<HandedIn> {
  const parts = await unzip(bytes, isWorkbookPart);
  if (parts === null) return { refused: "archive" };
  if (parts.size > 0) {
    const rows = readWorkbook(new Map([...parts].map(([name, part]) => [name, textOf(part)])));
    return rows === null ? { refused: "archive" } : { files: [rows] };
  }
  const files = await unzip(bytes, (name) => !name.startsWith("__MACOSX/") && !/(?:^|\/)\./.test(name));
  return files === null || files.size === 0
    ? { refused: "archive" }
    : { files: [...files.values()].map((file) => textOf(file)) };
}
