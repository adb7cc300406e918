import { cleaningStates } from "@keystead/domain/turnovers";
import type { ReactNode } from "react";
import { Link } from "react-router";

import { CleaningMark } from "../../../ui/cleaning/cleaning-sign.tsx";
import { useCleaningMessages } from "../../../ui/cleaning/cleaning-messages.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import "./calendar-legend.css";
import "./tape-chart/tape.css";
import "./tape-chart/tape-bar.css";

type LegendProps = {
  /** Hours below which a gap is short; null where properties differ. */
  readonly minGap: string | null;
  readonly hasLeases: boolean;
  readonly listTo: string;
};

/** What the signs of the chart mean. */
export function CalendarLegend({ minGap, hasLeases, listTo }: LegendProps) {
  const { t } = useTranslation("bookings");
  const words = useCleaningMessages();
  return (
    <div className="ks-calendar-legend">
      <ul className="ks-tape-colours ks-calendar-legend-signs" aria-label={t("legend")}>
        <Sign mark={<i className="ks-tape-bar" data-kind="booking" />}>{t("booking")}</Sign>
        <Sign mark={<i className="ks-tape-bar" data-kind="block" />}>{t("blocked")}</Sign>
        {hasLeases ? <Sign mark={<i className="ks-tape-bar" data-kind="lease" />}>{t("lease")}</Sign> : null}
        <Sign mark={<i className="ks-tape-bar" data-kind="conflict" />}>{t("doubleBooking")}</Sign>
        <li>{t("nightsKey", { short: t("nightsShort", { count: 4 }), long: t("nights", { count: 4 }) })}</li>
      </ul>
      <ul className="ks-calendar-legend-signs" aria-label={words.legend}>
        {cleaningStates.map((state) => (
          <Sign key={state} mark={<CleaningMark sign={state} />}>
            {words.sign(state)}
          </Sign>
        ))}
        <Sign mark={<CleaningMark sign="problem" />}>
          {[
            words.sign("problem"),
            minGap === null ? t("gapShort") : t("gapUnder", { duration: minGap }),
          ].join(" · ")}
        </Sign>
      </ul>
      <Link to={listTo}>{t("viewAsList")}</Link>
    </div>
  );
}

function Sign({ mark, children }: { readonly mark: ReactNode; readonly children: string }) {
  return (
    <li>
      <span aria-hidden>{mark}</span>
      {children}
    </li>
  );
}
