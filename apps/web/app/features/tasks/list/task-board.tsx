import { Button } from "@mantine/core";
import type { TaskView } from "@keystead/contract/tasks";
import { type TaskStatus, taskStatuses, taskTransition } from "@keystead/domain/tasks";
import { IconPlus } from "@tabler/icons-react";
import { keepPreviousData, useQueries } from "@tanstack/react-query";
import { type KeyboardEvent, useState } from "react";

import { query } from "../../../lib/api.ts";
import { ErrorPanel } from "../../../ui/loading/error-panel.tsx";
import type { ListState } from "../../../ui/list/use-list-state.ts";
import { Skeleton } from "../../../ui/loading/skeleton.tsx";
import { ListExport } from "../../../ui/export/list-export.tsx";
import { ListToolbar } from "../../../ui/list/list-toolbar.tsx";
import { RowMenu } from "../../../ui/list/row-menu.tsx";
import { useShortcut } from "../../../ui/focus/use-shortcut.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useCan } from "../../session/public.ts";
import { useTaskFilters } from "./task-list.tsx";
import { AssigneeMark, DueMark, rentableOfTask, PriorityMark, RepeatMark } from "./task-marks.tsx";
import type { useTaskList } from "../task-queries.ts";
import { TaskName } from "./task-record.tsx";
import { useMoveTask, useTaskActions } from "../use-task-actions.ts";
import { type AskTask, useTaskKeys } from "./use-task-keys.tsx";
import "./task-board.css";

/** As many as one response holds; of the done tasks, the latest. */
const OPEN_SHOWN = 100;
const DONE_SHOWN = 25;

type TaskBoardProps = {
  readonly state: ListState<NonNullable<Parameters<typeof useTaskList>[0]>>;
  readonly to: ((id: string) => string) | null;
  readonly onOpen: (kind: "new" | "edit" | "cancel" | "history", id?: string) => void;
};

/** The tasks by status. A card is moved by dragging, by its menu, or with Shift and an arrow key. */
export function TaskBoard({ state, to, onOpen }: TaskBoardProps) {
  const { t } = useTranslation("tasks");
  const can = useCan();
  const { columns, error, refetch } = useColumns(state);
  const filters = useTaskFilters(state, undefined).filter(({ name }) => name !== "status");
  const add = () => {
    onOpen("new");
  };
  useShortcut("n", add, can("task.create"));
  const [dragged, setDragged] = useState<TaskView | null>(null);
  const { onKeyDown, ask, menu } = useTaskKeys(
    columns.flatMap(({ answer }) => answer?.items ?? []),
    onOpen,
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys only trigger actions that the focused card has
    <section className="ks-task-board" aria-label={t("board")} onKeyDown={onKeyDown}>
      <ListToolbar
        state={state}
        searchLabel={t("search")}
        filters={filters}
        name={t("board")}
        aside={null}
        tools={can("export.read") ? <ListExport exported={{ list: "tasks", query: state.query }} /> : null}
        primary={
          can("task.create") ? (
            <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={add}>
              {t("add")}
            </Button>
          ) : null
        }
      />
      {error ? (
        <ErrorPanel message={t("loadFailed")} retrying={false} onRetry={refetch} />
      ) : (
        <div className="ks-task-board-columns">
          {columns.map((column) => (
            <BoardColumn
              key={column.status}
              {...column}
              to={to}
              onOpen={onOpen}
              ask={ask}
              dragged={dragged}
              onDrag={setDragged}
            />
          ))}
        </div>
      )}
      {menu}
    </section>
  );
}

function useColumns({ query: listQuery }: TaskBoardProps["state"]) {
  const { page: _page, limit: _limit, after: _after, sort: _sort, status: _status, ...filters } = listQuery;
  const answers = useQueries({
    queries: taskStatuses.map((status) => ({
      ...query.tasks.list.queryOptions({
        input: {
          ...filters,
          status,
          limit: status === "completed" || status === "cancelled" ? DONE_SHOWN : OPEN_SHOWN,
        },
      }),
      placeholderData: keepPreviousData,
    })),
  });
  return {
    columns: taskStatuses.map((status, at) => ({ status, answer: answers[at]?.data })),
    error: answers.some(({ isError, data }) => isError && data === undefined),
    refetch: () => {
      for (const answer of answers) void answer.refetch();
    },
  };
}

