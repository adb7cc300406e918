import type { QueryClient } from "@tanstack/react-query";

import { withMessages } from "../../../lib/messages.ts";
import { takeLostSeat } from "./lost-seat.ts";
import { workspacesQuery } from "../session-queries.ts";

/** A session ends seldom, and few ever lose a seat: the bytes and the words come when it happens. */
export const loadWayOut = withMessages(
  import.meta.glob("../../../../../../packages/messages/*/session.json", { import: "default" }),
  () => import("./way-out-parts.ts"),
);

/** Says at home that a workspace has closed behind this tab. */
export async function showLostSeat(client: QueryClient): Promise<void> {
  const lost = takeLostSeat();
  const seats = client.getQueryData(workspacesQuery().queryKey)?.items;
  if (lost === null || seats === undefined) return;
  const { sayLostSeat } = await loadWayOut();
  sayLostSeat(lost, seats);
}
