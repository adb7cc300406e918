import { codePoints } from "../text/index.ts";

/**
 * The list that is shipped: rooms in the order of a good round and what is done in each, by the keys of its words. Whoever cleans by it
 * reads it in their own language.
 */
export const standardRooms = [
  { id: "arrive", items: ["windows", "damage", "lost"] },
  { id: "kitchen", items: ["fridge", "oven", "dishwasher", "worktops", "kitchenRefill"] },
  { id: "bathroom", items: ["toilet", "drains", "mirror", "towels", "bathRefill"] },
  { id: "bedroom", items: ["linen", "under", "dust", "blanket"] },
  { id: "living", items: ["vacuum", "remote", "books"] },
  { id: "leave", items: ["bins", "heating", "photos", "lock"] },
] as const;
export type StandardRoom = (typeof standardRooms)[number]["id"];
export type StandardItem = (typeof standardRooms)[number]["items"][number];

/** Texts in code points; a list longer than these is no list for one round. */
export const CHECKLIST_ROOM_LIMIT = 60;
export const CHECKLIST_ITEM_LIMIT = 160;
export const MOST_CHECKLIST_ROOMS = 20;
export const MOST_ITEMS_OF_A_ROOM = 40;
/** Ids are the standard's keys or UUIDs. */
export const CHECKLIST_ID = /^[\w-]{1,40}$/;

/** A text of null is the standard's, in the language of whoever reads it. */
export type ChecklistItem = { readonly id: string; readonly text: string | null };
export type ChecklistRoom = {
  readonly id: string;
  readonly name: string | null;
  readonly items: readonly ChecklistItem[];
};

/** What is cleaned by where the host said nothing else. */
export const standardChecklist: readonly ChecklistRoom[] = standardRooms.map(({ id, items }) => ({
  id,
  name: null,
  items: items.map((item) => ({ id: item, text: null })),
}));

export type ChecklistIssue = {
  /** The room, and of an item its place in it; both count from 0. */
  readonly room: number;
  readonly item: number | null;
  readonly code: "NAME_REQUIRED" | "NAME_TOO_LONG" | "ITEM_REQUIRED" | "ITEM_TOO_LONG" | "DUPLICATE_ITEM";
};

/**
 * Everything wrong with a list of the host's own, from top to bottom; empty = valid. An id that stands twice would be ticked twice with
 * one press.
 */
export function validateChecklist(rooms: readonly ChecklistRoom[]): readonly ChecklistIssue[] {
  const seen = new Set<string>();
  return rooms.flatMap(({ name, items }, room): readonly ChecklistIssue[] => [
    ...issuesOf(name, roomCodes).map((code) => ({ room, item: null, code })),
    ...items.flatMap(({ id, text }, item) => {
      const isTwice = seen.has(id);
      seen.add(id);
      const codes = [...issuesOf(text, itemCodes), ...(isTwice ? (["DUPLICATE_ITEM"] as const) : [])];
      return codes.map((code) => ({ room, item, code }));
    }),
  ]);
}

const roomCodes = { limit: CHECKLIST_ROOM_LIMIT, empty: "NAME_REQUIRED", long: "NAME_TOO_LONG" } as const;
const itemCodes = { limit: CHECKLIST_ITEM_LIMIT, empty: "ITEM_REQUIRED", long: "ITEM_TOO_LONG" } as const;

function issuesOf<Codes extends typeof roomCodes | typeof itemCodes>(
  text: string | null,
  { limit, empty, long }: Codes,
): readonly (Codes["empty"] | Codes["long"])[] {
  if (text === null) return [];
  const length = codePoints(text);
  if (length === 0) return [empty];
  return length > limit ? [long] : [];
}

/** Whether a list has this item. */
export function isOnChecklist(rooms: readonly ChecklistRoom[], itemId: string): boolean {
  return rooms.some(({ items }) => items.some(({ id }) => id === itemId));
}
