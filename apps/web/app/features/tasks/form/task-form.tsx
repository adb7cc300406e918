import { NativeSelect, Textarea } from "@mantine/core";
import type { TaskView } from "@keystead/contract/tasks";
import { TASK_DESCRIPTION_LIMIT, taskPriorities, taskStatuses, taskTransition } from "@keystead/domain/tasks";
import { Suspense } from "react";

import { Skeleton } from "../../../ui/loading/skeleton.tsx";
import { FormDrawer } from "../../../ui/form/form-drawer.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { LazyFilesCard } from "../../documents/public.ts";
import { LazyLimitPanel, useCan } from "../../session/public.ts";
import { AssigneeField } from "./assignee-field.tsx";
import { DueField } from "./due-field.tsx";
import { LinkFields } from "./link-fields.tsx";
import { useRepeatMessages } from "../list/task-marks.tsx";
import { repeatKey, parseRepeat, type TaskPresets } from "./task-values.ts";
import { useTaskForm } from "./use-task-form.ts";

/** From this share of the limit a counter is shown; typing is never blocked. */
const COUNTER_FROM = 0.8;

type TaskFormProps = {
  /** null adds a new task. */
  readonly task: TaskView | null;
  readonly presets: TaskPresets;
  readonly onClose: () => void;
};

/** Add or edit a task. */
export function TaskForm({ task, presets, onClose }: TaskFormProps) {
  const { t } = useTranslation(["tasks", "forms"]);
  const can = useCan();
  const form = useTaskForm({ task, presets, onClose });
  const { values, field, choice } = form;
  const statuses = taskStatuses.filter((one) => task === null || taskTransition(task.status, one).ok);
  return (
    <>
      <FormDrawer
        form={form}
        onClose={onClose}
        title={task === null ? t("add") : t("edit")}
        submitLabel={t("save")}
        question={form.question}
      >
        <Textarea
          label={t("task")}
          autosize
          minRows={2}
          maxRows={6}
          data-autofocus={task === null ? true : undefined}
          description={useCounter(values.description)}
          {...field("description")}
        />
        {task === null ? null : (
          <NativeSelect
            label={t("statusLabel")}
            {...choice("status", taskStatuses)}
            data={statuses.map((status) => ({ value: status, label: t(`status.${status}`) }))}
          />
        )}
        <NativeSelect
          label={t("priorityLabel")}
          {...choice("priority", taskPriorities)}
          data={taskPriorities.map((priority) => ({ value: priority, label: t(`priority.${priority}`) }))}
        />
        <DueField {...field("dueOn")} />
        <RepeatField {...field("repeat")} />
        <AssigneeField
          id={field("assigneeId").id}
          assigneeId={values.assigneeId}
          assigneeName={values.assigneeName}
          known={task?.assignee ?? null}
          error={form.problemOf("assigneeId")}
          onChange={(given) => {
            form.change((was) => ({ ...was, ...given }));
          }}
        />
        <LinkFields form={form} task={task} />
        {task === null || !can("document.read") ? null : (
          <Suspense fallback={<Skeleton rows={2} />}>
            <LazyFilesCard on="task" onId={task.id} quiet />
          </Suspense>
        )}
      </FormDrawer>
      <LazyLimitPanel reached={form.limit} onClose={form.closeLimit} />
    </>
  );
}

function useCounter(text: string): string | undefined {
  const { t } = useTranslation("tasks");
  const used = [...text.trim()].length;
  return used >= TASK_DESCRIPTION_LIMIT * COUNTER_FROM
    ? t("counter", { used, limit: TASK_DESCRIPTION_LIMIT })
    : undefined;
}

const usual = [
  { every: 1, unit: "week" },
  { every: 2, unit: "week" },
  { every: 1, unit: "month" },
  { every: 3, unit: "month" },
  { every: 6, unit: "month" },
  { every: 1, unit: "year" },
] as const;

type RepeatFieldProps = {
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
};

/** The usual intervals, and the task's own if it has another. */
function RepeatField({ id, value, onChange, onBlur }: RepeatFieldProps) {
  const { t } = useTranslation(["tasks", "forms"]);
  const messages = useRepeatMessages();
  const options = usual.map((repeat) => ({ value: repeatKey(repeat), label: messages(repeat) }));
  const repeat = options.some((one) => one.value === value) ? null : parseRepeat(value);
  const own = repeat === null ? [] : [{ value, label: messages(repeat) }];
  return (
    <NativeSelect
      id={id}
      label={t("repeat")}
      description={value === "" ? undefined : t("repeatHint")}
      value={value}
      onBlur={onBlur}
      onChange={(event) => {
        onChange(event.currentTarget.value);
      }}
      data={[{ value: "", label: t("never") }, ...options, ...own]}
    />
  );
}
