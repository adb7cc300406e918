import type { SeasonView } from "@keystead/contract/bookings";
import type { DaySpan } from "@keystead/domain/bookings";
import { IconAlertTriangle, IconInfoCircle } from "@tabler/icons-react";
import type { CSSProperties } from "react";

import { formatDay, formatMonth } from "../../../lib/format/format.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import {
  positionInYear,
  scopeKey,
  type SeasonLane,
  seasonLanes,
  type Strip,
  yearOfDay,
} from "./season-lanes.ts";
import "./season-ribbon.css";

type SeasonRibbonProps = {
  readonly seasons: readonly SeasonView[];
  readonly year: number;
  /** Today at the property. */
  readonly today: string;
};

/**
 * A year at a glance: a lane for all units and one for each unit with seasons of its own. The list below has the same
 * as text.
 */
export function SeasonRibbon({ seasons, year, today }: SeasonRibbonProps) {
  const lanes = seasonLanes(seasons, year);
  return (
    <div className="ks-season-ribbon">
      <div aria-hidden>
        <Months year={year} />
        {lanes.map((lane) => (
          <Lane key={scopeKey(lane)} lane={lane} alone={lanes.length === 1}>
            {yearOfDay(today) === year ? (
              <i
                className="ks-season-ribbon-today"
                style={{ insetInlineStart: `${positionInYear(today)}%` }}
              />
            ) : null}
          </Lane>
        ))}
      </div>
      <Notes lanes={lanes} />
    </div>
  );
}

function Months({ year }: { readonly year: number }) {
  const language = useLanguage();
  return (
    <div className="ks-season-ribbon-months">
      {Array.from({ length: 12 }, (_, at) => {
        const month = `${year}-${String(at + 1).padStart(2, "0")}`;
        return (
          <span key={month} style={{ insetInlineStart: `${positionInYear(`${month}-01`)}%` }}>
            {formatMonth(month, language, "short")}
          </span>
        );
      })}
    </div>
  );
}

type LaneProps = { readonly lane: SeasonLane; readonly alone: boolean; readonly children: React.ReactNode };

function Lane({ lane, alone, children }: LaneProps) {
  const { t } = useTranslation("seasons");
  return (
    <div className="ks-season-ribbon-lane">
      {alone ? null : (
        <small>{lane.unit?.name ?? t(lane.wholeProperty ? "wholeProperty" : "allUnits")}</small>
      )}
      <div className="ks-season-ribbon-track">
        {lane.bars.map(({ season, tone, ...strip }) => (
          <span key={season.id} className="ks-season-ribbon-bar" data-tone={tone} style={at(strip)}>
            <span style={{ "--ks-letters": season.name.length } as CSSProperties}>{season.name}</span>
          </span>
        ))}
        {lane.doubled.map((strip) => (
          <span
            key={`${strip.days.startsOn} ${strip.names.join()}`}
            className="ks-season-ribbon-doubled"
            style={at(strip)}
          />
        ))}
        {children}
      </div>
    </div>
  );
}

/** More notes would push the list out of sight; the ribbon marks all of them. */
const MOST_NOTES = 3;

function Notes({ lanes }: { readonly lanes: readonly SeasonLane[] }) {
  const { t } = useTranslation("seasons");
  const spanText = useSpanText();
  const doubled = lanes.flatMap(({ unit, wholeProperty, doubled: strips }) =>
    strips.map(({ days, names: [first, second] }) => {
      const words = t("overlap", { first, second, days: spanText(days) });
      const rentable = wholeProperty ? t("wholeProperty") : unit?.name;
      return rentable === undefined ? words : `${rentable}: ${words}`;
    }),
  );
  // If only single units have seasons, each unit has gaps of its own, which the list names.
  const open = lanes[0]?.bars.length === 0 ? [] : (lanes[0]?.open ?? []);
  const more = doubled.length - MOST_NOTES;
  if (doubled.length === 0 && open.length === 0) return null;
  return (
    <ul className="ks-season-ribbon-notes">
      {doubled.slice(0, MOST_NOTES).map((words) => (
        <li key={words} data-warns>
          <IconAlertTriangle size={18} aria-hidden />
          {words}
        </li>
      ))}
      {more > 0 ? <li className="ks-second">{t("moreOverlaps", { count: more })}</li> : null}
      {open.length === 0 ? null : (
        <li className="ks-second">
          <IconInfoCircle size={18} aria-hidden />
          {t("gap", { days: open.map(({ days }) => spanText(days)).join(", ") })}
        </li>
      )}
    </ul>
  );
}

function useSpanText(): (days: DaySpan) => string {
  const language = useLanguage();
  return ({ startsOn, endsOn }) =>
    startsOn === endsOn
      ? formatDay(startsOn, language, "short")
      : `${formatDay(startsOn, language, "short")} – ${formatDay(endsOn, language, "short")}`;
}

function at({ left, width }: Strip) {
  return { insetInlineStart: `${left}%`, inlineSize: `${width}%` };
}
