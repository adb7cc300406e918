import type { NewTask } from "@keystead/contract/tasks";
import { readEmail } from "@keystead/domain/text";

import { badField, refusal } from "#kernel/api/index.ts";
import type { Work } from "#kernel/work.ts";
import { findLinks, findMembers, lockLinks } from "./task-links-store.ts";

/**
 * Checks that the records of a task exist and belong together, and returns the task as stored. A unit or lease
 * determines the property, and the email address of a member means that member. Unchanged links are not checked
 * again: a lease may have moved since.
 */
export async function checkTask(work: Work, fields: NewTask, before?: NewTask): Promise<NewTask> {
  if (fields.repeat !== null && fields.dueOn === null) throw badField(["dueOn"], "DUE_DATE_REQUIRED");
  await lockLinks(work, fields);
  const links = ["propertyId", "unitId", "leaseId", "tenantId"] as const;
  const placed = links.every((link) => fields[link] === (before?.[link] ?? null))
    ? fields
    : await placedTask(work, fields);
  const given = before?.assigneeId === fields.assigneeId && before.assigneeName === fields.assigneeName;
  return given ? placed : { ...placed, ...(await assigneeOf(work, fields)) };
}

async function placedTask(work: Work, fields: NewTask): Promise<NewTask> {
  const { propertyId, unitId, leaseId, tenantId } = fields;
  const found = await findLinks(work, fields);
  const missing =
    (propertyId !== null && !found.property) ||
    (unitId !== null && found.unit === null) ||
    (leaseId !== null && found.lease === null) ||
    (tenantId !== null && !found.tenant);
  if (missing) throw refusal("NOT_FOUND");
  const home = propertyId ?? found.unit?.propertyId ?? found.lease?.propertyId ?? null;
  if (found.unit !== null && found.unit.propertyId !== home)
    throw badField(["unitId"], "UNIT_NOT_IN_PROPERTY");
  if (found.lease !== null && found.lease.propertyId !== home)
    throw badField(["leaseId"], "LEASE_NOT_IN_PROPERTY");
  return { ...fields, propertyId: home, unitId: unitId ?? found.lease?.unitId ?? null };
}

async function assigneeOf(
  work: Work,
  { assigneeId, assigneeName }: NewTask,
): Promise<Pick<NewTask, "assigneeId" | "assigneeName">> {
  const address = readEmail(assigneeName);
  if (assigneeId === null && address === null) return { assigneeId: null, assigneeName };
  const members = await findMembers(work);
  if (assigneeId !== null) {
    if (!members.some(({ id }) => id === assigneeId)) throw badField(["assigneeId"], "NOT_A_MEMBER");
    return { assigneeId, assigneeName: "" };
  }
  const member = members.find(({ email }) => email === address);
  return member === undefined
    ? { assigneeId: null, assigneeName: address ?? "" }
    : { assigneeId: member.id, assigneeName: "" };
}
