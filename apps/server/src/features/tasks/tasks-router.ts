import { createVerb, transacted } from "#kernel/api/index.ts";
import { historyOfRecord } from "../history/index.ts";
import { createTask } from "./create-task.ts";
import { deleteTask } from "./delete-task.ts";
import { countTasks, getTask, listAssignees, listTasks } from "./list/list-tasks.ts";
import { setTaskStatus } from "./set-task-status.ts";
import { updateTask } from "./update-task.ts";

/**
 * A cleaner reads the tasks that are assigned to them and sets their status; the verbs restrict them to these tasks
 * (`reachOf`).
 */
export const tasksRouter = {
  list: transacted("task.read_own").tasks.list.handler(({ input, context: { work } }) =>
    listTasks(work, input),
  ),
  counts: transacted("task.read_own").tasks.counts.handler(({ input, context: { work } }) =>
    countTasks(work, input),
  ),
  assignees: transacted("task.read_any").tasks.assignees.handler(({ context: { work } }) =>
    listAssignees(work),
  ),
  get: transacted("task.read_own").tasks.get.handler(({ input, context: { work } }) =>
    getTask(work, input.id),
  ),
  create: transacted("task.create").tasks.create.handler(({ input, context }) =>
    createVerb(context, input, () => createTask(context.work, input)),
  ),
  update: transacted("task.update_any").tasks.update.handler(({ input, context: { work } }) =>
    updateTask(work, input),
  ),
  setStatus: transacted("task.update_own").tasks.setStatus.handler(({ input, context: { work } }) =>
    setTaskStatus(work, input),
  ),
  delete: transacted("task.delete").tasks.delete.handler(({ input, context: { work } }) =>
    deleteTask(work, input.id),
  ),
};

/** The history of a task, for anyone who may read it. */
export const taskHistory = {
  task: transacted("task.read_any").history.task.handler(({ input, context }) =>
    historyOfRecord(context, "task", input),
  ),
};
