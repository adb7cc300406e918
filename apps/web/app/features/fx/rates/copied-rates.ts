import type { Language } from "@keystead/domain/languages";

import { formatAmountInput } from "../../../lib/format/format.ts";
import type { RateRow } from "./rate-rows.ts";
import type { RateInputs } from "./use-rate-form.ts";

/**
 * Copies of the previous month's rates for a month's empty cells, including typed ones. Nothing is stored: the copies
 * can be checked and corrected, and become records of their own when they are saved (R-B05).
 */
export function copiedInto(
  period: string,
  {
    rows,
    input,
    language,
  }: { readonly rows: readonly RateRow[]; readonly input: RateInputs; readonly language: Language },
): RateInputs {
  const copies: Record<string, string> = {};
  for (const { cells } of rows) {
    const at = cells.findIndex((cell) => cell.period === period);
    const [before, cell] = [cells[at - 1], cells[at]];
    if (before === undefined || cell === undefined || cell.stored !== null) continue;
    if ((input[cell.key] ?? "") !== "") continue;
    const text = input[before.key] ?? textOf(before, language);
    if (text !== "") copies[cell.key] = text;
  }
  return copies;
}

/** A rate stored the other way round is not copied as its rounded inverse. */
function textOf({ stored, turned }: RateRow["cells"][number], language: Language): string {
  return stored === null || turned ? "" : formatAmountInput(stored.rate, language);
}
