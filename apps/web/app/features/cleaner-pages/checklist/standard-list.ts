import { standardRooms } from "@keystead/domain/turnovers";
import type words from "@keystead/messages/en/standard-checklist.json";

export type StandardListMessages = typeof words;

/** The shipped list in one language, room by room. */
export function standardList({ rooms, items }: StandardListMessages) {
  return standardRooms.map((room) => ({
    name: rooms[room.id],
    items: room.items.map((item) => items[item]),
  }));
}
