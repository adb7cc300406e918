import type { Book } from "@keystead/domain/ledger";

import { rowInFocus } from "../../../ui/list/row-in-focus.ts";
import { useShortcut } from "../../../ui/focus/use-shortcut.ts";
import { useCan } from "../../session/public.ts";
import { type BookRecord, isChangeable } from "./book-record.ts";

/** `d` duplicates the record whose row has the focus, unless it is linked or a reversal. */
export function useDuplicateKey(
  book: Book,
  records: readonly BookRecord[] | undefined,
  open: (kind: "duplicate", id: string) => void,
): void {
  const duplicate = () => {
    const record = rowInFocus(records);
    if (record !== undefined && isChangeable(record)) open("duplicate", record.id);
  };
  useShortcut("d", duplicate, useCan()(`${book}.create`));
}
