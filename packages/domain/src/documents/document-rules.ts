/** What a stored file is to the landlord. */
export const documentKinds = ["lease_agreement", "receipt", "photo", "other"] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** What a file can hang on, exactly one of them. A unit's falls back to the property when the unit goes (R-M02). */
export const documentOwners = ["property", "unit", "lease", "tenant"] as const;
export type DocumentOwner = (typeof documentOwners)[number];

/** Bytes of one file: 25 MiB, the last one included. */
export const FILE_LIMIT = 25 * 1024 * 1024;

/** Code points of a file's name, its ending included. */
export const FILE_NAME_LIMIT = 120;

/** A picture with more pixels is refused before it is unpacked. */
export const MOST_PIXELS = 50_000_000;
