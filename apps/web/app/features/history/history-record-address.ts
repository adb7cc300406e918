import type { NamedRecord } from "@keystead/contract/history";
import { auditedRecords, isAuditedKind } from "@keystead/domain/described-records";

/** The page of a record, if it has one: a unit is listed on the page of its property. */
export function historyRecordAddress({ kind, id, propertyId }: NamedRecord): string | null {
  if (isAuditedKind(kind)) return auditedRecords[kind].page(id);
  switch (kind) {
    case "property":
      return `/properties/${id}`;
    case "unit":
      return propertyId === null ? null : `/properties/${propertyId}?tab=units`;
    case "tenant":
      return `/tenants/${id}`;
    case "lease":
      return `/leases/${id}`;
    case "booking":
      return `/calendar?edit=${id}`;
    case "person":
      return null;
  }
}
