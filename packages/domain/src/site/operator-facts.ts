/** What the law asks of whoever runs an installation, and what nobody but they can say: the settings `OPERATOR_…` of these names. */
export const operatorFacts = ["name", "address", "email", "hosting"] as const;
export type OperatorFact = (typeof operatorFacts)[number];

/** The ones nobody has set: the legal pages cannot say them. */
export function unsaidFacts(operator: Readonly<Record<OperatorFact, string>>): readonly OperatorFact[] {
  return operatorFacts.filter((fact) => operator[fact].trim() === "");
}
