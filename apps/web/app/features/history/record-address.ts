import type { NamedRecord } from "@keystead/contract/history";

/** Where a record is shown, if it has a page: a unit stands among those of its property. */
export function historyRecordAddress({ kind, id, propertyId }: NamedRecord): string | null {
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
    case "task":
      return `/tasks?edit=${id}`;
    case "campaign":
      return `/ads?look=${id}`;
    case "person":
      return null;
  }
}
