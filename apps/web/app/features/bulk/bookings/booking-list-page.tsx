import type { NewBookings } from "@keystead/contract/bookings";
import { currency as currencyOf, formatMinor, minorDigits, parseCurrency } from "@keystead/domain/money";
import {
  bookingColumnKinds,
  type BookingColumnKind,
  type BookingSheetLine,
  type BookingProperty,
  type BookingSheetRow,
  readBookingSheet,
} from "@keystead/domain/spreadsheet";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";

import { api, query } from "../../../lib/api.ts";
import type { FailedCall } from "../../../lib/refusal/refusal.ts";
import { todayHere } from "../../../lib/format/today.ts";
import { SaveAnyway } from "../../../ui/form/save-anyway.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { Pending } from "../../../ui/loading/pending.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { LazyBookingWarningText } from "../../bookings/public.ts";
import { LazyPropertySelect } from "../../properties/public.ts";
import { BeforeAdding, LazyLimitPanel } from "../../session/public.ts";
import { bookingKind } from "./booking-kind.ts";
import { emptyGrid } from "../sheet/grid.ts";
import { SheetPage } from "../sheet/sheet-page.tsx";
import { type MarkedRow, useBookingsInTheWay } from "./use-bookings-in-the-way.ts";
import { useLineBatch } from "../use-line-batch.ts";
import type { SheetWork } from "../sheet/first-problem.ts";
import "../properties/shared-fields.css";

/** Creates many bookings from a spreadsheet: conflicts are shown before anything is saved. */
export function BookingListPage() {
  const { t } = useTranslation("bulk");
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={t("bookings.title")} />
      <BeforeAdding kind="calendar" onClose={() => void navigate("/calendar")}>
        <BookingSheetOf />
      </BeforeAdding>
    </>
  );
}

const blank: BookingSheetRow = { state: "blank" };
const LIST = "/calendar?view=list";

function BookingSheetOf() {
  const { t } = useTranslation("bulk");
  const language = useLanguage();
  const [params] = useSearchParams();
  const [propertyId, setPropertyId] = useState(params.get("propertyId") ?? "");
  const [titled, setTitled] = useState<string | null>(null);
  const [work, setWork] = useState<SheetWork<BookingColumnKind>>(() => ({
    grid: emptyGrid(bookingColumnKinds),
    dateOrder: null,
  }));
  const { grid, dateOrder } = work;
  const read = readBookingSheet(grid.rows, grid.columns, {
    language,
    dateOrder,
    properties: useBookingProperties(),
    propertyId,
    currency: titled === null ? null : parseCurrency(titled),
  });
  const sheet = { ...read, ...counted(useBookingsInTheWay(read.rows)) };
  const { ready } = sheet.counts;
  const batch = useLineBatch({
    work,
    setWork,
    rows: sheet.rows,
    change: "booking",
    send: (lines: readonly BookingSheetLine[], { once, confirm }) => {
      const rows = lines.map(rowOf);
      return api.bookings.createBulk({ rows, confirm }, once(rows));
    },
    undo: api.bookings.undoBulk,
    message: ({ bookings }) => t("bookings.made", { count: bookings }),
    leadsTo: LIST,
    reasonOf: useReasons(),
  });
  return (
    <>
      <SheetPage
        kind={bookingKind}
        work={work}
        setWork={setWork}
        sheet={sheet}
        blank={blank}
        contextOf={() => ({ onCurrency: setTitled })}
        onCurrency={setTitled}
        intro={t("bookings.intro")}
        shared={
          <fieldset className="ks-shared-fields-line">
            <legend className="ks-second">{t("records.forAll")}</legend>
            <div className="ks-shared-fields">
              <LazyPropertySelect
                label={t("bookings.column.property")}
                value={propertyId}
                error={null}
                onChange={setPropertyId}
              />
            </div>
          </fieldset>
        }
        foot={{
          counts: sheet.counts,
          creates: t("bookings.creates", { count: ready }),
          submit: ready === 0 ? t("bookings.submitNone") : t("bookings.submit", { count: ready }),
          room: null,
          failure: batch.failure,
          busy: batch.busy,
          question: (
            <SaveAnyway form={batch}>
              {(warning) => (
                <Suspense fallback={<Pending />}>
                  <b>{t("row", { row: batch.rowsOf(warning.params["row"] ?? "").join(", ") })}</b>{" "}
                  <LazyBookingWarningText warning={warning} />
                </Suspense>
              )}
            </SaveAnyway>
          ),
        }}
        onSend={batch.send}
      />
      <LazyLimitPanel reached={batch.limit} onClose={batch.closeLimit} />
    </>
  );
}

/** The properties and units that can be booked: one response of the calendar has their times and currencies. */
function useBookingProperties(): readonly BookingProperty[] {
  const { data } = useQuery(query.bookings.calendar.queryOptions({ input: { from: todayHere(), days: 1 } }));
  return (data?.properties ?? []).map(({ id, name, city, currency, units, checkInTime, checkOutTime }) => ({
    id,
    name,
    city,
    currency: currencyOf(currency),
    units,
    checkInTime,
    checkOutTime,
  }));
}

function counted(rows: readonly MarkedRow[]) {
  const of = (which: string) => rows.filter(({ state }) => state === which).length;
  return { rows, counts: { ready: of("ready"), attention: of("attention") } };
}

function rowOf({ property, dailyRateMinor, lines, ...line }: BookingSheetLine): NewBookings["rows"][number] {
  const text = (minor: number) => formatMinor(minor, minorDigits(property.currency));
  return {
    ...line,
    propertyId: property.id,
    rateMode: dailyRateMinor === null ? "seasonal" : "flat",
    dailyRate: dailyRateMinor === null ? null : text(dailyRateMinor),
    lines: lines.map(({ kind, amountMinor, note }) => ({ kind, amount: text(amountMinor), note })),
  };
}

/** The reason why a line cannot be booked, for refusals that only the server can detect. */
function useReasons(): (refusal: FailedCall) => string | null {
  const { t } = useTranslation(["bulk", "errors"]);
  return (refusal) => {
    if (refusal.code !== "BAD_REQUEST") return null;
    const codes = refusal.data.issues.map(({ code }) => code);
    if (codes.includes("DATE_BLOCKED")) return t("errors:dateBlocked");
    if (codes.includes("DISCOUNT_EXCEEDS_TOTAL")) return t("errors:discountExceedsTotal");
    if (codes.includes("CHANNEL_FEE_EXCEEDS_TOTAL")) return t("errors:channelFeeExceedsTotal");
    return codes.includes("DAILY_RATE_REQUIRED") ? t("bulk:bookings.noRate") : null;
  };
}
