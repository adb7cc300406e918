/** What a company handles personal data for on the operator's behalf. */
export const processorPurposes = [
  "hosting",
  "mail",
  "backup",
  "support",
  "monitoring",
  "messages",
  "other",
] as const;
export type ProcessorPurpose = (typeof processorPurposes)[number];
