import { useRef } from "react";

import { useRoom } from "../../../../ui/use-room.ts";
import { useTranslation } from "../../../../ui/text/use-translation.ts";
import { useCan } from "../../../session/public.ts";
import { AddBooking, CalendarSteps, PropertyTicks, RangeChoice, ShowMenu } from "../calendar-toolbar.tsx";
import type { ViewProps } from "../calendar-view.ts";
import type { TapeShows } from "./tape-line-view.tsx";
import "../calendar-toolbar.css";

/** In this order: the year, the word for today, the words of the add buttons, and the padding of the choices. */
const FOLDABLE = 4;

type TapeToolbarProps = Pick<ViewProps, "address" | "range" | "all"> & {
  readonly shows: TapeShows;
  readonly setShows: (next: TapeShows) => void;
  readonly onDays: (days: number) => void;
  readonly onAdd: () => void;
};

/** The toolbar above the chart, in one row also in languages with long words. */
export function TapeToolbar({ address, range, all, shows, setShows, onDays, onAdd }: TapeToolbarProps) {
  const { t } = useTranslation("bookings");
  const can = useCan();
  const bar = useRef<HTMLDivElement>(null);
  const { folded, wraps } = useRoom(bar, FOLDABLE);
  return (
    <div
      ref={bar}
      className="ks-calendar-toolbar"
      data-wraps={wraps}
      data-tight={(folded === FOLDABLE && !wraps) || undefined}
      role="toolbar"
      aria-label={t("toolbar")}
    >
      <CalendarSteps {...{ address, range, folded }} />
      <PropertyTicks
        properties={all}
        values={address.propertyIds}
        onChange={(ids) => {
          address.set({ property: ids.join(",") });
        }}
      />
      <RangeChoice days={range.days} onChange={onDays} />
      <ShowMenu shows={shows} onChange={setShows} />
      {can("booking.create") ? <AddBooking onClick={onAdd} folded={folded} /> : null}
    </div>
  );
}
