import { memberRoles } from "@keystead/domain/permissions";
import {
  MOST_REPEAT_EVERY,
  repeatUnits,
  reportedProblems,
  seriesChoices,
  TASK_ASSIGNEE_LIMIT,
  TASK_DESCRIPTION_LIMIT,
  taskAssignees,
  taskDues,
  taskGroups,
  taskOrder,
  taskPriorities,
  taskStates,
  taskStatuses,
} from "@keystead/domain/tasks";
import * as z from "zod/mini";

import {
  line,
  Day,
  Id,
  Named,
  Version,
  changeOf,
  listOf,
  listQuery,
  requiredText,
  atLeastOne,
  anyOf,
} from "../wire/index.ts";

export const TaskStatusName = z.enum(taskStatuses, { error: "INVALID_STATUS" });

export const RepeatRule = z.strictObject({
  every: z
    .number({ error: "INVALID_NUMBER" })
    .check(
      z.int({ error: "INVALID_NUMBER" }),
      z.minimum(1, { error: "INVALID_NUMBER" }),
      z.maximum(MOST_REPEAT_EVERY, { error: "INVALID_NUMBER" }),
    ),
  unit: z.enum(repeatUnits, { error: "INVALID_UNIT" }),
});

const taskFields = {
  description: requiredText(TASK_DESCRIPTION_LIMIT, "DESCRIPTION_REQUIRED"),
  status: TaskStatusName,
  priority: z.enum(taskPriorities, { error: "INVALID_PRIORITY" }),
  dueOn: z.nullable(Day),
  /** A member of the workspace; replaces a name. */
  assigneeId: z.nullable(Id),
  /** Anyone else, by name or e-mail; the e-mail of a member means that member. Empty without an id = unassigned. */
  assigneeName: line(TASK_ASSIGNEE_LIMIT),
  propertyId: z.nullable(Id),
  unitId: z.nullable(Id),
  leaseId: z.nullable(Id),
  tenantId: z.nullable(Id),
  repeat: z.nullable(RepeatRule),
};

export const NewTask = z.strictObject({
  description: taskFields.description,
  status: z._default(taskFields.status, "pending"),
  priority: z._default(taskFields.priority, "medium"),
  dueOn: z._default(taskFields.dueOn, null),
  assigneeId: z._default(taskFields.assigneeId, null),
  assigneeName: z._default(taskFields.assigneeName, ""),
  propertyId: z._default(taskFields.propertyId, null),
  unitId: z._default(taskFields.unitId, null),
  leaseId: z._default(taskFields.leaseId, null),
  tenantId: z._default(taskFields.tenantId, null),
  repeat: z._default(taskFields.repeat, null),
});
export type NewTask = z.infer<typeof NewTask>;
export const TaskChange = z.strictObject({ id: Id, version: Version, ...changeOf(taskFields) });
export type TaskChange = z.infer<typeof TaskChange>;

export const TaskView = z.object({
  id: z.string(),
  version: z.number(),
  description: z.string(),
  status: z.enum(taskStatuses),
  priority: z.enum(taskPriorities),
  dueOn: z.nullable(z.string()),
  /** By the day of the person who asks (R-Z03). */
  group: z.enum(taskGroups),
  /** `id` is null for a person who is not a member; `me`: the person who asks. */
  assignee: z.nullable(z.object({ id: z.nullable(z.string()), name: z.string(), me: z.boolean() })),
  property: z.nullable(Named),
  unit: z.nullable(Named),
  /** Named by its tenant; not shown to cleaners. */
  lease: z.nullable(Named),
  tenant: z.nullable(Named),
  repeat: z.nullable(z.object({ every: z.number(), unit: z.enum(repeatUnits) })),
  /** The kind of problem that a cleaner reported; null for any other task. */
  problem: z.nullable(z.enum(reportedProblems)),
  completedAt: z.nullable(z.string()),
  createdAt: z.string(),
  /** Null when the person has left. */
  createdBy: z.nullable(z.string()),
});
export type TaskView = z.infer<typeof TaskView>;

const filters = {
  status: z.optional(z.enum(taskStates)),
  priority: anyOf(taskPriorities),
  /** `me`, `nobody`, or the id of a member. */
  assignee: z.optional(z.union([z.enum(taskAssignees), Id])),
  due: z.optional(z.enum(taskDues)),
  propertyId: z.optional(Id),
  unitId: z.optional(Id),
  leaseId: z.optional(Id),
  tenantId: z.optional(Id),
};
export const TaskQuery = listQuery(taskOrder, filters);

/** A list answer with the day by which tasks are grouped. */
export const TaskList = z.extend(listOf(TaskView), { today: z.string() });

/** Number of tasks in each group of the list; the status filter does not affect it. */
export const TaskCountQuery = z.omit(TaskQuery, {
  page: true,
  limit: true,
  after: true,
  sort: true,
  status: true,
  due: true,
});
export const TaskCounts = z.object({
  overdue: z.number(),
  today: z.number(),
  week: z.number(),
  later: z.number(),
  done: z.number(),
  /**
   * Bookings from now on that overlap another one (R-D03), for the badge of the calendar. Always 0 for roles that
   * cannot read bookings.
   */
  conflicts: z.number(),
});
export type TaskCounts = z.infer<typeof TaskCounts>;

/**
 * Changes several tasks in one step, all or nothing. `series` decides what happens to the series of a cancelled task
 * (R-L09).
 */
export const TaskStatusChange = z.strictObject({
  status: TaskStatusName,
  tasks: atLeastOne(z.strictObject({ id: Id, version: Version })),
  series: z._default(z.enum(seriesChoices), "continues"),
});
export type TaskStatusChange = z.infer<typeof TaskStatusChange>;

export const TaskStatusChanged = z.object({
  /** The previous status of each task, for Undo. */
  changed: z.array(z.object({ id: z.string(), version: z.number(), was: z.enum(taskStatuses) })),
  /** The next tasks that their series created, with their days. */
  next: z.array(z.object({ id: z.string(), dueOn: z.string() })),
});
export type TaskStatusChanged = z.infer<typeof TaskStatusChanged>;

/** People that a task can be assigned to. */
export const TaskAssignees = z.object({
  members: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      role: z.enum(memberRoles),
      me: z.boolean(),
    }),
  ),
  /** Names of other people to whom tasks were assigned before. */
  others: z.array(z.string()),
});
export type TaskAssignees = z.infer<typeof TaskAssignees>;
