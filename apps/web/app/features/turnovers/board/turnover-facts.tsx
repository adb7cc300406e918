import type { TurnoverView } from "@keystead/contract/turnovers";
import { plainDate } from "@keystead/domain/calendar";
import { Link } from "react-router";

import { formatDay } from "../../../lib/format/format.ts";
import { CleaningText } from "../../../ui/cleaning/cleaning-sign.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { rentableOfTurnover, signedCleaning } from "./turnover-need.ts";
import "./turnover-facts.css";

const dayOf = (local: string) => plainDate(local.slice(0, "2026-03-29".length));
const timeOf = (local: string): string => local.slice("2026-03-29T".length);

/** Shown above the form of a turnover: unit, times, the bookings before and after, and its state. */
export function TurnoverFacts({ turnover }: { readonly turnover: TurnoverView }) {
  const { t } = useTranslation("board");
  const language = useLanguage();
  const { window, leaving, arriving } = turnover;
  const dayAndTime = (local: string) => `${formatDay(dayOf(local), language, "weekday")}, ${timeOf(local)}`;
  const guests = [leaving?.guestName ?? t("manual"), ...(arriving === null ? [] : [arriving.guestName])];
  return (
    <div className="ks-turnover-facts">
      <p>
        <strong>{rentableOfTurnover(turnover)}</strong>
      </p>
      <p>
        <CleaningText cleaning={signedCleaning(turnover)} />
      </p>
      <p>
        {window.to === null
          ? t("from", { time: dayAndTime(window.from) })
          : t("window", { from: dayAndTime(window.from), to: dayAndTime(window.to) })}
      </p>
      <p>{guests.join(" → ")}</p>
      <Link className="ks-turnover-facts-link" to={`/tasks?view=cleaning&week=${dayOf(window.from)}`}>
        {t("onBoard")}
      </Link>
    </div>
  );
}
