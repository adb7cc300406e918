import type { ActivityQuery, HistoryEntry } from "@keystead/contract/history";
import type * as z from "zod/mini";

import type { Onward } from "#kernel/db/queries/list-order.ts";
import type { NamesOfRecords } from "#kernel/registry/record-names.ts";
import type { Work } from "#kernel/work.ts";
import { findActivity } from "./history-store.ts";
import { historyView } from "./history-view.ts";

/** Three statements, regardless of the changes. */
export async function listActivity(
  work: Work,
  query: z.infer<typeof ActivityQuery>,
  deps: NamesOfRecords,
): Promise<{ items: HistoryEntry[]; total: number } & Onward> {
  const { entries, total, onward } = await findActivity(work, query);
  const shown = await historyView({ work, deps }, entries);
  return { items: shown.entries, total, ...onward };
}
