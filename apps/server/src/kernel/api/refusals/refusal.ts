import { refusals, type RefusalCode, type RefusalData } from "@keystead/contract";
import { ORPCError } from "@orpc/server";

/** The most records that a refusal names: a house that is let by the room has one lease per room. */
export const NAMED_RECORDS = 5;

/** Makes an error to throw from a refusal of the table, with the data that the table requires. */
export function refusal<Code extends RefusalCode>(
  code: Code,
  ...data: undefined extends RefusalData<Code> ? [data?: RefusalData<Code>] : [data: RefusalData<Code>]
): ORPCError<Code, unknown> {
  return new ORPCError<Code, unknown>(code, { status: refusals[code].status, message: code, data: data[0] });
}

/**
 * Refuses an update because the record has changed since it was read. The refusal contains the record as it is now,
 * under the lock.
 */
export function stale(current: { readonly version: number }): ORPCError<"STALE", unknown> {
  const { status } = refusals.STALE;
  return new ORPCError("STALE", { status, message: "STALE", data: { version: current.version, current } });
}

/** Refuses one field of the input with a rule's code. */
export function badField(
  path: readonly (string | number)[],
  code: string,
): ORPCError<"BAD_REQUEST", unknown> {
  return refusal("BAD_REQUEST", { issues: [{ path: [...path], code }] });
}

type Issue = { readonly path: readonly (string | number)[]; readonly code: string };

/**
 * Returns the issues that a rule raises for one part of a larger request, and puts that part's path in front of each.
 * Other errors are rethrown.
 */
export function issuesAt(at: readonly (string | number)[], work: () => void): readonly Issue[] {
  try {
    work();
    return [];
  } catch (error) {
    const found =
      error instanceof ORPCError && error.code === "BAD_REQUEST"
        ? refusals.BAD_REQUEST.data.safeParse(error.data)
        : null;
    if (found?.success !== true) throw error;
    return found.data.issues.map(({ path, code }) => ({ path: [...at, ...path], code }));
  }
}

/** Refuses with all issues at once; does nothing if there are none. */
export function refuseIssues(issues: readonly Issue[]): void {
  if (issues.length > 0)
    throw refusal("BAD_REQUEST", { issues: issues.map(({ path, code }) => ({ path: [...path], code })) });
}

/**
 * For several records that are changed together: each must exist and be unchanged since it was read; the refusal
 * names the changed ones. Where the unchanged records should be saved even so, a plan of the domain decides which
 * ones, and the answer names the rest (`assign-proposed.ts`).
 */
export function refuseUnlessAsRead<Row extends { readonly id: string; readonly version: number }>(
  locked: readonly Row[],
  read: ReadonlyMap<string, number>,
  nameOf: (row: Row) => string,
): void {
  if (locked.length < read.size) throw refusal("NOT_FOUND");
  const stale = locked.filter(({ id, version }) => version !== read.get(id));
  const [first] = stale;
  if (first === undefined) return;
  throw refusal("STALE", {
    version: first.version,
    records: stale.map((row) => ({ id: row.id, name: nameOf(row), version: row.version })),
  });
}
