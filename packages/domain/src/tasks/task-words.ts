export const taskStatuses = ["pending", "in_progress", "completed", "cancelled"] as const;
export type TaskStatus = (typeof taskStatuses)[number];

/** What is still to be done. */
export const openTaskStatuses = ["pending", "in_progress"] as const satisfies readonly TaskStatus[];

/** The least pressing first. */
export const taskPriorities = ["low", "medium", "high", "urgent"] as const;
export type TaskPriority = (typeof taskPriorities)[number];

/** What somebody who cleans found and has reported; the task is what the host does about it. */
export const reportedProblems = ["damage", "missing", "supplies", "access"] as const;
export type ReportedProblem = (typeof reportedProblems)[number];

/** The most of what a task says, and of somebody's name or address who has no seat in the workspace, in code points. */
export const TASK_DESCRIPTION_LIMIT = 500;
export const TASK_ASSIGNEE_LIMIT = 254;

/** Whether something is still to be done. */
export function isOpenTask(status: TaskStatus): boolean {
  return openTaskStatuses.some((open) => open === status);
}
