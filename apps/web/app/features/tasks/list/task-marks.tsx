import type { TaskView } from "@keystead/contract/tasks";
import { differenceInDays, plainDate } from "@keystead/domain/calendar";
import type { TaskPriority, TaskStatus } from "@keystead/domain/tasks";
import {
  IconAlertTriangle,
  IconChevronDown,
  IconChevronUp,
  IconChevronsUp,
  IconCircleCheck,
  IconCircleDashed,
  IconEqual,
  IconHourglass,
  IconRepeat,
  IconUser,
} from "@tabler/icons-react";

import { formatDay } from "../../../lib/format/format.ts";
import { Initials } from "../../../ui/text/initials.tsx";
import { type BadgeIcon, StatusBadge, type Tone } from "../../../ui/text/status-badge.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { turnOf, useSetTaskStatus } from "../task-queries.ts";
import "../tasks.css";

const priorityIcons: Readonly<Record<TaskPriority, BadgeIcon>> = {
  low: IconChevronDown,
  medium: IconEqual,
  high: IconChevronUp,
  urgent: IconChevronsUp,
};

export function PriorityMark({ priority }: Pick<TaskView, "priority">) {
  const { t } = useTranslation("tasks");
  const Icon = priorityIcons[priority];
  return (
    <span className="ks-tasks-priority" data-priority={priority}>
      <Icon size={16} stroke={2} aria-hidden />
      {t(`priority.${priority}`)}
    </span>
  );
}

const statusTones: Readonly<Record<TaskStatus, { readonly tone: Tone; readonly icon: BadgeIcon }>> = {
  pending: { tone: "neutral", icon: IconCircleDashed },
  in_progress: { tone: "information", icon: IconHourglass },
  completed: { tone: "positive", icon: IconCircleCheck },
  cancelled: { tone: "neutral", icon: IconCircleDashed },
};

export function TaskStatusBadge({ status }: Pick<TaskView, "status">) {
  const { t } = useTranslation("tasks");
  const { tone, icon } = statusTones[status];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {t(`status.${status}`)}
    </StatusBadge>
  );
}

type DueProps = { readonly task: TaskView; readonly today: string };

/** In words for a near day, as a date for a later one; overdue with an icon. */
export function DueMark({ task, today }: DueProps) {
  const { t } = useTranslation("tasks");
  const language = useLanguage();
  const { dueOn, group } = task;
  if (dueOn === null) return <span className="ks-tasks-due">{t("noDate")}</span>;
  const days = differenceInDays(plainDate(today), plainDate(dueOn));
  const words =
    group === "overdue"
      ? t("daysOverdue", { count: -days })
      : group === "today"
        ? t("group.today")
        : group !== "done" && days === 1
          ? t("tomorrow")
          : formatDay(dueOn, language, "short");
  return (
    <time
      dateTime={dueOn}
      title={formatDay(dueOn, language, "long")}
      className="ks-tasks-due"
      data-group={group}
    >
      {group === "overdue" ? <IconAlertTriangle size={16} stroke={1.8} aria-hidden /> : null}
      {words}
    </time>
  );
}

export function AssigneeMark({ assignee }: Pick<TaskView, "assignee">) {
  const { t } = useTranslation("tasks");
  if (assignee === null)
    return (
      <span className="ks-tasks-assignee ks-second">
        <span className="ks-tasks-nobody">
          <IconUser size={14} stroke={1.8} aria-hidden />
        </span>
        {t("unassigned")}
      </span>
    );
  return (
    <span className="ks-tasks-assignee">
      <Initials name={assignee.name} />
      {assignee.me ? t("you") : assignee.name}
    </span>
  );
}

/** The property and unit of a task, as far as they are set. */
export function rentableOfTask({ property, unit }: TaskView): string {
  return [property?.name, unit?.name].filter((name) => name !== undefined).join(" · ");
}

/** The circle: completes a task, or reopens a completed one. A cancelled task is reopened by its menu. */
export function TaskCheck({ task }: { readonly task: TaskView }) {
  const { t } = useTranslation("tasks");
  const setStatus = useSetTaskStatus();
  return (
    <label className="ks-tasks-check">
      <input
        type="checkbox"
        aria-label={t("complete", { name: task.description })}
        checked={task.status === "completed"}
        disabled={task.status === "cancelled"}
        onChange={() => {
          setStatus({ tasks: [task], status: turnOf(task) });
        }}
      />
    </label>
  );
}

export function RepeatMark({ repeat }: Pick<TaskView, "repeat">) {
  const words = useRepeatMessages();
  if (repeat === null) return null;
  return (
    <span className="ks-tasks-repeat" title={words(repeat)}>
      <IconRepeat size={14} aria-hidden />
      <span className="ks-visually-hidden">{words(repeat)}</span>
    </span>
  );
}

/** The kind of problem that a cleaner reported. */
export function ProblemMark({ problem }: Pick<TaskView, "problem">) {
  const { t } = useTranslation("tasks");
  if (problem === null) return null;
  return (
    <StatusBadge tone="attention" icon={IconAlertTriangle}>
      {t(`reported.${problem}`)}
    </StatusBadge>
  );
}

/** "Every month", "Every 2 weeks". */
export function useRepeatMessages(): (repeat: NonNullable<TaskView["repeat"]>) => string {
  const { t } = useTranslation("tasks");
  return ({ every, unit }) => t(`every.${unit}`, { count: every });
}
