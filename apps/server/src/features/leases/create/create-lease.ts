import { randomUUID } from "node:crypto";

import type { LeaseView, NewLease } from "@keystead/contract/leases";
import type { TenantOfLease } from "@keystead/contract/tenants";

import { badField, parseDay, issuesAt, refuseIssues } from "#kernel/api/index.ts";
import { permit } from "#kernel/api/permit.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import type { AuditEntry } from "#kernel/audit/write-audit.ts";
import type { Work } from "#kernel/work.ts";
import { checkNewTenant, createTenants } from "../../tenants/index.ts";
import { assertCoTenants } from "../co-tenants/assert-co-tenants.ts";
import { insertCoTenants, lockCoTenants } from "../co-tenants/co-tenants-store.ts";
import { requireLease } from "../require-lease.ts";
import { assertOpenTo, requireSite } from "../../properties/index.ts";
import { warnOfOverlap } from "../lease-site.ts";
import { insertLease } from "../lease-terms-store.ts";
import type { Site } from "../../properties/index.ts";
import type { LeaseFields } from "../lease-terms-store.ts";
import { leaseView } from "../lease-view.ts";
import { planLease } from "./plan-lease.ts";
import { insertSchedule } from "../rent-rows/rent-row-store.ts";

/**
 * R-C01, R-C03, R-C04, R-C21: creates the lease with its rows up to the horizon, and a new tenant if one is given:
 * both or neither.
 */
export async function createLease(work: Work, input: NewLease): Promise<LeaseView> {
  const { propertyId, unitId, coTenantIds } = input;
  const tenant = tenantOf(input);
  const site = await requireSite(work, { tenantId: tenant.known, propertyId, unitId });
  assertOpenTo(site, "monthly");
  await lockCoTenants(work, coTenantIds);
  await assertCoTenants(work, tenant.known, coTenantIds);
  assertSound(input, site, tenant.made);
  const { fields: terms, rows, credit } = planLease(input, site);
  const startsOn = parseDay(input.startsOn, "startsOn");
  const endsOn = input.endsOn === null ? null : parseDay(input.endsOn, "endsOn");
  await warnOfOverlap(work, { propertyId, unitId, startsOn, endsOn, leaseId: null }, input.confirm);
  const tenantId = tenant.known ?? randomUUID();
  if (tenant.made !== null) {
    permit(work.scope, "tenant.create");
    await createTenants(work, [{ id: tenantId, propertyId, ...tenant.made }]);
  }
  const fields = { tenantId, propertyId, unitId, ...terms };
  const id = await insertLease(work, fields);
  await insertSchedule(work, id, { rows, credit });
  await insertCoTenants(work, id, coTenantIds);
  await writeAudit(work, leaseCreation(id, fields, coTenantIds));
  return leaseView(await requireLease(work, id), work.scope);
}

type TenantOf =
  | { readonly known: string; readonly made: null }
  | { readonly known: null; readonly made: TenantOfLease };

function tenantOf({ tenant, tenantId }: NewLease): TenantOf {
  if (tenantId !== undefined) return { known: tenantId, made: null };
  if (tenant === undefined) throw badField(["tenant"], "TENANT_REQUIRED");
  return "id" in tenant ? { known: tenant.id, made: null } : { known: null, made: tenant };
}

/** Reports all mistakes of a new tenant and the terms at once. */
function assertSound(input: NewLease, site: Site, made: TenantOfLease | null): void {
  if (made === null) return;
  const issues = issuesAt(["tenant"], () => {
    checkNewTenant(made);
  });
  if (issues.length === 0) return;
  const others = issuesAt([], () => {
    planLease(input, site);
  });
  refuseIssues([...issues, ...others]);
}

/** The audit entry for a new lease, without its notes. */
export function leaseCreation(
  id: string,
  fields: LeaseFields,
  coTenantIds: readonly string[] = [],
): AuditEntry {
  const { notes: _notes, ...terms } = fields;
  const changes = coTenantIds.length === 0 ? terms : { ...terms, coTenantIds };
  return { action: "create", entity: "lease", entityId: id, changes };
}
