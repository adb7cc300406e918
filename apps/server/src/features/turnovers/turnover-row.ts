import type { LocalDateTime, PlainDate } from "@keystead/domain/calendar";
import { plainDate } from "@keystead/domain/calendar";
import { idOf } from "@keystead/domain/ids";
import { paymentMethods } from "@keystead/domain/ledger";
import type { PaymentMethod } from "@keystead/domain/ledger";
import { currency } from "@keystead/domain/money";
import type { Currency } from "@keystead/domain/money";
import { doneBys, turnoverKinds, turnoverStatuses } from "@keystead/domain/turnovers";
import type { ChecklistRoom, DoneBy, NotifiedTurnover, TurnoverRecord } from "@keystead/domain/turnovers";

import type { NamedRow, StoredRow } from "#kernel/db/queries/stored-row.ts";
import {
  namedIn,
  optionalIdIn,
  optionalNumberIn,
  optionalTextIn,
  textIn,
  wordIn,
} from "#kernel/db/queries/stored-row.ts";
import { wallClockOf } from "#kernel/db/queries/zone.ts";

/** A booking before or after a turnover, in the property's local time. */
export type BookingAround = {
  readonly bookingId: string;
  readonly guestName: string;
  readonly guestsCount: number | null;
  readonly at: LocalDateTime;
};

type Pictured = { readonly photoId: string; readonly itemId: string };

/** A turnover with everything that is shown with it. */
export type ListedTurnover = TurnoverRecord & {
  readonly version: number;
  readonly property: NamedRow;
  readonly unit: NamedRow | null;
  readonly zone: string;
  readonly address: string;
  readonly city: string;
  readonly cleaningMinutes: number;
  readonly cleaner: NamedRow | null;
  readonly reach: "login" | "link_used" | "link_unused" | "no_link" | null;
  /** Mails to the cleaner wait until the host's own address is confirmed. */
  readonly mailWaits: boolean;
  readonly startedAtMs: number | null;
  readonly notified: NotifiedTurnover | null;
  readonly doneAtMs: number | null;
  readonly doneBy: DoneBy | null;
  /** When the host was notified that the turnover is done; null: not yet. */
  readonly hostNotifiedAtMs: number | null;
  readonly feeMinor: number;
  readonly currency: Currency;
  readonly approved: boolean;
  readonly paidOn: PlainDate | null;
  readonly paidMethod: PaymentMethod | null;
  readonly voided: boolean;
  readonly note: string;
  /** The checklist as it was when the turnover began; null: the property's current checklist. */
  readonly checklist: readonly ChecklistRoom[] | null;
  /** The encrypted access note of the unit, otherwise that of the property. */
  readonly accessSealed: string | null;
  /** The number of reported problems. */
  readonly problems: number;
  /** The number of reported problems whose task is still open. */
  readonly openProblems: number;
  readonly photos: number;
  /** The photos that belong to a line of its checklist, oldest first. */
  readonly pictured: readonly Pictured[];
  readonly leaving: BookingAround | null;
  readonly arriving: BookingAround | null;
};

/** A turnover from a row of the store's statement. */
export function turnoverFrom(row: StoredRow): ListedTurnover {
  return {
    id: idOf(textIn(row, "id")),
    version: Number(row["version"]),
    kind: wordIn(turnoverKinds, row["kind"]),
    bookingId: optionalIdIn(row, "booking_id"),
    unitId: optionalIdIn(row, "unit_id"),
    status: wordIn(turnoverStatuses, row["status"]),
    cleanerId: optionalIdIn(row, "cleaner_id"),
    window: { startMs: Number(row["window_from"]), endMs: optionalNumberIn(row, "window_to") },
    slot: { startMs: Number(row["slot_from"]), endMs: Number(row["slot_to"]) },
    confirmedAtMs: optionalNumberIn(row, "confirmed"),
    startedAtMs: optionalNumberIn(row, "started"),
    notified: notifiedFrom(row),
    doneAtMs: optionalNumberIn(row, "done"),
    doneBy: doneBys.find((one) => one === row["done_by"]) ?? null,
    hostNotifiedAtMs: optionalNumberIn(row, "host_notified"),
    property: { id: textIn(row, "property_id"), name: textIn(row, "property_name") },
    unit: namedIn(row, "unit"),
    zone: textIn(row, "timezone"),
    address: textIn(row, "address"),
    city: textIn(row, "city"),
    cleaningMinutes: Number(row["cleaning_minutes"]),
    cleaner: namedIn(row, "cleaner"),
    reach: reaches.find((one) => one === row["reach"]) ?? null,
    mailWaits: row["mail_waits"] === true,
    feeMinor: Number(row["fee_minor"]),
    currency: currency(textIn(row, "currency")),
    approved: row["approved"] === true,
    paidOn: row["paid_on"] === null ? null : plainDate(textIn(row, "paid_on")),
    paidMethod: paymentMethods.find((one) => one === row["paid_method"]) ?? null,
    voided: row["voided"] === true,
    note: textIn(row, "note"),
    checklist: Array.isArray(row["checklist"]) ? row["checklist"] : null,
    accessSealed: optionalTextIn(row, "access_sealed"),
    problems: Number(row["problems"]),
    openProblems: Number(row["open_problems"]),
    photos: Number(row["photos"]),
    pictured: picturedFrom(row["pictured"]),
    leaving: bookingAroundFrom(row["leaving"]),
    arriving: bookingAroundFrom(row["arriving"]),
  };
}

function picturedFrom(value: unknown): readonly Pictured[] {
  if (!Array.isArray(value)) return [];
  return value.map((photo: StoredRow) => ({
    photoId: textIn(photo, "photoId"),
    itemId: textIn(photo, "itemId"),
  }));
}

function notifiedFrom(row: StoredRow): NotifiedTurnover | null {
  const startMs = optionalNumberIn(row, "notified_from");
  if (startMs === null) return null;
  return {
    cleanerId: idOf(textIn(row, "notified_cleaner_id")),
    startMs,
    propertyId: textIn(row, "notified_property_id"),
    unitId: optionalTextIn(row, "notified_unit_id"),
  };
}

const reaches = ["login", "link_used", "link_unused", "no_link"] as const;

function bookingAroundFrom(value: unknown): BookingAround | null {
  if (value === null || value === undefined) return null;
  const stay: StoredRow = Object(value);
  return {
    bookingId: textIn(stay, "bookingId"),
    guestName: textIn(stay, "guestName"),
    guestsCount: optionalNumberIn(stay, "guestsCount"),
    at: wallClockOf(textIn(stay, "at")),
  };
}
