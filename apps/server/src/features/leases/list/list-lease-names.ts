import type { LeaseName, LeaseNamesQuery } from "@keystead/contract/leases";
import { plainDate } from "@keystead/domain/calendar";
import { leaseStatus } from "@keystead/domain/leases";
import type * as z from "zod/mini";

import type { Work } from "#kernel/work.ts";
import { type PickedLease, pickLeases } from "./lease-names-store.ts";

/** One statement, regardless of how long the history of the leases is. */
export async function listLeaseNames(
  work: Work,
  query: z.infer<typeof LeaseNamesQuery>,
): Promise<{ items: LeaseName[]; more: boolean }> {
  const { items, more } = await pickLeases(work, query);
  return { items: items.map(leaseName), more };
}

function leaseName({ startsOn, endsOn, today, ...name }: PickedLease): LeaseName {
  const term = { startsOn: plainDate(startsOn), endsOn: endsOn === null ? null : plainDate(endsOn) };
  return { ...name, startsOn, status: leaseStatus(term, plainDate(today)) };
}
