import { recordAddress } from "../../../lib/records/record-address.ts";
import type { SaveWarning } from "../../../lib/refusal/refusal.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { localDay } from "../calendar/tape-chart/tape-layout.ts";
import { useTapeMessages } from "../calendar/tape-chart/tape-messages.ts";

/** A warning of the server about R-D03 to R-D07 as a sentence, with a link to the record in the way. */
export function BookingWarningText({ warning }: { readonly warning: SaveWarning }) {
  const { t } = useTranslation("bookings");
  const sentence = useSentence(warning);
  const { bookingId, leaseId, checkIn = "" } = warning.params;
  if (leaseId !== undefined)
    return (
      <>
        {sentence}{" "}
        <a href={recordAddress(`/leases/${leaseId}`, {})} target="_blank" rel="noopener">
          {t("openLease")}
        </a>
      </>
    );
  if (bookingId === undefined) return sentence;
  return (
    <>
      {sentence} <BookingLink id={bookingId} checkIn={checkIn} />
    </>
  );
}

/** Opens in a new tab, so that the input stays. */
export function BookingLink({ id, checkIn }: { readonly id: string; readonly checkIn: string }) {
  const { t } = useTranslation("bookings");
  const address = recordAddress("/calendar", { from: localDay(checkIn), edit: id });
  return (
    <a href={address} target="_blank" rel="noopener">
      {t("openBooking")}
    </a>
  );
}

function useSentence({ code, params }: SaveWarning): string {
  const { t } = useTranslation("bookings");
  const messages = useTapeMessages();
  const { guest = "", checkIn = "", checkOut = "", minutes, required, nights } = params;
  const { tenant = "", startsOn = "", endsOn = "" } = params;
  const days = checkIn === "" ? "" : messages.days(localDay(checkIn), localDay(checkOut));
  switch (code) {
    case "BOOKING_OVERLAP":
      return t("overlaps", { guest, days });
    case "BOOKING_SHORT_GAP":
      return [
        t("gapOnly", { duration: messages.duration(Number(minutes)) }),
        t("gapTo", { guest, days }),
      ].join(" ");
    case "BOOKING_DURING_LEASE":
      return endsOn === ""
        ? t("leaseInTheWayOpen", { tenant, from: messages.day(startsOn) })
        : t("leaseInTheWay", { tenant, days: messages.days(startsOn, endsOn) });
    case "BELOW_MINIMUM_STAY":
      return t("belowMinimum", { count: Number(required) });
    case "BOOKING_COMPLIMENTARY":
      return t("free", { count: Number(nights) });
    default:
      return t("warning.other");
  }
}
