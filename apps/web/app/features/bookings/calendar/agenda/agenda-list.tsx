import type { CalendarProperty } from "@keystead/contract/bookings";
import { addDays, type PlainDate } from "@keystead/domain/calendar";
import { IconAlertTriangle, IconBed, IconChevronRight, IconLogin2, IconLogout } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useState } from "react";
import { Link } from "react-router";

import { formatDay } from "../../../../lib/format/format.ts";
import { CleaningMark } from "../../../../ui/cleaning/cleaning-sign.tsx";
import { useCleaningMessages } from "../../../../ui/cleaning/cleaning-messages.ts";
import type { BadgeIcon } from "../../../../ui/text/status-badge.tsx";
import { useLanguage } from "../../../../ui/text/use-language.ts";
import { useTranslation } from "../../../../ui/text/use-translation.ts";
import {
  type AgendaCleaning,
  type AgendaDay,
  agendaOf,
  type AgendaBooking,
  isQuiet,
  agendaRentables,
} from "./agenda.ts";
import type { TapeRange } from "../tape-chart/tape-layout.ts";
import { signOfTurnover } from "../tape-chart/tape-turnovers.ts";
import { localTime, useTapeMessages } from "../tape-chart/tape-messages.ts";
import "../../../../ui/card.css";
import "./agenda-list.css";

type AgendaListProps = {
  readonly properties: readonly CalendarProperty[];
  readonly range: TapeRange;
  readonly today: PlainDate;
  /** The address that opens a booking; null where bookings cannot be opened. */
  readonly to: ((stay: AgendaBooking) => string) | null;
  /** The address that opens a turnover; null where turnovers cannot be opened. */
  readonly toTurnover: ((turnoverId: string) => string) | null;
};

/** Day by day: departures, cleanings, arrivals and the guests who stay. */
export function AgendaList({ properties, range, today, to, toTurnover }: AgendaListProps) {
  const { t } = useTranslation("bookings");
  const days = agendaOf(properties, range);
  return (
    <div className="ks-agenda-list">
      {days.every(isQuiet) ? <p className="ks-agenda-list-quiet">{t("agendaEmpty")}</p> : null}
      {days
        .filter((day) => !isQuiet(day) || day.day === today)
        .map((day) => (
          <Day key={day.day} {...{ day, today, to, toTurnover }} />
        ))}
    </div>
  );
}

type DayProps = Pick<AgendaListProps, "today" | "to" | "toTurnover"> & { readonly day: AgendaDay };

function Day({ day, today, to, toTurnover }: DayProps) {
  const { t } = useTranslation("bookings");
  const language = useLanguage();
  const date = formatDay(day.day, language, "weekday");
  const word = day.day === today ? t("today") : day.day === addDays(today, 1) ? t("tomorrow") : null;
  return (
    <section aria-label={word === null ? date : `${word}, ${date}`}>
      <h2 className="ks-agenda-list-day" data-today={day.day === today}>
        {word ?? date}
        {word === null ? null : <small>{date}</small>}
      </h2>
      {isQuiet(day) ? <p className="ks-agenda-list-quiet">{t("dayQuiet")}</p> : null}
      <Group title={t("departures")}>
        {day.departures.map((stay) => (
          <AgendaEntry
            key={stay.booking.id}
            stay={stay}
            at={stay.booking.checkOut}
            icon={IconLogout}
            to={to}
          />
        ))}
      </Group>
      <Group title={t("turnovers")}>
        {day.cleanings.map((one) => (
          <Cleaning key={one.cleaning.turnoverId} one={one} toTurnover={toTurnover} />
        ))}
      </Group>
      <Group title={t("arrivals")}>
        {day.arrivals.map((stay) => (
          <AgendaEntry
            key={stay.booking.id}
            stay={stay}
            at={stay.booking.checkIn}
            icon={IconLogin2}
            to={to}
            isArrival
          />
        ))}
      </Group>
      <InHouse stays={day.inHouse} to={to} />
    </section>
  );
}

type CleaningProps = Pick<AgendaListProps, "toTurnover"> & { readonly one: AgendaCleaning };

