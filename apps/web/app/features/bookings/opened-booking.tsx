import type { BlockView } from "@keystead/contract/bookings";
import { Suspense } from "react";
import { useSearchParams } from "react-router";

import { query } from "../../lib/api.ts";
import { useOpenedRecord } from "../../lib/records/use-opened-record.ts";
import { withMessages } from "../../lib/messages.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { Pending } from "../../ui/loading/pending.tsx";
import type { OpenedDialog } from "../../ui/overlay/use-opened.ts";
import { PresetProperty } from "../properties/public.ts";
import { BeforeAdding, useMayOpen } from "../session/public.ts";

const messages = import.meta.glob("../../../../../packages/messages/*/{bookings,shared/*}.json", {
  import: "default",
});
const loadForm = withMessages(messages, () => import("./form/booking-form.tsx"));
const BookingForm = lazyPart(async () => (await loadForm()).BookingForm);
const payMessages = import.meta.glob("../../../../../packages/messages/*/{bookings,ledger,shared/*}.json", {
  import: "default",
});
const loadPay = withMessages(payMessages, () => import("./form/booking-payment-form.tsx"));
const BookingPaymentForm = lazyPart(async () => (await loadPay()).BookingPaymentForm);
const loadCancel = withMessages(messages, () => import("./form/cancel-booking-form.tsx"));
const CancelBookingForm = lazyPart(async () => (await loadCancel()).CancelBookingForm);
const loadBlock = withMessages(messages, () => import("./calendar/block-form.tsx"));
const BlockForm = lazyPart(async () => (await loadBlock()).BlockForm);

const guestMessages = import.meta.glob("../../../../../packages/messages/*/{guests,shared/*}.json", {
  import: "default",
});
const loadGuests = withMessages(guestMessages, () => import("./form/guests-form.tsx"));
const GuestsForm = lazyPart(async () => (await loadGuests()).GuestsForm);

const lineMessages = import.meta.glob(
  "../../../../../packages/messages/*/{bookings,booking-lines,shared/*}.json",
  {
    import: "default",
  },
);
const loadLines = withMessages(lineMessages, () => import("./lines/lines-form.tsx"));
const LinesForm = lazyPart(async () => (await loadLines()).LinesForm);

/** The dialogs that may be open over the calendar, and over any other screen that shows bookings. */
export const bookingKinds = [
  "new",
  "edit",
  "lines",
  "pay",
  "guests",
  "cancel",
  "block",
  "editBlock",
] as const;
/** The initial values of a form: the nights that were chosen, or those a bar was dragged to. */
export const bookingPresets = ["forProperty", "forUnit", "checkIn", "checkOut"] as const;

const needs = {
  new: "booking.create",
  edit: "booking.update",
  lines: "booking.update",
  pay: "payment.record",
  guests: "registry.read",
  cancel: "booking.update",
  block: "blocked_date.create",
  editBlock: "blocked_date.update",
} as const;

type OpenedBookingProps = {
  readonly opened: OpenedDialog<(typeof bookingKinds)[number]> | null;
  /** The blocks on screen: a single block cannot be requested. */
  readonly blocks: readonly BlockView[] | undefined;
  readonly onClose: () => void;
};

/** The forms of bookings and blocks, as the address names them. */
export function OpenedBooking({ opened: requested, blocks, onClose }: OpenedBookingProps) {
  const opened = useMayOpen(requested, needs, onClose);
  const [params] = useSearchParams();
  const presets = Object.fromEntries(
    bookingPresets.flatMap((name) => {
      const value = params.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const presetsWith = (forProperty: string) => (forProperty === "" ? presets : { ...presets, forProperty });
  const isBooking = opened?.kind === "edit" || opened?.kind === "pay" || opened?.kind === "cancel";
  const booking = useOpenedRecord({
    id: isBooking ? opened.id : null,
    // The calendar has less data than a form needs, so the booking is always requested.
    rows: NONE,
    fresh: true,
    ask: (id) => query.bookings.get.queryOptions({ input: { id } }),
    close: onClose,
  });
  const block = opened?.kind === "editBlock" ? blocks?.find(({ id }) => id === opened.id) : undefined;
  return (
    <Suspense fallback={<Pending />}>
      {opened?.kind === "new" ? (
        <BeforeAdding kind="calendar" onClose={onClose}>
          <PresetProperty propertyId={presets["forProperty"] ?? ""}>
            {(forProperty) => (
              <BookingForm booking={null} presets={presetsWith(forProperty)} onClose={onClose} />
            )}
          </PresetProperty>
        </BeforeAdding>
      ) : null}
      {opened?.kind === "edit" && booking !== null ? (
        <BookingForm key={booking.id} booking={booking} presets={presets} onClose={onClose} />
      ) : null}
      {opened?.kind === "pay" && booking !== null ? (
        <BookingPaymentForm booking={booking} onClose={onClose} />
      ) : null}
      {opened?.kind === "lines" ? (
        <LinesForm key={opened.id} bookingId={opened.id} onClose={onClose} />
      ) : null}
      {opened?.kind === "guests" ? (
        <GuestsForm key={opened.id} bookingId={opened.id} onClose={onClose} />
      ) : null}
      {opened?.kind === "cancel" && booking !== null ? (
        <CancelBookingForm booking={booking} onClose={onClose} />
      ) : null}
      {opened?.kind === "block" ? (
        <BeforeAdding kind="calendar" onClose={onClose}>
          <PresetProperty propertyId={presets["forProperty"] ?? ""}>
            {(forProperty) => <BlockForm block={null} presets={presetsWith(forProperty)} onClose={onClose} />}
          </PresetProperty>
        </BeforeAdding>
      ) : null}
      {block === undefined ? null : (
        <BlockForm key={block.id} block={block} presets={presets} onClose={onClose} />
      )}
    </Suspense>
  );
}

const NONE: readonly [] = [];
