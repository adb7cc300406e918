import type { CalendarProperty } from "@keystead/contract/bookings";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";

import { query } from "../../../../../lib/api.ts";
import { isZero } from "../../../../../lib/format/minor-units.ts";
import { CleaningText } from "../../../../../ui/cleaning/cleaning-sign.tsx";
import { MoneyText } from "../../../../../ui/text/money-text.tsx";
import { useTranslation } from "../../../../../ui/text/use-translation.ts";
import { useCan } from "../../../../session/public.ts";
import { BookingMoneyBadge } from "../../../list/booking-money-badge.tsx";
import type { TapeBar } from "../tape-layout.ts";
import { useTapeMessages } from "../tape-messages.ts";
import { BarButtons, type BarFactsProps, rentableWords } from "./bar-parts.tsx";
import "../../../../../ui/link-button.css";
import "../tape-facts.css";

type BookingFactsProps = BarFactsProps & { readonly booking: CalendarProperty["bookings"][number] };

/** A booking: guest, nights, money, cleaning and conflicts, and what can be done with it. */
export function BookingFacts(props: BookingFactsProps) {
  const { bar, booking, property, others, onShow, onLines } = props;
  const { t } = useTranslation("bookings");
  const can = useCan();
  const messages = useTapeMessages();
  const { data } = useQuery(query.bookings.get.queryOptions({ input: { id: booking.id } }));
  return (
    <div className="ks-tape-facts">
      <p className="ks-tape-facts-title">{booking.guestName}</p>
      <p>{rentableWords(property, booking.unitId, t("wholeProperty"))}</p>
      <p>{messages.stay(booking)}</p>
      <p className="ks-tape-facts-line">
        {messages.nights(booking.nights)}
        <BookingMoneyBadge state={booking.money} />
      </p>
      {data === undefined ? null : (
        <>
          <p className="ks-tape-facts-line">
            {can("booking.update") ? (
              <button
                type="button"
                className="ks-link-button"
                onClick={() => {
                  onLines(bar);
                }}
              >
                {t("total")}
              </button>
            ) : (
              t("total")
            )}
            <MoneyText amount={data.total} currency={data.currency} />
          </p>
          {isZero(data.money.outstanding) ? null : (
            <p className="ks-tape-facts-line">
              {t("outstanding")}
              <MoneyText amount={data.money.outstanding} currency={data.currency} />
            </p>
          )}
          {data.cleaning.map(({ id, date, amount, currency }) => (
            <p key={id} className="ks-tape-facts-line">
              <Link to={`/income?edit=${id}`}>{t("cleaningPaid", { day: messages.day(date) })}</Link>
              <MoneyText amount={amount} currency={currency} />
            </p>
          ))}
          {data.guestPhone === "" ? null : <p>{data.guestPhone}</p>}
          {data.guestEmail === "" ? null : <p>{data.guestEmail}</p>}
        </>
      )}
      <CleaningAfter {...props} booking={booking} />
      {bar.lease === null ? null : <LeaseOver lease={bar.lease} />}
      {others.filter(isNoLease).map((other) => (
        <p key={other.key} className="ks-tape-facts-conflict">
          <button
            type="button"
            className="ks-link-button"
            onClick={() => {
              onShow(other);
            }}
          >
            {t("overlapsWith", { what: messages.text(other) })}
          </button>
        </p>
      ))}
      <BookingButtons {...props} bar={bar} owes={data === undefined || !isZero(data.money.outstanding)} />
    </div>
  );
}

/** The cleaner after the booking and the state of the cleaning; opens the turnover over the calendar. */
function CleaningAfter({ booking, property, onTurnover }: BookingFactsProps) {
  const can = useCan();
  const cleaning = property.cleanings.find(({ bookingId }) => bookingId === booking.id);
  if (cleaning === undefined) return null;
  return (
    <p className="ks-tape-facts-line">
      {can("turnover.assign") ? (
        <button
          type="button"
          className="ks-link-button ks-tape-facts-cleaning"
          onClick={() => {
            onTurnover(cleaning.turnoverId);
          }}
        >
          <CleaningText cleaning={cleaning} />
        </button>
      ) : (
        <CleaningText cleaning={cleaning} />
      )}
    </p>
  );
}

function isNoLease({ kind }: TapeBar): boolean {
  return kind !== "lease";
}

/** Says that the nights are let and to whom, with a link to the lease. */
function LeaseOver({ lease }: { readonly lease: NonNullable<TapeBar["lease"]> }) {
  const { t } = useTranslation("bookings");
  const messages = useTapeMessages();
  const { id, tenant, startsOn, endsOn } = lease;
  return (
    <p>
      {endsOn === null
        ? t("leaseInTheWayOpen", { tenant, from: messages.day(startsOn) })
        : t("leaseInTheWay", { tenant, days: messages.days(startsOn, endsOn) })}{" "}
      <Link to={`/leases/${id}`}>{t("openLease")}</Link>
    </p>
  );
}

function BookingButtons(props: BookingFactsProps & { readonly owes: boolean }) {
  const { bar, booking, owes, onEdit, onPay, onGuests, onCancel, onDelete } = props;
  const { t } = useTranslation("bookings");
  const can = useCan();
  const act = (run: (of: TapeBar) => void) => () => {
    run(bar);
  };
  return (
    <BarButtons>
      {can("booking.update") ? (
        <Button size="xs" onClick={act(onEdit)} data-autofocus>
          {t("editShort")}
        </Button>
      ) : null}
      {can("payment.record") && owes && booking.money !== "paid" ? (
        <Button size="xs" variant="default" onClick={act(onPay)}>
          {t("pay")}
        </Button>
      ) : null}
      {can("registry.read") ? (
        <Button size="xs" variant="subtle" onClick={act(onGuests)}>
          {t("guestRecords")}
        </Button>
      ) : null}
      {can("booking.update") ? (
        <Button size="xs" variant="subtle" onClick={act(onCancel)}>
          {t("cancel")}
        </Button>
      ) : null}
      {can("booking.delete") ? (
        <Button size="xs" variant="subtle" color="red" onClick={act(onDelete)}>
          {t("deleteShort")}
        </Button>
      ) : null}
    </BarButtons>
  );
}
