import type { UnitView } from "@keystead/contract/properties";
import { tenantsInShort } from "@keystead/domain/leases";
import { unitStatus } from "@keystead/domain/properties";

import type { ListedUnit } from "./unit-store.ts";

/** The status is derived on the property's own day (R-L03). */
export function unitView({ row, propertyName, rentalMode, leases, tonight }: ListedUnit): UnitView {
  const current = leases.find(({ active }) => active);
  return {
    id: row.id,
    version: row.version,
    propertyId: row.propertyId,
    propertyName,
    name: row.name,
    bedrooms: row.bedrooms,
    bathrooms: numberOrNull(row.bathrooms),
    sizeSqm: numberOrNull(row.sizeSqm),
    floor: row.floor ?? "",
    maintenance: row.maintenance,
    inServiceFrom: row.inServiceFrom,
    archived: row.archivedAt !== null,
    status: unitStatus({
      mode: rentalMode,
      maintenance: row.maintenance,
      activeLease: current !== undefined,
      upcomingLease: leases.some(({ active }) => !active),
      ...tonight,
    }),
    tenant:
      current === undefined
        ? null
        : {
            id: current.tenantId,
            name: tenantsInShort(current.tenantName, current.coTenants),
            leaseId: current.id,
          },
  };
}

/** The editable fields of a unit. */
export function unitFields(
  unit: UnitView,
): Omit<UnitView, "id" | "version" | "propertyId" | "propertyName" | "status" | "tenant"> {
  const { name, bedrooms, bathrooms, sizeSqm, floor, maintenance, inServiceFrom, archived } = unit;
  return { name, bedrooms, bathrooms, sizeSqm, floor, maintenance, inServiceFrom, archived };
}

/** Fields of which an audit entry records only that they changed. */
export const personalUnitFields = ["name"];

function numberOrNull(text: string | null): number | null {
  return text === null ? null : Number(text);
}
