import type { BookingDetail, BookingQuote } from "@keystead/contract/bookings";
import { addDays } from "@keystead/domain/calendar";
import { useNavigate } from "react-router";

import { api } from "../../../lib/api.ts";
import { type Change, useChanged } from "../../../lib/changed.ts";
import { recordAddress } from "../../../lib/records/record-address.ts";
import { useUndo } from "../../../lib/records/use-undo.ts";
import { refusalOf } from "../../../lib/refusal/refusal.ts";
import { refusalKey } from "../../../lib/refusal/refusal-text.ts";
import { toast } from "../../../ui/toast/toast.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { warningsIn } from "../form/quote-warnings.ts";
import type { MovedBar } from "./tape-chart/gestures/bar-move.ts";
import { localDay, type TapeBar } from "./tape-chart/tape-layout.ts";
import { rentableWithUnit, localTime, useTapeMessages } from "./tape-chart/tape-messages.ts";

type BarOf<Kind extends TapeBar["kind"]> = Extract<TapeBar, { readonly kind: Kind }>;

/**
 * Saves a bar where it was dropped and offers Undo. If something needs an answer first, `ask` opens the form with the
 * new days. A refused bar returns to its old position, and a toast says why.
 */
export function useMoveBar(): (moved: MovedBar, ask: () => void) => Promise<void> {
  const moveBooking = useMoveBooking();
  const moveBlock = useMoveBlock();
  return async ({ bar, home, to }, ask) => {
    if (bar.kind === "booking") await moveBooking({ bar, home, to }, ask);
    else if (bar.kind === "block") await moveBlock({ bar, home, to });
  };
}

/** The property, unit and times of a booking, as in a request. */
type MovedDates = {
  readonly propertyId: string;
  readonly unitId: string | null;
  readonly checkIn: string;
  readonly checkOut: string;
};

type Moved =
  | { readonly kind: "saved"; readonly before: BookingDetail; readonly saved: BookingDetail }
  /** The user has to confirm something first. */
  | { readonly kind: "asks" }
  /** The booking was moved or changed meanwhile. */
  | { readonly kind: "stale" }
  /** A refusal that cannot be confirmed. */
  | { readonly kind: "refused"; readonly by: { readonly code: "DATE_BLOCKED"; readonly data: object } };

function useMoveBooking() {
  const { t } = useTranslation("bookings");
  const messages = useTapeMessages();
  const changed = useChanged();
  const offerUndo = useUndo("booking");
  const navigate = useNavigate();
  const refuse = useRefusal("booking");
  return async (
    { bar, home, to }: MovedBar & { readonly bar: BarOf<"booking"> },
    ask: () => void,
  ): Promise<void> => {
    const { id, guestName: guest, unitId, checkIn, checkOut } = bar.of;
    const stale = () => toast.error(t("movedMeanwhile", { guest }));
    try {
      const from = { propertyId: home.id, unitId, checkIn, checkOut };
      const moved = await moveBookingTo(id, from, {
        propertyId: to.property.id,
        unitId: to.unit?.id ?? null,
        checkIn: `${to.checkIn}T${localTime(checkIn)}`,
        checkOut: `${to.checkOut}T${localTime(checkOut)}`,
      });
      if (moved.kind === "asks") {
        ask();
        return;
      }
      if (moved.kind === "stale") stale();
      else if (moved.kind === "refused") await refuse(moved.by);
      else
        offerUndo({
          message: t("moved", {
            guest,
            days: messages.days(to.checkIn, to.checkOut),
            rentable: rentableWithUnit(to),
          }),
          takeBack: async () => {
            const back = await moveBookingTo(id, bookedDates(moved.saved), bookedDates(moved.before));
            // The price of its old nights has changed, or another booking has taken them: like a drop, this asks.
            if (back.kind === "asks") await navigate(addressOf(moved.before));
            else if (back.kind === "stale") stale();
            else if (back.kind === "refused") await refuse(back.by);
          },
          // No message: the bar is visibly back.
          takenBack: null,
        });
      await changed("booking");
    } catch (error) {
      await refuse(error);
    }
  };
}

