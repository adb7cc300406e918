/** What a stored file is to the landlord. */
export const documentKinds = ["lease_agreement", "receipt", "photo", "other"] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** By what a file names the one record it hangs on. A unit's falls back to the property when the unit goes (R-M02). */
const OWNERS = {
  property: "propertyId",
  unit: "unitId",
  lease: "leaseId",
  tenant: "tenantId",
  task: "taskId",
  expense: "expenseId",
  turnover_job: "turnoverJobId",
} as const;
export type DocumentOwner = keyof typeof OWNERS;
export const documentOwners = Object.keys(OWNERS) as [DocumentOwner, ...DocumentOwner[]];

export function ownerField<Owner extends DocumentOwner>(owner: Owner): (typeof OWNERS)[Owner] {
  return OWNERS[owner];
}

/** Bytes of one file: 25 MiB, the last one included. */
export const FILE_LIMIT = 25 * 1024 * 1024;

/** Code points of a file's name, its ending included. */
export const FILE_NAME_LIMIT = 120;

/** A picture with more pixels is refused before it is unpacked. */
export const MOST_PIXELS = 50_000_000;
