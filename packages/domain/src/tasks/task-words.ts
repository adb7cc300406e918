export const taskStatuses = ["pending", "in_progress", "completed", "cancelled"] as const;
export type TaskStatus = (typeof taskStatuses)[number];

/** What is still to be done. */
export const openTaskStatuses = ["pending", "in_progress"] as const satisfies readonly TaskStatus[];

/** Lowest first. */
export const taskPriorities = ["low", "medium", "high", "urgent"] as const;
export type TaskPriority = (typeof taskPriorities)[number];

/** A problem reported by a cleaner; the task is for the host to deal with it. */
export const reportedProblems = ["damage", "missing", "supplies", "access"] as const;
export type ReportedProblem = (typeof reportedProblems)[number];

/** Most code points of a task's description, and of the name or address of an assignee who is not a member. */
export const TASK_DESCRIPTION_LIMIT = 500;
export const TASK_ASSIGNEE_LIMIT = 254;

/** Whether a task is still to be done. */
export function isOpenTask(status: TaskStatus): boolean {
  return openTaskStatuses.some((open) => open === status);
}
