/** The longest name in the zone database has 32 characters. */
export const TIME_ZONE_LIMIT = 64;

/**
 * Whether text has the form of a zone name (R-Z01): UTC or a place, since offsets and abbreviations have no summer
 * time. That the zone exists is for the caller to check.
 */
export function isZoneName(text: string): boolean {
  return /^(UTC|[A-Z][A-Za-z_]+(\/[A-Za-z0-9_+-]+)+)$/.test(text);
}
