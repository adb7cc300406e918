import type { TaskView } from "@keystead/contract/tasks";
import { isOpenTask, type SeriesChoice, stepsOfTask, type TaskStatus } from "@keystead/domain/tasks";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";

import { type LatestVersions, useLatestVersions } from "../../lib/calls/use-latest-versions.ts";
import { api, query } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import { formatDay } from "../../lib/format/format.ts";
import { useListQuery } from "../../lib/records/use-list-query.ts";
import { refusalKey } from "../../lib/refusal/refusal-text.ts";
import { useDeleteWithUndo, useUndo } from "../../lib/records/use-undo.ts";
import { toast } from "../../ui/toast/toast.ts";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";

export function useTaskList(input: Parameters<typeof api.tasks.list>[0]) {
  return useListQuery(query.tasks.list.queryOptions({ input }));
}

export function useTaskCounts(input: Parameters<typeof api.tasks.counts>[0] = {}) {
  return useQuery({ ...query.tasks.counts.queryOptions({ input }), placeholderData: keepPreviousData });
}

export function useDeleteTask() {
  const { t } = useTranslation("tasks");
  const deleteWithUndo = useDeleteWithUndo("taskDeleted");
  return ({ id, description }: Pick<TaskView, "id" | "description">) =>
    deleteWithUndo({ remove: () => api.tasks.delete({ id }), message: t("deleted", { name: description }) });
}

type Step = {
  readonly tasks: readonly Pick<TaskView, "id" | "version" | "description">[];
  readonly status: TaskStatus;
  readonly series?: SeriesChoice;
};

/**
 * Sets the status of one or several tasks, one request at a time: all or none, with one Undo for those that changed.
 */
export function useSetTaskStatus() {
  const { t } = useTranslation(["tasks", "errors"]);
  const language = useLanguage();
  const changed = useChanged();
  const offerUndo = useUndo("task");
  const versions = useLatestVersions();
  const { mutate } = useMutation({
    scope: { id: "task status" },
    mutationFn: ({ tasks, status, series = "continues" }: Step) =>
      api.tasks.setStatus({ status, series, tasks: [...versions.newest(tasks)] }),
    onSuccess: ({ changed: ones, next: [next] }, { tasks: [first], status }) => {
      versions.learn(ones);
      if (ones.length === 0 || first === undefined) return;
      const message =
        ones.length === 1
          ? t(`set.${status}`, { name: first.description })
          : t(`setSeveral.${status}`, { count: ones.length });
      offerUndo({
        message:
          next === undefined
            ? message
            : `${message} ${t("nextOn", { day: formatDay(next.dueOn, language) })}`,
        takeBack: () => putBack(ones, status, versions),
        takenBack: null,
      });
    },
    onError: (error) => toast.error(t(refusalKey(error)), error),
    // Not awaited: the next request need not wait for the refetch.
    onSettled: () => void changed("task"),
  });
  return mutate;
}

type Changed = { readonly id: string; readonly version: number; readonly was: TaskStatus };

/**
 * Restores each task's previous status: one request for tasks with the same one, two if no single transition leads
 * back.
 */
async function putBack(ones: readonly Changed[], from: TaskStatus, { learn }: LatestVersions): Promise<void> {
  for (const [was, alike] of Map.groupBy(ones, (one) => one.was)) {
    let tasks = alike.map(({ id, version }) => ({ id, version }));
    for (const status of stepsOfTask(from, was)) {
      const { changed } = await api.tasks.setStatus({ status, tasks });
      tasks = changed.map(({ id, version }) => ({ id, version }));
      learn(tasks);
    }
  }
}

/** The status that pressing a task's circle sets. */
export function turnOf({ status }: Pick<TaskView, "status">): TaskStatus {
  return isOpenTask(status) ? "completed" : "pending";
}
