import { api } from "../../../lib/api.ts";
import { useDeleteWithUndo } from "../../../lib/records/use-undo.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import type { TapeBar } from "./tape-chart/tape-layout.ts";

/** Deletes a booking or a block, with Undo; a lease cannot be deleted in the calendar. */
export function useDeleteBar(): (bar: TapeBar) => void {
  const { t } = useTranslation("bookings");
  const deleteBooking = useDeleteWithUndo("booking");
  const deleteBlock = useDeleteWithUndo("block");
  return (bar) => {
    const { id } = bar.of;
    if (bar.kind === "booking")
      void deleteBooking({
        remove: () => api.bookings.delete({ id }),
        message: t("deleted", { guest: bar.of.guestName }),
      });
    else if (bar.kind === "block")
      void deleteBlock({ remove: () => api.blockedDates.delete({ id }), message: t("unblocked") });
  };
}
