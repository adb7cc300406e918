import { codePoints } from "../text/index.ts";

/**
 * The standard checklist: rooms in a sensible order and the items of each, by the keys of their translations, so that
 * each cleaner reads it in their own language.
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

/** Text limits in code points, and the most rooms and items of a practical list. */
export const CHECKLIST_ROOM_LIMIT = 60;
export const CHECKLIST_ITEM_LIMIT = 160;
export const MOST_CHECKLIST_ROOMS = 20;
export const MOST_ITEMS_OF_A_ROOM = 40;
/** Ids are keys of the standard list or UUIDs. */
export const CHECKLIST_ID = /^[\w-]{1,40}$/;

/** A null text means the standard's text, in the reader's language. */
export type ChecklistItem = { readonly id: string; readonly text: string | null };
export type ChecklistRoom = {
  readonly id: string;
  readonly name: string | null;
  readonly items: readonly ChecklistItem[];
};

/** The checklist of properties and units without one of their own. */
export const standardChecklist: readonly ChecklistRoom[] = standardRooms.map(({ id, items }) => ({
  id,
  name: null,
  items: items.map((item) => ({ id: item, text: null })),
}));

export type ChecklistIssue = {
  /** Index of the room, and for an item its index in the room; both from 0. */
  readonly room: number;
  readonly item: number | null;
  readonly code: "NAME_REQUIRED" | "NAME_TOO_LONG" | "ITEM_REQUIRED" | "ITEM_TOO_LONG" | "DUPLICATE_ITEM";
};

/**
 * Everything wrong with a host's own checklist, from top to bottom; empty = valid. Ids must be unique, otherwise one
 * tick would count twice.
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

/** Whether a checklist contains an item. */
export function isOnChecklist(rooms: readonly ChecklistRoom[], itemId: string): boolean {
  return rooms.some(({ items }) => items.some(({ id }) => id === itemId));
}
