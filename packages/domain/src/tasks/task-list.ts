import type { DescribedList } from "../record-fields/index.ts";
import { taskPriorities, taskStatuses } from "./task-words.ts";

/** The columns of the exported tasks. */
export const taskList = {
  columns: [
    ["task", "text"],
    ["status", "word", "task_status"],
    ["priority", "word", "task_priority"],
    ["due_date", "day"],
    ["assignee", "text"],
    ["property", "text"],
    ["unit", "text"],
    ["tenant", "text"],
  ],
  unsummed: [],
  words: {
    task_status: { from: ["tasks", "status"], words: taskStatuses },
    task_priority: { from: ["tasks", "priority"], words: taskPriorities },
  },
} as const satisfies DescribedList;
