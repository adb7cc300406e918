import { taskDues, taskOrder, taskPriorities, taskStates } from "@keystead/domain/tasks";

export const taskListRules = {
  ...taskOrder,
  filters: {
    status: taskStates,
    priority: taskPriorities,
    assignee: "text",
    due: taskDues,
    propertyId: "text",
    leaseId: "text",
    tenantId: "text",
  },
  defaultFilters: { status: "open" },
} as const;
