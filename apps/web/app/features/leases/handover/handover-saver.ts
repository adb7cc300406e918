import type { HandoverDraft, HandoverView } from "@keystead/contract/handovers";
import { changesOf, isSame, mergeChanges, type Merged, type Versions } from "@keystead/domain/changes";
import { notesOfBoth } from "@keystead/domain/handovers";

import { saveMerging } from "../../../ui/form/merge/save-merging.ts";

export type HandoverFields = Omit<HandoverView, "version">;
export type SavingState = "saved" | "saving" | "failed";

export type HandoverSaver = {
  readonly subscribe: (listener: () => void) => () => void;
  /** The fields as shown, stored or not. */
  readonly fields: () => HandoverFields;
  readonly state: () => SavingState;
  readonly set: (change: Partial<HandoverFields>) => void;
  /** Changes the draft, which starts empty. */
  readonly setDraft: (change: Partial<HandoverDraft>) => void;
  /** Saves at once, because the page is being left. */
  readonly flush: () => void;
  /** Takes a newer record from the server. */
  readonly learn: (view: HandoverView) => void;
};

export const emptyDraft: HandoverDraft = {
  lastDay: "",
  endBefore: null,
  deduction: { line: "", amount: "", note: "", receipts: [] },
};

/** How it is stored, and callbacks for the result. */
export type HandoverStore = {
  readonly save: (changes: Partial<HandoverFields> & { readonly version: number }) => Promise<HandoverView>;
  readonly onSaved: (saved: HandoverView) => void;
  readonly onFailed: (error: unknown) => void;
};

/** Saves this long after the last key. */
const REST_MS = 400;

/**
 * Saves a handover while it is being typed, one request at a time, even after the page is left. It merges what somebody
 * else wrote meanwhile: notes of both are kept, and in any other field the later change wins.
 */
export function createHandoverSaver(view: HandoverView, whom: HandoverStore): HandoverSaver {
  let known = view;
  const shown = createShown(fieldsOf(view));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underway: Promise<void> | null = null;
  const isUnsaved = () => Object.keys(changesOf(fieldsOf(known), shown.fields())).length > 0;
  const send = async () => {
    const sent = shown.fields();
    known = await stored(whom.save, known, sent);
    whom.onSaved(known);
    // What was typed during the request takes precedence over the response.
    shown.show(mergeHandover({ base: sent, own: shown.fields(), current: fieldsOf(known) }).fields);
  };
  const save = async () => {
    shown.say("saving");
    try {
      do await send();
      while (isUnsaved());
      shown.say("saved");
    } catch (error) {
      shown.say("failed");
      whom.onFailed(error);
    }
  };
  const flush = () => {
    clearTimeout(timer);
    if (underway !== null || !isUnsaved()) return;
    underway = save().finally(() => {
      underway = null;
    });
  };
  const set: HandoverSaver["set"] = (change) => {
    shown.show({ ...shown.fields(), ...change });
    shown.say(isUnsaved() || underway !== null ? "saving" : "saved");
    clearTimeout(timer);
    timer = setTimeout(flush, REST_MS);
  };
  return {
    subscribe: shown.subscribe,
    fields: shown.fields,
    state: shown.state,
    set,
    setDraft: (change) => {
      const draft = { ...(shown.fields().draft ?? emptyDraft), ...change };
      set({ draft: isSame(draft, emptyDraft) ? null : draft });
    },
    flush,
    learn: (read) => {
      if (read.version <= known.version || underway !== null) return;
      const own = shown.fields();
      const { fields } = mergeHandover({ base: fieldsOf(known), own, current: fieldsOf(read) });
      known = read;
      shown.show(fields);
    },
  };
}

/** The fields as shown. Closing the page with unsaved changes asks first, since they would be lost. */
function createShown(first: HandoverFields) {
  let fields = first;
  let state: SavingState = "saved";
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    fields: () => fields,
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (next: HandoverFields) => {
      fields = next;
      notify();
    },
    say: (next: SavingState) => {
      const listen = next === "saved" ? removeEventListener : addEventListener;
      if ((next === "saved") !== (state === "saved")) listen("beforeunload", askBeforeLeaving);
      state = next;
      notify();
    },
  };
}

/** Saves these fields and returns the stored handover. */
async function stored(
  save: HandoverStore["save"],
  known: HandoverView,
  own: HandoverFields,
): Promise<HandoverView> {
  const outcome = await saveMerging<HandoverView, HandoverFields, HandoverView>(
    {
      known,
      own,
      fieldsOf,
      merge: mergeHandover,
      send: (changes, version) => save({ ...changes, version }),
      onMerged: () => {},
    },
    // Where both changed a field, the later change wins.
    async () => [],
  );
  if (outcome.kind === "saved") return outcome.saved;
  return outcome.kind === "nothing" ? outcome.known : known;
}

function fieldsOf({ notes, keysOn, draft }: HandoverView): HandoverFields {
  return { notes, keysOn, draft };
}

function mergeHandover(versions: Versions<HandoverFields>): Merged<HandoverFields> {
  const { base, own, current } = versions;
  const merged = mergeChanges(versions);
  const notes = isSame(own.notes, current.notes)
    ? own.notes
    : notesOfBoth({ base: base.notes, own: own.notes, current: current.notes });
  return {
    ...merged,
    fields: { ...merged.fields, notes },
    collisions: merged.collisions.filter(({ name }) => name !== "notes"),
  };
}

function askBeforeLeaving(event: Event): void {
  event.preventDefault();
}
