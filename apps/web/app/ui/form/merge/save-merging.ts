import {
  changesOf,
  type Collision,
  type Merged,
  mergeChanges,
  type Versions,
} from "@keystead/domain/changes";
import { type ClientPromiseResult, isDefinedError, type ORPCError, safe } from "@orpc/client";

/** What an update that sends only changes is refused with when the record was changed since it was read. */
export type Stale<View> = ORPCError<"STALE", { version: number; current: View }>;

export type Saving<View extends { readonly version: number }, Fields extends object, Saved> = {
  /** The record as the form knows it. */
  readonly known: View;
  /** What was typed, as it would be sent. */
  readonly own: Fields;
  readonly fieldsOf: (view: View) => Fields;
  readonly send: (
    changes: Partial<Fields>,
    version: number,
  ) => ClientPromiseResult<Saved, Stale<View> | Error>;
  /** Where a field is more than one value; otherwise field by field. */
  readonly merge?: (versions: Versions<Fields>) => Merged<Fields>;
  /** The form stands on this record from now on, with these fields in it, whatever becomes of the save. */
  readonly onMerged: (current: View, fields: Fields) => void;
};

/** Asks for each collision whether the saved value is to stay; null goes back to the form. */
export type Choose<Fields> = (merged: Merged<Fields>) => Promise<readonly Collision<Fields>[] | null>;

/** A field that came from the other side, with its value. */
export type MergedField = { readonly name: string; readonly current: unknown };

export type Outcome<Saved, View = Saved> =
  | { readonly kind: "saved"; readonly saved: Saved; readonly taken: readonly MergedField[] }
  /** There was nothing to send: nothing was typed, or the record says it already. */
  | { readonly kind: "nothing"; readonly known: View; readonly taken: readonly MergedField[] }
  | { readonly kind: "cancelled" };

/** Others may be as quick, but not without end. */
const TRIES = 5;

/**
 * Sends what was changed. When the record was changed meanwhile, what does not collide is merged and sent again with the new
 * version; about the rest `choose` is asked first. Any other refusal, and staleness without end, is thrown as it came.
 */
export async function saveMerging<View extends { readonly version: number }, Fields extends object, Saved>(
  saving: Saving<View, Fields, Saved>,
  choose: Choose<Fields>,
): Promise<Outcome<Saved, View>> {
  const { fieldsOf, send, merge = mergeChanges, onMerged } = saving;
  let { known, own } = saving;
  let taken: readonly MergedField[] = [];
  for (let tries = 1; ; tries += 1) {
    const base = fieldsOf(known);
    const changes = changesOf(base, own);
    if (Object.keys(changes).length === 0) return { kind: "nothing", known, taken };
    const answer = await safe<Saved, Stale<View> | Error>(send(changes, known.version));
    if (answer.error === null) return { kind: "saved", saved: answer.data, taken };
    const current = currentOf(answer.error);
    if (current === null || tries === TRIES) throw answer.error;
    const merged = merge({ base, own, current: fieldsOf(current) });
    const chosen = merged.collisions.length === 0 ? [] : await choose(merged);
    if (chosen === null) return { kind: "cancelled" };
    known = current;
    own = chosen.reduce((fields, { settle }) => settle(fields), merged.fields);
    const named = new Set([...merged.taken, ...chosen].map(({ name }) => name));
    taken = [...taken.filter(({ name }) => !named.has(name)), ...merged.taken, ...chosen];
    onMerged(current, own);
  }
}

function currentOf<View>(error: Stale<View> | Error): View | null {
  return isDefinedError(error) && error.code === "STALE" ? error.data.current : null;
}
