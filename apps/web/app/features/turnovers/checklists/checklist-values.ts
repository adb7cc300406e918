import type { ChecklistChange, ChecklistRooms } from "@keystead/contract/turnovers";
import {
  MOST_CHECKLIST_ROOMS,
  MOST_ITEMS_OF_A_ROOM,
  standardChecklist,
  validateChecklist,
} from "@keystead/domain/turnovers";

import { judged } from "../../../ui/form/form-reading.ts";

/** What of a checklist can be edited; null: it is the standard. */
export type ChecklistFields = { readonly rooms: ChecklistChange["rooms"] };

/** A room as it is typed: one thing to do a line. */
export type RoomValues = { readonly key: number; readonly name: string; readonly lines: string };
export type ChecklistValues = { readonly rooms: readonly RoomValues[] };

/** The standard's words in the language of the screen, by their keys. */
export type StandardChecklistNames = {
  readonly room: (id: string) => string;
  readonly item: (id: string) => string;
};

type Rooms = NonNullable<ChecklistFields["rooms"]>;

/** Rooms with words for what the standard keeps as keys. */
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
 * What was typed, judged. A line and a room whose words stayed are the ones of before, wherever they stand now; what is the standard
 * word for word stays the standard, which everybody reads in their own language.
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
  // What has no id yet gets one of its own: nothing stands twice.
  const numbered = input.map((room, at) => ({
    ...room,
    id: room.id ?? `new-${at}`,
    items: room.items.map((item, line) => ({ ...item, id: item.id ?? `new-${at}-${line}` })),
  }));
  const codes = [...(isTooMany ? ["TOO_MANY"] : []), ...validateChecklist(numbered).map(({ code }) => code)];
  return codes.map((code) => ({ field: "rooms" as const, code }));
}
