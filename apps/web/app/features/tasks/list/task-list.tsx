import type { TaskView } from "@keystead/contract/tasks";
import { totalOf } from "@keystead/domain/money";
import { taskDues, taskGroups, taskPriorities, taskStates } from "@keystead/domain/tasks";
import { useQuery } from "@tanstack/react-query";

import { query } from "../../../lib/api.ts";
import { ListPage, type ListState } from "../../../ui/list/list-page.tsx";
import type { ListFilter } from "../../../ui/list/list-toolbar.tsx";
import { useShortcut } from "../../../ui/focus/use-shortcut.ts";
import type { Swipe } from "../../../ui/list/swipe-item.tsx";
import { useKeyName } from "../../../ui/text/use-key-name.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { usePropertyFilter } from "../../properties/public.ts";
import { useCan, useProfile } from "../../session/public.ts";
import { NoTasks } from "./no-tasks.tsx";
import { focusQuickAdd, QuickAdd } from "./quick-add.tsx";
import { turnOf, useSetTaskStatus, type useTaskCounts, type useTaskList } from "../task-queries.ts";
import { TaskCard, useTaskColumns } from "./task-record.tsx";
import type { TaskPresets } from "../form/task-values.ts";
import { statusIcons, useTaskActions, useTaskBulk } from "../use-task-actions.ts";
import { useTaskKeys } from "./use-task-keys.tsx";
import "../../../ui/kbd.css";
import "../tasks.css";

type TaskListProps = {
  readonly state: ListState;
  readonly result: ReturnType<typeof useTaskList>;
  readonly counts: ReturnType<typeof useTaskCounts>["data"];
  readonly today: string;
  /** The records that a task from the quick-add line belongs to. */
  readonly presets: TaskPresets;
  readonly to: ((id: string) => string) | null;
  readonly onOpen: (kind: "new" | "edit" | "cancel" | "history", id?: string) => void;
};

/** Tasks to do, grouped by their day. */
export function TaskTable({ state, result, counts, today, presets, to, onOpen }: TaskListProps) {
  const { t } = useTranslation("tasks");
  const can = useCan();
  const columns = useTaskColumns({ to, today });
  const bulk = useTaskBulk();
  const headOf = useGroupHeads(state, counts);
  const filters = useTaskFilters(state, result.data?.items);
  const { onKeyDown, ask, menu } = useTaskKeys(result.data?.items, onOpen);
  const rowActions = useTaskActions(onOpen, ask);
  const swipe = useTaskSwipe();
  // In other lists the key "n" opens the form; here it focuses the quick-add line.
  useShortcut("n", focusQuickAdd, can("task.create"));
  const add = () => {
    onOpen("new");
  };
  const showDone = () => {
    state.set({ filters: { status: "done" } });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys only press the circle of the focused row
    <div onKeyDown={onKeyDown}>
      {can("task.create") ? <QuickAdd presets={presets} /> : null}
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
        swipe={swipe}
        bulk={bulk}
        {...(headOf === null ? {} : { headOf })}
        exported={can("export.read") ? { list: "tasks", query: state.query } : undefined}
        searchLabel={t("search")}
        filters={filters}
        countText={(total) => t("count", { count: total })}
        {...(can("task.create") ? { primary: { label: t("add"), onClick: add } } : {})}
        errorMessage={t("loadFailed")}
        empty={<NoTasks done={counts?.done ?? 0} onAdd={add} onShowDone={showDone} />}
      />
      {(result.data?.total ?? 0) === 0 ? null : (
        <div className="ks-tasks-foot">
          <KeyHints mayChange={can("task.update_any")} />
          {(counts?.done ?? 0) > 0 && state.filters["status"] === "open" ? (
            <button type="button" className="ks-link-button ks-tasks-done" onClick={showDone}>
              {t("showDone", { count: counts?.done ?? 0 })}
            </button>
          ) : null}
        </div>
      )}
      {menu}
    </div>
  );
}

/** The heading and count above each group; none if the list is sorted otherwise. */
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

/** Shared with the board, which shows every status and has no filter for it. */
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

/** Swiping a card to the right completes the task, or reopens a completed one. */
function useTaskSwipe(): (task: TaskView) => Swipe | null {
  const { t } = useTranslation("tasks");
  const setStatus = useSetTaskStatus();
  return (task) => {
    if (task.status === "cancelled") return null;
    const status = turnOf(task);
    return {
      label: t(`move.${status}`),
      icon: statusIcons[status],
      run: () => {
        setStatus({ tasks: [task], status });
      },
    };
  };
}

type KeyHintsProps = { readonly mayChange: boolean };

/** The keyboard shortcuts, shown where there is a keyboard. */
function KeyHints({ mayChange }: KeyHintsProps) {
  const { t } = useTranslation("tasks");
  const nameOf = useKeyName();
  const single = useProfile().data?.singleKeyShortcuts !== false && mayChange;
  const hints = [
    ["Space", t("keys.complete")],
    ...(single
      ? ([
          ["A", t("keys.assign")],
          ["P", t("keys.priority")],
          ["D", t("keys.due")],
        ] as const)
      : []),
    ...(mayChange ? ([["Enter", t("keys.open")]] as const) : []),
  ] as const;
  return (
    <p className="ks-tasks-keys">
      {hints.map(([key, words]) => (
        <span key={key}>
          <kbd className="ks-kbd">{nameOf(key)}</kbd> {words}
        </span>
      ))}
    </p>
  );
}

/** The number of all open tasks. */
export function openIn(counts: NonNullable<TaskListProps["counts"]>): number {
  return totalOf(taskGroups.filter((group) => group !== "done").map((group) => counts[group]));
}
