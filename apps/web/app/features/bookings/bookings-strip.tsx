import type { CalendarProperty } from "@keystead/contract/bookings";
import { MOST_CALENDAR_DAYS } from "@keystead/domain/bookings";
import { addDays, dayOf, plainDate } from "@keystead/domain/calendar";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Link } from "react-router";

import { query } from "../../lib/api.ts";
import { formatMonth } from "../../lib/format/format.ts";
import { Skeleton } from "../../ui/loading/skeleton.tsx";
import { ErrorPanel } from "../../ui/loading/error-panel.tsx";
import { useIsPhone } from "../../ui/size/use-is-phone.ts";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { type TapeBar, type TapeRange, type TapeRow, tapeRows } from "./calendar/tape-chart/tape-layout.ts";
import { barHeight, heightOf } from "./calendar/tape-chart/tape-lines.ts";
import { looksOf, positionOfBar } from "./calendar/tape-chart/tape-bar-position.ts";
import { useTapeMessages } from "./calendar/tape-chart/tape-messages.ts";
import "../../ui/visually-hidden.css";
import "./calendar/tape-chart/tape.css";
import "./calendar/tape-chart/tape-bar.css";
import "./bookings-strip.css";

type BookingsStripProps = {
  readonly propertyId: string;
  /** Today at the property. */
  readonly today: string;
  /** The property is let by the night, so the calendar has it, and the strip is shown even if it is empty. */
  readonly inCalendar: boolean;
};

/** The next months of a property in one picture: leases, bookings and blocks, with a strip for each unit. */
export function BookingsStrip({ propertyId, today, inCalendar }: BookingsStripProps) {
  const { t } = useTranslation("bookings");
  const id = useId();
  const isPhone = useIsPhone();
  const range = { from: plainDate(today), days: MOST_CALENDAR_DAYS };
  const { data, isError, isFetching, refetch } = useQuery(
    query.bookings.calendar.queryOptions({ input: { ...range, propertyId } }),
  );
  const property = data?.properties[0];
  // For a property let by the month the leases show everything, unless there is a booking or a block between them.
  if (!inCalendar && (property === undefined || property.bookings.length + property.blocks.length === 0))
    return null;
  return (
    <section className="ks-card ks-bookings-strip" aria-labelledby={id}>
      <div className="ks-card-head">
        <h2 id={id}>{t("strip")}</h2>
        {inCalendar ? <Link to={`/calendar?property=${propertyId}`}>{t("title")}</Link> : null}
      </div>
      {property === undefined ? (
        isError ? (
          <ErrorPanel message={t("loadFailed")} retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton rows={2} />
        )
      ) : (
        <Strips property={property} range={isPhone ? { ...range, days: range.days / 2 } : range} />
      )}
    </section>
  );
}

type StripsProps = { readonly property: CalendarProperty; readonly range: TapeRange };

function Strips({ property, range }: StripsProps) {
  const { t } = useTranslation("bookings");
  return (
    <div className="ks-bookings-strip-rows ks-tape-colours">
      <div className="ks-bookings-strip-row" aria-hidden>
        <span />
        <Months range={range} />
      </div>
      {tapeRows(property, range).map((row) => (
        <div key={row.unit?.id ?? ""} className="ks-bookings-strip-row">
          <b>{row.unit?.name ?? t("wholeProperty")}</b>
          <Track row={row} />
        </div>
      ))}
    </div>
  );
}

/** The name of a month with fewer days than this would run into the next one, so it is left out. */
const ROOM_FOR_A_NAME = 8;

function Months({ range: { from, days } }: Pick<StripsProps, "range">) {
  const language = useLanguage();
  const starts = Array.from({ length: days }, (_, at) => ({ at, day: addDays(from, at) })).filter(
    ({ at, day }) => at === 0 || dayOf(day) === 1,
  );
  return (
    <div className="ks-bookings-strip-months">
      {starts
        .filter(({ at }, index) => (starts[index + 1]?.at ?? days) - at >= ROOM_FOR_A_NAME)
        .map(({ at, day }) => (
          <span key={day} style={{ insetInlineStart: `${(at / days) * 100}%` }}>
            {formatMonth(day.slice(0, "2026-01".length), language, "short")}
          </span>
        ))}
    </div>
  );
}

/** The least width of a bar with a name in it, in percent of the range. */
const ROOM_FOR_WHO = 9;
const ROOM = { left: 0, right: 1 };

/**
 * A picture without controls, like the overview of the calendar: a night is too narrow to point at. Screen readers get
 * a list.
 */
function Track({ row }: { readonly row: TapeRow }) {
  const { t } = useTranslation("bookings");
  const messages = useTapeMessages();
  const size = { height: heightOf(row.lanes), high: barHeight("comfortable") };
  return (
    <div className="ks-bookings-strip-track" style={{ height: size.height }}>
      <div aria-hidden>
        {row.bars.map((bar: TapeBar) => (
          <i
            key={bar.key}
            className="ks-tape-bar"
            {...looksOf(bar)}
            data-still
            title={messages.name(bar, row)}
            style={positionOfBar(bar, size, ROOM)}
          >
            {bar.width < ROOM_FOR_WHO ? null : messages.text(bar)}
          </i>
        ))}
      </div>
      <ul className="ks-visually-hidden">
        {row.bars.length === 0 ? <li>{t("stripFree")}</li> : null}
        {row.bars.map((bar) => (
          <li key={bar.key}>{messages.name(bar, row)}</li>
        ))}
      </ul>
    </div>
  );
}
