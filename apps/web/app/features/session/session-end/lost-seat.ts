import { refusalOf } from "../../../lib/refusal/refusal.ts";

/** Another owner's workspace that was closed to this user. The owner's name is empty if this tab never loaded it. */
export type LostSeat = { readonly id: string; readonly owner: string };

const KEY = "ks-lost-seat";

/** Stores it for the next page in this tab, which says why the seat was lost. */
export function rememberLostSeat(lost: LostSeat): void {
  sessionStorage.setItem(KEY, JSON.stringify(lost));
}

/** Returns it once; a second call finds nothing. */
export function takeLostSeat(): LostSeat | null {
  const stored = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return stored === null ? null : JSON.parse(stored);
}

/** Without a seat, everything in a workspace is "not found". */
export function isSeatLost(error: unknown): boolean {
  return error !== null && error !== undefined && refusalOf(error).code === "NOT_FOUND";
}
