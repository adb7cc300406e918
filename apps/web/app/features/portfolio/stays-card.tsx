import type { Outlook, OutlookStay } from "@keystead/contract/bookings";
import { drillDownAddress, portfolioDrillDowns } from "@keystead/domain/drill-down";
import { addDays, plainDate } from "@keystead/domain/calendar";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Link } from "react-router";

import { query } from "../../lib/api.ts";
import { formatDay, formatMoney } from "../../lib/format.ts";
import { ErrorPanel } from "../../ui/error-panel.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { useLanguage } from "../../ui/use-language.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import "../../ui/card.css";
import "../../ui/link-lines.css";
import "./skeleton-block.css";
import "./stays-card.css";

/** As many as stand in a column; the calendar has them all. */
const SHOWN = 5;

/** Who comes and who leaves, with what is in the way of it: conflicts first, then what is not paid. */
export function StaysCard() {
  const { t } = useTranslation("outlook");
  const id = useId();
  const { data, isError, isFetching, refetch } = useQuery(query.bookings.outlook.queryOptions({ input: {} }));
  if (data === undefined)
    return isError ? (
      <ErrorPanel message={t("failed")} retrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <div className="ks-skeleton-block" style={{ height: 220 }} />
    );
  return (
    <section className="ks-card ks-stays-card" aria-labelledby={id}>
      <div className="ks-card-head">
        <h2 id={id}>{t("title")}</h2>
        <Link to="/calendar">{t("calendar")}</Link>
      </div>
      <Facts outlook={data} />
      <div className="ks-stays-card-columns">
        <Stays stays={data.arrivals} end="checkIn" title={t("arrivals")} none={t("noArrivals")} />
        <Stays stays={data.departures} end="checkOut" title={t("departures")} none={t("noDepartures")} />
      </div>
    </section>
  );
}

function Facts({ outlook: { conflicts, tonight, unpaid } }: { readonly outlook: Outlook }) {
  const { t } = useTranslation("outlook");
  const language = useLanguage();
  const { outstanding } = unpaid;
  const amount = outstanding
    .map((money) => formatMoney(money, language, outstanding.length > 1 ? "code" : "symbol"))
    .join(" · ");
  return (
    <p className="ks-stays-card-facts ks-link-lines">
      {conflicts === 0 ? null : (
        <Link to={drillDownAddress(portfolioDrillDowns.conflicts())} className="ks-stays-card-conflict">
          <IconAlertTriangle size={16} aria-hidden />
          {t("conflicts", { count: conflicts })}
        </Link>
      )}
      <span>{t("tonight", { count: tonight.places, sold: tonight.sold })}</span>
      {unpaid.bookings === 0 ? null : (
        <Link to={drillDownAddress(portfolioDrillDowns.unpaidBookings())}>
          {t("unpaid", { count: unpaid.bookings, amount })}
        </Link>
      )}
    </p>
  );
}

type StaysProps = {
  readonly stays: readonly OutlookStay[];
  readonly end: "checkIn" | "checkOut";
  readonly title: string;
  readonly none: string;
};

function Stays({ stays, end, title, none }: StaysProps) {
  const { t } = useTranslation("outlook");
  const id = useId();
  return (
    <div>
      <h3 id={id}>{title}</h3>
      {stays.length === 0 ? <p>{none}</p> : null}
      <ul aria-labelledby={id} className="ks-link-lines">
        {stays.slice(0, SHOWN).map((stay) => (
          <StayLine key={stay.id} stay={stay} end={end} />
        ))}
      </ul>
      {stays.length > SHOWN ? (
        <p className="ks-link-lines">
          <Link to="/calendar">{t("more", { count: stays.length - SHOWN })}</Link>
        </p>
      ) : null}
    </div>
  );
}

function StayLine({ stay, end }: { readonly stay: OutlookStay; readonly end: StaysProps["end"] }) {
  const { t } = useTranslation("outlook");
  const { property, unit, guestsCount, money } = stay;
  const place = unit === null ? property.name : `${unit.name} · ${property.name}`;
  const guests = end === "checkOut" || guestsCount === null ? [] : [t("guests", { count: guestsCount })];
  return (
    <li>
      <span>
        <DayOf stay={stay} end={end} />
        <small>{stay[end].slice("2026-03-29T".length)}</small>
      </span>
      <span>
        <Link to={`/calendar?edit=${stay.id}`}>{stay.guestName}</Link>
        <small>{[place, ...guests].join(" · ")}</small>
      </span>
      {stay.inConflict ? <StatusBadge tone="negative">{t("conflict")}</StatusBadge> : null}
      {!stay.inConflict && money === "unpaid" ? (
        <StatusBadge tone="attention">{t("notPaid")}</StatusBadge>
      ) : null}
      {!stay.inConflict && money === "partially_paid" ? (
        <StatusBadge tone="attention">{t("partPaid")}</StatusBadge>
      ) : null}
    </li>
  );
}

function DayOf({
  stay: { today, ...stay },
  end,
}: {
  readonly stay: OutlookStay;
  readonly end: StaysProps["end"];
}) {
  const { t } = useTranslation("outlook");
  const language = useLanguage();
  const day = stay[end].slice(0, "2026-03-29".length);
  if (day === today) return t("today");
  if (day === addDays(plainDate(today), 1)) return t("tomorrow");
  return formatDay(day, language, "short");
}
