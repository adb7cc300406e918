import { NOTICE_KIND } from "@keystead/domain/notices";
import { boolean, date, index, jsonb, text, unique, uuid } from "../pg-core.ts";
import { user } from "./auth.ts";
import { createdAt, hasForm, instant } from "./row-level-security.ts";
import { edited, workspaceTable } from "./workspace-table.ts";

/**
 * A notice to one person. Its key is kind, record, recipient and day, so that it is made only once, however often the
 * job runs. It refers to its record without a foreign key, so that undoing a deletion notifies nobody twice; notices
 * of deleted records are not shown.
 */
export const notice = workspaceTable(
  "notice",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    recordId: uuid("record_id").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    /** Days and amounts but no names: those are read from the records. */
    facts: jsonb("facts").notNull(),
    inApp: boolean("in_app").notNull(),
    byMail: boolean("by_mail").notNull(),
    readAt: instant("read_at"),
    /** When its mail was ordered, in the same transaction. */
    mailedAt: instant("mailed_at"),
    createdAt: createdAt(),
  },
  (t) => [
    unique("notice_once").on(t.workspaceId, t.userId, t.kind, t.recordId, t.day),
    hasForm("notice_kind", t.kind, NOTICE_KIND),
    index("notice_by_time").on(t.workspaceId, t.userId, t.createdAt),
  ],
);

/** The notices that a person wants in one workspace, and the last day for which they were made. */
export const noticeMembership = workspaceTable(
  "notice_membership",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** Only explicit choices: `{ "rent_due": { "app": true, "email": false } }`. */
    choices: jsonb("choices").notNull().default({}),
    /** The last day, in the person's zone, for which notices were made. */
    roundOn: date("round_on", { mode: "string" }),
    ...edited(),
  },
  (t) => [unique("notice_membership_once").on(t.workspaceId, t.userId)],
);
