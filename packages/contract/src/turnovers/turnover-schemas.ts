import { paymentMethods } from "@keystead/domain/ledger";
import {
  doneBys,
  TURNOVER_NOTE_LIMIT,
  turnoverActs,
  turnoverKinds,
  turnoverMarks,
  turnoverStatuses,
  payoutStates,
  turnoverFlags,
} from "@keystead/domain/turnovers";
import * as z from "zod/mini";

import {
  Amount,
  AmountInput,
  Confirm,
  Day,
  Id,
  LanguageCode,
  DateTimeText,
  Named,
  Version,
  changeOf,
  text,
} from "../wire/index.ts";

/** Days and times are local to the property (R-D01); `to` is null where no arrival follows. */
const Window = z.object({ from: z.string(), to: z.nullable(z.string()) });
const Slot = z.object({ from: z.string(), to: z.string() });

/** A booking that ends or begins with a turnover. */
const BookingOfTurnover = z.object({
  bookingId: z.string(),
  guestName: z.string(),
  guestsCount: z.nullable(z.number()),
  at: z.string(),
});

export const TurnoverView = z.object({
  id: z.string(),
  version: z.number(),
  kind: z.enum(turnoverKinds),
  property: Named,
  /** Null: the whole property. */
  unit: z.nullable(Named),
  timezone: z.string(),
  city: z.string(),
  status: z.enum(turnoverStatuses),
  /** Null for a manual turnover, and where the booking was deleted. */
  leaving: z.nullable(BookingOfTurnover),
  arriving: z.nullable(BookingOfTurnover),
  window: Window,
  slot: Slot,
  /** Planned cleaning time in minutes. */
  cleaningMinutes: z.number(),
  /**
   * Elapsed minutes of the window less the cleaning time, negative when it does not fit; null where no arrival follows.
   */
  slackMinutes: z.nullable(z.number()),
  flags: z.array(z.enum(turnoverFlags)),
  cleaner: z.nullable(Named),
  /** The cleaner has another turnover at that time (R-E04). */
  doubleBooked: z.boolean(),
  /** A proposal: the cleaner by rule where none was chosen, and the fee. */
  proposed: z.nullable(z.object({ cleaner: Named, fee: z.nullable(Amount) })),
  /** How the cleaner is reached; null where none was chosen. */
  reach: z.nullable(z.enum(["login", "link_used", "link_unused", "no_link"])),
  /** The cleaner can only be reached by mail, and mails are held until the host's own address is confirmed. */
  mailWaits: z.boolean(),
  confirmedAt: z.nullable(z.string()),
  startedAt: z.nullable(z.string()),
  doneAt: z.nullable(z.string()),
  doneBy: z.nullable(z.enum(doneBys)),
  fee: Amount,
  currency: z.string(),
  payout: z.enum(payoutStates),
  approved: z.boolean(),
  paidOn: z.nullable(z.string()),
  paidMethod: z.nullable(z.enum(paymentMethods)),
  note: z.string(),
  problems: z.number(),
  /** How many of them are still open. */
  openProblems: z.number(),
  photos: z.number(),
});
export type TurnoverView = z.infer<typeof TurnoverView>;

/** Turnovers whose window begins on these days, local to each property, both inclusive: at most 62 days. */
export const TurnoverQuery = z.strictObject({
  from: Day,
  to: Day,
  propertyId: z.optional(Id),
  cleanerId: z.optional(Id),
});
export type TurnoverQuery = z.infer<typeof TurnoverQuery>;

/** The board: its days, filtered by property, cleaner (or none) and the marks above the board. */
export const BoardQuery = z.extend(TurnoverQuery, {
  unassigned: z.optional(z.enum(["true"])),
  mark: z.optional(z.enum(turnoverMarks)),
});
export type BoardQuery = z.infer<typeof BoardQuery>;

export const TurnoverList = z.object({
  items: z.array(TurnoverView),
  /**
   * Pairs of turnovers, by id, at which one cleaner would have to be at the same time if all were assigned as proposed.
   */
  clashesAsProposed: z.array(z.array(z.string())),
});
export type TurnoverList = z.infer<typeof TurnoverList>;

const note = text(TURNOVER_NOTE_LIMIT);

/** A cleaning without a check-out, such as a deep clean or a check after a storm. */
export const NewTurnover = z.strictObject({
  propertyId: Id,
  unitId: z._default(z.nullable(Id), null),
  startsAt: DateTimeText,
  note: z._default(note, ""),
});
export type NewTurnover = z.infer<typeof NewTurnover>;

/**
 * Cleaner, time and note. A newly chosen cleaner without a given fee gets the agreed one (R-E07). A slot outside the
 * window and a double-booked cleaner need a confirmation (`confirm`).
 */
export const TurnoverChange = z.strictObject({
  id: Id,
  version: Version,
  ...changeOf({
    cleanerId: z.nullable(Id),
    startsAt: DateTimeText,
    fee: AmountInput,
    note,
    /** Whether nothing is owed for it after all. */
    voided: z.boolean(),
  }),
  confirm: Confirm,
});
export type TurnoverChange = z.infer<typeof TurnoverChange>;

/** A cleaner who could be given the turnover. */
export const Candidate = z.object({
  cleaner: Named,
  language: LanguageCode,
  byRule: z.boolean(),
  /** The agreed fee; null = none, or in another currency. */
  fee: z.nullable(Amount),
  /** The cleaner's other turnovers of the day, in the local time of this property. */
  turnovers: z.array(z.object({ id: z.string(), rentable: z.string(), from: z.string(), to: z.string() })),
  /** One of them is at the same time as this one. */
  clashes: z.boolean(),
});
export type Candidate = z.infer<typeof Candidate>;
export const Candidates = z.object({ items: z.array(Candidate) });

export const ActOnTurnover = z.strictObject({ id: Id, act: z.enum(turnoverActs, { error: "INVALID_ACT" }) });
export type ActOnTurnover = z.infer<typeof ActOnTurnover>;
