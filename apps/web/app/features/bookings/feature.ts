import IconCalendarEvent from "@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs";

import type { Address, ChangesOf, Screen } from "../../lib/feature.ts";

export const screen = {
  name: "calendar",
  icon: IconCalendarEvent,
  keys: "g c",
  needs: "booking.read",
  adds: "booking",
} as const satisfies Screen;

export const addresses = [["calendar", "routes/app/calendar.tsx"]] as const satisfies readonly Address[];

/** What each procedure changes: see `lib/calls/changed-by.ts`. */
export const changes = {
  "guests.get": "nothing",
  "guests.retention": "nothing",
  "guests.changeRetention": "booking",
  "guests.save": "booking",
  "bookingLines.get": "nothing",
  "bookingLines.save": "booking",
  "bookings.list": "nothing",
  "bookings.names": "nothing",
  "bookings.calendar": "nothing",
  "bookings.outlook": "nothing",
  "bookings.quote": "nothing",
  "bookings.get": "nothing",
  "bookings.create": "booking",
  "bookings.feed": "nothing",
  "bookings.saveFeed": "block",
  "bookings.revokeFeed": "block",
  "bookings.createBulk": "booking",
  "bookings.undoBulk": "booking",
  "bookings.update": "booking",
  "bookings.cancel": "booking",
  "bookings.reinstate": "booking",
  "bookings.delete": "booking",
  "bookings.recordPayment": "money",
  "bookings.refund": "money",
  "bookings.deletePayment": "money",
  "blockedDates.create": "block",
  "blockedDates.update": "block",
  "blockedDates.delete": "block",
  "seasons.list": "nothing",
  "seasons.create": "season",
  "seasons.update": "season",
  "seasons.copyToNextYear": "season",
  "seasons.delete": "season",
} as const satisfies ChangesOf<"guests" | "bookingLines" | "bookings" | "blockedDates" | "seasons">;
