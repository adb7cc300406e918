import type { Feature } from "#kernel/registry/feature.ts";
import { keptTasks } from "./task-store.ts";
import { taskTrash } from "./task-trash.ts";
import { tasksRouter } from "./tasks-router.ts";

export { handBackTasks } from "./hand-back-tasks.ts";

export const tasks: Feature = {
  name: "tasks",
  router: { tasks: tasksRouter },
  trash: [taskTrash],
  tables: [{ name: "task", grants: "all", archived: true, restorable: true, withProperty: "stays" }],
  staysWithoutProperty: [keptTasks],
};
