import type { LeaseView, NewLease } from "@keystead/contract/leases";

import { permit } from "#kernel/api/permit.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { AuditEntry } from "#kernel/audit/write-audit.ts";
import { theLease } from "./lease-context.ts";
import type { LeaseContext } from "./lease-context.ts";
import { dayIn } from "./lease-input.ts";
import { assertOpenToLease, theSite, warnOfOverlap } from "./lease-site.ts";
import { insertLease } from "./lease-terms-store.ts";
import type { LeaseFields } from "./lease-terms-store.ts";
import { leaseView } from "./lease-view.ts";
import { planLease } from "./plan-lease.ts";
import { insertSchedule } from "./rent-row-store.ts";

/** R-C01, R-C03, R-C04, R-C21: the lease with its rows up to the horizon. */
export async function createLease(context: LeaseContext, input: NewLease): Promise<LeaseView> {
  const { tx, scope, now } = context;
  permit(scope, "lease.create");
  const { tenantId, propertyId, unitId } = input;
  const site = await theSite(context, { tenantId, propertyId, unitId });
  assertOpenToLease(site);
  const { fields: terms, rows, credit } = planLease(input, site);
  const startsOn = dayIn(input.startsOn, "startsOn");
  const endsOn = input.endsOn === null ? null : dayIn(input.endsOn, "endsOn");
  await warnOfOverlap(context, { propertyId, unitId, startsOn, endsOn, leaseId: null }, input.confirm);
  const fields = { tenantId, propertyId, unitId, ...terms };
  const id = await insertLease(tx, scope, fields);
  await insertSchedule(tx, scope, id, { rows, credit });
  await writeAudit(tx, scope, leaseCreation(id, fields, now));
  return leaseView(await theLease(context, id));
}

/** The audit's entry for a new lease; of the notes it says nothing. */
export function leaseCreation(id: string, fields: LeaseFields, now: Date): AuditEntry {
  const { notes: _notes, ...changes } = fields;
  return { action: "create", entity: "lease", entityId: id, changes, at: now };
}
