import type { BookingQuote, OtherBooking } from "@keystead/contract/bookings";
import { addDays, differenceInDays, type PlainDate } from "@keystead/domain/calendar";
import { Button } from "@mantine/core";
import { IconAlertTriangle, IconLock } from "@tabler/icons-react";
import type { Ref } from "react";
import { Link } from "react-router";

import { formatDay } from "../../../lib/format/format.ts";
import { recordAddress } from "../../../lib/records/record-address.ts";
import { SaveAnyway } from "../../../ui/form/save-anyway.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import type { BookingFormState } from "./use-booking-form.ts";
import { type BookingValues, bookingInput } from "./booking-values.ts";
import { localDay } from "../calendar/tape-chart/tape-layout.ts";
import { isRefused, warningsIn } from "./quote-warnings.ts";
import { BookingLink } from "./booking-warning-text.tsx";
import { useTapeMessages } from "../calendar/tape-chart/tape-messages.ts";
import "./booking-warnings.css";

type BookingWarningsProps = {
  readonly ref: Ref<HTMLDivElement>;
  readonly quote: BookingQuote | null;
  readonly waiting: boolean;
  readonly form: BookingFormState;
  readonly values: BookingValues;
};

/** R-D03 to R-D07: shows below the dates what is in the way, before anything is saved. */
export function BookingWarnings({ ref, quote, waiting, form, values }: BookingWarningsProps) {
  const { t } = useTranslation("bookings");
  const known = warningsIn(quote);
  if (quote === null || (known.length === 0 && !isRefused(quote)))
    // Shown when a save was refused before the quote has loaded.
    return (
      <SaveAnyway form={form}>{({ code }) => t(`warning.${isWorded(code) ? code : "other"}`)}</SaveAnyway>
    );
  const refused = isRefused(quote);
  const Icon = refused ? IconLock : IconAlertTriangle;
  return (
    <div
      ref={ref}
      role="status"
      tabIndex={-1}
      className="ks-booking-warnings"
      data-refused={refused}
      aria-busy={waiting}
    >
      <Icon size={20} stroke={1.75} aria-hidden />
      <div>
        {refused ? <Refused quote={quote} /> : <Warned quote={quote} values={values} />}
        <UseFree quote={quote} form={form} />
      </div>
    </div>
  );
}

const worded = [
  "BOOKING_OVERLAP",
  "BOOKING_SHORT_GAP",
  "BOOKING_DURING_LEASE",
  "BELOW_MINIMUM_STAY",
  "BOOKING_COMPLIMENTARY",
] as const;

function isWorded(code: string): code is (typeof worded)[number] {
  return worded.some((one) => one === code);
}

/** R-D05 and the other refusals that cannot be confirmed. */
function Refused({ quote }: { readonly quote: BookingQuote }) {
  const { t } = useTranslation("bookings");
  const messages = useTapeMessages();
  if (quote.refusal !== "DATE_BLOCKED")
    return (
      <p>
        <b>
          {t(
            quote.refusal === "CURRENCY_MISMATCH"
              ? "refused.CURRENCY_MISMATCH"
              : quote.refusal === "STAY_TOO_LONG"
                ? "refused.STAY_TOO_LONG"
                : "refused.BOOKING_MIN_ONE_NIGHT",
          )}
        </b>
      </p>
    );
  return quote.blocked.map(({ from, through, reason, blockId }) => {
    const days = messages.days(from, through);
    return (
      <p key={blockId}>
        <b>{reason === "" ? t("blockedNights", { days }) : t("blockedNightsFor", { days, reason })}</b>{" "}
        {t("blockedHow")}{" "}
        <a href={recordAddress("/calendar", { from, editBlock: blockId })} target="_blank" rel="noopener">
          {t("showBlock")}
        </a>
      </p>
    );
  });
}

function Warned({ quote, values }: { readonly quote: BookingQuote; readonly values: BookingValues }) {
  const { t } = useTranslation("bookings");
  const messages = useTapeMessages();
  const { overlaps, shortGaps, leases, minimumStay, complimentary } = quote;
  const bookedDays = (one: OtherBooking) => messages.days(localDay(one.checkIn), localDay(one.checkOut));
  return (
    <>
      {overlaps.map((one) => (
        <Overlap key={one.id} other={one} days={bookedDays(one)} values={values} />
      ))}
      {shortGaps.map((one) => (
        <p key={one.id}>
          <b>{t("gapOnly", { duration: messages.duration(one.minutes) })}</b>{" "}
          {t("gapTo", { guest: one.guestName, days: bookedDays(one) })}{" "}
          <BookingLink id={one.id} checkIn={one.checkIn} />
        </p>
      ))}
      {leases.map(({ id, tenant, startsOn, endsOn }) => (
        <p key={id}>
          <b>
            {endsOn === null
              ? t("leaseInTheWayOpen", { tenant, from: messages.day(startsOn) })
              : t("leaseInTheWay", { tenant, days: messages.days(startsOn, endsOn) })}
          </b>{" "}
          <Link to={`/leases/${id}`}>{t("openLease")}</Link>
        </p>
      ))}
      {minimumStay === null ? null : (
        <p>
          <b>
            {quote.season === null
              ? t("belowMinimum", { count: minimumStay })
              : t("belowMinimumIn", { count: minimumStay, season: quote.season.name })}
          </b>
        </p>
      )}
      {complimentary > 0 ? (
        <p>
          <b>{t("free", { count: complimentary })}</b>
        </p>
      ) : null}
    </>
  );
}

