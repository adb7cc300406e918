import type { ChecklistChange, ChecklistRooms } from "@keystead/contract/turnovers";
import {
  MOST_CHECKLIST_ROOMS,
  MOST_ITEMS_OF_A_ROOM,
  standardChecklist,
  validateChecklist,
} from "@keystead/domain/turnovers";

import { judged } from "../../../ui/form/form-reading.ts";

/** The editable part of a checklist; null is the standard. */
export type ChecklistFields = { readonly rooms: ChecklistChange["rooms"] };

/** A room as typed, with one item a line. */
export type RoomValues = { readonly key: number; readonly name: string; readonly lines: string };
export type ChecklistValues = { readonly rooms: readonly RoomValues[] };

/** The standard's words in the page's language, by key. */
export type StandardChecklistNames = {
  readonly room: (id: string) => string;
  readonly item: (id: string) => string;
};

type Rooms = NonNullable<ChecklistFields["rooms"]>;

/** Replaces the standard's keys by words. */
export function inWords(rooms: ChecklistRooms, words: StandardChecklistNames): Rooms {
  return rooms.map(({ id, name, items }) => ({
    id,
    name: name ?? words.room(id),
    items: items.map((item) => ({ id: item.id, text: item.text ?? words.item(item.id) })),
  }));
}

export function standardInWords(words: StandardChecklistNames): Rooms {
  return inWords(
    standardChecklist.map((room) => ({ ...room, items: [...room.items] })),
    words,
  );
}

export function valuesOfRooms(rooms: Rooms): ChecklistValues {
  return {
    rooms: rooms.map(({ name, items }, key) => ({
      key,
      name,
      lines: items.map(({ text }) => text).join("\n"),
    })),
  };
}

/**
 * Reads the typed list. Rooms and items whose text is unchanged keep their ids, even if they moved; a list equal to the
 * standard stays the standard, which everybody sees in their own language.
 */
export function readChecklist({ rooms }: ChecklistValues, known: Rooms, standard: Rooms) {
  const taken = new Set<string>();
  const idOf = (from: readonly { readonly id: string | null; readonly words: string }[], words: string) => {
    const found =
      from.find((one) => one.id !== null && one.words === words && !taken.has(one.id))?.id ?? null;
    if (found !== null) taken.add(found);
    return found;
  };
  const before = [...known, ...standard];
  const knownRooms = before.map(({ id, name }) => ({ id, words: name }));
  const knownItems = before.flatMap(({ items }) => items.map(({ id, text }) => ({ id, words: text })));
  const input = rooms
    .map(({ name, lines }) => ({ name: name.trim(), lines: linesOf(lines) }))
    .filter(({ name, lines }) => name !== "" || lines.length > 0)
    .map(({ name, lines }) => ({
      id: idOf(knownRooms, name),
      name,
      items: lines.map((text) => ({ id: idOf(knownItems, text), text })),
    }));
  const isStandard = JSON.stringify(input) === JSON.stringify(standard);
  return judged<ChecklistValues, ChecklistFields>(issuesOf(input), { rooms: isStandard ? null : input });
}

function linesOf(text: string): readonly string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

function issuesOf(input: Rooms) {
  const isTooMany =
    input.length > MOST_CHECKLIST_ROOMS || input.some(({ items }) => items.length > MOST_ITEMS_OF_A_ROOM);
  // New entries get a temporary unique id, so that they are not seen as duplicates.
  const numbered = input.map((room, at) => ({
    ...room,
    id: room.id ?? `new-${at}`,
    items: room.items.map((item, line) => ({ ...item, id: item.id ?? `new-${at}-${line}` })),
  }));
  const codes = [...(isTooMany ? ["TOO_MANY"] : []), ...validateChecklist(numbered).map(({ code }) => code)];
  return codes.map((code) => ({ field: "rooms" as const, code }));
}
