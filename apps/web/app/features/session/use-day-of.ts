import { formatDayOf } from "../../lib/format/format.ts";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useProfile } from "./session-queries.ts";

/** The day of an instant in the profile's time zone (R-Z03), or the browser's until that is known. */
export function useDayOf(): (instant: string, style?: "medium" | "short") => string {
  const language = useLanguage();
  const { data: profile } = useProfile();
  return (instant, style = "medium") =>
    formatDayOf(instant, language, {
      style,
      ...(profile === undefined ? {} : { timeZone: profile.timezone }),
    });
}
