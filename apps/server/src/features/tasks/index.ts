import type { Feature } from "#kernel/registry/feature.ts";
import { exportedTasks } from "./list/exported-tasks.ts";
import { handBackTasks } from "./hand-back-tasks.ts";
import { keptTasks, taskNames } from "./task-store.ts";
import { storeSampleTasks } from "./sample/sample-tasks-store.ts";
import { taskNotices } from "./notices/task-notices.ts";
import { taskTrash } from "./task-trash.ts";
import { tasksReference } from "./tasks-reference.ts";
import { tasksRouter, taskHistory } from "./tasks-router.ts";
import { taskNumbers } from "./task-numbers.ts";

export { addReported } from "./add-reported.ts";

export const tasks: Feature = {
  name: "tasks",
  lists: [exportedTasks],
  recordNames: [taskNames],
  numbers: taskNumbers,
  reference: tasksReference,
  router: { tasks: tasksRouter, history: taskHistory },
  notices: [taskNotices],
  trash: [taskTrash],
  memberRemoved: handBackTasks,
  storeSample: storeSampleTasks,
  tables: [{ name: "task", grants: "all", archived: true, restorable: true, withProperty: "stays" }],
  staysWithoutProperty: [keptTasks],
};