/**
 * R-Z06, R-D14: requests a quote for the new days first, and saves if nothing is in the way and the price stays the
 * same. If the same nights are booked in between, the server finds that and asks.
 */
async function moveBookingTo(id: string, from: MovedDates, to: MovedDates): Promise<Moved> {
  const before = await api.bookings.get({ id });
  if (before.status !== "confirmed" || !isSame(bookedDates(before), from)) return { kind: "stale" };
  const { unitId, ...where } = to;
  const { rateMode, dailyRate } = before;
  const quote = await api.bookings.quote({
    id,
    ...where,
    ...(unitId === null ? {} : { unitId }),
    rateMode,
    ...(dailyRate === null ? {} : { dailyRate }),
  });
  if (quote.refusal === "DATE_BLOCKED")
    return { kind: "refused", by: { code: quote.refusal, data: { blocked: quote.blocked } } };
  if (mustAsk(quote, before)) return { kind: "asks" };
  try {
    return {
      kind: "saved",
      before,
      saved: await api.bookings.update({ id, version: before.version, ...to }),
    };
  } catch (error) {
    const { code } = refusalOf(error);
    if (code === "CONFIRMATION_REQUIRED") return { kind: "asks" };
    if (code === "STALE") return { kind: "stale" };
    throw error;
  }
}

/** Whether the user must see the new price, or the records in the way. */
function mustAsk(quote: BookingQuote, { total, currency }: BookingDetail): boolean {
  return (
    quote.refusal !== null ||
    warningsIn(quote).length > 0 ||
    quote.total !== total ||
    quote.currency !== currency
  );
}

function bookedDates({ property, unit, checkIn, checkOut }: BookingDetail): MovedDates {
  return { propertyId: property.id, unitId: unit?.id ?? null, checkIn, checkOut };
}

function isSame(a: MovedDates, b: MovedDates): boolean {
  return (
    a.propertyId === b.propertyId &&
    a.unitId === b.unitId &&
    a.checkIn === b.checkIn &&
    a.checkOut === b.checkOut
  );
}

/** The address of a booking's form with its earlier days. */
function addressOf({ id, property, unit, checkIn, checkOut }: BookingDetail): string {
  const [arrival, departure] = [localDay(checkIn), localDay(checkOut)];
  return recordAddress("/calendar", {
    from: arrival,
    edit: id,
    forProperty: property.id,
    forUnit: unit?.id ?? "whole",
    checkIn: arrival,
    checkOut: departure,
  });
}

function useMoveBlock() {
  const { t } = useTranslation("bookings");
  const messages = useTapeMessages();
  const changed = useChanged();
  const offerUndo = useUndo("block");
  const refuse = useRefusal("block");
  return async ({ bar, to }: MovedBar & { readonly bar: BarOf<"block"> }): Promise<void> => {
    const { id, version, propertyId, unitId, from, through } = bar.of;
    try {
      const last = addDays(to.checkOut, -1);
      const saved = await api.blockedDates.update({
        id,
        version,
        propertyId: to.property.id,
        unitId: to.unit?.id ?? null,
        from: to.checkIn,
        through: last,
      });
      offerUndo({
        message: t("blockMoved", {
          reason: messages.text(bar),
          days: messages.days(to.checkIn, last),
          rentable: rentableWithUnit(to),
        }),
        takeBack: () =>
          api.blockedDates.update({ id, version: saved.version, propertyId, unitId, from, through }),
        takenBack: null,
      });
      await changed("block");
    } catch (error) {
      await refuse(error);
    }
  };
}

/**
 * Shows why a bar is back at its old position, with the records in the way, and refetches the calendar, which was out
 * of date.
 */
function useRefusal(change: Change): (error: unknown) => Promise<void> {
  const { t } = useTranslation("errors");
  const changed = useChanged();
  return async (error) => {
    toast.error(t(refusalKey(error)), error);
    await changed(change);
  };
}
