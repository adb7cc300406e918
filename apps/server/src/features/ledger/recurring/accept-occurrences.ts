import type { ProposalAcceptance, Skipping, TakenOccurrences } from "@keystead/contract/ledger";
import { books, takeTurn } from "@keystead/domain/ledger";
import * as z from "zod/mini";

import { issuesAt, permit, refusal, refuseIssues } from "#kernel/api/index.ts";
import { writeAudits } from "#kernel/audit/write-audit.ts";
import { keepBatch } from "#kernel/trash/batch-store.ts";
import type { Work } from "#kernel/work.ts";
import { lockWorkspace } from "../../plans/index.ts";
import { createRecord, moneyOfRecord } from "../records/create-record.ts";
import { auditedSeries } from "./create-recurring.ts";
import type { ListedSeries } from "./recurring-store.ts";
import {
  findTakenOccurrences,
  insertOccurrences,
  lockRecurring,
  readRecurring,
  occurrenceKey,
  writeRecurring,
} from "./recurring-occurrence-store.ts";
import type { TakenOccurrence, OccurrenceRef } from "./recurring-occurrence-store.ts";
import { storedRecurring } from "./update-recurring.ts";

/** The occurrences that one request accepted or skipped, for its Undo. */
export const StoredOccurrences = z.object({
  turns: z.array(
    z.object({
      recurringId: z.uuid(),
      number: z.number(),
      book: z.enum(books),
      recordId: z.nullable(z.uuid()),
    }),
  ),
  /** The amount that a series proposed before, and the one that it has proposed since. */
  kept: z.array(z.object({ recurringId: z.uuid(), fromMinor: z.number(), toMinor: z.number() })),
});
type StoredOccurrences = z.infer<typeof StoredOccurrences>;

/**
 * Each occurrence becomes an ordinary record, with the amount and the day shown on the screen: all or none. The lock of
 * its series ensures that an occurrence is taken only once.
 */
export async function acceptProposals(
  work: Work,
  { items, confirm }: ProposalAcceptance,
): Promise<TakenOccurrences> {
  await lockWorkspace(work);
  const found = await takeable(work, items);
  refuseIssues(
    found.flatMap(({ item: { amount }, series: { currency } }, at) =>
      issuesAt(["items", at], () => moneyOfRecord(amount, currency)),
    ),
  );
  const occurrences: TakenOccurrence[] = [];
  for (const { item, series } of found) {
    const { book, method } = series;
    permit(work.scope, `${book}.create`);
    const recordId = await createRecord(work, book, {
      propertyId: series.property.id,
      unitId: series.unit?.id ?? null,
      category: series.category,
      nature: series.nature,
      currency: series.currency,
      notes: series.notes,
      amount: item.amount,
      date: item.date,
      confirm,
      ...(method === null ? {} : { method }),
    });
    occurrences.push({ recurringId: series.id, number: item.number, book, recordId });
  }
  await insertOccurrences(work, occurrences);
  return offerUndo(work, { turns: occurrences, kept: await keepAmounts(work, found) });
}

/** Marks the occurrences as done without booking anything. */
export async function skipProposals(work: Work, { items }: Skipping): Promise<TakenOccurrences> {
  const found = await takeable(work, items);
  for (const { series } of found) permit(work.scope, `${series.book}.create`);
  const occurrences = found.map(({ item: { recurringId, number }, series: { book } }) => ({
    recurringId,
    number,
    book,
    recordId: null,
  }));
  await insertOccurrences(work, occurrences);
  await writeAudits(
    work,
    found.map(({ series, date }) => ({
      action: "update",
      entity: "recurring",
      entityId: series.id,
      partOf: series.property.id,
      changes: { skipped: date },
    })),
  );
  return offerUndo(work, { turns: occurrences, kept: [] });
}

/** Locks the series. An occurrence that is already decided, or not proposed, is PROPOSAL_GONE. */
async function takeable<Item extends OccurrenceRef>(
  work: Work,
  items: readonly Item[],
): Promise<readonly { readonly item: Item; readonly series: ListedSeries; readonly date: string }[]> {
  const ids = [...new Set(items.map(({ recurringId }) => recurringId))];
  await lockRecurring(work, ids);
  const all = await readRecurring(work, ids);
  const taken = new Set(await findTakenOccurrences(work, items));
  return items.map((item) => {
    const series = all.get(item.recurringId);
    if (series === undefined) throw refusal("NOT_FOUND");
    const decision = takeTurn(series, {
      number: item.number,
      taken: taken.has(occurrenceKey(item)),
      today: series.today,
    });
    if (!decision.ok) throw refusal(decision.code);
    taken.add(occurrenceKey(item));
    return { item, series, date: decision.value };
  });
}

type Accepted = { readonly item: ProposalAcceptance["items"][number]; readonly series: ListedSeries };

/** If the amounts of two occurrences of one series are to be kept, the later occurrence wins. */
async function keepAmounts(work: Work, accepted: readonly Accepted[]): Promise<StoredOccurrences["kept"]> {
  const last = new Map(
    accepted
      .filter(({ item }) => item.keep)
      .toSorted((a, b) => a.item.number - b.item.number)
      .map((one) => [one.series.id, one]),
  );
  const stored: StoredOccurrences["kept"] = [];
  for (const { item, series } of last.values()) {
    const { amountMinor } = moneyOfRecord(item.amount, series.currency);
    if (amountMinor === series.amountMinor) continue;
    await writeRecurring(work, series, { amountMinor });
    stored.push({ recurringId: series.id, fromMinor: series.amountMinor, toMinor: amountMinor });
    const before = storedRecurring(series);
    await writeAudits(work, [
      {
        action: "update",
        entity: "recurring",
        entityId: series.id,
        ...auditedSeries(series.book, before, { ...before, amountMinor }),
      },
    ]);
  }
  return stored;
}

async function offerUndo(work: Work, made: StoredOccurrences): Promise<TakenOccurrences> {
  return { undoId: await keepBatch(work, "recurring", made) };
}
