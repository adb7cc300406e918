/**
 * R-C03, R-D03: whether two records of one property can conflict by their places: the same unit, or one of the two is
 * the whole property (null).
 */
export function sameScope(unitId: string | null, otherUnitId: string | null): boolean {
  return unitId === null || otherUnitId === null || unitId === otherUnitId;
}
