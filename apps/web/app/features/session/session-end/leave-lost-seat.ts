import type { WorkspaceView } from "@keystead/contract/accounts";

import { api } from "../../../lib/api.ts";
import { spokenLanguage, translator } from "../../../lib/messages.ts";
import { chooseWorkspace, chosenWorkspace } from "../../../lib/workspace-choice.ts";
import { hasUnsavedInput, letGo } from "../../../ui/overlay/dirty-guard.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import { isSeatLost, type LostSeat, rememberLostSeat } from "./lost-seat.ts";

/**
 * Something was not found in a workspace of somebody else: where that itself is closed to this person, leads home, where it is said.
 * True where something typed is still on the page: then the person is asked first.
 */
export async function leaveLostSeat(owner: string): Promise<boolean> {
  const lost = await api.accounts.workspaces({}).then(() => false, isSeatLost);
  if (!lost || chosenWorkspace() === null) return false;
  if (hasUnsavedInput()) return true;
  goHome(owner);
  return false;
}

/** By a full load: nothing of the workspace stays in memory. */
export function goHome(owner: string): void {
  const id = chosenWorkspace();
  if (id !== null) rememberLostSeat({ id, owner });
  chooseWorkspace(null);
  letGo();
  window.location.assign("/portfolio");
}

/** What became of the seat that this tab has left: ended, or paused by a smaller plan (R-K06), which one can see from home. */
export function sayLostSeat(lost: LostSeat, seats: readonly WorkspaceView[]): void {
  const language = spokenLanguage();
  if (language === null) return;
  const t = translator("session", language);
  const seat = seats.find(({ id }) => id === lost.id);
  const owner = seat?.ownerName ?? lost.owner;
  if (seat?.paused === true) toast.information(t("seatPaused", { owner }));
  else toast.information(owner === "" ? t("seatLost") : t("seatLostOf", { owner }));
}
