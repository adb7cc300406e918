import type { TaskView } from "@keystead/contract/tasks";
import {
  isOpenTask,
  type TaskStatus,
  taskStatuses,
  taskTransition,
  waysOfTask,
} from "@keystead/domain/tasks";
import {
  IconArrowBackUp,
  IconCalendarEvent,
  IconCircleCheck,
  IconCircleX,
  IconEdit,
  IconFlag,
  IconHistory,
  IconPlayerPlay,
  IconTrash,
  IconUser,
} from "@tabler/icons-react";

import type { BulkAction } from "../../ui/list/list-selection.tsx";
import type { RowAction } from "../../ui/list/row-menu.tsx";
import type { BadgeIcon } from "../../ui/text/status-badge.tsx";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { useCan } from "../session/public.ts";
import { useDeleteTask, useSetTaskStatus } from "./task-queries.ts";
import type { AskTask } from "./list/use-task-keys.tsx";

export const statusIcons: Readonly<Record<TaskStatus, BadgeIcon>> = {
  pending: IconArrowBackUp,
  in_progress: IconPlayerPlay,
  completed: IconCircleCheck,
  cancelled: IconCircleX,
};

/** Sets the status; cancelling a repeating task first asks about the series (R-L09). */
export function useMoveTask(
  onCancelSeries: (id: string) => void,
): (task: TaskView, status: TaskStatus) => void {
  const setStatus = useSetTaskStatus();
  return (task, status) => {
    if (status === "cancelled" && task.repeat !== null && isOpenTask(task.status)) onCancelSeries(task.id);
    else setStatus({ tasks: [task], status });
  };
}

type Open = (kind: "edit" | "cancel" | "history", id: string) => void;

/** The fields that the keys a, p and d set. */
const fieldIcons = [
  ["assign", IconUser],
  ["priority", IconFlag],
  ["due", IconCalendarEvent],
] as const;

/** The actions on a task: its possible status changes, and what the user may do besides. */
export function useTaskActions(open: Open, ask: AskTask): (task: TaskView) => readonly RowAction[] {
  const { t } = useTranslation(["tasks", "lists"]);
  const can = useCan();
  const remove = useDeleteTask();
  const move = useMoveTask((id) => {
    open("cancel", id);
  });
  return (task) => [
    ...waysOfTask(task.status).map((status) => ({
      label: t(`move.${status}`),
      icon: statusIcons[status],
      onClick: () => {
        move(task, status);
      },
    })),
    ...(can("task.update_any")
      ? [
          ...fieldIcons.map(([kind, icon]) => ({
            label: t(`keys.${kind}`),
            icon,
            onClick: () => {
              ask(kind, task);
            },
          })),
          {
            label: t("edit"),
            icon: IconEdit,
            onClick: () => {
              open("edit", task.id);
            },
          },
        ]
      : []),
    ...(can("task.read_any")
      ? [
          {
            label: t("lists:history"),
            icon: IconHistory,
            onClick: () => {
              open("history", task.id);
            },
          },
        ]
      : []),
    ...(can("task.delete")
      ? [
          {
            label: t("delete"),
            icon: IconTrash,
            danger: true,
            onClick: () => {
              void remove(task);
            },
          },
        ]
      : []),
  ];
}

/** The most likely status first. */
const bulkOrder: readonly TaskStatus[] = [
  "completed",
  ...taskStatuses.filter((status) => status !== "completed"),
];

/** For several tasks: only those whose status may change that way. */
export function useTaskBulk(): readonly BulkAction<TaskView>[] {
  const { t } = useTranslation("tasks");
  const setStatus = useSetTaskStatus();
  return bulkOrder.map((status) => ({
    label: t(`move.${status}`),
    icon: statusIcons[status],
    run: (rows) => {
      const tasks = rows.filter((task) => taskTransition(task.status, status).ok);
      if (tasks.length > 0) setStatus({ tasks, status });
    },
  }));
}
