import { ORPCError } from "@orpc/server";
import type { Book } from "@keystead/domain/ledger";

import { refusal } from "#kernel/api/index.ts";
import type { TrashShare } from "#kernel/registry/feature.ts";
import { trashKind } from "#kernel/trash/trash-kind.ts";
import { assertRecordsFit, lockWorkspace } from "../../plans/index.ts";
import { findReturned } from "./record-trash-store.ts";

/**
 * Restored without a unit or tenant that was deleted in the meantime, with the files of an expense and the bank
 * statement line.
 */
export const recordTrash = {
  income: trashKind("income", ["income", "statement_line"], { partOf: ["property_id"], comesAlone: true }),
  expense: trashKind("expense", ["expense", "document", "statement_line"], {
    partOf: ["property_id"],
    comesAlone: true,
  }),
};

/**
 * A restored record must fit the plan's limit of its month and what is left of its original, as if it were entered
 * now.
 */
export function returning(book: Book): TrashShare {
  return {
    ...recordTrash[book],
    before: lockWorkspace,
    async after(work, _first, records) {
      const { days, exceeds } = await findReturned(work, book, records);
      if (exceeds) throw refusal("CANNOT_RESTORE");
      try {
        await assertRecordsFit(work, days);
      } catch (error) {
        if (error instanceof ORPCError && error.code === "PLAN_LIMIT") throw refusal("CANNOT_RESTORE");
        throw error;
      }
    },
  };
}
