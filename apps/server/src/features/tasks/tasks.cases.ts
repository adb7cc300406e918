import { plainDate } from "@keystead/domain/calendar";
import { taskGroups } from "@keystead/domain/tasks";
import { expect } from "vitest";

import type { FeatureCases } from "#testing/cases/feature-cases.ts";
import { listTotal, LIMIT, whole } from "#testing/number-walks/walking.ts";
import { rowDay, rowName } from "#testing/cases/paged-list.ts";
import { discarded, sendAs, undo } from "#testing/cases/racing.ts";
import { rentedFlat } from "#testing/records/rented-flat.ts";
import { pdfOf, storedFile } from "#testing/files/uploads.ts";
import { findMembers } from "./links/task-links-store.ts";
import { countGroups, findOtherNames, selectTasks } from "./list/task-list-store.ts";
import { findTasksOf } from "./notices/task-notices-store.ts";

const all = { own: false };
const firstPage = { page: 1, limit: 25 };
const day = plainDate("2026-03-10");

export const tasksCases: FeatureCases = {
  deletions: {
    task: [
      async ({ app, session, client }) => {
        const { propertyId } = await rentedFlat(client, "House with a lamp");
        const made = await client.tasks.create({ description: "Lamp", propertyId });
        await storedFile(app, session, { on: "task", onId: made.id, content: pdfOf(300) });
        return (await client.tasks.delete({ id: made.id })).trashId;
      },
    ],
  },
  pagedLists: {
    "tasks.list": async (app) => {
      const client = app.client(await app.signUp());
      const { propertyId } = await rentedFlat(client);
      return {
        list: (query) => client.tasks.list(query),
        add: async (at) => {
          const { id, version } = await client.tasks.create({
            description: rowName(at),
            ...(at % 3 === 0 ? {} : { propertyId }),
            ...(at % 2 === 0 ? {} : { dueOn: rowDay(at) }),
            priority: at % 2 === 0 ? "urgent" : "low",
          });
          if (at % 4 === 0) await client.tasks.setStatus({ tasks: [{ id, version }], status: "completed" });
        },
        remove: (id) => client.tasks.delete({ id }),
      };
    },
  },
  walks: {
    "tasks.list": async ({ client }) => [
      listTotal(await whole((page) => client.tasks.list({ page, limit: LIMIT }))),
    ],
    "tasks.counts": async ({ client }) => {
      const counts = await client.tasks.counts({});
      const { items } = await whole((page) => client.tasks.list({ page, limit: LIMIT }));
      const clashes = await client.bookings.list({ state: "upcoming,in_house", conflict: "true", limit: 1 });
      return [
        ...taskGroups.map((group) => ({
          at: group,
          says: counts[group],
          rows: items.filter((item) => item.group === group).length,
        })),
        { at: "conflicts", says: counts.conflicts, rows: clashes.total },
      ];
    },
  },
  statements: {
    ready: async ({ client, propertyId }) =>
      (await client.tasks.create({ description: "Ring the plumber", propertyId })).id,
    reads: [
      ["list of tasks", ({ client }) => client.tasks.list({ limit: 100 })],
      ["page of tasks behind the last", ({ client }) => client.tasks.list({ page: 9 })],
      ["tasks counted by group", ({ client }) => client.tasks.counts({})],
      ["task", ({ client }, id) => client.tasks.get({ id })],
      ["whom a task can be given to", ({ client }) => client.tasks.assignees({})],
    ],
    async writes(write, { client, propertyId, unitId, tenantId, create }) {
      const repeated = { dueOn: "2026-03-01", repeat: { every: 1, unit: "month" }, unitId, tenantId };
      await write("create task", create("/tasks", { description: "Clear the attic", ...repeated }));
      const [errand] = (await client.tasks.list({})).items;
      const id = errand?.id ?? "";
      await write("update task", () => client.tasks.update({ id, version: 1, priority: "high", propertyId }));
      await write("complete a repeating task", async () => {
        const tasks = [{ id, version: 2 }];
        expect((await client.tasks.setStatus({ status: "completed", tasks })).next).toHaveLength(1);
      });
      await write("do it again", () =>
        client.tasks.setStatus({ status: "pending", tasks: [{ id, version: 3 }] }),
      );
      let trashId = "";
      await write("delete a task", async () => ({ trashId } = await client.tasks.delete({ id })));
      await write("put the task back", () => client.trash.restore({ id: trashId }));
    },
  },
  plans: {
    tables: ["task"],
    lists: [
      ["tasks", (work) => selectTasks(work, firstPage, all)],
      [
        "open tasks found by a word",
        (work) => selectTasks(work, { ...firstPage, q: "task 7", status: "open" }, all),
      ],
      ["tasks of a property", (work, { propertyId }) => selectTasks(work, { ...firstPage, propertyId }, all)],
      ["tasks of a lease", (work, { leaseId }) => selectTasks(work, { ...firstPage, leaseId }, all)],
      ["tasks of a tenant", (work, { tenantId }) => selectTasks(work, { ...firstPage, tenantId }, all)],
      ["tasks of a unit", (work, { unitId }) => selectTasks(work, { ...firstPage, unitId }, all)],
      ["overdue tasks", (work) => selectTasks(work, { ...firstPage, due: "overdue" }, all)],
      [
        "tasks of a column of the board",
        (work) => selectTasks(work, { ...firstPage, status: "pending" }, all),
      ],
      ["tasks of a cleaner", (work) => selectTasks(work, firstPage, { own: true })],
      ["tasks counted by group", (work) => countGroups(work, {}, all)],
      ["names that tasks were given to", (work) => findOtherNames(work)],
      ["people that tasks can be given to", (work) => findMembers(work)],
      [
        "tasks of one person for a day",
        (work, { userId }) => findTasksOf(work, userId, { first: day, last: day }),
      ],
    ],
  },
  inEachProperty: {
    "tasks.list": {
      add: (client, { id: propertyId, name }) =>
        client.tasks.create({ description: `Paint ${name}`, priority: "low", dueOn: null, propertyId }),
      total: async (client) => (await client.tasks.list({})).total,
    },
  },
  races: [
    {
      name: "create a task",
      run: (racer) =>
        sendAs(racer, "POST /tasks", {
          description: "Task",
          leaseId: racer.stage.plainLease,
          tenantId: racer.stage.tenants[1],
          unitId: racer.stage.units[0],
        }),
    },
    {
      name: "give a task to another house",
      strong: true,
      run: (racer) =>
        sendAs(racer, `PUT /tasks/${racer.stage.task}`, {
          version: 1,
          propertyId: racer.stage.otherHouse,
          unitId: racer.stage.otherUnit,
          leaseId: null,
        }),
    },
    {
      name: "complete a repeating task",
      strong: true,
      run: (racer) =>
        sendAs(racer, "POST /tasks/set-status", {
          status: "completed",
          tasks: [{ id: racer.stage.task, version: 1 }],
        }),
    },
    {
      name: "undo the deletion of a task",
      prepare: discarded((racer) => sendAs(racer, `DELETE /tasks/${racer.stage.task}`)),
      run: undo,
    },
  ],
};
