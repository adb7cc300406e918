import { plainDate } from "@keystead/domain/calendar";
import { idOf } from "@keystead/domain/ids";
import {
  deriveTurnovers,
  doubleBooked,
  markDone,
  payoutState,
  planReminder,
} from "@keystead/domain/turnovers";
import type { TurnoverStatus } from "@keystead/domain/turnovers";
import { bookingOf, instantText } from "./booking-operations.ts";
import type { BookingInput } from "./booking-operations.ts";
import { errorOf, operation } from "./operation.ts";
import type { Operations } from "./operation.ts";

export const turnoverOperations: Operations = {
  "turnover.derive": operation(
    (input: {
      readonly timezone: string;
      readonly cleaning_minutes: number;
      readonly bookings: readonly BookingInput[];
    }) =>
      deriveTurnovers({
        bookings: input.bookings.map(bookingOf),
        zone: input.timezone,
        cleaningMinutes: input.cleaning_minutes,
      }).map(({ bookingId, window, minutes, flags }) => ({
        booking: bookingId,
        window_start: instantText(window.startMs),
        window_end: window.endMs === null ? null : instantText(window.endMs),
        minutes,
        flags,
      })),
  ),
  "cleaner.double_booked": operation(
    (input: {
      readonly jobs: readonly {
        readonly id: string;
        readonly cleaner: string | null;
        readonly start: string;
        readonly end: string;
        readonly status?: TurnoverStatus;
      }[];
      readonly buffer_minutes?: number;
    }) =>
      doubleBooked(
        input.jobs.map(({ id, cleaner, start, end, status }) => ({
          id: idOf(id),
          cleanerId: cleaner === null ? null : idOf(cleaner),
          slot: { startMs: instantMs(start), endMs: instantMs(end) },
          status: status ?? "assigned",
        })),
        input.buffer_minutes ?? 0,
      ),
  ),
  "reminder.plan": operation(
    (input: {
      readonly now: string;
      readonly job_start: string;
      readonly status: TurnoverStatus;
      readonly cleaner: string | null;
      readonly sent_keys: readonly string[];
    }) => {
      const startMs = instantMs(input.job_start);
      const plan = planReminder(
        {
          status: input.status,
          cleanerId: input.cleaner === null ? null : idOf(input.cleaner),
          slot: { startMs, endMs: startMs },
        },
        new Set(input.sent_keys),
        instantMs(input.now),
      );
      if (plan.action !== "schedule") return plan;
      const { atMs, ...rest } = plan;
      return { ...rest, at: instantText(atMs) };
    },
  ),
  "job.mark_done": operation(
    (input: {
      readonly status: TurnoverStatus;
      readonly local_date: string;
      readonly checkout_date: string;
    }) => {
      const done = markDone({
        status: input.status,
        hostNotified: false,
        today: plainDate(input.local_date),
        checkOutOn: plainDate(input.checkout_date),
      });
      return done.ok ? { status: "done", notify_host: done.value.notifiesHost } : errorOf(done);
    },
  ),
  "payout.state": operation(
    (input: {
      readonly job_status: TurnoverStatus;
      readonly fee_minor: number;
      readonly paid_on: string | null;
      readonly voided?: boolean;
    }) =>
      payoutState({
        status: input.job_status,
        feeMinor: input.fee_minor,
        paidOn: input.paid_on === null ? null : plainDate(input.paid_on),
        voided: input.voided ?? false,
      }),
  ),
};

function instantMs(text: string): number {
  return Temporal.Instant.from(text).epochMilliseconds;
}
