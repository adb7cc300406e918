import type { HandoverDraft, HandoverView } from "@keystead/contract/handovers";
import { changesOf, isSame, mergeChanges, type Merged, type Versions } from "@keystead/domain/changes";
import { notesOfBoth } from "@keystead/domain/handovers";

import { saveMerging } from "../../../ui/form/merge/save-merging.ts";

export type HandoverFields = Omit<HandoverView, "version">;
export type SavingState = "saved" | "saving" | "failed";

export type HandoverSaver = {
  readonly subscribe: (listener: () => void) => () => void;
  /** What stands on the screen: typed, whether it is stored by now or not. */
  readonly fields: () => HandoverFields;
  readonly state: () => SavingState;
  readonly set: (change: Partial<HandoverFields>) => void;
  /** Of the draft, which begins empty. */
  readonly setDraft: (change: Partial<HandoverDraft>) => void;
  /** What was typed goes at once: the page is left. */
  readonly flush: () => void;
  /** The record as it was read anew. */
  readonly learn: (view: HandoverView) => void;
};

export const emptyDraft: HandoverDraft = {
  lastDay: "",
  endBefore: null,
  deduction: { line: "", amount: "", note: "", receipts: [] },
};

/** Where it is stored, and who hears of that. */
export type HandoverStore = {
  readonly save: (changes: Partial<HandoverFields> & { readonly version: number }) => Promise<HandoverView>;
  readonly onSaved: (saved: HandoverView) => void;
  readonly onFailed: (error: unknown) => void;
};

/** While somebody types, nothing is sent; a moment after the last key it is. */
const REST_MS = 400;

/**
 * Stores what is written at a handover as it is written, one request after the other, outlives the page, and merges what somebody
 * else wrote meanwhile: of notes nothing is lost, of another field the later has it.
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
    // What was typed while it was on its way stands above what came back.
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

/** What stands on the screen. While it is not stored, whoever closes the page itself is asked: that moment would be lost. */
function createShown(first: HandoverFields) {
  let fields = first;
  let state: SavingState = "saved";
  const listeners = new Set<() => void>();
  const tell = () => {
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
      tell();
    },
    say: (next: SavingState) => {
      const listen = next === "saved" ? removeEventListener : addEventListener;
      if ((next === "saved") !== (state === "saved")) listen("beforeunload", askBeforeLeaving);
      state = next;
      tell();
    },
  };
}

/** The handover with these fields in it, as it stands then. */
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
    // Of what both changed the later has it.
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
