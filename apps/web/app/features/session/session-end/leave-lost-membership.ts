import type { WorkspaceView } from "@keystead/contract/accounts";

import { api } from "../../../lib/api.ts";
import { spokenLanguage, translator } from "../../../lib/messages.ts";
import { chooseWorkspace, chosenWorkspace } from "../../../lib/workspace-choice.ts";
import { hasUnsavedInput, letGo } from "../../../ui/overlay/dirty-guard.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import { isMembershipLost, type LostMembership, rememberLostMembership } from "./lost-membership.ts";

/**
 * For a record that was not found in another owner's workspace: if the workspace itself is closed to this user, returns
 * to their own, which says so. Resolves to true if there is unsaved input: then the user must be asked first.
 */
export async function leaveLostMembership(owner: string): Promise<boolean> {
  const lost = await api.accounts.workspaces({}).then(() => false, isMembershipLost);
  if (!lost || chosenWorkspace() === null) return false;
  if (hasUnsavedInput()) return true;
  goHome(owner);
  return false;
}

/** A full page load, so that nothing of the workspace stays in memory. */
export function goHome(owner: string): void {
  const id = chosenWorkspace();
  if (id !== null) rememberLostMembership({ id, owner });
  chooseWorkspace(null);
  letGo();
  window.location.assign("/portfolio");
}

/**
 * Says why the tab left the membership: it ended, or a smaller plan paused it (R-K06), which the user's own workspace can
 * tell.
 */
export function sayLostMembership(lost: LostMembership, memberships: readonly WorkspaceView[]): void {
  const language = spokenLanguage();
  if (language === null) return;
  const t = translator("session", language);
  const membership = memberships.find(({ id }) => id === lost.id);
  const owner = membership?.ownerName ?? lost.owner;
  if (membership?.paused === true) toast.information(t("membershipPaused", { owner }));
  else toast.information(owner === "" ? t("membershipLost") : t("membershipLostOf", { owner }));
}
