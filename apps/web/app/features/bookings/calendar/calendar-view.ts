import type { CalendarProperty } from "@keystead/contract/bookings";
import type { PlainDate } from "@keystead/domain/calendar";

import type { OpenedDialog } from "../../../ui/overlay/use-opened.ts";
import type { useCalendarAddress } from "./calendar-address.ts";
import type { bookingKinds, bookingPresets } from "../opened-booking.tsx";
import type { TapeRange } from "./tape-chart/tape-layout.ts";

/** The props of each view of the calendar. */
export type ViewProps = {
  readonly address: ReturnType<typeof useCalendarAddress>;
  /**
   * The range that is requested and drawn. The month view begins with the week of its first day, whatever the address
   * says.
   */
  readonly range: TapeRange;
  readonly today: PlainDate;
  readonly properties: readonly CalendarProperty[];
  readonly all: readonly CalendarProperty[];
  readonly opened: OpenedDialog<(typeof bookingKinds)[number]> | null;
  readonly open: Open;
};

/** Opens a form over the calendar, with its initial values. */
export type Open = (
  kind: (typeof bookingKinds)[number] | "turnover",
  id?: string,
  presets?: Partial<Readonly<Record<(typeof bookingPresets)[number] | "view", string>>>,
) => void;
