import type { Outlook, OutlookBooking } from "@keystead/contract/bookings";
import { drillDownAddress, portfolioDrillDowns } from "@keystead/domain/drill-down";
import { addDays, plainDate } from "@keystead/domain/calendar";
import { compareText } from "@keystead/domain/kernel";
import { IconLogin2, IconLogout2 } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Link } from "react-router";

import { query } from "../../lib/api.ts";
import { formatDay, formatMoney } from "../../lib/format/format.ts";
import { ErrorPanel } from "../../ui/loading/error-panel.tsx";
import { CleaningText } from "../../ui/cleaning/cleaning-sign.tsx";
import { FoldTitle, useIsOpen } from "../../ui/page/fold-title.tsx";
import { StatusBadge } from "../../ui/text/status-badge.tsx";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import "../../ui/card.css";
import "../../ui/link-lines.css";
import "./skeleton-block.css";
import "./bookings-card.css";

/** As many as fit on one screen; the calendar has them all. */
const SHOWN = 5;

const NAME = "next-days";

/** Arrivals and departures by day, with the cleaning between them and its problems. */
export function BookingsCard() {
  const { t } = useTranslation("outlook");
  const id = useId();
  const isOpen = useIsOpen(NAME);
  const { data, isError, isFetching, refetch } = useQuery(query.bookings.outlook.queryOptions({ input: {} }));
  if (data === undefined)
    return isError ? (
      <ErrorPanel message={t("failed")} retrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <div className="ks-skeleton-block" style={{ height: 220 }} />
    );
  const moves = movesOf(data);
  const more = moves.length - SHOWN;
  return (
    <section className="ks-card ks-bookings-card" aria-labelledby={id}>
      <div className="ks-card-head">
        <div className="ks-bookings-card-title">
          <FoldTitle name={NAME} id={id} title={t("title")} />
          <span>{t("tonight", { count: data.tonight.rentables, sold: data.tonight.sold })}</span>
        </div>
        <Link to="/calendar" className="ks-bookings-card-more">
          {more > 0 ? t("more", { count: more }) : t("calendar")}
        </Link>
      </div>
      <Facts outlook={data} />
      {isOpen ? <Days moves={moves} /> : null}
    </section>
  );
}

/**
 * Unpaid bookings and departures without a cleaner, visible while the days are folded. Conflicts are shown at the top
 * of the page.
 */
function Facts({ outlook: { unpaid, departures } }: { readonly outlook: Outlook }) {
  const { t } = useTranslation("outlook");
  const language = useLanguage();
  const { outstanding } = unpaid;
  const amount = outstanding
    .map((money) => formatMoney(money, language, outstanding.length > 1 ? "code" : "symbol"))
    .join(" · ");
  const uncovered = departures.filter(({ cleaning }) => cleaning?.state === "unassigned").length;
  if (unpaid.bookings + uncovered === 0) return null;
  return (
    <p className="ks-bookings-card-facts ks-link-lines">
      {unpaid.bookings === 0 ? null : (
        <Link to={drillDownAddress(portfolioDrillDowns.unpaidBookings())}>
          {t("unpaid", { count: unpaid.bookings, amount })}
        </Link>
      )}
      {uncovered === 0 ? null : (
        <Link to="/tasks?view=cleaning&cleaner=nobody">{t("uncovered", { count: uncovered })}</Link>
      )}
    </p>
  );
}

/** An arrival or a departure with its time. */
type Move = { readonly stay: OutlookBooking; readonly end: "checkIn" | "checkOut" };

const dayOf = ({ stay, end }: Move) => stay[end].slice(0, "2026-03-29".length);

/** Arrivals and departures by time; at the same time, departures come first. */
function movesOf({ arrivals, departures }: Outlook): readonly Move[] {
  const moves: readonly Move[] = [
    ...departures.map((stay) => ({ stay, end: "checkOut" as const })),
    ...arrivals.map((stay) => ({ stay, end: "checkIn" as const })),
  ];
  return moves.toSorted((a, b) => compareText(a.stay[a.end], b.stay[b.end]));
}

function Days({ moves }: { readonly moves: readonly Move[] }) {
  const { t } = useTranslation("outlook");
  if (moves.length === 0) return <p className="ks-card-text">{t("none")}</p>;
  return (
    <div className="ks-bookings-card-days">
      {[...Map.groupBy(moves.slice(0, SHOWN), dayOf)].map(([day, ofDay]) => (
        <Day key={day} day={day} moves={ofDay} />
      ))}
    </div>
  );
}

function Day({ day, moves }: { readonly day: string; readonly moves: readonly Move[] }) {
  const { t } = useTranslation("outlook");
  const language = useLanguage();
  const id = useId();
  const today = moves[0]?.stay.today ?? day;
  const tomorrow = addDays(plainDate(today), 1);
  const name =
    day === today ? t("today") : day === tomorrow ? t("tomorrow") : formatDay(day, language, "long");
  return (
    <>
      <h3 id={id}>{name}</h3>
      <ul aria-labelledby={id} className="ks-link-lines">
        {moves.map((move) => (
          <MoveLine key={`${move.end} ${move.stay.id}`} move={move} />
        ))}
      </ul>
    </>
  );
}

function MoveLine({ move: { stay, end } }: { readonly move: Move }) {
  const { t } = useTranslation("outlook");
  const { property, unit, guestsCount, money } = stay;
  const comes = end === "checkIn";
  const rentable = unit === null ? property.name : `${unit.name} · ${property.name}`;
  const guests = comes && guestsCount !== null ? [t("guests", { count: guestsCount })] : [];
  const Icon = comes ? IconLogin2 : IconLogout2;
  return (
    <li>
      <span className="ks-bookings-card-time">
        <Icon size={16} stroke={1.75} aria-hidden />
        <span className="ks-visually-hidden">{t(comes ? "arrival" : "departure")} </span>
        {stay[end].slice("2026-03-29T".length)}
      </span>
      <span className="ks-bookings-card-who">
        <Link to={`/calendar?edit=${stay.id}`}>{stay.guestName}</Link>
        {money === "unpaid" || money === "partially_paid" ? (
          <span className="ks-bookings-card-money"> · {t(money === "unpaid" ? "notPaid" : "partPaid")}</span>
        ) : null}
        <small>{[rentable, ...guests].join(" · ")}</small>
      </span>
      {stay.inConflict ? <StatusBadge tone="negative">{t("conflict")}</StatusBadge> : null}
      {comes || stay.cleaning === null ? null : <Cleaning stay={stay} cleaning={stay.cleaning} />}
    </li>
  );
}

type CleaningProps = {
  readonly stay: OutlookBooking;
  readonly cleaning: NonNullable<OutlookBooking["cleaning"]>;
};

/** The cleaning after a departure with its state; links to that week of the board. */
function Cleaning({ stay, cleaning }: CleaningProps) {
  const { t } = useTranslation("outlook");
  return (
    <Link
      className="ks-bookings-card-cleaning"
      to={`/tasks?view=cleaning&week=${stay.checkOut.slice(0, "2026-03-29".length)}`}
    >
      <span className="ks-visually-hidden">{t("cleaningOf", { name: stay.guestName })} </span>
      <CleaningText cleaning={cleaning} />
    </Link>
  );
}
