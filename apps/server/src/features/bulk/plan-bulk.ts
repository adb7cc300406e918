import { randomUUID } from "node:crypto";

import type { NewProperty } from "@keystead/contract/properties";
import type { NewBulk, BulkRow } from "@keystead/contract/bulk";
import type { PlainDate } from "@keystead/domain/calendar";
import { sheetPropertiesOf } from "@keystead/domain/spreadsheet";

import { badField, issuesAt, refusal, refuseIssues } from "#kernel/api/index.ts";
import { planLease } from "../leases/index.ts";
import type { LeaseToMake } from "../leases/index.ts";
import { propertyIssues } from "../properties/index.ts";
import type { PropertyToMake } from "../properties/index.ts";
import { checkNewTenant } from "../tenants/index.ts";
import type { TenantToMake } from "../tenants/index.ts";
import { usualProperty } from "./usual-property.ts";

export type BulkPlan = {
  readonly properties: readonly PropertyToMake[];
  readonly tenants: readonly TenantToMake[];
  readonly leases: readonly LeaseToMake[];
};

/** Turns the lines into records that refer to each other. Refuses with all mistakes at once, each at its line. */
export function planBulk(input: NewBulk, today: PlainDate): BulkPlan {
  const properties = sheetPropertiesOf(input.rows).map(({ lines }) => propertyOf(input, lines));
  refuseIssues(properties.flatMap(({ issues }) => issues));
  return {
    properties: properties.map(({ property }) => property),
    ...leasesOf(properties, { currency: input.currency, today }),
  };
}

/** Checks the currency of the whole batch before any line. */
export function checkSharedFields(input: NewBulk): void {
  const [first] = input.rows;
  if (first === undefined) throw badField(["rows"], "ROWS_REQUIRED");
  const issues = propertyIssues(fieldsOf(input, [first])).filter(({ path }) => !path.includes("name"));
  refuseIssues(issues);
}

type Line = { readonly at: number; readonly row: BulkRow; readonly unitId: string | null };

type SheetPropertyToMake = {
  readonly property: PropertyToMake;
  readonly lines: readonly Line[];
  readonly issues: ReturnType<typeof issuesAt>;
};

function propertyOf(input: NewBulk, at: readonly number[]): SheetPropertyToMake {
  const rows = at.flatMap((index) => input.rows[index] ?? []);
  const fields = fieldsOf(input, rows);
  // A property with one line is rented as a whole. With several lines each has a unit, which is called by a number
  // until it gets a name.
  const units =
    rows.length > 1 ? rows.map((_row, index) => ({ id: randomUUID(), name: String(index + 1) })) : [];
  const lines = rows.map((row, index) => ({ row, at: at[index] ?? 0, unitId: units[index]?.id ?? null }));
  return {
    property: { id: randomUUID(), fields, units },
    lines,
    issues: lines.flatMap((line) => lineIssues(line, fields)),
  };
}

function lineIssues({ at, row }: Line, fields: NewProperty): ReturnType<typeof issuesAt> {
  const path = ["rows", at];
  return [
    ...propertyIssues({ ...fields, name: row.property }).map(({ code }) => ({
      path: [...path, "property"],
      code,
    })),
    ...issuesAt(path, () => {
      if (row.rentalMode !== fields.rentalMode) throw badField(["rentalMode"], "MODE_DIFFERS");
    }),
    ...issuesAt(path, () => {
      if (row.lease !== null && fields.rentalMode !== "monthly")
        throw badField(["lease"], "PROPERTY_NOT_MONTHLY");
    }),
    ...issuesAt([...path, "lease"], () => {
      if (row.lease === null) return;
      const { tenant } = row.lease;
      refuseIssues(
        issuesAt([], () => checkNewTenant({ name: tenant })).map(({ code }) => ({ path: ["tenant"], code })),
      );
    }),
  ];
}

function leasesOf(
  properties: readonly SheetPropertyToMake[],
  site: { readonly currency: string; readonly today: PlainDate },
): Pick<BulkPlan, "tenants" | "leases"> {
  const tenants: TenantToMake[] = [];
  const leases: LeaseToMake[] = [];
  const issues = properties.flatMap(({ property: { id: propertyId }, lines }) =>
    lines.flatMap(({ at, row: { lease }, unitId }) => {
      if (lease === null) return [];
      return issuesAt(["rows", at, "lease"], () => {
        const { tenant: name, ...terms } = lease;
        const plan = planLease({ ...usualTerms, ...terms }, site);
        const tenantId = randomUUID();
        tenants.push({ id: tenantId, propertyId, name });
        leases.push({ id: randomUUID(), tenantId, propertyId, unitId, plan });
      });
    }),
  );
  refuseIssues(issues);
  return { tenants, leases };
}

/** The defaults of the lease form. */
const usualTerms = {
  endsOn: null,
  charges: "0",
  deposit: "0",
  proration: "actual_days",
  graceDays: 0,
  opening: "0",
  notes: "",
} as const;

function fieldsOf(input: NewBulk, rows: readonly BulkRow[]): NewProperty {
  const [first] = rows;
  if (first === undefined)
    throw refusal("BAD_REQUEST", { issues: [{ path: ["rows"], code: "ROWS_REQUIRED" }] });
  const { property: name, rentalMode } = first;
  const city = rows.find((row) => row.city !== "")?.city ?? "";
  return usualProperty({ name, rentalMode, address: "", city, currency: input.currency }, input);
}
