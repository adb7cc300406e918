import { bookingGuestFields } from "../bookings/index.ts";
import { cleanerFields } from "../turnovers/index.ts";
import { auditedAs } from "./audited-as.ts";
import type { AuditedField } from "./history-words.ts";

const rentable = [
  ["propertyId", "property", { record: "property" }],
  ["unitId", "unit", { record: "unit" }],
] as const satisfies readonly AuditedField[];

/**
 * Audited fields of short-term letting and of the cleaning after it; day and time of arrival and departure are two
 * fields. Money is in the currency that the entry names.
 */
export const auditedBookings = {
  booking: [
    ...rentable,
    ...auditedAs(bookingGuestFields),
    ["guestsCount", "guests", "number"],
    ["arrivesOn", "arrival", "day"],
    ["checkInTime", "checkIn", "time"],
    ["leavesOn", "departure", "day"],
    ["checkOutTime", "checkOut", "time"],
    ["rateMode", "rateMode", { word: "rateMode" }],
    ["dailyRateMinor", "dailyRate", "money"],
    ["totalMinor", "total", "money"],
    ["currency", "currency", { code: "currency" }],
    ["keptMinor", "kept", "money"],
    ["notes", "notes", "hidden"],
    ["guestRecords", "guestRecords", "hidden"],
    ["cleaningFeeMinor", "cleaningFee", "money"],
    ["touristTaxMinor", "touristTax", "money"],
    ["discountMinor", "discount", "money"],
    ["channelFeeMinor", "channelFee", "money"],
    ["channelRemitsTax", "channelRemitsTax", "yes"],
    ["payoutOn", "payoutOn", "day"],
    ["lineNotes", "lineNotes", "hidden"],
  ],
  blocked_date: [
    ...rentable,
    ["from", "startsOn", "day"],
    ["through", "endsOn", "day"],
    ["reason", "reason", "hidden"],
  ],
  seasonal_rate: [
    ...rentable,
    ["name", "name", "hidden"],
    ["startsOn", "startsOn", "day"],
    ["endsOn", "endsOn", "day"],
    ["rateMinor", "dailyRate", "money"],
    ["currency", "currency", { code: "currency" }],
    ["minStay", "minStay", "number"],
    ["wholeProperty", "wholeProperty", "yes"],
  ],
  turnover: [
    ["status", "turnoverStatus", { word: "turnoverStatus" }],
    ["cleanerId", "assignee", "hidden"],
    ["slotStartsAt", "slot", "hidden"],
    ["note", "notes", "hidden"],
    ["checklist", "checklist", "hidden"],
    ["feeMinor", "fee", "money"],
    ["approved", "approved", "yes"],
    ["paidOn", "paidOn", "day"],
    ["paidMethod", "method", { word: "method" }],
    ["voided", "voided", "yes"],
    ...rentable,
  ],
  document: [
    ["name", "name", "hidden"],
    ["kind", "documentKind", { word: "documentKind" }],
    ["unitId", "unit", { record: "unit" }],
  ],
  invitation: [["role", "role", { word: "role" }]],
  membership: [["role", "role", { word: "role" }]],
  cleaner: [
    ...auditedAs(cleanerFields),
    ["userId", "login", { record: "person" }],
    ["currency", "currency", { code: "currency" }],
    ["payBy", "pay", "hidden"],
    ["amount", "pay", "hidden"],
    ["weekendAmount", "pay", "hidden"],
    ["unitPay", "pay", "hidden"],
    ["rentables", "rentables", "hidden"],
    ["archived", "archived", "yes"],
  ],
  cleaner_link: [],
  calendar_feed: [...rentable],
} as const satisfies Readonly<Record<string, readonly AuditedField[]>>;
