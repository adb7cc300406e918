import { AFTER_DAYS, BEFORE_DAYS, reminderKinds, reminderStops } from "@keystead/domain/reminders";
import { sql } from "../drizzle.ts";
import type { AnyPgColumn } from "../pg-core.ts";
import { check, date, index, integer, text, unique, uuid } from "../pg-core.ts";
import { lease } from "./leases.ts";
import { tenant } from "./tenants.ts";
import { createdAt, instant, oneOf } from "./row-level-security.ts";
import { edited, reference, workspaceTable } from "./workspace-table.ts";

/** The domain defines which days can be chosen; changing its list needs no migration. */
const upTo = (name: string, column: AnyPgColumn, days: readonly number[]) =>
  check(name, sql`${column} between 1 and ${sql.raw(String(Math.max(...days)))}`);

/** When the tenants of a lease are reminded; without a row they are not. */
export const rentReminderRule = workspaceTable(
  "rent_reminder_rule",
  {
    leaseId: uuid("lease_id").notNull(),
    beforeDays: integer("before_days"),
    afterDays: integer("after_days"),
    /** The last day, at the property, for which reminders were made. */
    roundOn: date("round_on", { mode: "string" }),
    ...edited(),
  },
  (t) => [
    reference("rent_reminder_rule_lease", [t.leaseId], lease).onDelete("cascade"),
    unique("rent_reminder_rule_once").on(t.workspaceId, t.leaseId),
    upTo("rent_reminder_rule_before", t.beforeDays, BEFORE_DAYS),
    upTo("rent_reminder_rule_after", t.afterDays, AFTER_DAYS),
  ],
);

/** A reminder that a tenant got: at most one before and one after each due day, however often the job runs. */
export const rentReminder = workspaceTable(
  "rent_reminder",
  {
    leaseId: uuid("lease_id").notNull(),
    tenantId: uuid("tenant_id").notNull(),
    kind: text("kind", { enum: reminderKinds }).notNull(),
    dueOn: date("due_on", { mode: "string" }).notNull(),
    /** The day at the property on which its mail was ordered; reminders of one day are one mail. */
    orderedOn: date("ordered_on", { mode: "string" }).notNull(),
    /** Null while it waits for the mail server. */
    sentAt: instant("sent_at"),
    createdAt: createdAt(),
  },
  (t) => [
    reference("rent_reminder_lease", [t.leaseId], lease).onDelete("cascade"),
    reference("rent_reminder_tenant", [t.tenantId], tenant).onDelete("cascade"),
    unique("rent_reminder_once").on(t.workspaceId, t.leaseId, t.tenantId, t.kind, t.dueOn),
    oneOf("rent_reminder_kind", t.kind, reminderKinds),
    index("rent_reminder_by_tenant").on(t.workspaceId, t.tenantId),
    index("rent_reminder_by_time").on(t.workspaceId, t.createdAt),
  ],
);

/** Tenants who get no more mails about a lease, because they unsubscribed or the mail server refused the address. */
export const rentReminderStop = workspaceTable(
  "rent_reminder_stop",
  {
    leaseId: uuid("lease_id").notNull(),
    tenantId: uuid("tenant_id").notNull(),
    reason: text("reason", { enum: reminderStops }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    reference("rent_reminder_stop_lease", [t.leaseId], lease).onDelete("cascade"),
    reference("rent_reminder_stop_tenant", [t.tenantId], tenant).onDelete("cascade"),
    unique("rent_reminder_stop_once").on(t.workspaceId, t.leaseId, t.tenantId, t.reason),
    oneOf("rent_reminder_stop_reason", t.reason, reminderStops),
    index("rent_reminder_stop_by_tenant").on(t.workspaceId, t.tenantId),
  ],
);
