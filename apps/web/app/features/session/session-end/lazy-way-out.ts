import type { QueryClient } from "@tanstack/react-query";

import { withMessages } from "../../../lib/messages.ts";
import { takeLostMembership } from "./lost-membership.ts";
import { workspacesQuery } from "../session-queries.ts";

/** Sessions end seldom, and few users ever lose a membership, so code and texts load when it happens. */
export const loadWayOut = withMessages(
  import.meta.glob("../../../../../../packages/messages/*/session.json", { import: "default" }),
  () => import("./way-out-parts.ts"),
);

/** In the user's own workspace, says that another workspace was closed to them while this tab was open. */
export async function showLostMembership(client: QueryClient): Promise<void> {
  const lost = takeLostMembership();
  const memberships = client.getQueryData(workspacesQuery().queryKey)?.items;
  if (lost === null || memberships === undefined) return;
  const { sayLostMembership } = await loadWayOut();
  sayLostMembership(lost, memberships);
}
