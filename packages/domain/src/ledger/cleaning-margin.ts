/**
 * R-E07: what guests paid for cleaning less its cost, minor units of one currency; negative where cleaning cost more.
 * It is not night revenue and not part of ADR (R-F05).
 */
export function cleaningMargin(of: { readonly paidMinor: number; readonly costMinor: number }): number {
  return of.paidMinor - of.costMinor;
}
