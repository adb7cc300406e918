import { useRef } from "react";
import { useSearchParams } from "react-router";

import { useRoom } from "../../../../ui/use-room.ts";
import { useTranslation } from "../../../../ui/text/use-translation.ts";
import { useCan } from "../../../session/public.ts";
import { AgendaList } from "./agenda-list.tsx";
import type { ViewProps } from "../calendar-view.ts";
import { ChartLink } from "../chart-link.tsx";
import { AddBooking, CalendarSteps, PropertyTicks } from "../calendar-toolbar.tsx";
import "../calendar-toolbar.css";

/** In this order: the year, the word for today, and the words of the add buttons. */
const FOLDABLE = 3;

/** The days of the chart as a list, on a wide screen. */
export function AgendaView({ address, range, today, properties, all, open }: ViewProps) {
  const { t } = useTranslation("bookings");
  const can = useCan();
  const bar = useRef<HTMLDivElement>(null);
  const { folded, wraps } = useRoom(bar, FOLDABLE);
  return (
    <>
      <div
        ref={bar}
        className="ks-calendar-toolbar"
        data-wraps={wraps}
        role="toolbar"
        aria-label={t("toolbar")}
      >
        <CalendarSteps {...{ address, range, folded }} />
        <ChartLink />
        <PropertyTicks
          properties={all}
          values={address.propertyIds}
          onChange={(ids) => {
            address.set({ property: ids.join(",") });
          }}
        />
        {can("booking.create") ? (
          <AddBooking
            folded={folded}
            onClick={() => {
              open("new");
            }}
          />
        ) : null}
      </div>
      <AgendaList {...{ properties, range, today }} to={useEditAddress()} toTurnover={useTurnoverAddress()} />
    </>
  );
}

/** The address that opens the form of a booking over the current screen. */
export function useEditAddress() {
  const can = useCan();
  const [params] = useSearchParams();
  if (!can("booking.update")) return null;
  return ({ booking }: { readonly booking: { readonly id: string } }) => {
    const next = new URLSearchParams(params);
    next.set("edit", booking.id);
    return `?${next.toString()}`;
  };
}

/** The address that opens the turnover of a cleaning over the current screen. */
export function useTurnoverAddress() {
  const can = useCan();
  const [params] = useSearchParams();
  if (!can("turnover.assign")) return null;
  return (turnoverId: string) => {
    const next = new URLSearchParams(params);
    next.set("turnover", turnoverId);
    return `?${next.toString()}`;
  };
}
