import type { BookingView } from "@keystead/contract/bookings";
import type { BookingMoneyState, BookingState } from "@keystead/domain/bookings";
import { IconAlertTriangle } from "@tabler/icons-react";

import { formatDays } from "../../../lib/format/format-days.ts";
import { isZero } from "../../../lib/format/minor-units.ts";
import { rentableName } from "../../../lib/format/rentable-name.ts";
import type { ListColumn } from "../../../ui/list/list-columns.tsx";
import { MoneyText } from "../../../ui/text/money-text.tsx";
import { StatusBadge, type Tone } from "../../../ui/text/status-badge.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { localDay } from "../calendar/tape-chart/tape-layout.ts";
import "../../../ui/link-button.css";
import "./booking-list.css";

type OpenRecord = (booking: BookingView) => void;

/** What opens from a booking: its form, and for users who may see it the breakdown of its total. */
type BookingOpens = { readonly onOpen: OpenRecord; readonly onTotal?: OpenRecord };

const stateTones: Readonly<Record<BookingState, Tone>> = {
  upcoming: "information",
  in_house: "positive",
  completed: "neutral",
  cancelled: "neutral",
};
const moneyTones: Readonly<Record<BookingMoneyState, Tone>> = {
  unpaid: "attention",
  partially_paid: "attention",
  paid: "positive",
  overpaid: "information",
};

/** The table columns of a booking; on the page of its property, the line below the name has only the unit. */
export function useBookingColumns(
  { onOpen, onTotal }: BookingOpens,
  inOneProperty = false,
): readonly ListColumn<BookingView>[] {
  const { t } = useTranslation("booking-list");
  const money = useMoneyColumns(onTotal);
  const rentable: ListColumn<BookingView> = {
    key: "property",
    header: t("rentable"),
    sort: "property",
    cell: ({ property, unit }) => (
      <>
        {property.name}
        <div className="ks-second">{unit?.name ?? t("wholeProperty")}</div>
      </>
    ),
  };
  return [
    {
      key: "guest",
      header: t("guest"),
      sort: "guest",
      cell: (booking) => (
        <>
          <Guest booking={booking} onOpen={onOpen} />
          {inOneProperty ? <div className="ks-second">{booking.unit?.name ?? t("wholeProperty")}</div> : null}
          <Conflict booking={booking} />
        </>
      ),
    },
    ...(inOneProperty ? [] : [rentable]),
    {
      key: "stay",
      header: t("stay"),
      sort: "checkIn",
      cell: (booking) => <BookingDays booking={booking} />,
    },
    {
      key: "nights",
      header: t("nightsHead"),
      align: "end",
      from: 1180,
      cell: ({ nights }) => nights,
    },
    {
      key: "state",
      header: t("stateHead"),
      from: 1180,
      cell: ({ state }) => <StateBadge state={state} />,
    },
    ...money,
  ];
}

/** A cancelled booking costs and owes nothing, so its price is not part of a sum. */
function useMoneyColumns(onTotal: OpenRecord | undefined): readonly ListColumn<BookingView>[] {
  const { t } = useTranslation("booking-list");
  const stands = ({ status }: BookingView): boolean => status === "confirmed";
  return [
    {
      key: "total",
      header: t("total"),
      sort: "total",
      align: "end",
      cell: (booking) => (stands(booking) ? <Total booking={booking} onTotal={onTotal} /> : null),
    },
    {
      key: "recorded",
      header: t("recorded"),
      align: "end",
      from: 1280,
      cell: ({ money, currency }) =>
        isZero(money.recorded) ? null : <MoneyText amount={money.recorded} currency={currency} />,
    },
    {
      key: "outstanding",
      header: t("outstanding"),
      align: "end",
      cell: (booking) =>
        stands(booking) ? (
          <span className="ks-booking-list-owed">
            <MoneyBadge state={booking.money.state} />
            {isZero(booking.money.outstanding) ? null : (
              <MoneyText amount={booking.money.outstanding} currency={booking.currency} />
            )}
          </span>
        ) : null,
    },
  ];
}

function StateBadge({ state }: { readonly state: BookingState }) {
  const { t } = useTranslation("booking-list");
  return <StatusBadge tone={stateTones[state]}>{t(`state.${state}`)}</StatusBadge>;
}

function MoneyBadge({ state }: { readonly state: BookingMoneyState }) {
  const { t } = useTranslation("booking-list");
  return <StatusBadge tone={moneyTones[state]}>{t(`money.${state}`)}</StatusBadge>;
}

type RecordProps = { readonly booking: BookingView; readonly onOpen: OpenRecord };

type TotalProps = { readonly booking: BookingView; readonly onTotal: OpenRecord | undefined };

/** R-D08: the total; it opens the breakdown into nights, fees and discounts. */
function Total({ booking, onTotal }: TotalProps) {
  const text = <MoneyText amount={booking.total} currency={booking.currency} />;
  if (onTotal === undefined) return text;
  return (
    <button
      type="button"
      className="ks-link-button"
      onClick={() => {
        onTotal(booking);
      }}
    >
      {text}
    </button>
  );
}

function Guest({ booking, onOpen }: RecordProps) {
  return (
    <button
      type="button"
      className="ks-booking-list-guest"
      onClick={() => {
        onOpen(booking);
      }}
    >
      {booking.guestName}
    </button>
  );
}

function Conflict({ booking: { inConflict } }: Pick<RecordProps, "booking">) {
  const { t } = useTranslation("booking-list");
  if (!inConflict) return null;
  return (
    <span className="ks-booking-list-conflict">
      <IconAlertTriangle size={14} aria-hidden />
      {t("double_booking")}
    </span>
  );
}

function BookingDays({ booking: { checkIn, checkOut } }: Pick<RecordProps, "booking">) {
  const language = useLanguage();
  return (
    <span className="ks-booking-list-days">
      {formatDays(localDay(checkIn), localDay(checkOut), { language, year: true })}
    </span>
  );
}

/** A booking as a card on a phone. */
export function BookingCard({ booking, onOpen, onTotal }: BookingOpens & Pick<RecordProps, "booking">) {
  const { t } = useTranslation("booking-list");
  const { nights, status, state, money, currency } = booking;
  const stands = status === "confirmed";
  return (
    <div className="ks-booking-list-card">
      <div>
        <Guest booking={booking} onOpen={onOpen} />
        {stands ? <Total booking={booking} onTotal={onTotal} /> : null}
      </div>
      <p className="ks-second">
        {rentableName(booking.property.name, booking.unit?.name ?? t("wholeProperty"))}
      </p>
      <div className="ks-second">
        <BookingDays booking={booking} />
        <span>{t("nights", { count: nights })}</span>
      </div>
      <div>
        <StateBadge state={state} />
        {stands ? (
          <span className="ks-booking-list-owed">
            <MoneyBadge state={money.state} />
            {isZero(money.outstanding) || money.state === "unpaid" ? null : (
              <MoneyText amount={money.outstanding} currency={currency} />
            )}
          </span>
        ) : null}
      </div>
      <Conflict booking={booking} />
    </div>
  );
}
