import type { TaskView } from "@keystead/contract/tasks";
import { taskDues, taskGroups, taskPriorities, taskStates } from "@keystead/domain/tasks";
import { useQuery } from "@tanstack/react-query";
import type { KeyboardEvent } from "react";

import { query } from "../../lib/api.ts";
import { type ListFilter, ListPage, type ListState } from "../../ui/list-page.tsx";
import { useShortcut } from "../../ui/use-shortcut.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { usePropertyFilter } from "../properties/public.ts";
import { useCan } from "../session/public.ts";
import { NoTasks } from "./no-tasks.tsx";
import { turnOf, useSetTaskStatus, type useTaskCounts, type useTaskList } from "./task-queries.ts";
import { TaskCard, useTaskColumns } from "./task-record.tsx";
import { useTaskActions, useTaskBulk } from "./use-task-actions.ts";
import "./tasks.css";

type TaskListProps = {
  readonly state: ListState;
  readonly result: ReturnType<typeof useTaskList>;
  readonly counts: ReturnType<typeof useTaskCounts>["data"];
  readonly today: string;
  readonly to: ((id: string) => string) | null;
  readonly onOpen: (kind: "new" | "edit" | "cancel" | "history", id?: string) => void;
};

/** What is to be done, divided by its day. Space completes the task in focus, E opens it. */
export function TaskList({ state, result, counts, today, to, onOpen }: TaskListProps) {
  const { t } = useTranslation("tasks");
  const can = useCan();
  const columns = useTaskColumns({ to, today });
  const rowActions = useTaskActions(onOpen);
  const bulk = useTaskBulk();
  const headOf = useGroupHeads(state, counts);
  const filters = useTaskFilters(state, result.data?.items);
  const onKeyDown = useTaskKeys(result.data?.items, onOpen);
  const add = () => {
    onOpen("new");
  };
  const showDone = () => {
    state.set({ filters: { status: "done" } });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys only press the circle of the line in focus
    <div onKeyDown={onKeyDown}>
      <ListPage
        name="tasks"
        label={t("title")}
        state={state}
        result={result}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ description }) => description}
        card={(task) => <TaskCard task={task} to={to} today={today} />}
        rowActions={rowActions}
        bulk={bulk}
        {...(headOf === null ? {} : { headOf })}
        searchLabel={t("search")}
        filters={filters}
        countText={(total) => t("count", { count: total })}
        {...(can("task.create") ? { primary: { label: t("add"), onClick: add } } : {})}
        errorMessage={t("loadFailed")}
        empty={<NoTasks done={counts?.done ?? 0} onAdd={add} onShowDone={showDone} />}
      />
      {(counts?.done ?? 0) > 0 && state.filters["status"] === "open" && (result.data?.total ?? 0) > 0 ? (
        <button type="button" className="ks-link-button ks-tasks-done" onClick={showDone}>
          {t("showDone", { count: counts?.done ?? 0 })}
        </button>
      ) : null}
    </div>
  );
}

/** The head above the first task of each group, with how many there are; none where the list stands in another order. */
function useGroupHeads(state: ListState, counts: TaskListProps["counts"]) {
  const { t } = useTranslation("tasks");
  if (state.sort !== "due") return null;
  return ({ group }: TaskView) => ({
    key: group,
    head: (
      <span className="ks-tasks-group" data-group={group}>
        {t(`group.${group}`)}
        {counts === undefined || (group === "done" && state.filters["status"] !== "done") ? null : (
          <span className="ks-numbers">{counts[group]}</span>
        )}
      </span>
    ),
  });
}

/** Shared with the board, which shows each status and has no filter for it. */
export function useTaskFilters(
  state: ListState,
  rows: readonly TaskView[] | undefined,
): readonly ListFilter[] {
  const { t } = useTranslation("tasks");
  const can = useCan();
  const people = useQuery({
    ...query.tasks.assignees.queryOptions({ input: {} }),
    enabled: can("task.read_any"),
  });
  const members = (people.data?.members ?? []).filter(({ me }) => !me);
  const property = usePropertyFilter(t("property"), state.filters["propertyId"]);
  const only = (name: "leaseId" | "tenantId", label: string, called: string | undefined): ListFilter => {
    const value = state.filters[name];
    return { name, label, options: value === undefined ? [] : [{ value, label: called ?? label }] };
  };
  return [
    {
      name: "status",
      label: t("statusLabel"),
      options: taskStates.map((value) => ({ value, label: t(`state.${value}`) })),
    },
    {
      name: "priority",
      label: t("priorityLabel"),
      options: taskPriorities.map((value) => ({ value, label: t(`priority.${value}`) })),
    },
    ...(can("task.read_any")
      ? [
          {
            name: "assignee",
            label: t("assignee"),
            options: [
              { value: "me", label: t("me") },
              { value: "nobody", label: t("unassigned") },
              ...members.map(({ id, name, email }) => ({ value: id, label: name === "" ? email : name })),
            ],
          },
          property,
        ]
      : []),
    {
      name: "due",
      label: t("due"),
      options: taskDues.map((value) => ({ value, label: t(`group.${value}`) })),
    },
    only("leaseId", t("lease"), rows?.[0]?.lease?.name),
    only("tenantId", t("tenant"), rows?.[0]?.tenant?.name),
  ];
}

/** Space presses the circle of the line whose name has the focus; a, d and e open it. */
function useTaskKeys(rows: readonly TaskView[] | undefined, onOpen: TaskListProps["onOpen"]) {
  const can = useCan();
  const setStatus = useSetTaskStatus();
  const inFocus = () => {
    const key = document.activeElement?.closest<HTMLElement>("tr[data-key]")?.dataset["key"];
    return rows?.find(({ id }) => id === key);
  };
  const edit = () => {
    const task = inFocus();
    if (task !== undefined) onOpen("edit", task.id);
  };
  useShortcut("e", edit, can("task.update_any"));
  return (event: KeyboardEvent) => {
    if (event.key !== " " || !(event.target instanceof HTMLAnchorElement)) return;
    const task = inFocus();
    if (task === undefined || task.status === "cancelled") return;
    event.preventDefault();
    setStatus({ tasks: [task], status: turnOf(task) });
  };
}

/** Of all that is still to be done. */
export function openIn(counts: NonNullable<TaskListProps["counts"]>): number {
  return taskGroups.filter((group) => group !== "done").reduce((sum, group) => sum + counts[group], 0);
}
