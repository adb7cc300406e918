import { refusalOf } from "../../../lib/refusal/refusal.ts";

/** A workspace of somebody else that closed behind this tab; the name is not known where the tab was not there to see it. */
export type LostSeat = { readonly id: string; readonly owner: string };

const KEY = "ks-lost-seat";

/** For the page that comes next in this tab, which says what became of it. */
export function rememberLostSeat(lost: LostSeat): void {
  sessionStorage.setItem(KEY, JSON.stringify(lost));
}

/** Read once: the second call finds nothing. */
export function takeLostSeat(): LostSeat | null {
  const stored = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return stored === null ? null : JSON.parse(stored);
}

/** Where somebody has no seat, nothing is found. */
export function isSeatLost(error: unknown): boolean {
  return error !== null && error !== undefined && refusalOf(error).code === "NOT_FOUND";
}
