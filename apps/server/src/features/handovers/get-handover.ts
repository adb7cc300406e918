import type { HandoverOf, HandoverView } from "@keystead/contract/handovers";

import type { Work } from "#kernel/work.ts";
import { requireLease } from "../leases/index.ts";
import { findHandover } from "./handover-store.ts";

/** The handover before anything is entered; the version is the one that the new row will have. */
const NOTHING: HandoverView = { version: 1, notes: "", keysOn: null, draft: null };

export async function getHandover(work: Work, { id, kind }: HandoverOf): Promise<HandoverView> {
  await requireLease(work, id);
  return (await findHandover(work, { leaseId: id, kind })) ?? NOTHING;
}
