import type { CalendarProperty } from "@keystead/contract/bookings";
import { firstDayOf, monthOf, type PlainDate } from "@keystead/domain/calendar";
import { type ReactNode, Suspense } from "react";

import { todayHere } from "../../../lib/format/today.ts";
import { ErrorPanel } from "../../../ui/loading/error-panel.tsx";
import { lazyPart } from "../../../ui/loading/lazy-part.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { useIsPhone } from "../../../ui/size/use-is-phone.ts";
import { useOpened } from "../../../ui/overlay/use-opened.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { type CalendarAddress, mondayOf, useCalendarAddress, WEEK } from "./calendar-address.ts";
import type { Open } from "./calendar-view.ts";
import { CalendarSkeleton } from "./calendar-skeleton.tsx";
import { ChartLink } from "./chart-link.tsx";
import { useCalendar } from "./use-calendar.ts";
import { LazyBookingList } from "../lazy-booking-list.ts";
import { NoBookingsYet } from "./no-bookings-yet.tsx";
import { bookingKinds, bookingPresets, OpenedBooking } from "../opened-booking.tsx";
import type { TapeRange } from "./tape-chart/tape-layout.ts";
import { TapeView } from "./tape-chart/tape-view.tsx";

const PhoneViews = lazyPart(async () => (await import("./phone-views.tsx")).PhoneViews);
const AgendaView = lazyPart(async () => (await import("./agenda/agenda-view.tsx")).AgendaView);

type CalendarPageProps = {
  /** Renders an open turnover. Passed in, because the feature of turnovers imports this one. */
  readonly turnover: (id: string, onClose: () => void) => ReactNode;
};

/** Which nights are sold, free or blocked, and will each unit be clean in time? */
export function CalendarPage({ turnover }: CalendarPageProps) {
  const { t } = useTranslation("bookings");
  const isPhone = useIsPhone();
  const today = todayHere();
  const address = useCalendarAddress();
  const view = address.view ?? (isPhone ? "agenda" : "tape");
  const range = rangeOf({ ...address, view }, today, isPhone);
  const result = useCalendar(range);
  const { opened, close } = useOpened(bookingKinds, bookingPresets);
  const cleaning = useOpened(["turnover"]);
  const properties = shownOf(result.data?.properties, address.propertyIds);
  const open: Open = (kind, id = "1", presets = {}) => {
    // If only one property is shown, the form begins with it.
    const [only, other] = kind === "new" || kind === "block" ? properties : [];
    const ofProperty = only === undefined || other !== undefined ? {} : { forProperty: only.id };
    address.begin({ ...ofProperty, ...presets, [kind]: id });
  };
  const shared = { address, range, today, properties, all: result.data?.properties ?? [], opened, open };
  return (
    <>
      <PageHeader title={t("title")} />
      {result.isError ? (
        <ErrorPanel
          message={t("loadFailed")}
          onRetry={() => {
            void result.refetch();
          }}
          retrying={result.isFetching}
        />
      ) : null}
      {result.data === undefined ? (
        result.isError ? null : (
          <CalendarSkeleton />
        )
      ) : result.data.properties.length === 0 ? (
        <NoBookingsYet />
      ) : view === "list" ? (
        <Suspense fallback={<CalendarSkeleton />}>
          <ChartLink />
          <LazyBookingList open={open} />
        </Suspense>
      ) : isPhone ? (
        <Suspense fallback={<CalendarSkeleton />}>
          <PhoneViews {...shared} view={view} />
        </Suspense>
      ) : view === "tape" ? (
        <TapeView {...shared} />
      ) : (
        <Suspense fallback={<CalendarSkeleton />}>
          <AgendaView {...shared} />
        </Suspense>
      )}
      <OpenedBooking
        opened={opened}
        blocks={result.data?.properties.flatMap(({ blocks }) => blocks)}
        onClose={close}
      />
      {cleaning.opened === null ? null : turnover(cleaning.opened.id, cleaning.close)}
    </>
  );
}

/** A phone shows a week from the day; a month is requested with the whole weeks it begins and ends in. */
function rangeOf({ from, days, view }: CalendarAddress, today: PlainDate, isPhone: boolean): TapeRange {
  if (view === "month") return { from: mondayOf(firstDayOf(monthOf(from ?? today))), days: 6 * WEEK };
  return isPhone ? { from: from ?? today, days: WEEK } : { from: from ?? mondayOf(today), days };
}

function shownOf(
  all: readonly CalendarProperty[] | undefined,
  ids: readonly string[],
): readonly CalendarProperty[] {
  const chosen = all?.filter(({ id }) => ids.includes(id)) ?? [];
  // A property that was deleted since does not count as a filter.
  return chosen.length === 0 ? (all ?? []) : chosen;
}
