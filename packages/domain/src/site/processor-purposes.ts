/** Purposes for which a company processes personal data on the operator's behalf. */
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
