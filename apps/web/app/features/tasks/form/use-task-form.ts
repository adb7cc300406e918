import type { NewTask, TaskView } from "@keystead/contract/tasks";
import { taskPriorities, taskStatuses } from "@keystead/domain/tasks";
import { useQueryClient } from "@tanstack/react-query";

import { api, query } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { formatDay } from "../../../lib/format/format.ts";
import { useRecordNames } from "../../../lib/records/use-record-names.ts";
import type { FieldMessages } from "../../../ui/form/merge/use-merge-question.tsx";
import { useRecordForm } from "../../../ui/form/use-record-form.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useRepeatMessages } from "../list/task-marks.tsx";
import { taskFields, newTaskFields, readTask, type TaskPresets, taskValues } from "./task-values.ts";

/** The problems of a field that have a message. */
const codes = [
  "DESCRIPTION_REQUIRED",
  "TOO_LONG",
  "INVALID_DATE",
  "DUE_DATE_REQUIRED",
  "UNIT_NOT_IN_PROPERTY",
  "LEASE_NOT_IN_PROPERTY",
  "NOT_A_MEMBER",
] as const;

type TaskFormOf = {
  readonly task: TaskView | null;
  readonly presets: TaskPresets;
  readonly onClose: () => void;
};

/** Creates a task, or edits one and merges with changes made meanwhile. */
export function useTaskForm({ task, presets, onClose }: TaskFormOf) {
  const { t } = useTranslation("tasks");
  const changed = useChanged();
  return useRecordForm({
    name: "task",
    record: task,
    values: taskValues(task === null ? newTaskFields(presets) : taskFields(task)),
    read: readTask,
    words: (code) => {
      const known = codes.find((one) => one === code);
      return known === undefined ? null : t(`problem.${known}`);
    },
    fieldsOf: taskFields,
    valuesOf: (fields) => taskValues(fields),
    fieldMessages: useFieldMessages(),
    create: (fields, { once }) => api.tasks.create(fields, once(fields)),
    update: (changes, { id, version }) => api.tasks.update({ ...changes, id, version }),
    onSaved: async (_outcome, { fields, say }) => {
      say(t("saved", { name: fields.description }));
      onClose();
      await changed("task");
    },
  });
}

function useFieldMessages(): FieldMessages<NewTask> {
  const { t } = useTranslation("tasks");
  const language = useLanguage();
  const client = useQueryClient();
  const repeatWords = useRepeatMessages();
  const nameOf = useRecordNames();
  const assignee = async (id: string) => {
    const { members } = await client.fetchQuery(query.tasks.assignees.queryOptions({ input: {} }));
    return members.find((one) => one.id === id)?.name ?? "";
  };
  return {
    labels: {
      description: t("task"),
      status: t("statusLabel"),
      priority: t("priorityLabel"),
      dueOn: t("due"),
      assigneeId: t("assignee"),
      assigneeName: t("assignee"),
      propertyId: t("property"),
      unitId: t("unit"),
      leaseId: t("lease"),
      tenantId: t("tenant"),
      repeat: t("repeat"),
    },
    text: async (name, value) => {
      if (name === "repeat") return isRepeat(value) ? repeatWords(value) : "";
      if (typeof value !== "string" || value === "") return "";
      if (name === "dueOn") return formatDay(value, language);
      if (name === "assigneeId") return assignee(value);
      const status = taskStatuses.find((one) => name === "status" && one === value);
      if (status !== undefined) return t(`status.${status}`);
      const priority = taskPriorities.find((one) => name === "priority" && one === value);
      if (priority !== undefined) return t(`priority.${priority}`);
      return (await nameOf(name, value)) ?? value;
    },
  };
}

function isRepeat(value: unknown): value is NonNullable<NewTask["repeat"]> {
  return typeof value === "object" && value !== null && "every" in value && "unit" in value;
}
