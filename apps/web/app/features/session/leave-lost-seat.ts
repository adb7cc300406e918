import { leaveNotices } from "../../islands/arrival-notices.ts";
import { api } from "../../lib/api.ts";
import { chooseWorkspace, chosenWorkspace } from "../../lib/workspace-choice.ts";
import { isSeatLost } from "./session-queries.ts";

/** Something was not found in a workspace of somebody else: where that itself is closed to this person, says so at home. */
export async function leaveLostSeat(words: string): Promise<void> {
  const lost = await api.accounts.workspaces({}).then(() => false, isSeatLost);
  if (!lost || chosenWorkspace() === null) return;
  chooseWorkspace(null);
  leaveNotices([words]);
  // By a full load: nothing of the workspace stays in memory.
  window.location.assign("/portfolio");
}
