import { languages } from "@keystead/domain/languages";
import { paymentMethods } from "@keystead/domain/ledger";
import {
  doneBys,
  turnoverKinds,
  turnoverStatuses,
  operationActs,
  operationEffects,
  payBys,
} from "@keystead/domain/turnovers";
import type { ChecklistRoom } from "@keystead/domain/turnovers";
import { sql } from "../drizzle.ts";
import { boolean, check, date, index, jsonb, text, unique, uniqueIndex, uuid } from "../pg-core.ts";
import { booking } from "./bookings.ts";
import { expense } from "./ledger.ts";
import { property, unit } from "./properties.ts";
import { createdAt, instant, isCurrencyCode, minor, oneOf } from "./row-level-security.ts";
import { edited, reference, workspaceTable } from "./workspace-table.ts";

/** A person who cleans here: a contact, which gives no access by itself. */
export const cleaner = workspaceTable(
  "cleaner",
  {
    name: text("name").notNull(),
    email: text("email").notNull().default(""),
    phone: text("phone").notNull().default(""),
    language: text("language", { enum: languages }).notNull(),
    notes: text("notes").notNull().default(""),
    /** A person of the workspace who signs in. No foreign key: the contact stays when they are removed. */
    userId: uuid("user_id"),
    currency: text("currency").notNull(),
    payBy: text("pay_by", { enum: payBys }),
    amountMinor: minor("amount_minor"),
    weekendMinor: minor("weekend_minor"),
    archivedAt: instant("archived_at"),
    ...edited(),
  },
  (t) => [
    oneOf("cleaner_language", t.language, languages),
    oneOf("cleaner_pay_by", t.payBy, payBys),
    isCurrencyCode("cleaner_currency", t.currency),
    check("cleaner_name_filled", sql`length(${t.name}) > 0`),
    check(
      "cleaner_pay",
      sql`(${t.payBy} is null) = (${t.amountMinor} is null) and (${t.weekendMinor} is null or ${t.payBy} is not null)
        and ${t.amountMinor} >= 0 and ${t.weekendMinor} >= 0`,
    ),
    index("cleaner_by_name").on(t.workspaceId, sql`name collate "name_order"`, t.id),
    // A person of the workspace is at most one contact.
    uniqueIndex("cleaner_login_once")
      .on(t.workspaceId, t.userId)
      .where(sql`user_id is not null`),
  ],
);

/** The pay agreed for one unit, in the cleaner's currency. */
export const cleanerUnitPay = workspaceTable(
  "cleaner_unit_pay",
  {
    cleanerId: uuid("cleaner_id").notNull(),
    unitId: uuid("unit_id").notNull(),
    amountMinor: minor("amount_minor").notNull(),
    weekendMinor: minor("weekend_minor"),
  },
  (t) => [
    reference("cleaner_unit_pay_cleaner", [t.cleanerId], cleaner).onDelete("cascade"),
    reference("cleaner_unit_pay_unit", [t.unitId], unit).onDelete("cascade"),
    unique("cleaner_unit_pay_once").on(t.workspaceId, t.cleanerId, t.unitId),
    check("cleaner_unit_pay_amounts", sql`${t.amountMinor} >= 0 and ${t.weekendMinor} >= 0`),
    index("cleaner_unit_pay_by_unit").on(t.workspaceId, t.unitId),
  ],
);

/** The default cleaner of a unit, or of a property for all units without a rule of their own. */
export const cleanerRule = workspaceTable(
  "cleaner_rule",
  {
    cleanerId: uuid("cleaner_id").notNull(),
    propertyId: uuid("property_id").notNull(),
    unitId: uuid("unit_id"),
    createdAt: createdAt(),
  },
  (t) => [
    reference("cleaner_rule_cleaner", [t.cleanerId], cleaner).onDelete("cascade"),
    reference("cleaner_rule_property", [t.propertyId], property).onDelete("cascade"),
    reference("cleaner_rule_unit", [t.propertyId, t.unitId], unit).onDelete("cascade"),
    unique("cleaner_rule_once").on(t.workspaceId, t.propertyId, t.unitId).nullsNotDistinct(),
    index("cleaner_rule_by_cleaner").on(t.workspaceId, t.cleanerId),
    index("cleaner_rule_by_unit").on(t.workspaceId, t.unitId),
  ],
);

/**
 * Access without an account (R-O02). The token is stored as a hash; a copy encrypted with a key of the installation
 * lets the host send the link again. Revoking the link deletes both. In no backup.
 */
