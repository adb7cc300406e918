import { parsePlainDate } from "../../../calendar/index.ts";
import type { PlainDate } from "../../../calendar/index.ts";
import { readStart } from "../../../spreadsheet/index.ts";
import type { DateOrder } from "../../../spreadsheet/index.ts";

/** A day as banks write it, with a time after it or without separators (20261102). */
export function readBankDay(text: string, order: DateOrder): PlainDate | null {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(text.trim()) ?? [];
  if (year !== undefined) return parsePlainDate(`${year}-${month ?? ""}-${day ?? ""}`);
  const bare = /^\d{4}-\d{2}-\d{2}[T ]/.test(text) ? text.slice(0, 10) : text;
  const read = hasDay(bare) ? readStart(bare, order) : null;
  return read?.state === "read" ? read.value : null;
}

/** A bare number is not a day in a bank file, although a spreadsheet may use one. */
export function hasDay(text: string): boolean {
  return /\d/.test(text) && /[./\s-]|^\d{8}$/.test(text.trim());
}
