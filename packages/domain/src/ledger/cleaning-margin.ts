/**
 * R-E07: what is left of what guests paid for cleaning, minor units of one currency; below zero where cleaning cost more. It is no
 * night revenue and stands in no ADR (R-F05).
 */
export function cleaningMargin(of: { readonly paidMinor: number; readonly costMinor: number }): number {
  return of.paidMinor - of.costMinor;
}
