import { membershipStatuses, moveStates, workspaceKinds } from "@keystead/domain/accounts";
import { MOST_REGISTRY_MONTHS, REGISTRY_MONTHS } from "@keystead/domain/bookings";
import { memberRoles } from "@keystead/domain/permissions";
import { sql } from "../drizzle.ts";
import { check, index, integer, pgPolicy, pgTable, primaryKey, text, uniqueIndex, uuid } from "../pg-core.ts";
import { user } from "./auth.ts";
import {
  appUser,
  createdAt,
  currentWorkspace,
  instant,
  oneOf,
  systemPolicy,
  tenantPolicies,
} from "./row-level-security.ts";

export const workspace = pgTable(
  "workspace",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    kind: text("kind", { enum: workspaceKinds }).notNull().default("own"),
    ownerUserId: uuid("owner_user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** R-N08: how long guest records are kept where no verified legal period applies; the owner can change it. */
    guestRecordMonths: integer("guest_record_months").notNull().default(REGISTRY_MONTHS),
    /** Only a sample expires. */
    expiresAt: instant("expires_at"),
    createdAt: createdAt(),
  },
  (t) => [
    oneOf("workspace_kind", t.kind, workspaceKinds),
    check(
      "workspace_guest_record_months",
      sql`${t.guestRecordMonths} between 1 and ${sql.raw(String(MOST_REGISTRY_MONTHS))}`,
    ),
    check("workspace_only_sample_expires", sql`${t.expiresAt} is null or ${t.kind} = 'sample'`),
    // One workspace of each kind per person: "ensure workspace" is an insert that may conflict.
    uniqueIndex("workspace_owner_kind").on(t.ownerUserId, t.kind),
    pgPolicy("own_workspace", { to: appUser, using: sql`id = ${currentWorkspace}` }),
    systemPolicy(),
  ],
);

export const membership = pgTable(
  "membership",
  {
    workspaceId: uuid("workspace_id")
      .notNull()
      .references(() => workspace.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    role: text("role", { enum: memberRoles }).notNull(),
    status: text("status", { enum: membershipStatuses }).notNull().default("active"),
    /** When the person was last active here, to some minutes; written only for invited people. */
    lastSeenAt: instant("last_seen_at"),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.userId] }),
    index("membership_user").on(t.userId),
    oneOf("membership_role", t.role, memberRoles),
    oneOf("membership_status", t.status, membershipStatuses),
    ...tenantPolicies(),
  ],
);

/**
 * A workspace that moves between two installations, by its id. No foreign key, because the move outlives the
 * workspace that left. While its state is `leaving`, a trigger on every table of workspaces refuses changes
 * (docs/decisions/0120).
 */
export const workspaceMove = pgTable(
  "workspace_move",
  {
    id: uuid("id").primaryKey(),
    state: text("state", { enum: moveStates }).notNull(),
    /** Identifies one export: the same on both sides, and the receipt of the import is made from it. */
    code: text("code").notNull(),
    /** The new address of a workspace that has left. */
    address: text("address"),
    begunAt: instant("begun_at").notNull(),
    doneAt: instant("done_at"),
  },
  (t) => [oneOf("workspace_move_state", t.state, moveStates)],
);
