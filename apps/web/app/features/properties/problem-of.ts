/** The words there are for what is wrong with a field; anything else gets the general ones. */
const problems = [
  "NAME_REQUIRED",
  "NAME_TOO_LONG",
  "TOO_LONG",
  "UNKNOWN_CURRENCY",
  "UNKNOWN_TIMEZONE",
  "INVALID_TIME",
  "INVALID_NUMBER",
] as const;

export function problemOf(code: string): (typeof problems)[number] | "OTHER" {
  return problems.find((problem) => problem === code) ?? "OTHER";
}
