import { languages } from "@keystead/domain/languages";
import { invitationStatuses, invitedRoles } from "@keystead/domain/people";
import { sql } from "../drizzle.ts";
import { text, uniqueIndex } from "../pg-core.ts";
import { createdAt, instant, oneOf } from "./row-level-security.ts";
import { workspaceTable } from "./workspace-table.ts";

/** The invitation's link is stored as a hash with the other one-time links; this row gives no access. */
export const invitation = workspaceTable(
  "invitation",
  {
    email: text("email").notNull(),
    role: text("role", { enum: invitedRoles }).notNull(),
    /** The language of the mail to a person without an account. */
    language: text("language", { enum: languages }).notNull(),
    status: text("status", { enum: invitationStatuses }).notNull().default("open"),
    expiresAt: instant("expires_at").notNull(),
    /** When its last mail was ordered. */
    sentAt: instant("sent_at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    oneOf("invitation_role", t.role, invitedRoles),
    oneOf("invitation_language", t.language, languages),
    oneOf("invitation_status", t.status, invitationStatuses),
    uniqueIndex("invitation_open_once")
      .on(t.workspaceId, t.email)
      .where(sql`status = 'open'`),
  ],
);
