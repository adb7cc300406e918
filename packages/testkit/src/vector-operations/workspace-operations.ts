import { can, isAction, signUpAllowed } from "@keystead/domain/permissions";
import type { Action, RegionLookup, Role } from "@keystead/domain/permissions";
import { deletedWithProperty, unitStatus } from "@keystead/domain/properties";
import type { RentalMode } from "@keystead/domain/properties";
import { estimateRoi } from "@keystead/domain/roi";
import { formatMinor } from "@keystead/domain/money";
import { taskTransition } from "@keystead/domain/tasks";
import type { TaskStatus } from "@keystead/domain/tasks";
import { validateTenant } from "@keystead/domain/tenants";
import type { TenantIssue } from "@keystead/domain/tenants";
import { errorOf, operation } from "./operation.ts";
import type { Operations } from "./operation.ts";

export const workspaceOperations: Operations = {
  "task.transition": operation(({ from, to }: { readonly from: TaskStatus; readonly to: TaskStatus }) => {
    const step = taskTransition(from, to);
    return step.ok ? { ok: true, ...step.value } : errorOf(step);
  }),
  "unit.status": operation(
    (input: {
      readonly mode: RentalMode;
      readonly maintenance: boolean;
      readonly active_lease: boolean;
      readonly upcoming_lease: boolean;
      readonly in_house: boolean;
      readonly tonight_booked: boolean;
      readonly tonight_blocked: boolean;
    }) =>
      unitStatus({
        mode: input.mode,
        maintenance: input.maintenance,
        activeLease: input.active_lease,
        upcomingLease: input.upcoming_lease,
        guestInHouse: input.in_house,
        tonightBooked: input.tonight_booked,
        tonightBlocked: input.tonight_blocked,
      }),
  ),
  "tenant.validate": operation(
    ({
      tenant,
    }: {
      readonly tenant: {
        readonly property?: string | null;
        readonly name?: string | null;
        readonly email?: string | null;
        readonly phone?: string | null;
        readonly notes?: string | null;
      };
    }) => {
      const issues = validateTenant({
        propertyId: tenant.property ?? null,
        name: tenant.name ?? "",
        email: tenant.email ?? null,
        phone: tenant.phone ?? null,
        notes: tenant.notes ?? null,
      });
      return { errors: issues.map(({ code }) => TENANT_MESSAGE[code] ?? code) };
    },
  ),
  "property.delete": operation(({ tables }: { readonly tables: readonly string[] }) => {
    // A turnover is called a turnover job in the vectors.
    const goes = new Set<string>(deletedWithProperty).add("turnover_jobs");
    return {
      deleted: tables.filter((table) => goes.has(table)),
      kept: tables.filter((table) => !goes.has(table)),
    };
  }),
  "permission.can": operation(({ role, action }: { readonly role: Role; readonly action: string }) => {
    const named = actionNamed(action);
    return named !== null && can(role, named);
  }),
  "signup.allowed": operation(
    (input: { readonly response: string; readonly blocked?: boolean; readonly country?: string }) =>
      signUpAllowed(geoAnswer(input)),
  ),
  "roi.calc": operation((input: { readonly properties: number; readonly hours_per_month: number }) => {
    const roi = estimateRoi(input.properties, input.hours_per_month);
    if (!roi.ok) return errorOf(roi);
    const { savedTenthsOfHour, valueCents, appCostCents, netMonthCents, netYearCents } = roi.value;
    return {
      hours_saved: formatMinor(savedTenthsOfHour, 1),
      value: formatMinor(valueCents, 2),
      app_cost: appCostCents / 100,
      net_month: formatMinor(netMonthCents, 2),
      net_year: formatMinor(netYearCents, 2),
    };
  }),
};

/** The specification's own message where it has one, else the code. */
const TENANT_MESSAGE: Readonly<Partial<Record<TenantIssue["code"], string>>> = {
  PROPERTY_REQUIRED: "Property is required",
  NAME_REQUIRED: "Name is required",
  INVALID_EMAIL: "Invalid email",
};

/**
 * A vector may name all rows where the table has `_any`, or `_own` where it has one line for both; a turnover is a job
 * in them.
 */
function actionNamed(action: string): Action | null {
  const ofTable = action.replace(/^job\./, "turnover.");
  const names = [ofTable, `${ofTable}_any`, ofTable.replace(/_(?:own|any)$/, "")];
  return names.find(isAction) ?? null;
}

function geoAnswer(input: {
  readonly response: string;
  readonly blocked?: boolean;
  readonly country?: string;
}): RegionLookup {
  if (input.response === "ok") {
    return { kind: "answered", blocked: input.blocked ?? false, country: input.country ?? "UNKNOWN" };
  }
  return {
    kind: input.response.includes("network") || input.response === "error" ? "unreachable" : "not_ok",
  };
}
