import {
  changesOf,
  type Collision,
  type Merged,
  mergeChanges,
  type Versions,
} from "@keystead/domain/changes";
import type { ClientPromiseResult, ORPCError } from "@orpc/client";

import { RefusedCall } from "../../../lib/refusal/refused-call.ts";

/** The error of an update with an outdated version. */
export type Stale<View> = ORPCError<"STALE", { version: number; current: View }>;

export type Saving<View extends { readonly version: number }, Fields extends object, Saved> = {
  /** The record as the form last read it. */
  readonly known: View;
  /** What was typed, as it would be sent. */
  readonly own: Fields;
  readonly fieldsOf: (view: View) => Fields;
  readonly send: (
    changes: Partial<Fields>,
    version: number,
  ) => ClientPromiseResult<Saved, Stale<View> | Error>;
  /** For fields that consist of several values; the default merges field by field. */
  readonly merge?: (versions: Versions<Fields>) => Merged<Fields>;
  /** The form is now based on this record, with these fields in it, whether or not the save succeeds. */
  readonly onMerged: (current: View, fields: Fields) => void;
};

/** Asks for each collision whether the saved value stays; null returns to the form. */
export type Choose<Fields> = (merged: Merged<Fields>) => Promise<readonly Collision<Fields>[] | null>;

/** A field whose saved value was taken over. */
export type MergedField = { readonly name: string; readonly current: unknown };

export type Outcome<Saved, View = Saved> =
  | { readonly kind: "saved"; readonly saved: Saved; readonly taken: readonly MergedField[] }
  /** Nothing to send: nothing was typed, or the record already has these values. */
  | { readonly kind: "nothing"; readonly known: View; readonly taken: readonly MergedField[] }
  | { readonly kind: "cancelled" };

/** Somebody else may save first each time; give up after this many tries. */
const TRIES = 5;

/**
 * Sends the changes of a form, or the one field that is set from a list. If the record was changed meanwhile, what does
 * not collide is merged and sent again with the new version; `choose` decides about collisions first. Any other error,
 * and staleness after all tries, is thrown as it came.
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
    const answer = await savedOrStale(send(changes, known.version));
    if ("saved" in answer) return { kind: "saved", saved: answer.saved, taken };
    const { current, error } = answer;
    if (tries === TRIES) throw error;
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

async function savedOrStale<Saved, View>(
  sent: ClientPromiseResult<Saved, Stale<View> | Error>,
): Promise<{ readonly saved: Saved } | { readonly current: View; readonly error: Stale<View> }> {
  try {
    return { saved: await sent };
  } catch (error) {
    if (!isStale<View>(error)) throw error;
    return { current: error.data.current, error };
  }
}

function isStale<View>(error: unknown): error is Stale<View> {
  return error instanceof RefusedCall && error.code === "STALE";
}
