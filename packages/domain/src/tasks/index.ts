export { auditedTask } from "./audited-task.ts";
export {
  isOverdueTask,
  lastDayOfWeek,
  taskAssignees,
  taskDues,
  taskGroup,
  taskGroups,
  taskOrder,
  taskStates,
} from "./task-groups.ts";
export type { TaskGroup } from "./task-groups.ts";
export {
  MOST_REPEAT_EVERY,
  nextTask,
  occurrenceOn,
  repeatUnits,
  seriesChoices,
  seriesEffect,
} from "./task-repeat.ts";
export type { NextTask, TaskRepeat, RepeatUnit, SeriesChoice, TaskOfSeries } from "./task-repeat.ts";
export { taskList } from "./task-list.ts";
export { readQuickTask } from "./read-quick-task.ts";
export type { QuickTask, QuickWords } from "./read-quick-task.ts";
export { stepsOfTask, taskTransition, waysOfTask } from "./task-transition.ts";
export {
  isOpenTask,
  openTaskStatuses,
  reportedProblems,
  TASK_ASSIGNEE_LIMIT,
  TASK_DESCRIPTION_LIMIT,
  taskPriorities,
  taskStatuses,
} from "./task-words.ts";
export type { ReportedProblem, TaskPriority, TaskStatus } from "./task-words.ts";
