import {
  MOST_REPEAT_EVERY,
  repeatUnits,
  reportedProblems,
  taskPriorities,
  taskStatuses,
} from "@keystead/domain/tasks";
import { sql } from "../drizzle.ts";
import { check, date, index, integer, text, unique, uuid } from "../pg-core.ts";
import { lease } from "./leases.ts";
import { property, unit } from "./properties.ts";
import { tenant } from "./tenants.ts";
import { instant, oneOf } from "./row-level-security.ts";
import { edited, reference, workspaceTable } from "./workspace-table.ts";

export const task = workspaceTable(
  "task",
  {
    description: text("description").notNull(),
    status: text("status", { enum: taskStatuses }).notNull().default("pending"),
    priority: text("priority", { enum: taskPriorities }).notNull().default("medium"),
    dueOn: date("due_on", { mode: "string" }),
    /**
     * A person of the workspace. No foreign key: when they are removed, open tasks are unassigned and done ones keep
     * the name.
     */
    assigneeUserId: uuid("assignee_user_id"),
    /** A person without a membership, by name or e-mail; empty if a person of the workspace or nobody is assigned. */
    assigneeName: text("assignee_name").notNull().default(""),
    propertyId: uuid("property_id"),
    unitId: uuid("unit_id"),
    leaseId: uuid("lease_id"),
    tenantId: uuid("tenant_id"),
    /** For a task that a cleaner reported: the kind of problem. */
    problem: text("problem", { enum: reportedProblems }),
    completedAt: instant("completed_at"),
    /** R-L09: the series of repetitions, the day of its first task, and the number of this one in it. */
    seriesId: uuid("series_id"),
    firstOn: date("first_on", { mode: "string" }),
    occurrence: integer("occurrence"),
    repeatEvery: integer("repeat_every"),
    repeatUnit: text("repeat_unit", { enum: repeatUnits }),
    /** No foreign key: the record outlives the person who made it. */
    createdBy: uuid("created_by"),
    ...edited(),
  },
  (t) => [
    // R-M01, R-M02: a task stays when a record that it names is deleted. The migration names each column: `set null
    // (unit_id)` and so on. The unit is referenced without its property, because both are deleted together, in either
    // order.
    reference("task_property", [t.propertyId], property).onDelete("set null"),
    reference("task_unit", [t.unitId], unit).onDelete("set null"),
    reference("task_lease", [t.leaseId], lease).onDelete("set null"),
    reference("task_tenant", [t.tenantId], tenant).onDelete("set null"),
    // The next task of a series is created once, even if the task is completed twice at the same moment (R-L09).
    unique("task_of_series_once").on(t.workspaceId, t.seriesId, t.occurrence),
    oneOf("task_status", t.status, taskStatuses),
    oneOf("task_priority", t.priority, taskPriorities),
    oneOf("task_problem", t.problem, reportedProblems),
    oneOf("task_repeat_unit", t.repeatUnit, repeatUnits),
    check("task_description_filled", sql`length(${t.description}) > 0`),
    check("task_one_assignee", sql`${t.assigneeUserId} is null or ${t.assigneeName} = ''`),
    check("task_completed", sql`(${t.completedAt} is not null) = (${t.status} = 'completed')`),
    check("task_repeat_every", sql`${t.repeatEvery} between 1 and ${sql.raw(String(MOST_REPEAT_EVERY))}`),
    check(
      "task_series_whole",
      sql`num_nonnulls(${t.seriesId}, ${t.firstOn}, ${t.occurrence}, ${t.repeatEvery}, ${t.repeatUnit}) in (0, 5)
        and (${t.seriesId} is null or ${t.dueOn} is not null)`,
    ),
    index("task_by_due").on(t.workspaceId, t.dueOn, t.id),
    index("task_by_property").on(t.workspaceId, t.propertyId),
    index("task_by_unit").on(t.workspaceId, t.unitId),
    index("task_by_lease").on(t.workspaceId, t.leaseId),
    index("task_by_tenant").on(t.workspaceId, t.tenantId),
    index("task_by_assignee").on(t.workspaceId, t.assigneeUserId),
  ],
);