export const cleanerLink = workspaceTable(
  "cleaner_link",
  {
    cleanerId: uuid("cleaner_id").notNull(),
    tokenHash: text("token_hash"),
    sealed: text("sealed"),
    /** No foreign key: the link outlives the membership of the person who made it. */
    madeBy: uuid("made_by").notNull(),
    madeAt: instant("made_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    revokedAt: instant("revoked_at"),
    lastUsedAt: instant("last_used_at"),
  },
  (t) => [
    reference("cleaner_link_cleaner", [t.cleanerId], cleaner).onDelete("cascade"),
    unique("cleaner_link_once").on(t.workspaceId, t.cleanerId),
    uniqueIndex("cleaner_link_by_token").on(t.workspaceId, t.tokenHash),
    check(
      "cleaner_link_open",
      sql`(${t.revokedAt} is null) = (${t.tokenHash} is not null) and (${t.tokenHash} is null) = (${t.sealed} is null)`,
    ),
  ],
);

/**
 * A turnover to be cleaned (R-E01, R-E02). It is made from a check-out and then follows its booking, or the host
 * makes it. Window and slot are instants; the property's zone gives their local times.
 */
export const turnover = workspaceTable(
  "turnover",
  {
    kind: text("kind", { enum: turnoverKinds }).notNull(),
    /** Null for a manual turnover, and after the booking was deleted. */
    bookingId: uuid("booking_id"),
    propertyId: uuid("property_id").notNull(),
    unitId: uuid("unit_id"),
    status: text("status", { enum: turnoverStatuses }).notNull().default("unassigned"),
    cleanerId: uuid("cleaner_id"),
    windowStartsAt: instant("window_starts_at").notNull(),
    /** Null while no next arrival is known; before the start if bookings overlap. */
    windowEndsAt: instant("window_ends_at"),
    slotStartsAt: instant("slot_starts_at").notNull(),
    slotEndsAt: instant("slot_ends_at").notNull(),
    confirmedAt: instant("confirmed_at"),
    startedAt: instant("started_at"),
    /**
     * The plan of which the cleaner was last notified, or that they confirmed. No foreign keys, because it records
     * the past. Null: nobody was notified.
     */
    notifiedCleanerId: uuid("notified_cleaner_id"),
    notifiedStartsAt: instant("notified_starts_at"),
    notifiedPropertyId: uuid("notified_property_id"),
    notifiedUnitId: uuid("notified_unit_id"),
    doneAt: instant("done_at"),
    doneBy: text("done_by", { enum: doneBys }),
    /** R-E06: the host is notified once per turnover, even if it is reopened in between. */
    hostNotifiedAt: instant("host_notified_at"),
    /**
     * The pay owed for the turnover: proposed when it is assigned and fixed from then on (R-E07), in the currency
     * that the property had at that time.
     */
    feeMinor: minor("fee_minor").notNull().default(0),
    currency: text("currency").notNull(),
    approvedAt: instant("approved_at"),
    paidOn: date("paid_on", { mode: "string" }),
    paidMethod: text("paid_method", { enum: paymentMethods }),
    /** The expense record that its payment created; null again if that was deleted. */
    expenseId: uuid("expense_id"),
    voided: boolean("voided").notNull().default(false),
    /** The host's note for the cleaner. */
    note: text("note").notNull().default(""),
    /** The checklist as it was when the first line was ticked or work began; null: the property's current one. */
    checklist: jsonb("checklist").$type<readonly ChecklistRoom[]>(),
    ...edited(),
  },
  (t) => [
    // The migration names the column: `set null (booking_id)`. A paid or done turnover stays without the booking
    // (R-E07).
    reference("turnover_booking", [t.bookingId], booking).onDelete("set null"),
    reference("turnover_property", [t.propertyId], property).onDelete("cascade"),
    // No cascade: a unit with turnovers cannot be deleted alone, and a cleaner with turnovers cannot be deleted at
    // all.
    reference("turnover_unit", [t.propertyId, t.unitId], unit),
    reference("turnover_cleaner", [t.cleanerId], cleaner),
    // The migration names the column: `set null (expense_id)`.
    reference("turnover_expense", [t.expenseId], expense).onDelete("set null"),
    oneOf("turnover_kind", t.kind, turnoverKinds),
    oneOf("turnover_status", t.status, turnoverStatuses),
    oneOf("turnover_done_by", t.doneBy, doneBys),
    oneOf("turnover_paid_method", t.paidMethod, paymentMethods),
    isCurrencyCode("turnover_currency", t.currency),
    check("turnover_manual", sql`${t.kind} <> 'manual' or ${t.bookingId} is null`),
    check("turnover_slot", sql`${t.slotEndsAt} >= ${t.slotStartsAt}`),
    check(
      "turnover_assigned",
      sql`(${t.status} <> 'unassigned' or ${t.cleanerId} is null) and (${t.status} <> 'assigned' or ${t.cleanerId} is not null)`,
    ),
    check(
      "turnover_done",
      sql`(${t.status} = 'done') = (${t.doneAt} is not null) and (${t.doneAt} is null) = (${t.doneBy} is null)`,
    ),
    check("turnover_fee", sql`${t.feeMinor} >= 0`),
    check(
      "turnover_paid",
      sql`(${t.paidOn} is null) = (${t.paidMethod} is null) and (${t.paidOn} is not null or ${t.expenseId} is null)`,
    ),
    check(
      "turnover_approved",
      sql`${t.status} = 'done' or (${t.approvedAt} is null and ${t.paidOn} is null)`,
    ),
    check(
      "turnover_notified",
      sql`(${t.notifiedCleanerId} is null) = (${t.notifiedStartsAt} is null) and (${t.notifiedStartsAt} is null) = (${t.notifiedPropertyId} is null)
        and (${t.notifiedUnitId} is null or ${t.notifiedPropertyId} is not null)`,
    ),
    // R-E01: at most one per booking.
    uniqueIndex("turnover_of_booking")
      .on(t.workspaceId, t.bookingId)
      .where(sql`booking_id is not null`),
    uniqueIndex("turnover_expense_once")
      .on(t.workspaceId, t.expenseId)
      .where(sql`expense_id is not null`),
    index("turnover_by_slot").on(t.workspaceId, t.slotStartsAt, t.id),
    index("turnover_by_notified")
      .on(t.workspaceId, t.notifiedStartsAt)
      .where(sql`notified_starts_at is not null`),
    index("turnover_by_property").on(t.workspaceId, t.propertyId, t.windowStartsAt),
    index("turnover_by_cleaner").on(t.workspaceId, t.cleanerId, t.slotStartsAt),
    index("turnover_by_unit")
      .on(t.workspaceId, t.unitId)
      .where(sql`unit_id is not null`),
    index("turnover_by_done")
      .on(t.workspaceId, t.doneAt, t.id)
      .where(sql`done_at is not null`),
  ],
);

/** The host's own checklist for a property; no row: the standard one. */
export const checklist = workspaceTable(
  "checklist",
  {
    propertyId: uuid("property_id").notNull(),
    rooms: jsonb("rooms").$type<readonly ChecklistRoom[]>().notNull(),
    ...edited(),
  },
  (t) => [
    reference("checklist_property", [t.propertyId], property).onDelete("cascade"),
    unique("checklist_once").on(t.workspaceId, t.propertyId),
  ],
);

/**
 * An operation sent from a phone, with its result. It is kept for good, and a repeated operation is answered from
 * here.
 */
export const turnoverOperation = workspaceTable(
  "turnover_operation",
  {
    turnoverId: uuid("turnover_id").notNull(),
    deviceId: uuid("device_id").notNull(),
    seq: minor("seq").notNull(),
    act: text("act", { enum: operationActs }).notNull(),
    itemId: text("item_id"),
    pressedAt: instant("pressed_at").notNull(),
    by: text("by", { enum: doneBys }).notNull(),
    effect: text("effect", { enum: operationEffects }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    reference("turnover_operation_turnover", [t.turnoverId], turnover).onDelete("cascade"),
    unique("turnover_operation_once").on(t.workspaceId, t.turnoverId, t.deviceId, t.seq),
    oneOf("turnover_operation_act", t.act, operationActs),
    oneOf("turnover_operation_by", t.by, doneBys),
    oneOf("turnover_operation_effect", t.effect, operationEffects),
    check(
      "turnover_operation_item",
      sql`(${t.act} in ('tick', 'untick', 'problem')) = (${t.itemId} is not null)`,
    ),
  ],
);

/**
 * The planned start of which a turnover's cleaner, or the host if nobody is assigned, was reminded (R-E05). Written
 * before anything is sent, once for each start and recipient, however often the job runs.
 */
export const turnoverReminder = workspaceTable(
  "turnover_reminder",
  {
    turnoverId: uuid("turnover_id").notNull(),
    /** Made by the rule: the planned start, and the cleaner's id or `host`. */
    key: text("key").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    reference("turnover_reminder_turnover", [t.turnoverId], turnover).onDelete("cascade"),
    unique("turnover_reminder_once").on(t.workspaceId, t.turnoverId, t.key),
    index("turnover_reminder_by_time").on(t.workspaceId, t.createdAt),
  ],
);
