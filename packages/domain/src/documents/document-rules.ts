/** Kinds of a stored file. */
export const documentKinds = ["lease_agreement", "receipt", "photo", "other"] as const;
export type DocumentKind = (typeof documentKinds)[number];

/**
 * The field that names the one record to which a file is attached. A unit's file falls back to the property when the
 * unit is deleted (R-M02).
 */
const OWNERS = {
  property: "propertyId",
  unit: "unitId",
  lease: "leaseId",
  tenant: "tenantId",
  task: "taskId",
  expense: "expenseId",
  turnover: "turnoverId",
} as const;
export type DocumentOwner = keyof typeof OWNERS;
export const documentOwners = Object.keys(OWNERS) as [DocumentOwner, ...DocumentOwner[]];

export function ownerField<Owner extends DocumentOwner>(owner: Owner): (typeof OWNERS)[Owner] {
  return OWNERS[owner];
}

/** Most bytes of one file: 25 MiB, inclusive. */
export const FILE_LIMIT = 25 * 1024 * 1024;

/** Most code points of a file name, extension included. */
export const FILE_NAME_LIMIT = 120;

/** A picture with more pixels is refused before it is decoded. */
export const MOST_PIXELS = 50_000_000;
