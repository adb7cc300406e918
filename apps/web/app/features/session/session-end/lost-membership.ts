import { refusalOf } from "../../../lib/refusal/refusal.ts";

/** Another owner's workspace that was closed to this user. The owner's name is empty if this tab never loaded it. */
export type LostMembership = { readonly id: string; readonly owner: string };

const KEY = "ks-lost-membership";

/** Stores it for the next page in this tab, which says why the membership was lost. */
export function rememberLostMembership(lost: LostMembership): void {
  sessionStorage.setItem(KEY, JSON.stringify(lost));
}

/** Returns it once; a second call finds nothing. */
export function takeLostMembership(): LostMembership | null {
  const stored = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return stored === null ? null : JSON.parse(stored);
}

/** Without a membership, everything in a workspace is "not found". */
export function isMembershipLost(error: unknown): boolean {
  return error !== null && error !== undefined && refusalOf(error).code === "NOT_FOUND";
}
