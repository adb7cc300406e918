import type { CalendarProperty } from "@keystead/contract/bookings";
import type { PlainDate } from "@keystead/domain/calendar";

import type { OpenedDialog } from "../../../ui/overlay/use-opened.ts";
import type { useCalendarAddress } from "./calendar-address.ts";
import type { bookingKinds, bookingPresets } from "../opened-booking.tsx";
import type { TapeRange } from "./tape-chart/tape-layout.ts";

/** What each way to look at the calendar is given. */
export type ViewProps = {
  readonly address: ReturnType<typeof useCalendarAddress>;
  /** What is asked for and drawn: a month begins with its first day whatever the address says. */
  readonly range: TapeRange;
  readonly today: PlainDate;
  readonly properties: readonly CalendarProperty[];
  readonly all: readonly CalendarProperty[];
  readonly opened: OpenedDialog<(typeof bookingKinds)[number]> | null;
  readonly open: Open;
};

/** Opens a form over the calendar, with what it begins with. */
export type Open = (
  kind: (typeof bookingKinds)[number] | "turnover",
  id?: string,
  presets?: Partial<Readonly<Record<(typeof bookingPresets)[number] | "view", string>>>,
) => void;
