/**
 * R-C03, R-D03: whether two records of one property can conflict: they are for the same unit, or one of them is for the
 * whole property (null).
 */
export function sameScope(unitId: string | null, otherUnitId: string | null): boolean {
  return unitId === null || otherUnitId === null || unitId === otherUnitId;
}
