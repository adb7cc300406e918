import { formatDay } from "../../lib/format/format.ts";
import "../figures.css";
import { useLanguage } from "./use-language.ts";
import "./date.css";

type DateTextProps = {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly style?: "medium" | "short";
};

/** A calendar day in the page's language; `short` leaves out the year. */
export function DateText({ day, style = "medium" }: DateTextProps) {
  const language = useLanguage();
  return (
    <time className="ks-date" dateTime={day}>
      {formatDay(day, language, style)}
    </time>
  );
}
