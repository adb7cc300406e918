import type { NewBulk, BulkMade } from "@keystead/contract/bulk";
import { plainDate } from "@keystead/domain/calendar";

import { badField } from "#kernel/api/index.ts";
import { isKnownZone, todayInZone } from "#kernel/db/queries/zone.ts";
import { keepBatch } from "#kernel/trash/batch-store.ts";
import type { Work } from "#kernel/work.ts";
import { createLeases } from "../leases/index.ts";
import { createProperties } from "../properties/index.ts";
import { createTenants } from "../tenants/index.ts";
import { checkSharedFields, planBulk } from "./plan-bulk.ts";
import { emptyBatch } from "./stored-batch.ts";
import type { StoredBatch } from "./stored-batch.ts";

/** Properties with their units, tenants, leases and rent rows: all or nothing, in a fixed number of statements. */
export async function createBulk(work: Work, input: NewBulk): Promise<BulkMade> {
  const { tx, now } = work;
  checkSharedFields(input);
  if (!(await isKnownZone(tx, input.timezone))) throw badField(["timezone"], "UNKNOWN_TIMEZONE");
  const plan = planBulk(input, plainDate(await todayInZone(tx, input.timezone, now)));

  await createProperties(work, plan.properties);
  await createTenants(work, plan.tenants);
  await createLeases(work, plan.leases);
  const ids = (made: readonly { readonly id: string }[]) => made.map(({ id }) => id);
  const made: StoredBatch = {
    ...emptyBatch,
    properties: ids(plan.properties),
    units: plan.properties.flatMap(({ units }) => ids(units)),
    tenants: ids(plan.tenants),
    leases: ids(plan.leases),
  };
  const undoId = await keepBatch(work, "batch", made);
  return {
    undoId,
    properties: plan.properties.map(({ id, fields: { name } }) => ({ id, name })),
    units: made.units.length,
    tenants: made.tenants.length,
    leases: made.leases.length,
  };
}
