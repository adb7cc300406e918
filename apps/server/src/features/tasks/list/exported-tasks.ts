import { TaskQuery } from "@keystead/contract/tasks";

import { exportedList } from "#kernel/api/index.ts";
import { listTasks } from "./list-tasks.ts";

export const exportedTasks = exportedList({
  name: "tasks",
  needs: "task.read_any",
  query: TaskQuery,
  list: listTasks,
  key: ({ id }) => id,
  rows: ({ description, status, priority, dueOn, assignee, property, unit, lease, tenant }) => [
    [
      description,
      status,
      priority,
      dueOn,
      assignee?.name ?? null,
      property?.name ?? null,
      unit?.name ?? null,
      lease?.name ?? tenant?.name ?? null,
    ],
  ],
});