/** The time, unit and cleaner of a cleaning and its state; between two guests also the time that is left for it. */
function Cleaning({ one: { cleaning, property, unit, between }, toTurnover }: CleaningProps) {
  const messages = useTapeMessages();
  const cleaned = useCleaningMessages();
  const time = between === null ? null : messages.timeBetween(between);
  const shown = between === null ? cleaning.sign : signOfTurnover(between);
  const line = (
    <>
      <span className="ks-agenda-list-time">
        {localTime(cleaning.from)}
        <small>{localTime(cleaning.to)}</small>
      </span>
      <span className="ks-agenda-list-sign">
        <CleaningMark sign={shown} />
      </span>
      <span className="ks-agenda-list-words">
        <b>{unit === null ? property.name : `${property.name} · ${unit}`}</b>
        <small>{cleaned.text(cleaning)}</small>
        {time === null ? null : <small>{time}</small>}
      </span>
    </>
  );
  return (
    <li>
      {toTurnover === null ? (
        <div className="ks-agenda-list-line">{line}</div>
      ) : (
        <Link className="ks-agenda-list-line" to={toTurnover(cleaning.turnoverId)}>
          {line}
        </Link>
      )}
    </li>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <>
      <h3 className="ks-agenda-list-group">{title}</h3>
      <ul className="ks-card ks-agenda-list-lines">{children}</ul>
    </>
  );
}

type AgendaEntryProps = Pick<AgendaListProps, "to"> & {
  readonly stay: AgendaBooking;
  readonly at: string | null;
  readonly icon: BadgeIcon;
  readonly isArrival?: boolean;
};

function AgendaEntry({ stay, at, icon, isArrival = false, to }: AgendaEntryProps) {
  const { t } = useTranslation("bookings");
  const messages = useTapeMessages();
  const { booking, property, unit } = stay;
  const facts = [
    unit === null ? property.name : `${property.name} · ${unit}`,
    ...(isArrival ? [messages.nights(booking.nights)] : []),
    ...(booking.inConflict ? [t("doubleBooking")] : []),
  ].join(" · ");
  const line = (
    <>
      <span className="ks-agenda-list-time">{at === null ? null : localTime(at)}</span>
      <Mark
        icon={booking.inConflict ? IconAlertTriangle : icon}
        tone={booking.inConflict ? "short" : isArrival ? "arrival" : "plain"}
      />
      <span className="ks-agenda-list-words">
        <b>{booking.guestName}</b>
        <small>{facts}</small>
      </span>
    </>
  );
  return (
    <li>
      {to === null ? (
        <div className="ks-agenda-list-line">{line}</div>
      ) : (
        <Link className="ks-agenda-list-line" to={to(stay)}>
          {line}
        </Link>
      )}
    </li>
  );
}

function InHouse({ stays, to }: Pick<AgendaListProps, "to"> & { readonly stays: readonly AgendaBooking[] }) {
  const { t } = useTranslation("bookings");
  const [opened, setOpened] = useState(false);
  if (stays.length === 0) return null;
  return (
    <>
      <h3 className="ks-agenda-list-group">{t("inHouse")}</h3>
      <div className="ks-card ks-agenda-list-lines">
        <button
          type="button"
          className="ks-agenda-list-line ks-agenda-list-more"
          aria-expanded={opened}
          onClick={() => {
            setOpened((was) => !was);
          }}
        >
          <Mark icon={IconBed} tone="plain" />
          <span className="ks-agenda-list-words">
            {t("staysIn", { stays: t("stays", { count: stays.length }), rentables: agendaRentables(stays) })}
          </span>
          <IconChevronRight size={18} aria-hidden />
        </button>
        {opened ? (
          <ul>
            {stays.map((stay) => (
              <AgendaEntry key={stay.booking.id} stay={stay} at={null} icon={IconBed} to={to} />
            ))}
          </ul>
        ) : null}
      </div>
    </>
  );
}

function Mark({ icon: Icon, tone }: { readonly icon: BadgeIcon; readonly tone: string }) {
  return (
    <span className="ks-agenda-list-mark" data-tone={tone}>
      <Icon size={18} stroke={1.6} aria-hidden />
    </span>
  );
}