type OverlapProps = {
  readonly other: OtherBooking;
  readonly days: string;
  readonly values: BookingValues;
};

function Overlap({ other, days, values }: OverlapProps) {
  const { t } = useTranslation("bookings");
  const language = useLanguage();
  const stay = bookingInput(values, { checkInTime: "15:00", checkOutTime: "11:00" });
  const guest = other.guestName;
  const both = stay === null ? null : sharedNights(other, stay);
  return (
    <>
      <p>
        <b>{t("overlaps", { guest, days })}</b>{" "}
        {both === null
          ? null
          : both.count === 0
            ? t("soldTwiceHours")
            : both.count === 1
              ? t("soldTwiceNight", { day: formatDay(both.first, language, "short") })
              : t("soldTwice", { count: both.count })}{" "}
        <BookingLink id={other.id} checkIn={other.checkIn} />
      </p>
      {stay === null ? null : <Picture other={other} stay={stay} />}
    </>
  );
}

type Days = { readonly checkIn: string; readonly checkOut: string };

function sharedNights(a: Days, b: Days): { readonly first: PlainDate; readonly count: number } {
  const first = [localDay(a.checkIn), localDay(b.checkIn)].reduce((x, y) => (x > y ? x : y));
  const until = [localDay(a.checkOut), localDay(b.checkOut)].reduce((x, y) => (x < y ? x : y));
  return { first, count: Math.max(0, differenceInDays(first, until)) };
}

/** Longer bookings are described by text only. */
const MOST_DRAWN = 16;

/** Both bookings, one above the other, and the nights they share. */
function Picture({ other, stay }: { readonly other: OtherBooking; readonly stay: Days }) {
  const { t } = useTranslation("bookings");
  const first = [localDay(other.checkIn), localDay(stay.checkIn)].reduce((a, b) => (a < b ? a : b));
  const last = [localDay(other.checkOut), localDay(stay.checkOut)].reduce((a, b) => (a > b ? a : b));
  const days = differenceInDays(first, last) + 1;
  if (days > MOST_DRAWN) return null;
  const box = ({ checkIn, checkOut }: Days) => {
    const start = differenceInDays(first, localDay(checkIn)) + 0.5;
    const end = differenceInDays(first, localDay(checkOut)) + 0.5;
    return { left: `${(start / days) * 100}%`, width: `${((end - start) / days) * 100}%` };
  };
  const both = sharedNights(other, stay);
  return (
    <div className="ks-booking-warnings-picture" aria-hidden>
      <div style={{ gridTemplateColumns: `repeat(${days}, minmax(0, 1fr))` }}>
        {Array.from({ length: days }, (_, day) => addDays(first, day)).map((day) => (
          <span key={day}>{Number(day.slice(8))}</span>
        ))}
      </div>
      <i data-kind="other" style={box(other)}>
        {other.guestName}
      </i>
      <i data-kind="new" style={box(stay)}>
        {t("thisStay")}
      </i>
      {both.count === 0 ? null : (
        <u
          style={box({
            checkIn: `${both.first}T12:00`,
            checkOut: `${addDays(both.first, both.count)}T12:00`,
          })}
        />
      )}
    </div>
  );
}

/** The days that the quote proposes instead: the nearest within these dates with nothing in the way. */
export function freeDays(
  quote: BookingQuote | null,
): { readonly checkInDay: PlainDate; readonly checkOutDay: PlainDate } | null {
  const free = quote?.free ?? null;
  return free === null ? null : { checkInDay: localDay(free.checkIn), checkOutDay: localDay(free.checkOut) };
}

function UseFree({ quote, form }: { readonly quote: BookingQuote; readonly form: BookingFormState }) {
  const { t } = useTranslation("bookings");
  const messages = useTapeMessages();
  const days = freeDays(quote);
  if (days === null) return null;
  return (
    <Button
      variant="default"
      size="xs"
      onClick={() => {
        form.change((was) => ({ ...was, ...days }));
      }}
    >
      {t("useDays", { days: messages.days(days.checkInDay, days.checkOutDay) })}
    </Button>
  );
}
