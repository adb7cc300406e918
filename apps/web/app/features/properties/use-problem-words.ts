import { useTranslation } from "../../ui/use-translation.ts";

/** The words there are for what is wrong with a field; anything else gets the general ones. */
const problems = [
  "NAME_REQUIRED",
  "NAME_TOO_LONG",
  "TOO_LONG",
  "UNKNOWN_CURRENCY",
  "UNKNOWN_TIMEZONE",
  "INVALID_TIME",
  "INVALID_MINUTES",
  "INVALID_NUMBER",
] as const;

export function useProblemWords(): (code: string) => string {
  const { t } = useTranslation("properties");
  return (code) => t(`problem.${problems.find((known) => known === code) ?? "OTHER"}`, { example: "2" });
}
