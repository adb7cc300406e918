import { oc } from "@orpc/contract";
import * as z from "zod/mini";

import { memberRefusals, refusalsOf, staleWith } from "../errors.ts";
import { ById, Deleted } from "../wire/index.ts";
import {
  NewTask,
  TaskAssignees,
  TaskChange,
  TaskCountQuery,
  TaskCounts,
  TaskList,
  TaskQuery,
  TaskStatusChange,
  TaskStatusChanged,
  TaskView,
} from "./task-schemas.ts";

export * from "./task-schemas.ts";

const member = oc.errors(memberRefusals);

export const tasksContract = {
  list: member.route({ method: "GET", path: "/tasks" }).input(TaskQuery).output(TaskList),
  counts: member.route({ method: "GET", path: "/tasks/counts" }).input(TaskCountQuery).output(TaskCounts),
  assignees: member
    .route({ method: "GET", path: "/tasks/assignees" })
    .input(z.strictObject({}))
    .output(TaskAssignees),
  get: member.route({ method: "GET", path: "/tasks/{id}" }).input(ById).output(TaskView),
  create: member
    .route({ method: "POST", path: "/tasks" })
    .errors(refusalsOf("PLAN_FEATURE", "IDEMPOTENCY_MISMATCH"))
    .input(NewTask)
    .output(TaskView),
  update: member
    .route({ method: "PUT", path: "/tasks/{id}" })
    .errors({ ...refusalsOf("TASK_TRANSITION_NOT_ALLOWED"), ...staleWith(TaskView) })
    .input(TaskChange)
    .output(TaskView),
  setStatus: member
    .route({ method: "POST", path: "/tasks/set-status" })
    .errors(refusalsOf("STALE", "TASK_TRANSITION_NOT_ALLOWED"))
    .input(TaskStatusChange)
    .output(TaskStatusChanged),
  delete: member.route({ method: "DELETE", path: "/tasks/{id}" }).input(ById).output(Deleted),
};
