import { NOTICE_KIND } from "@keystead/domain/notices";
import { boolean, date, index, jsonb, text, unique, uuid } from "../pg-core.ts";
import { user } from "./auth.ts";
import { createdAt, hasForm, instant } from "./row-level-security.ts";
import { edited, workspaceTable } from "./workspace-table.ts";

/**
 * What somebody was told of. Its name is kind, record, recipient and day: told once, whatever is run again. It names its record
 * without a reference, so that a deletion that is taken back tells nobody twice; what is gone is not shown.
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
    /** Days and amounts, no names: those are read where they stand. */
    facts: jsonb("facts").notNull(),
    inApp: boolean("in_app").notNull(),
    byMail: boolean("by_mail").notNull(),
    readAt: instant("read_at"),
    /** Its mail was ordered, in the same transaction. */
    mailedAt: instant("mailed_at"),
    createdAt: createdAt(),
  },
  (t) => [
    unique("notice_once").on(t.workspaceId, t.userId, t.kind, t.recordId, t.day),
    hasForm("notice_kind", t.kind, NOTICE_KIND),
    index("notice_by_time").on(t.workspaceId, t.userId, t.createdAt),
  ],
);

/** What somebody wants to hear of in one workspace, and up to which day it was told. */
export const noticeSeat = workspaceTable(
  "notice_seat",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** Only what was chosen: `{ "rent_due": { "app": true, "email": false } }`. */
    choices: jsonb("choices").notNull().default({}),
    /** The person's day whose round was made last. */
    roundOn: date("round_on", { mode: "string" }),
    ...edited(),
  },
  (t) => [unique("notice_seat_once").on(t.workspaceId, t.userId)],
);
