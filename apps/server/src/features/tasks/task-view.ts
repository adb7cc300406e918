import type { NewTask, TaskView } from "@keystead/contract/tasks";
import type { Named } from "@keystead/contract/wire";
import { plainDate } from "@keystead/domain/calendar";
import { can } from "@keystead/domain/permissions";
import { taskGroup } from "@keystead/domain/tasks";

import type { Scope } from "#kernel/work.ts";
import type { ListedTask } from "./list/task-list-store.ts";
import type { TaskRow } from "./task-store.ts";

/** The caller and their day. */
export type Asker = Pick<Scope, "userId" | "role"> & { readonly today: string };

/** A cleaner sees the description, property and unit, but no tenant and no lease (R-O01). */
export function taskView(item: ListedTask, asker: Asker): TaskView {
  const { row } = item;
  const dueOn = row.dueOn === null ? null : plainDate(row.dueOn);
  return {
    id: row.id,
    version: row.version,
    description: row.description,
    status: row.status,
    priority: row.priority,
    dueOn,
    group: taskGroup({ status: row.status, dueOn }, plainDate(asker.today)),
    assignee: assigneeOf(item, asker),
    property: named(row.propertyId, item.propertyName),
    unit: named(row.unitId, item.unitName),
    lease: can(asker.role, "lease.read") ? named(row.leaseId, item.leaseName) : null,
    tenant: can(asker.role, "tenant.read") ? named(row.tenantId, item.tenantName) : null,
    repeat: repeatOf(row),
    problem: row.problem,
    completedAt: row.completedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    createdBy: item.creatorName,
  };
}

function assigneeOf({ row, assigneeName }: ListedTask, { userId }: Asker): TaskView["assignee"] {
  const { assigneeUserId: id } = row;
  if (id !== null) return { id, name: assigneeName ?? "", me: id === userId };
  return row.assigneeName === "" ? null : { id: null, name: row.assigneeName, me: false };
}

function named(id: string | null, name: string | null): Named | null {
  return id === null || name === null ? null : { id, name };
}

export function repeatOf({ repeatEvery: every, repeatUnit: unit }: TaskRow): TaskView["repeat"] {
  return every === null || unit === null ? null : { every, unit };
}

/** The record in the form of an input. */
export function sentTask(row: TaskRow): NewTask {
  const { description, status, priority, dueOn, assigneeName, propertyId, unitId, leaseId, tenantId } = row;
  return {
    description,
    status,
    priority,
    dueOn,
    assigneeId: row.assigneeUserId,
    assigneeName,
    propertyId,
    unitId,
    leaseId,
    tenantId,
    repeat: repeatOf(row),
  };
}

/** Fields of which an audit entry records only that they changed: free text and names. */
export const personalTaskFields = ["description", "assigneeName"];
