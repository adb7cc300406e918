import { writeAudits } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { leaseCreation } from "./create-lease.ts";
import { insertLeases } from "../lease-terms-store.ts";
import type { PlannedLease } from "./plan-lease.ts";
import { insertSchedules } from "../rent-rows/rent-row-store.ts";

export type LeaseToMake = {
  readonly id: string;
  readonly tenantId: string;
  readonly propertyId: string;
  readonly unitId: string | null;
  readonly plan: PlannedLease;
};

/**
 * Many leases in as many statements as one, each alone in a place that was made in the same transaction: nobody else can see it
 * yet, so there is nothing to lock and nothing to overlap with.
 */
export async function createLeases(work: Work, made: readonly LeaseToMake[]): Promise<void> {
  const leases = made.map(({ id, plan, ...place }) => ({ id, ...place, ...plan.fields }));
  await insertLeases(work, leases);
  await insertSchedules(
    work,
    made.map(({ id: leaseId, plan: { rows } }) => ({ leaseId, rows })),
  );
  await writeAudits(
    work,
    leases.map(({ id, ...fields }) => leaseCreation(id, fields)),
  );
}
