import type { NewTask, TaskView } from "@keystead/contract/tasks";
import { repeatUnits, TASK_DESCRIPTION_LIMIT } from "@keystead/domain/tasks";
import { codePoints } from "@keystead/domain/text";

import { dayOfInput } from "../../../lib/format/day-of-input.ts";
import { judged, type AllFieldsReading } from "../../../ui/form/form-reading.ts";

/** The form as typed: the day as text, the interval as `2-week`; empty for no choice. */
export type TaskValues = Omit<NewTask, "dueOn" | "repeat" | TaskLink> & {
  readonly dueOn: string;
  readonly repeat: string;
} & Readonly<Record<TaskLink, string>>;

export type TaskLink = "propertyId" | "unitId" | "leaseId" | "tenantId";
export type TaskPresets = Partial<Readonly<Record<TaskLink, string>>>;

export function taskFields(task: TaskView): NewTask {
  return {
    description: task.description,
    status: task.status,
    priority: task.priority,
    dueOn: task.dueOn,
    assigneeId: task.assignee?.id ?? null,
    assigneeName: task.assignee?.id === null ? task.assignee.name : "",
    propertyId: task.property?.id ?? null,
    unitId: task.unit?.id ?? null,
    leaseId: task.lease?.id ?? null,
    tenantId: task.tenant?.id ?? null,
    repeat: task.repeat,
  };
}

export function newTaskFields(presets: TaskPresets): NewTask {
  return {
    description: "",
    status: "pending",
    priority: "medium",
    dueOn: null,
    assigneeId: null,
    assigneeName: "",
    propertyId: idOf(presets.propertyId),
    unitId: idOf(presets.unitId),
    leaseId: idOf(presets.leaseId),
    tenantId: idOf(presets.tenantId),
    repeat: null,
  };
}

function idOf(chosen: string | undefined): string | null {
  return chosen === undefined || chosen === "" ? null : chosen;
}

export function taskValues(fields: NewTask): TaskValues {
  const { repeat } = fields;
  return {
    ...fields,
    dueOn: fields.dueOn ?? "",
    propertyId: fields.propertyId ?? "",
    unitId: fields.unitId ?? "",
    leaseId: fields.leaseId ?? "",
    tenantId: fields.tenantId ?? "",
    repeat: repeat === null ? "" : repeatKey(repeat),
  };
}

export function repeatKey({ every, unit }: NonNullable<NewTask["repeat"]>): string {
  return `${every}-${unit}`;
}

export function readTask(values: TaskValues): AllFieldsReading<TaskValues, NewTask> {
  const day = values.dueOn === "" ? null : dayOfInput(values.dueOn);
  const length = codePoints(values.description);
  const issues: { readonly field: keyof TaskValues; readonly code: string }[] = [];
  if (length === 0) issues.push({ field: "description", code: "DESCRIPTION_REQUIRED" });
  if (length > TASK_DESCRIPTION_LIMIT) issues.push({ field: "description", code: "TOO_LONG" });
  if (values.dueOn !== "" && day === null) issues.push({ field: "dueOn", code: "INVALID_DATE" });
  if (values.dueOn === "" && values.repeat !== "") issues.push({ field: "dueOn", code: "DUE_DATE_REQUIRED" });
  return judged(issues, {
    ...values,
    description: values.description.trim(),
    assigneeName: values.assigneeName.trim(),
    dueOn: day,
    propertyId: idOf(values.propertyId),
    unitId: values.propertyId === "" ? null : idOf(values.unitId),
    leaseId: idOf(values.leaseId),
    tenantId: idOf(values.tenantId),
    repeat: parseRepeat(values.repeat),
  });
}

/** Null for none. */
export function parseRepeat(text: string): NewTask["repeat"] {
  const [every = "", word] = text.split("-");
  const unit = repeatUnits.find((one) => one === word);
  return unit === undefined ? null : { every: Number(every), unit };
}
