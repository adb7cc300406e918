import { writeAudits } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { leaseCreation } from "./create-lease.ts";
import { insertLeases } from "../lease-terms-store.ts";
import type { PlannedLease } from "./plan-lease.ts";
import { insertSchedule, insertSchedules } from "../rent-rows/rent-row-store.ts";

export type LeaseToMake = {
  readonly id: string;
  readonly tenantId: string;
  readonly propertyId: string;
  readonly unitId: string | null;
  readonly plan: PlannedLease;
};

/**
 * Creates many leases in as many statements as one. Each is the only lease of a rentable made in the same
 * transaction: nobody else can see that rentable yet, so nothing must be locked and nothing can overlap.
 */
export async function createLeases(work: Work, made: readonly LeaseToMake[]): Promise<void> {
  const leases = made.map(({ id, plan, ...ids }) => ({ id, ...ids, ...plan.fields }));
  await insertLeases(work, leases);
  const withCredit = made.filter(({ plan: { credit } }) => credit !== null);
  await insertSchedules(
    work,
    made
      .filter((lease) => !withCredit.includes(lease))
      .map(({ id: leaseId, plan: { rows } }) => ({ leaseId, rows })),
  );
  // Inserted one by one, because a credit refers to the first row, whose id comes from the database. Few leases have
  // a credit.
  for (const { id, plan } of withCredit) await insertSchedule(work, id, plan);
  await writeAudits(
    work,
    leases.map(({ id, ...fields }) => leaseCreation(id, fields)),
  );
}
