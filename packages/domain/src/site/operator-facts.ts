/**
 * What the law requires of the operator of an installation, and only the operator can state: the settings `OPERATOR_…`
 * of these names.
 */
export const operatorFacts = ["name", "address", "email", "hosting"] as const;
export type OperatorFact = (typeof operatorFacts)[number];

/** The settings that are not set, which the legal pages therefore lack. */
export function unsaidFacts(operator: Readonly<Record<OperatorFact, string>>): readonly OperatorFact[] {
  return operatorFacts.filter((fact) => operator[fact].trim() === "");
}
