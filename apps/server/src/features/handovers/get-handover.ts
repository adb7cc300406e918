import type { HandoverOf, HandoverView } from "@keystead/contract/handovers";

import type { Work } from "#kernel/work.ts";
import { requireLease } from "../leases/index.ts";
import { findHandover } from "./handover-store.ts";

/** What a lease stands with before anybody has written something down; the version is that of the row to come. */
const NOTHING: HandoverView = { version: 1, notes: "", keysOn: null, draft: null };

export async function getHandover(work: Work, { id, kind }: HandoverOf): Promise<HandoverView> {
  await requireLease(work, id);
  return (await findHandover(work, { leaseId: id, kind })) ?? NOTHING;
}
