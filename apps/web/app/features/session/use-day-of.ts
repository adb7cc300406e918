import { formatDayOf } from "../../lib/format/format.ts";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useProfile } from "./session-queries.ts";

/** On which day something was done, by the calendar of the profile's zone (R-Z03); until that is known, of the browser's. */
export function useDayOf(): (instant: string, style?: "medium" | "short") => string {
  const language = useLanguage();
  const { data: profile } = useProfile();
  return (instant, style = "medium") =>
    formatDayOf(instant, language, {
      style,
      ...(profile === undefined ? {} : { timeZone: profile.timezone }),
    });
}
