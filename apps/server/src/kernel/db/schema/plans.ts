import { plans, subscriptionStatuses } from "@keystead/domain/plans";
import { sql } from "../drizzle.ts";
import { pgPolicy, pgTable, primaryKey, text, uuid } from "../pg-core.ts";
import { user } from "./auth.ts";
import { appUser, createdAt, instant, oneOf, systemPolicy, updatedAt } from "./row-level-security.ts";

export const userRoles = pgTable(
  "user_roles",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    role: text("role", { enum: ["admin"] }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.role] }), oneOf("user_roles_role", t.role, ["admin"])],
);

export const subscriptions = pgTable(
  "subscriptions",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => user.id, { onDelete: "cascade" }),
    plan: text("plan", { enum: plans }).notNull(),
    status: text("status", { enum: subscriptionStatuses }).notNull(),
    trialEndsAt: instant("trial_ends_at").notNull(),
    currentPeriodStart: instant("current_period_start").notNull(),
    currentPeriodEnd: instant("current_period_end").notNull(),
    source: text("source"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf("subscriptions_plan", t.plan, plans),
    oneOf("subscriptions_status", t.status, subscriptionStatuses),
    pgPolicy("plan_of_workspace", {
      for: "select",
      to: appUser,
      using: sql`user_id in (select owner_user_id from workspace)`,
    }),
    systemPolicy(),
  ],
);
