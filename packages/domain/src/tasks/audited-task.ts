import type { AuditedRecord } from "../record-fields/index.ts";
import { taskPriorities, taskStatuses } from "./task-words.ts";

/** Among the tasks, the activity also shows what cleaners did at a turnover. */
export const auditedTask = {
  entities: ["task", "turnover"],
  fields: [
    ["description", "description", "hidden"],
    ["status", "taskStatus", { word: "taskStatus" }],
    ["priority", "priority", { word: "priority" }],
    ["dueOn", "dueOn", "day"],
    ["assigneeId", "assignee", { record: "person" }],
    ["assigneeName", "assignee", "hidden"],
    ["propertyId", "property", { record: "property" }],
    ["unitId", "unit", { record: "unit" }],
    ["leaseId", "lease", { record: "lease" }],
    ["tenantId", "tenant", { record: "tenant" }],
    ["repeat", "repeat", "hidden"],
  ],
  words: { taskStatus: taskStatuses, priority: taskPriorities },
  path: "/tasks",
  page: (id: string) => `/tasks?edit=${id}`,
} as const satisfies AuditedRecord;
