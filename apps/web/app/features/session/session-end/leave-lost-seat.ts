import type { WorkspaceView } from "@keystead/contract/accounts";

import { api } from "../../../lib/api.ts";
import { spokenLanguage, translator } from "../../../lib/messages.ts";
import { chooseWorkspace, chosenWorkspace } from "../../../lib/workspace-choice.ts";
import { hasUnsavedInput, letGo } from "../../../ui/overlay/dirty-guard.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import { isSeatLost, type LostSeat, rememberLostSeat } from "./lost-seat.ts";

/**
 * For a record that was not found in another owner's workspace: if the workspace itself is closed to this user, returns
 * to their own, which says so. Resolves to true if there is unsaved input: then the user must be asked first.
 */
export async function leaveLostSeat(owner: string): Promise<boolean> {
  const lost = await api.accounts.workspaces({}).then(() => false, isSeatLost);
  if (!lost || chosenWorkspace() === null) return false;
  if (hasUnsavedInput()) return true;
  goHome(owner);
  return false;
}

/** A full page load, so that nothing of the workspace stays in memory. */
export function goHome(owner: string): void {
  const id = chosenWorkspace();
  if (id !== null) rememberLostSeat({ id, owner });
  chooseWorkspace(null);
  letGo();
  window.location.assign("/portfolio");
}

/**
 * Says why the tab left the seat: it ended, or a smaller plan paused it (R-K06), which the user's own workspace can
 * tell.
 */
export function sayLostSeat(lost: LostSeat, seats: readonly WorkspaceView[]): void {
  const language = spokenLanguage();
  if (language === null) return;
  const t = translator("session", language);
  const seat = seats.find(({ id }) => id === lost.id);
  const owner = seat?.ownerName ?? lost.owner;
  if (seat?.paused === true) toast.information(t("seatPaused", { owner }));
  else toast.information(owner === "" ? t("seatLost") : t("seatLostOf", { owner }));
}
