import type { RateChange, RatesSaved } from "@keystead/contract/fx";

import { refuseIssues } from "#kernel/api/index.ts";
import { changedFields } from "#kernel/audit/changed-fields.ts";
import { writeAudits } from "#kernel/audit/write-audit.ts";
import type { AuditEntry } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { assertFeature } from "../plans/index.ts";
import { discardRates, insertRates, lockCells, readRates, updateRates } from "./fx-store.ts";
import { rateView } from "./fx-view.ts";
import { judgeChanges } from "./judge-changes.ts";
import type { JudgedChanges } from "./judge-changes.ts";

/** All cells or none. R-K07: stored rates still count on a plan that does not allow changing them. */
export async function saveRates(
  work: Work,
  { changes }: { readonly changes: readonly RateChange[] },
): Promise<RatesSaved> {
  assertFeature(work.scope, "multi_currency");
  const { currentMonth } = await readRates(work, []);
  const stored = await lockCells(work, changes);
  const judged = judgeChanges(changes, { stored, currentMonth });
  const made = await insertRates(work, judged.added);
  // Somebody else has entered a rate for the pair since the cells were read.
  refuseIssues(
    judged.added
      .filter(({ period, base, quote }) =>
        made.every((one) => one.period !== period || one.base !== base || one.quote !== quote),
      )
      .map((rate) => ({
        path: ["changes", changes.findIndex((change) => isAt(change, rate)), "rate"],
        code: "FX_DUPLICATE_PAIR",
      })),
  );
  await updateRates(
    work,
    judged.changed.map(({ before, after }) => ({ ...after, id: before.id })),
  );
  const trashId = await discardRates(work, judged.cleared);
  await writeAudits(work, entriesOf(judged, made));
  return { saved: changes.length, trashId };
}

type RateKey = Readonly<Record<"period" | "base" | "quote", string>>;

function isAt(change: RateKey, { period, base, quote }: RateKey): boolean {
  return change.period === period && change.base === base && change.quote === quote;
}

function entriesOf(
  { changed, cleared }: JudgedChanges,
  made: Awaited<ReturnType<typeof insertRates>>,
): readonly AuditEntry[] {
  return [
    ...made.map((rate): AuditEntry => ({
      action: "create",
      entity: "fx_rate",
      entityId: rate.id,
      changes: rateView(rate),
    })),
    ...changed.map(({ before, after }): AuditEntry => {
      const { period, base, quote } = after;
      const fields = changedFields({ ...rateView(before) }, { ...rateView(after) });
      return {
        action: "update",
        entity: "fx_rate",
        entityId: before.id,
        // The changed rate alone would not identify the cell.
        changes: { period, base, quote, ...fields },
      };
    }),
    ...cleared.map((rate): AuditEntry => ({
      action: "delete",
      entity: "fx_rate",
      entityId: rate.id,
      changes: rateView(rate),
    })),
  ];
}
