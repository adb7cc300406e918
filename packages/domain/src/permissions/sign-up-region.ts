const BLOCKED_COUNTRY = "RU";

/** R-O03: whether the product does not serve a country, given as two capital letters. */
export function isBlockedCountry(country: string): boolean {
  return country === BLOCKED_COUNTRY;
}

/** Result of the region check: its answer, an answer that was not OK, or no answer at all. */
export type RegionLookup =
  | { readonly kind: "answered"; readonly blocked: boolean; readonly country: string }
  | { readonly kind: "not_ok" }
  | { readonly kind: "unreachable" };

/** R-O03: a blocked country is refused; if the check fails, the sign-up is allowed, with country UNKNOWN or ERROR. */
export function signUpAllowed(answer: RegionLookup): {
  readonly allowed: boolean;
  readonly country: string;
} {
  if (answer.kind === "answered") return { allowed: !answer.blocked, country: answer.country };
  return { allowed: true, country: answer.kind === "not_ok" ? "UNKNOWN" : "ERROR" };
}
