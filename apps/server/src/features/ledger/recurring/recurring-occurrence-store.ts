import type { RecordInTheWay } from "@keystead/contract";
import type { Book } from "@keystead/domain/ledger";
import { and, eq, inArray, sql } from "#kernel/db/drizzle.ts";
import type { SQL } from "#kernel/db/drizzle.ts";

import { lockInOrder } from "#kernel/db/lock-order.ts";
import { rowsOf } from "#kernel/db/queries/rows.ts";
import { recurring, recurringOccurrence } from "#kernel/db/schema/index.ts";
import type { TrashPart } from "#kernel/trash/move-to-trash.ts";
import type { ActorScope, Work, WorkspaceScope } from "#kernel/work.ts";
import { bookTables } from "../book-tables-store.ts";
import { optionalTextIn, textIn } from "#kernel/db/queries/stored-row.ts";
import { selectRecurring } from "./recurring-store.ts";
import type { ListedSeries } from "./recurring-store.ts";
import type { StoredRecordColumns } from "../records/record-store.ts";

/** An occurrence, by series and number. */
export type OccurrenceRef = { readonly recurringId: string; readonly number: number };
/** A decided occurrence with the record that it became; null if it was skipped. */
export type TakenOccurrence = OccurrenceRef & { readonly book: Book; readonly recordId: string | null };

export type RecurringFields = Omit<StoredRecordColumns, "date" | "split"> & {
  readonly firstOn: string;
  readonly everyMonths: number;
  readonly proposedFrom: string | null;
  readonly endsOn: string | null;
};

const json = (ids: readonly string[]): SQL =>
  sql`(select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;

/**
 * Locks the series, their units and properties, and those in `also` until the transaction ends, so that an occurrence
 * is not accepted twice. Units and properties of `records` are locked too; the records themselves are locked later.
 * Missing series are left out.
 */
export async function lockRecurring(
  work: Work<WorkspaceScope>,
  ids: readonly string[],
  also: {
    readonly propertyId?: string;
    readonly unitId?: string | null;
    readonly records?: readonly TakenOccurrence[];
  } = {},
): Promise<void> {
  const of = (column: "property_id" | "unit_id", other: string | null | undefined): SQL => {
    const named = sql.identifier(column);
    const records = (also.records ?? []).flatMap(({ recordId }) => recordId ?? []);
    const inBook = (book: Book): SQL => sql`select ${named} from ${sql.identifier(bookTables[book].name)}
      where workspace_id = ${work.scope.workspaceId}::uuid and id in ${json(records)}`;
    return sql`select ${named} from recurring where workspace_id = ${work.scope.workspaceId}::uuid and id in ${json(ids)}
      union ${inBook("income")} union ${inBook("expense")} union select ${other ?? null}::uuid`;
  };
  await lockInOrder(work, [
    { table: "property", ids: of("property_id", also.propertyId), strength: "key share" },
    { table: "unit", ids: of("unit_id", also.unitId), strength: "key share" },
    { table: "recurring", ids, strength: "update" },
  ]);
}

/** The caller must have locked the series. */
export async function readRecurring(
  work: Work<WorkspaceScope>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ListedSeries>> {
  const { items } = await selectRecurring(work, { ids, page: 1, limit: ids.length });
  return new Map(items.map((one) => [one.id, one]));
}

/** The occurrences among these that are already decided, as `key`. */
export async function findTakenOccurrences(
  { tx, scope }: Work<WorkspaceScope>,
  occurrences: readonly OccurrenceRef[],
): Promise<ReadonlySet<string>> {
  const rows = rowsOf(
    await tx.execute(sql`select t.recurring_id, t.number from recurring_occurrence t
      join jsonb_to_recordset(${JSON.stringify(occurrences)}::jsonb) as requested("recurringId" uuid, number int)
        on requested."recurringId" = t.recurring_id and requested.number = t.number
      where t.workspace_id = ${scope.workspaceId}::uuid`),
  );
  return new Set(
    rows.map((row) =>
      occurrenceKey({ recurringId: textIn(row, "recurring_id"), number: Number(row["number"]) }),
    ),
  );
}

export const occurrenceKey = ({ recurringId, number }: OccurrenceRef): string => `${recurringId}:${number}`;

export async function insertOccurrences(
  { tx, scope: { workspaceId }, now }: Work<ActorScope>,
  occurrences: readonly TakenOccurrence[],
): Promise<void> {
  await tx.insert(recurringOccurrence).values(
    occurrences.map(({ recurringId, number, book, recordId }) => ({
      workspaceId,
      recurringId,
      number,
      incomeId: book === "income" ? recordId : null,
      expenseId: book === "expense" ? recordId : null,
      createdAt: now,
    })),
  );
}

/** Frees the occurrences, so that they are proposed again. */
export async function freeOccurrences(
  { tx, scope }: Work<WorkspaceScope>,
  occurrences: readonly OccurrenceRef[],
): Promise<void> {
  await tx.execute(sql`delete from recurring_occurrence t
    using jsonb_to_recordset(${JSON.stringify(occurrences)}::jsonb) as requested("recurringId" uuid, number int)
    where t.workspace_id = ${scope.workspaceId}::uuid and t.recurring_id = requested."recurringId" and t.number = requested.number`);
}

/** The series of which the record is an occurrence (at most one), as a refusal names it. */
export async function seriesOf(
  { tx, scope }: Work<WorkspaceScope>,
  book: Book,
  id: string,
): Promise<RecordInTheWay[]> {
  const link = sql.identifier(`${bookTables[book].name}_id`);
  const rows = rowsOf(
    await tx.execute(sql`select r.id, r.notes, r.first_on::text as first_on, r.ends_on::text as ends_on
      from recurring_occurrence t join recurring r on r.workspace_id = t.workspace_id and r.id = t.recurring_id
      where t.workspace_id = ${scope.workspaceId}::uuid and t.${link} = ${id}::uuid`),
  );
  return rows.map((row) => ({
    kind: `${book}_series`,
    id: textIn(row, "id"),
    name: textIn(row, "notes"),
    from: textIn(row, "first_on"),
    to: optionalTextIn(row, "ends_on"),
  }));
}

export async function insertRecurring(
  { tx, scope, now }: Work<ActorScope>,
  book: Book,
  fields: RecurringFields,
): Promise<string> {
  const { workspaceId, userId } = scope;
  const [row] = await tx
    .insert(recurring)
    .values({ ...fields, book, workspaceId, createdBy: userId, createdAt: now, updatedAt: now })
    .returning({ id: recurring.id });
  if (row === undefined) throw new Error("an insert that gave no row");
  return row.id;
}

/** The caller must have locked the series. */
export async function writeRecurring(
  { tx, scope, now }: Work<WorkspaceScope>,
  { id, version }: { readonly id: string; readonly version: number },
  fields: Partial<RecurringFields>,
): Promise<void> {
  await tx
    .update(recurring)
    .set({ ...fields, version: version + 1, updatedAt: now })
    .where(and(eq(recurring.workspaceId, scope.workspaceId), eq(recurring.id, id)));
}

/** For the trash: the series with its taken occurrences; the records stay in the books. */
export function recurringParts(id: string): readonly TrashPart<"recurring" | "recurring_occurrence">[] {
  return [
    { table: recurring, where: eq(recurring.id, id) },
    { table: recurringOccurrence, where: inArray(recurringOccurrence.recurringId, [id]) },
  ];
}
