import { refusals } from "@keystead/contract";
import type { NewBookings } from "@keystead/contract/bookings";
import { ORPCError } from "@orpc/server";

import { issuesAt, refusal, refuseIssues } from "#kernel/api/index.ts";
import type { BookingsChanged } from "#kernel/registry/hooks/bookings-changed.ts";
import type { Work } from "#kernel/work.ts";
import { createBookings } from "../../bookings/index.ts";

export type BringWork = { readonly work: Work; readonly deps: { readonly bookingsChanged: BookingsChanged } };

type Confirm = NewBookings["confirm"];

/** The most rows in one statement, and the most bookings that are checked together. */
const MOST_RECORDS = 1_000;
const MOST_STAYS = 250;

/** Books records in chunks as large as their list allows; returns the batches by which they can be undone. */
export async function bringRecords<Row>(
  list: "income" | "expenses",
  rows: readonly Row[],
  book: (lines: Row[]) => Promise<{ readonly undoId: string }>,
): Promise<string[]> {
  const batches: string[] = [];
  for (let from = 0; from < rows.length; from += MOST_RECORDS) {
    const lines = rows.slice(from, from + MOST_RECORDS);
    const positions = lines.map((_line, at) => from + at);
    const { undoId } = await namingLines(list, positions, () => book(lines));
    batches.push(undoId);
  }
  return batches;
}

/**
 * Books bookings in the order of their days, so that neighbours are checked together; follow-up work runs once per
 * property.
 */
export async function bringBookings(
  { work, deps }: BringWork,
  rows: NewBookings["rows"],
  confirm: Confirm,
): Promise<string[]> {
  const inOrder = rows
    .map((row, at) => ({ row, at }))
    .toSorted((one, other) => (one.row.checkIn < other.row.checkIn ? -1 : 1));
  const later = { bookingsChanged: () => Promise.resolve() };
  const batches: string[] = [];
  for (let from = 0; from < inOrder.length; from += MOST_STAYS) {
    const lines = inOrder.slice(from, from + MOST_STAYS);
    const { undoId } = await namingLines(
      "bookings",
      lines.map(({ at }) => at),
      () => createBookings({ work, deps: later }, { rows: lines.map(({ row }) => row), confirm }),
    );
    batches.push(undoId);
  }
  for (const propertyId of [...new Set(rows.map((row) => row.propertyId))].toSorted())
    await deps.bookingsChanged(work, propertyId);
  return batches;
}

/**
 * Reports refusals of a part of a list at the lines of the whole list; `positions` are the line numbers of the part's
 * lines there.
 */
async function namingLines<Answer>(
  list: string,
  positions: readonly number[],
  run: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await run();
  } catch (error) {
    const positionOf = (at: unknown) => positions[Number(at)] ?? Number(at);
    refuseIssues(
      issuesAt([], () => {
        throw withWarningsAt(list, positionOf, error);
      }).map(({ path: [, at, ...field], code }) => ({ path: [list, positionOf(at), ...field], code })),
    );
    throw error;
  }
}

/** Returns the error itself, but in a warning about lines it replaces the line numbers by those of the whole list. */
function withWarningsAt(list: string, positionOf: (at: unknown) => number, error: unknown): unknown {
  if (!(error instanceof ORPCError) || error.code !== "CONFIRMATION_REQUIRED") return error;
  const confirmation = refusals.CONFIRMATION_REQUIRED.data.safeParse(error.data);
  if (!confirmation.success) return error;
  const warnings = confirmation.data.warnings.map(({ code, params }) => {
    const { rows = "", row = "" } = params;
    const at = (rows === "" ? row : rows).split(",").filter((position) => position !== "");
    return { code, params: { ...params, list, rows: at.map((position) => positionOf(position)).join(",") } };
  });
  return refusal("CONFIRMATION_REQUIRED", { warnings });
}
