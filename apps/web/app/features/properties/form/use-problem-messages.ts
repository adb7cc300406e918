import { LEAST_LOAN_YEARS, MOST_FIRST_UNITS, MOST_LOAN_YEARS } from "@keystead/domain/properties";

import { formatAmountInput } from "../../../lib/format/format.ts";
import { SHOWN_BY_FIELD } from "../../../ui/form/input-fields.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";

/** The problems of a field that have a message; any other gets a general one. */
const problems = [
  "NAME_REQUIRED",
  "NAME_TOO_LONG",
  "UNIT_COUNT",
  "UNIT_NAME_REQUIRED",
  "TOO_LONG",
  "UNKNOWN_CURRENCY",
  "UNKNOWN_TIMEZONE",
  "INVALID_TIME",
  "INVALID_MINUTES",
  "INVALID_NUMBER",
  "INVALID_DATE",
  "AMOUNT_NEGATIVE",
  "AMOUNT_TOO_LARGE",
  "TOO_MANY_DECIMALS",
  "LOAN_RATE_OUT_OF_RANGE",
  "LOAN_TERM_OUT_OF_RANGE",
] as const;

/** Null where the field shows its own. */
export function useProblemMessages(): (code: string) => string | null {
  const { t } = useTranslation("properties");
  const language = useLanguage();
  const numbers = {
    example: "2",
    rate: formatAmountInput("3.75", language),
    least: LEAST_LOAN_YEARS,
    most: MOST_LOAN_YEARS,
    units: MOST_FIRST_UNITS,
  };
  return (code) =>
    code === SHOWN_BY_FIELD
      ? null
      : t(`problem.${problems.find((known) => known === code) ?? "OTHER"}`, numbers);
}