type BoardColumnProps = Pick<TaskBoardProps, "to" | "onOpen"> & {
  readonly ask: AskTask;
  readonly status: TaskStatus;
  readonly answer:
    | { readonly items: readonly TaskView[]; readonly total: number; readonly today: string }
    | undefined;
  readonly dragged: TaskView | null;
  readonly onDrag: (task: TaskView | null) => void;
};

function BoardColumn({ status, answer, to, onOpen, ask, dragged, onDrag }: BoardColumnProps) {
  const { t } = useTranslation("tasks");
  const [over, setOver] = useState(false);
  const move = useMoveTask((id) => {
    onOpen("cancel", id);
  });
  const takes = dragged !== null && dragged.status !== status && taskTransition(dragged.status, status).ok;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the menu and the keys do the same as dropping
    <section
      className="ks-task-board-column"
      aria-label={t(`status.${status}`)}
      data-takes={takes}
      data-over={takes && over}
      onDragOver={(event) => {
        if (!takes) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => {
        setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (takes) move(dragged, status);
        onDrag(null);
      }}
    >
      <h2>
        {t(`status.${status}`)} <span className="ks-numbers">{answer?.total}</span>
      </h2>
      {answer === undefined ? (
        <Skeleton rows={2} />
      ) : (
        <ul>
          {answer.items.map((task) => (
            <BoardCard
              key={task.id}
              task={task}
              today={answer.today}
              to={to}
              onOpen={onOpen}
              ask={ask}
              onMove={(next) => {
                move(task, next);
              }}
              onDrag={onDrag}
            />
          ))}
        </ul>
      )}
      {answer?.total === 0 ? <p className="ks-second">{t("columnEmpty")}</p> : null}
    </section>
  );
}

type BoardCardProps = Pick<BoardColumnProps, "to" | "onOpen" | "ask"> & {
  readonly task: TaskView;
  readonly today: string;
  readonly onMove: (status: TaskStatus) => void;
  readonly onDrag: (task: TaskView | null) => void;
};

function BoardCard({ task, today, to, onOpen, ask, onMove, onDrag }: BoardCardProps) {
  const { t } = useTranslation("tasks");
  const actions = useTaskActions(onOpen, ask);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step === 0 || !event.shiftKey) return;
    event.preventDefault();
    const next = nextColumn(task.status, step);
    if (next !== undefined) onMove(next);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the menu and the keys do the same as dragging
    <li
      draggable
      data-key={task.id}
      className="ks-task-board-card"
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", task.description);
        onDrag(task);
      }}
      onDragEnd={() => {
        onDrag(null);
      }}
      onKeyDown={onKeyDown}
    >
      <div className="ks-task-board-head">
        <TaskName task={task} to={to} />
        <RowMenu name={task.description} actions={actions(task)} />
      </div>
      {task.property === null ? null : <div className="ks-second">{rentableOfTask(task)}</div>}
      <div className="ks-task-board-facts">
        <PriorityMark priority={task.priority} />
        <DueMark task={task} today={today} />
        <RepeatMark repeat={task.repeat} />
      </div>
      <AssigneeMark assignee={task.assignee} />
      <span className="ks-visually-hidden">{t("boardKeys")}</span>
    </li>
  );
}

/** The nearest column in that direction that the task may move to. */
function nextColumn(from: TaskStatus, step: 1 | -1): TaskStatus | undefined {
  const at = taskStatuses.indexOf(from);
  const onTheWay = step === 1 ? taskStatuses.slice(at + 1) : taskStatuses.slice(0, at).toReversed();
  return onTheWay.find((status) => taskTransition(from, status).ok);
}
