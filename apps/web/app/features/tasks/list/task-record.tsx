import type { TaskView } from "@keystead/contract/tasks";
import { Link } from "react-router";

import type { ListColumn } from "../../../ui/list/list-columns.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useCan } from "../../session/public.ts";
import {
  AssigneeMark,
  DueMark,
  rentableOfTask,
  PriorityMark,
  ProblemMark,
  RepeatMark,
  TaskCheck,
  TaskStatusBadge,
} from "./task-marks.tsx";
import "../../../ui/link-lines.css";
import "../tasks.css";

type Opening = {
  /** The address that opens a task over the list; null for a user who may not change it. */
  readonly to: ((id: string) => string) | null;
  readonly today: string;
};

/** The columns of the table of tasks. */
export function useTaskColumns({ to, today }: Opening): readonly ListColumn<TaskView>[] {
  const { t } = useTranslation("tasks");
  return [
    {
      key: "description",
      header: t("task"),
      sort: "description",
      cell: (task) => (
        <div className="ks-tasks-line" data-done={task.group === "done"}>
          <TaskCheck task={task} />
          <span className="ks-tasks-words">
            <TaskName task={task} to={to} />
            <RepeatMark repeat={task.repeat} />
            <ProblemMark problem={task.problem} />
            {isUsual(task) ? null : <TaskStatusBadge status={task.status} />}
          </span>
        </div>
      ),
    },
    {
      key: "status",
      header: t("statusLabel"),
      sort: "status",
      // Shown beside the name unless it is the usual one.
      hiddenAtFirst: true,
      cell: ({ status }) => <TaskStatusBadge status={status} />,
    },
    {
      key: "priority",
      header: t("priorityLabel"),
      sort: "priority",
      cell: ({ priority }) => <PriorityMark priority={priority} />,
    },
    { key: "property", header: t("property"), sort: "property", cell: (task) => <Rentable task={task} /> },
    {
      key: "assignee",
      header: t("assignee"),
      cell: ({ assignee }) => (
        <span className="ks-tasks-column">
          <AssigneeMark assignee={assignee} />
        </span>
      ),
    },
    {
      key: "due",
      header: t("due"),
      sort: "due",
      align: "end",
      cell: (task) => (
        <span className="ks-tasks-column">
          <DueMark task={task} today={today} />
        </span>
      ),
    },
  ];
}

/** Pending or completed: the group already shows it. */
function isUsual({ status }: TaskView): boolean {
  return status === "pending" || status === "completed";
}

type TaskNameProps = Pick<Opening, "to"> & { readonly task: TaskView };

export function TaskName({ task, to }: TaskNameProps) {
  if (to === null) return <span className="ks-tasks-name">{task.description}</span>;
  return (
    <Link to={to(task.id)} preventScrollReset className="ks-tasks-name">
      {task.description}
    </Link>
  );
}

function Rentable({ task }: { readonly task: TaskView }) {
  const { property, lease, tenant } = task;
  const can = useCan();
  const person = lease?.name ?? tenant?.name;
  if (property === null && person === undefined) return null;
  return (
    <div className="ks-link-lines">
      {property === null ? null : can("property.read") ? (
        <Link to={`/properties/${property.id}`}>{rentableOfTask(task)}</Link>
      ) : (
        rentableOfTask(task)
      )}
      {person === undefined ? null : (
        <div className="ks-second">
          {lease === null ? person : <Link to={`/leases/${lease.id}`}>{person}</Link>}
        </div>
      )}
    </div>
  );
}

/** The same as a card on a phone. */
export function TaskCard({ task, to, today }: Opening & { readonly task: TaskView }) {
  return (
    <div className="ks-tasks-card" data-done={task.group === "done"}>
      <TaskCheck task={task} />
      <div className="ks-tasks-card-body">
        <div className="ks-card-line">
          <TaskName task={task} to={to} />
          <DueMark task={task} today={today} />
        </div>
        {task.property === null ? null : <div className="ks-second">{rentableOfTask(task)}</div>}
        <div className="ks-tasks-facts">
          <PriorityMark priority={task.priority} />
          <AssigneeMark assignee={task.assignee} />
          <RepeatMark repeat={task.repeat} />
          <ProblemMark problem={task.problem} />
          {isUsual(task) ? null : <TaskStatusBadge status={task.status} />}
        </div>
      </div>
    </div>
  );
}
