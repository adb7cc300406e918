import type { BookingView } from "@keystead/contract/bookings";
import { bookingMoneyStates, bookingStates } from "@keystead/domain/bookings";
import { addToMonth, monthOf } from "@keystead/domain/calendar";
import { IconCash, IconEdit, IconReceipt, IconUsers, IconX } from "@tabler/icons-react";
import { useNavigate } from "react-router";

import { query } from "../../../lib/api.ts";
import { isZero } from "../../../lib/format/minor-units.ts";
import { todayHere } from "../../../lib/format/today.ts";
import { useListQuery } from "../../../lib/records/use-list-query.ts";
import { ListPage, useListState } from "../../../ui/list/list-page.tsx";
import type { ListFilter } from "../../../ui/list/list-toolbar.tsx";
import type { RowAction } from "../../../ui/list/row-menu.tsx";
import type { BadgeIcon } from "../../../ui/text/status-badge.tsx";
import { usePeriodText } from "../../../ui/text/use-period-text.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { usePropertyFilter } from "../../properties/public.ts";
import { useCan } from "../../session/public.ts";
import { bookingListRules, bookingQuery, FROM_TODAY } from "./booking-list-rules.ts";
import { BookingCard, useBookingColumns } from "./booking-record.tsx";
import { BookingSumLines, useBookingSumRows } from "./booking-sums.tsx";
import { NoBookings } from "./no-bookings.tsx";

export type BookingListProps = {
  /** Lists the bookings of one property only. */
  readonly propertyId?: string;
  /** Opens a form on the screen that shows the list. */
  readonly open: (kind: "new" | "edit" | "lines" | "pay" | "guests" | "cancel", id?: string) => void;
};

/**
 * Which bookings are there, what is the price of each, and who still has to pay? The screen that shows the list has the
 * header and the forms.
 */
export function BookingListTable({ propertyId, open }: BookingListProps) {
  const { t } = useTranslation("booking-list");
  const can = useCan();
  const state = useListState(bookingListRules);
  const filtered = bookingQuery(state.query, todayHere());
  const input = propertyId === undefined ? filtered : { ...filtered, propertyId };
  const result = useListQuery(query.bookings.list.queryOptions({ input }));
  const sums = result.data?.sums ?? [];
  const edit = ({ id }: BookingView) => {
    open("edit", id);
  };
  const opens = {
    onOpen: edit,
    ...(can("booking.update")
      ? {
          onTotal: ({ id }: BookingView) => {
            open("lines", id);
          },
        }
      : {}),
  };
  const columns = useBookingColumns(opens, propertyId !== undefined);
  const rowActions = useRowActions(open);
  const filters = useFilters(state.filters, propertyId === undefined);
  const sumRows = useBookingSumRows(sums);
  const mayAdd = can("booking.create");
  const inBulk = useAddInBulk(propertyId);
  const add = () => {
    open("new");
  };
  return (
    <ListPage<BookingView>
      name="bookings"
      label={t("title")}
      state={state}
      result={result}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={({ guestName }) => guestName}
      card={(booking) => <BookingCard booking={booking} {...opens} />}
      rowActions={rowActions}
      exported={{ list: "bookings", query: input }}
      searchLabel={t("search")}
      filters={filters}
      countText={(count) => t("count", { count })}
      sums={sumRows}
      cardFooter={<BookingSumLines sums={sums} />}
      {...(mayAdd ? { primary: { label: t("add"), onClick: add }, secondary: inBulk } : {})}
      empty={<NoBookings {...(mayAdd ? { onAdd: add, inBulk } : {})} />}
      errorMessage={t("loadFailed")}
    />
  );
}

/** Adds bookings from a spreadsheet. */
function useAddInBulk(propertyId: string | undefined) {
  const { t } = useTranslation("booking-list");
  const navigate = useNavigate();
  const search = propertyId === undefined ? "" : `?${new URLSearchParams({ propertyId }).toString()}`;
  return {
    label: t("several"),
    onClick: () => void navigate({ pathname: "/calendar/bulk", search }),
  };
}

function useRowActions(open: BookingListProps["open"]) {
  const { t } = useTranslation("booking-list");
  const can = useCan();
  return ({ id, status, money }: BookingView): readonly RowAction[] => {
    const stands = status === "confirmed";
    const actions: RowAction[] = [];
    const offer = (
      kind: "edit" | "lines" | "pay" | "guests" | "cancel",
      icon: BadgeIcon,
      isDanger = false,
    ) => {
      actions.push({
        label: t(kind),
        icon,
        ...(isDanger ? { danger: true } : {}),
        onClick: () => {
          open(kind, id);
        },
      });
    };
    if (can("booking.update")) offer("edit", IconEdit);
    if (stands && can("booking.update")) offer("lines", IconReceipt);
    if (stands && !isZero(money.outstanding) && can("payment.record")) offer("pay", IconCash);
    if (stands && can("registry.read")) offer("guests", IconUsers);
    if (stands && can("booking.update") && can("payment.record")) offer("cancel", IconX, true);
    return actions;
  };
}

/** The months around today that the filter offers, and the month of the address. */
const MONTHS_BACK = 3;
const MONTHS_AHEAD = 9;

function useFilters(chosen: Readonly<Record<string, string>>, ofAll: boolean): readonly ListFilter[] {
  const { t } = useTranslation("booking-list");
  const periodText = usePeriodText();
  const { nights, propertyId } = chosen;
  const properties = usePropertyFilter(t("property"), propertyId);
  const now = monthOf(todayHere());
  const around: string[] = Array.from({ length: MONTHS_BACK + 1 + MONTHS_AHEAD }, (_, at) =>
    addToMonth(now, at - MONTHS_BACK),
  );
  const months =
    nights === undefined || nights === "" || nights === FROM_TODAY || around.includes(nights)
      ? around
      : [nights, ...around];
  return [
    ...(ofAll ? [properties] : []),
    {
      name: "nights",
      label: t("period"),
      options: [
        { value: FROM_TODAY, label: t("fromToday") },
        ...months.map((value) => ({ value, label: periodText(value) })),
      ],
    },
    {
      name: "state",
      label: t("stateHead"),
      options: bookingStates.map((value) => ({ value, label: t(`state.${value}`) })),
    },
    {
      name: "money",
      label: t("paymentHead"),
      options: bookingMoneyStates.map((value) => ({ value, label: t(`money.${value}`) })),
    },
    { name: "conflict", label: t("conflictHead"), options: [{ value: "true", label: t("inConflict") }] },
  ];
}
