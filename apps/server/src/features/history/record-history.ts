import type { HistoryQuery, RecordHistory } from "@keystead/contract/history";
import { HISTORY_STEP } from "@keystead/domain/history";
import type { NamedKind } from "@keystead/domain/history";
import type * as z from "zod/mini";

import { refusal } from "#kernel/api/index.ts";
import { findOfRecord, findOfTransfer, findTransferEntries } from "./history-store.ts";
import type { StoredHistory } from "./history-store.ts";
import { historyView } from "./history-view.ts";
import type { HistoryAccess } from "./history-view.ts";

type Query = z.infer<typeof HistoryQuery>;

/** Includes the units of a property and the money of a lease. A deleted record is NOT_FOUND. */
export async function historyOfRecord(
  reading: HistoryAccess,
  kind: NamedKind,
  { id, before }: Query,
): Promise<RecordHistory> {
  const found = await findOfRecord(reading.work, id, { before, limit: HISTORY_STEP + 1 });
  const { entries, records } = await historyView(reading, step(found), [id]);
  if (records.record(kind, id) === undefined) throw refusal("NOT_FOUND");
  return { entries, more: found.length > HISTORY_STEP };
}

/** The history of one transfer, with its refunds. */
export async function historyOfPayment(
  reading: HistoryAccess,
  { id, before }: Query,
): Promise<RecordHistory> {
  const transfer = await findTransferEntries(reading.work, id);
  if (transfer === undefined) throw refusal("NOT_FOUND");
  const found = await findOfTransfer(reading.work, transfer, { before, limit: HISTORY_STEP + 1 });
  const { entries } = await historyView(reading, step(found));
  return { entries, more: found.length > HISTORY_STEP };
}

function step(found: readonly StoredHistory[]): readonly StoredHistory[] {
  return found.slice(0, HISTORY_STEP);
}
