import type { BookingLinesChange, BookingLinesView } from "@keystead/contract/bookings";
import { bookingAccount, keptLines, sumLines } from "@keystead/domain/bookings";
import type { BookingAccount, BookingLines } from "@keystead/domain/bookings";
import { plainDate } from "@keystead/domain/calendar";
import { currency } from "@keystead/domain/money";

import { badField, issuesAt, parseAmount, refusal, refuseIssues, stale } from "#kernel/api/index.ts";
import { auditedChanges } from "#kernel/audit/audited-changes.ts";
import { writeAudit } from "#kernel/audit/write-audit.ts";
import { wallClockOf } from "#kernel/db/queries/zone.ts";
import type { Work } from "#kernel/work.ts";
import { assertFeature } from "../../plans/index.ts";
import { amountText } from "../../properties/index.ts";
import { findBooking, findNights } from "../booking-store.ts";
import type { BookingRow, LockedBooking } from "../booking-store.ts";
import { nightViews } from "../booking-view.ts";
import { requireLockedBooking } from "../payments/booking-payments.ts";
import { findLines, linesOfSums, type StoredLineSums, writeLines } from "./booking-line-store.ts";

/** The price of a booking as its nights and its lines, with the amount and day of the channel's payout. */
export async function getBookingLines(work: Work, bookingId: string): Promise<BookingLinesView> {
  const row = await findBooking(work, bookingId);
  if (row === undefined) throw refusal("NOT_FOUND");
  const lines = await linesOf(work, row);
  const { guestTotalMinor, payout } = accountOf(row, lines);
  const text = (minor: number): string => amountText(minor, row.currency);
  return {
    version: row.version,
    guestName: row.guestName,
    currency: row.currency,
    checkIn: wallClockOf(row.checkIn),
    nightPrices: nightViews(await findNights(work, bookingId), row.currency),
    nightsTotal: text(row.totalMinor),
    lines: lines.lines.map(({ kind, amountMinor, note }) => ({ kind, amount: text(amountMinor), note })),
    channelRemitsTax: lines.channelRemitsTax,
    payoutOn: lines.payoutOn,
    guestTotal: text(guestTotalMinor),
    payout:
      payout === null
        ? null
        : {
            kept: text(payout.keptMinor),
            remittedTax: text(payout.remittedTaxMinor),
            amount: text(payout.amountMinor),
            on: payout.on,
          },
  };
}

/** Saves all lines at once, checked against the nights as they are under the lock. */
export async function saveBookingLines(work: Work, change: BookingLinesChange): Promise<BookingLinesView> {
  assertFeature(work.scope, "calendar");
  const { bookingId, version } = change;
  const row = await requireLockedBooking(work, bookingId);
  if (row.version !== version) throw stale(await getBookingLines(work, bookingId));
  const [before, after] = [await linesOf(work, row), keptLines(linesOfInput(change, row.currency))];
  accountOf(row, after);
  await writeLines(work, bookingId, after);
  await writeAudit(work, {
    action: "update",
    entity: "booking",
    entityId: bookingId,
    partOf: row.propertyId,
    changes: {
      ...auditedChanges(auditedLines(before), auditedLines(after), ["lineNotes"]),
      in: row.currency,
    },
  });
  return getBookingLines(work, bookingId);
}

/**
 * Checks that existing lines still fit changed nights. Refused if a discount would exceed what the guest pays, if a
 * fee would exceed what is left, or if the nights have another currency than the lines.
 */
export function assertLinesHold(
  { lineSums, currency: before, channelRemitsTax }: LockedBooking,
  stay: Pick<BookingRow, "totalMinor" | "checkIn" | "currency">,
): void {
  const lines = linesOfSums(lineSums);
  if (lines.length === 0) return;
  if (stay.currency !== before) throw refusal("LINES_OF_OTHER_CURRENCY");
  accountOf(stay, { lines, channelRemitsTax, payoutOn: null });
}

/** The account of a booking, computed from the sums of its lines. */
export function accountOfSums(
  row: Pick<BookingRow, "totalMinor" | "checkIn" | "channelRemitsTax" | "payoutOn">,
  sums: StoredLineSums,
): BookingAccount {
  const { channelRemitsTax, payoutOn } = row;
  return accountOf(row, {
    lines: linesOfSums(sums),
    channelRemitsTax,
    payoutOn: payoutOn === null ? null : plainDate(payoutOn),
  });
}

async function linesOf(
  work: Work,
  { id, channelRemitsTax, payoutOn }: Pick<BookingRow, "id" | "channelRemitsTax" | "payoutOn">,
): Promise<BookingLines> {
  return {
    lines: await findLines(work, id),
    channelRemitsTax,
    payoutOn: payoutOn === null ? null : plainDate(payoutOn),
  };
}

function accountOf(row: Pick<BookingRow, "totalMinor" | "checkIn">, lines: BookingLines): BookingAccount {
  const checkIn = wallClockOf(row.checkIn);
  const account = bookingAccount({ nightsMinor: row.totalMinor, checkIn, lines });
  if (account.ok) return account.value;
  throw account.code === "AMOUNT_TOO_LARGE" ? badField(["lines"], account.code) : refusal(account.code);
}

function linesOfInput({ lines, channelRemitsTax, payoutOn }: BookingLinesChange, code: string): BookingLines {
  return {
    lines: parseLines(lines, code),
    channelRemitsTax,
    payoutOn: payoutOn === null ? null : plainDate(payoutOn),
  };
}

/** Parses the lines and reports all mistakes at once, each at its line. */
export function parseLines(lines: BookingLinesChange["lines"], code: string): BookingLines["lines"] {
  const read: BookingLines["lines"][number][] = [];
  refuseIssues(
    lines.flatMap(({ kind, amount, note }, at) =>
      issuesAt(["lines", at], () => {
        read.push({ kind, note, amountMinor: parseAmount(amount, currency(code), { field: "amount" }) });
      }),
    ),
  );
  return read;
}

/** The audit records the sum of the lines of each kind. */
function auditedLines({ lines, channelRemitsTax, payoutOn }: BookingLines) {
  const sums = sumLines(lines);
  return {
    cleaningFeeMinor: sums.cleaning_fee,
    touristTaxMinor: sums.tourist_tax,
    discountMinor: sums.discount,
    channelFeeMinor: sums.channel_fee,
    channelRemitsTax,
    payoutOn,
    lineNotes: lines.map(({ note }) => note).filter((note) => note !== ""),
  };
}
