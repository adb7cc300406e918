import type { TaskView } from "@keystead/contract/tasks";
import type { MemberRole } from "@keystead/domain/permissions";
import type { Plan } from "@keystead/domain/plans";

import { membershipOf } from "./membership.ts";
import { subscription } from "./subscription.ts";
import { answerWith, type Sent } from "../wire.ts";

/** A task as the server returns it; by default pending, without a day, unassigned. */
export function taskOf(number: number, description: string, more: Partial<TaskView> = {}): TaskView {
  return {
    id: `00000000-0000-4000-8000-00000000000${number}`,
    version: 1,
    description,
    status: "pending",
    priority: "medium",
    dueOn: null,
    group: "later",
    assignee: null,
    property: null,
    unit: null,
    lease: null,
    tenant: null,
    repeat: null,
    problem: null,
    completedAt: null,
    createdAt: "2026-11-01T09:00:00.000Z",
    createdBy: null,
    ...more,
  };
}

export const ana = {
  id: "00000000-0000-4000-8000-00000000000a",
  name: "Ana Kovač",
  email: "ana@example.com",
};
export const ben = { id: "00000000-0000-4000-8000-00000000000b", name: "Ben Hart", email: "ben@example.com" };

type Workspace = {
  readonly tasks: readonly TaskView[];
  readonly role?: MemberRole;
  readonly plan?: Plan;
  /** The answer to a change; by default a change stays unanswered. */
  readonly onChange?: (requested: Sent) => Response;
};

/** Answers like a workspace with these tasks, opened by Ana; Ben is her helper. */
export function serveTasks({ tasks, role = "owner", plan = "pro", onChange }: Workspace): void {
  answerWith((requested) => {
    const { path, method, query } = requested;
    if (method !== "GET") return onChange?.(requested) ?? new Promise(() => {});
    if (path === "/api/v1/tasks") {
      const items = tasks.filter((task) => isIn(query["status"], task));
      return Response.json({ items, total: items.length, today: "2026-11-22" });
    }
    if (path === "/api/v1/tasks/counts") {
      const count = (group: TaskView["group"]) => tasks.filter((task) => task.group === group).length;
      return Response.json({
        overdue: count("overdue"),
        today: count("today"),
        week: count("week"),
        later: count("later"),
        done: count("done"),
        conflicts: 0,
      });
    }
    if (path === "/api/v1/tasks/assignees")
      return Response.json({
        members: [
          { ...ana, role, me: true },
          { ...ben, role: "assistant", me: false },
        ],
        others: ["Paul, the plumber"],
      });
    if (path === "/api/v1/workspaces") return Response.json(membershipOf(role));
    if (path === "/api/v1/properties/names") return Response.json({ items: [], more: false });
    if (path === "/api/v1/subscription")
      return Response.json(subscription({ properties: 1, units: 1 }, plan));
    return new Promise(() => {});
  });
}

function isIn(state: string | undefined, { status }: TaskView): boolean {
  const isOpen = status === "pending" || status === "in_progress";
  if (state === undefined || state === status) return true;
  return state === "open" ? isOpen : state === "done" && !isOpen;
}

export const refused = (code: string, data: object, status: number): Response =>
  Response.json({ code, status, message: "", defined: true, data }, { status });
