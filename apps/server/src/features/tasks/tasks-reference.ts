import * as schemas from "@keystead/contract/tasks";

import type { ApiReference } from "#kernel/api-docs/api-reference.ts";

export const tasksReference: ApiReference = {
  nouns: { tasks: { one: "task", many: "tasks" } },
  summaries: {
    "tasks.assignees": "Who a task can be given to",
    "history.task": "Who changed what of a task",
  },
  schemas,
};
