/**
 * R-C03, R-D03: whether what stands on two places of one property can be in each other's way: the same unit, or one of the two is the
 * whole property (null).
 */
export function sameScope(unitId: string | null, otherUnitId: string | null): boolean {
  return unitId === null || otherUnitId === null || unitId === otherUnitId;
}
