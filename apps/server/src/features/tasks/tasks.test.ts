import { plainDate } from "@keystead/domain/calendar";
import { taskGroup } from "@keystead/domain/tasks";
import { sql } from "#kernel/db/drizzle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { rowsOf } from "#kernel/db/queries/rows.ts";
import { rentedFlat } from "../../testing/records/rented-flat.ts";
import { memberSession } from "../../testing/records/membership.ts";
import { testApp } from "../../testing/test-app.ts";
import type { TestApp, TestClient, TestSession } from "../../testing/test-app.ts";

let app: TestApp;
let session: TestSession;
let client: TestClient;
let workspaceId: string;
const missing = "00000000-0000-4000-8000-000000000000";

/** Tuesday, 10 March 2026; everybody is in UTC. */
beforeAll(async () => {
  app = await testApp();
  session = await app.signUp();
  client = app.client(session);
  workspaceId = (await client.accounts.workspaces({})).current;
});
afterAll(() => app.close());

const idOf = async (person: TestSession): Promise<string> => {
  const { members } = await client.tasks.assignees({});
  return members.find(({ email }) => email === person.email)?.id ?? "";
};

describe("a task", () => {
  it("[TASK-01] keeps all that is said of it, and what is not said is the usual", async () => {
    const plain = await client.tasks.create({ description: "  Order paint " });
    expect(plain).toMatchObject({
      description: "Order paint",
      status: "pending",
      priority: "medium",
      dueOn: null,
      group: "later",
      assignee: null,
      property: null,
      repeat: null,
      version: 1,
    });
    const flat = await rentedFlat(client);
    const { id: leaseId } = await flat.lease();
    const made = await client.tasks.create({
      description: "Call the plumber",
      status: "in_progress",
      priority: "urgent",
      dueOn: "2026-03-09",
      assigneeName: "Paul, the plumber",
      leaseId,
      tenantId: flat.tenantId,
    });
    expect(made).toMatchObject({
      status: "in_progress",
      priority: "urgent",
      group: "overdue",
      assignee: { id: null, name: "Paul, the plumber", me: false },
      property: { id: flat.propertyId, name: "Lindenhof" },
      unit: { id: flat.unitId, name: "Flat 1" },
      lease: { id: leaseId, name: "Ada Adler" },
      tenant: { id: flat.tenantId, name: "Ada Adler" },
    });
    for (const filter of [
      { leaseId },
      { propertyId: flat.propertyId },
      { tenantId: flat.tenantId },
      { q: "plumber" },
    ])
      expect((await client.tasks.list(filter)).items).toEqual([made]);
  });

  it("is given to a person of the workspace, also by e-mail, to anybody by name, or to nobody", async () => {
    const me = await idOf(session);
    const mine = await client.tasks.create({ description: "Mine", assigneeId: me });
    expect(mine.assignee).toMatchObject({ id: me, me: true });
    const byMail = await client.tasks.create({
      description: "Mine too",
      assigneeName: session.email.toUpperCase(),
    });
    expect(byMail.assignee).toMatchObject({ id: me });
    const other = await client.tasks.update({ id: mine.id, version: 1, assigneeName: "Bob@Example.com" });
    expect(other.assignee).toEqual({ id: null, name: "bob@example.com", me: false });
    const nobody = await client.tasks.update({ id: mine.id, version: 2, assigneeName: "" });
    expect(nobody.assignee).toBeNull();
    expect((await client.tasks.list({ assignee: "me" })).items.map(({ id }) => id)).toEqual([byMail.id]);
    const unassigned = (await client.tasks.list({ assignee: "nobody", limit: 100 })).items;
    expect(unassigned.map(({ id }) => id)).toContain(mine.id);
    expect((await client.tasks.assignees({})).others).toContain("Paul, the plumber");
  });

  it("refuses what is wrong by its field", async () => {
    const flat = await rentedFlat(client, "Elsewhere");
    const other = await rentedFlat(client, "Other house");
    const wrong = async (fields: object) => {
      const answer = await app.call("/api/v1/tasks", { session, body: { description: "Wrong", ...fields } });
      const { data }: { readonly data: { readonly issues: unknown } } = JSON.parse(await answer.text());
      return [answer.status, data.issues];
    };
    const at = (field: string, code: string) => [400, [{ path: [field], code }]];
    expect(await wrong({ description: " " })).toEqual(at("description", "DESCRIPTION_REQUIRED"));
    expect(await wrong({ description: "x".repeat(501) })).toEqual(at("description", "TOO_LONG"));
    expect(await wrong({ dueOn: "2026-02-30" })).toEqual(at("dueOn", "INVALID_DATE"));
    expect(await wrong({ priority: "huge" })).toEqual(at("priority", "INVALID_PRIORITY"));
    expect(await wrong({ repeat: { every: 1, unit: "month" } })).toEqual(at("dueOn", "DUE_DATE_REQUIRED"));
    expect(await wrong({ assigneeId: missing })).toEqual(at("assigneeId", "NOT_A_MEMBER"));
    expect(await wrong({ propertyId: other.propertyId, unitId: flat.unitId })).toEqual(
      at("unitId", "UNIT_NOT_IN_PROPERTY"),
    );
    const { id: leaseId } = await flat.lease();
    expect(await wrong({ propertyId: other.propertyId, leaseId })).toEqual(
      at("leaseId", "LEASE_NOT_IN_PROPERTY"),
    );
    expect((await wrong({ colour: "red" }))[0]).toBe(400);
  });

  it("refuses a stale version with the record, and repeats a double submit", async () => {
    const headers = { "idempotency-key": "task-form" };
    const body = { description: "Twice", dueOn: "2026-03-12" };
    const answers = [
      await app.call("/api/v1/tasks", { session, body, headers }),
      await app.call("/api/v1/tasks", { session, body, headers }),
    ];
    const [first, second] = await Promise.all(answers.map((answer) => answer.text()));
    expect(second).toBe(first);
    const { items } = await client.tasks.list({ q: "Twice" });
    expect(items).toHaveLength(1);
    const id = items[0]?.id ?? "";
    expect(await client.tasks.update({ id, version: 1, priority: "high" })).toMatchObject({
      version: 2,
      priority: "high",
    });
    await expect(client.tasks.update({ id, version: 1, priority: "low" })).rejects.toMatchObject({
      code: "STALE",
      data: { version: 2, current: { id, priority: "high" } },
    });
  });

  it("comes back by Undo", async () => {
    const made = await client.tasks.create({ description: "Gone for a moment", dueOn: "2026-04-01" });
    const { trashId } = await client.tasks.delete({ id: made.id });
    await expect(client.tasks.get({ id: made.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await client.trash.restore({ id: trashId });
    expect(await client.tasks.get({ id: made.id })).toEqual(made);
  });

  it("belongs again to the unit, the lease and the tenant that come back by Undo", async () => {
    const flat = await rentedFlat(client, "Coming back");
    const { id: leaseId } = await flat.lease();
    const unitId = flat.unitId;
    const onLease = await client.tasks.create({ description: "On the lease", leaseId });
    const lease = await client.leases.delete({ id: leaseId });
    // Another field was changed meanwhile: the lost link is restored all the same.
    await client.tasks.update({ id: onLease.id, version: 1, priority: "high" });
    await client.trash.restore({ id: lease.trashId });
    expect(await client.tasks.get({ id: onLease.id })).toMatchObject({
      lease: { id: leaseId },
      unit: { id: unitId },
      priority: "high",
      version: 2,
    });
    await client.leases.delete({ id: leaseId });

    const onBoth = await client.tasks.create({ description: "On both", unitId, tenantId: flat.tenantId });
    const unit = await client.units.delete({ id: unitId });
    const tenant = await client.tenants.delete({ id: flat.tenantId });
    expect(await client.tasks.get({ id: onBoth.id })).toMatchObject({ unit: null, tenant: null });
    await client.trash.restore({ id: tenant.trashId });
    await client.trash.restore({ id: unit.trashId });
    expect(await client.tasks.get({ id: onBoth.id })).toEqual(onBoth);
  });

  it("keeps what it was given while its unit was gone, and stays deleted when it was", async () => {
    const flat = await rentedFlat(client, "Left behind");
    const other = await rentedFlat(client, "Taken instead");
    const unitId = flat.unitId;
    const give = (description: string) => client.tasks.create({ description, unitId });
    const [moved, elsewhere, deleted, undone] = [
      await give("Given another unit"),
      await give("Given another property"),
      await give("Deleted meanwhile"),
      await give("Deleted before"),
    ];
    const before = await client.tasks.delete({ id: undone.id });
    const { trashId } = await client.units.delete({ id: unitId });
    // Its unit is deleted, so it comes back without one.
    await client.trash.restore({ id: before.trashId });
    expect(await client.tasks.get({ id: undone.id })).toEqual({ ...undone, unit: null });
    await client.tasks.update({
      id: moved.id,
      version: 1,
      propertyId: other.propertyId,
      unitId: other.unitId,
    });
    await client.tasks.update({ id: elsewhere.id, version: 1, propertyId: other.propertyId });
    await client.tasks.delete({ id: deleted.id });
    await client.trash.restore({ id: trashId });
    expect(await client.tasks.get({ id: moved.id })).toMatchObject({ unit: { id: other.unitId } });
    expect(await client.tasks.get({ id: elsewhere.id })).toMatchObject({
      property: { id: other.propertyId },
      unit: null,
    });
    await expect(client.tasks.get({ id: deleted.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("stays when its property, its lease and its tenant go, without them", async () => {
    const flat = await rentedFlat(client, "Going");
    const { id: leaseId } = await flat.lease();
    const links = { leaseId, tenantId: flat.tenantId, unitId: flat.unitId };
    const { id } = await client.tasks.create({ description: "Stays", ...links });
    await client.leases.delete({ id: leaseId });
    expect(await client.tasks.get({ id })).toMatchObject({ lease: null, unit: { id: flat.unitId } });
    const plan = await client.properties.deletion({ id: flat.propertyId });
    expect(plan.counts).toMatchObject({ tasksKept: 1 });
    await client.properties.delete({ id: flat.propertyId, name: "Going" });
    expect(await client.tasks.get({ id })).toMatchObject({ property: null, unit: null });
    await client.tenants.delete({ id: flat.tenantId });
    expect(await client.tasks.get({ id })).toMatchObject({ tenant: null, description: "Stays" });
  });
});

describe("the list of tasks", () => {
  let landlord: TestClient;

  beforeAll(async () => {
    landlord = app.client(await app.signUp());
    for (const [description, dueOn, priority] of [
      ["later", "2026-03-16", "low"],
      ["undated", null, "urgent"],
      ["sunday", "2026-03-15", "low"],
      ["today low", "2026-03-10", "low"],
      ["today urgent", "2026-03-10", "urgent"],
      ["late", "2026-03-01", "medium"],
    ] as const)
      await landlord.tasks.create({ description, dueOn, priority });
    await landlord.tasks.create({ description: "done", status: "completed", dueOn: "2026-03-01" });
    await landlord.tasks.create({ description: "dropped", status: "cancelled" });
  });

  const names = async (query: Parameters<TestClient["tasks"]["list"]>[0]) =>
    (await landlord.tasks.list(query)).items.map(({ description }) => description);

  it("stands by day, then by priority, what is done last", async () => {
    const open = ["late", "today urgent", "today low", "sunday", "later", "undated"];
    expect(await names({ status: "open" })).toEqual(open);
    expect((await names({})).slice(0, 6)).toEqual(open);
    expect((await names({})).slice(6).toSorted()).toEqual(["done", "dropped"]);
    expect(await names({ status: "cancelled" })).toEqual(["dropped"]);
    expect(await names({ priority: "urgent,medium", status: "open" })).toEqual([
      "late",
      "today urgent",
      "undated",
    ]);
    expect((await names({ sort: "-description" }))[0]).toBe("undated");
    expect(await names({ page: 2, limit: 4, status: "open" })).toEqual(["later", "undated"]);
    expect((await landlord.tasks.list({ page: 9 })).total).toBe(8);
  });

  it("is divided as the domain divides it, and counted so", async () => {
    const { items, today } = await landlord.tasks.list({});
    expect(today).toBe("2026-03-10");
    const groups = items.map(({ status, dueOn }) =>
      taskGroup({ status, dueOn: dueOn === null ? null : plainDate(dueOn) }, plainDate(today)),
    );
    expect(items.map(({ group }) => group)).toEqual(groups);
    const counts = await landlord.tasks.counts({});
    expect(counts).toEqual({ overdue: 1, today: 2, week: 1, later: 2, done: 2, conflicts: 0 });
    for (const due of ["overdue", "today", "week", "later"] as const) {
      const found = await landlord.tasks.list({ due });
      expect(found.total).toBe(counts[due]);
      expect(found.items.map(({ group }) => group)).toEqual(Array.from({ length: counts[due] }, () => due));
    }
    expect(await landlord.tasks.counts({ q: "today" })).toMatchObject({ overdue: 0, today: 2, done: 0 });
  });

  it("goes by the day of the person who looks", async () => {
    const profile = await landlord.accounts.profile({});
    await landlord.accounts.changeProfile({ version: profile.version, timezone: "Pacific/Kiritimati" });
    app.clock.set("2026-03-10T11:00:00Z");
    expect((await landlord.tasks.list({})).today).toBe("2026-03-11");
    expect(await landlord.tasks.counts({})).toMatchObject({ overdue: 3, today: 0 });
    app.clock.set("2026-03-10T09:00:00Z");
  });
});

describe("the tasks of the sample portfolio", () => {
  it("stand in every group and belong to its records, in the language of whoever opens it", async () => {
    const person = await app.signUp();
    const own = app.client(person);
    const { version } = await own.accounts.profile({});
    await own.accounts.changeProfile({ version, language: "de" });
    const { id } = await own.accounts.openSample({});
    const sample = app.client(person, { workspaceId: id });
    expect(await sample.tasks.counts({})).toEqual({
      overdue: 2,
      today: 2,
      week: 1,
      later: 4,
      done: 2,
      conflicts: 2,
    });
    const { items } = await sample.tasks.list({ limit: 100 });
    expect(items.filter(({ repeat }) => repeat !== null)).toHaveLength(2);
    expect(items.filter(({ status }) => status === "in_progress")).toHaveLength(1);
    expect(
      items.find(({ description }) => description === "Tiago Rocha wegen der Miete anrufen"),
    ).toMatchObject({
      group: "overdue",
      assignee: { me: true },
      unit: { name: "Wohnung 2" },
      lease: { name: "Tiago Rocha" },
    });
    const meters = items.find(({ description }) => description === "Heizungszähler ablesen");
    const done = await sample.tasks.setStatus({
      status: "completed",
      tasks: [{ id: meters?.id ?? "", version: 1 }],
    });
    expect(done.next).toEqual([{ id: expect.any(String), dueOn: "2026-04-22" }]);
  });
});

describe("the day of a person", () => {
  it.each([
    // Berlin, the nights when the clocks go forward and back: midnight is at 23:00, 22:00 and 23:00 UTC again.
    ["2026-03-28T22:30:00Z", "2026-03-28"],
    ["2026-03-28T23:30:00Z", "2026-03-29"],
    ["2026-03-29T21:30:00Z", "2026-03-29"],
    ["2026-03-29T22:30:00Z", "2026-03-30"],
    ["2026-10-24T22:30:00Z", "2026-10-25"],
    ["2026-10-25T22:30:00Z", "2026-10-25"],
    ["2026-10-25T23:30:00Z", "2026-10-26"],
  ])("at %s is %s, and what is due then is due today", async (instant, day) => {
    const person = await app.signUp();
    const own = app.client(person);
    const { version } = await own.accounts.profile({});
    await own.accounts.changeProfile({ version, timezone: "Europe/Berlin" });
    app.clock.set(instant);
    const { group } = await own.tasks.create({ description: "On the day", dueOn: day });
    const found = await own.tasks.list({ due: "today" });
    const counts = await own.tasks.counts({});
    app.clock.set("2026-03-10T09:00:00Z");
    expect([group, found.today, found.total, counts.today, counts.overdue]).toEqual(["today", day, 1, 1, 0]);
  });
});

describe("the status", () => {
  const newTasks = async (count: number) =>
    Promise.all(
      Array.from({ length: count }, async (_, n) => client.tasks.create({ description: `Step ${n}` })),
    );
  const refs = (tasks: readonly { readonly id: string; readonly version: number }[]) =>
    tasks.map(({ id, version }) => ({ id, version }));

  it("changes for several at once, all or none, and tells what each was", async () => {
    const tasks = await newTasks(3);
    const [first] = tasks;
    const started = await client.tasks.setStatus({ status: "in_progress", tasks: refs(tasks.slice(0, 1)) });
    expect(started.changed).toEqual([{ id: first?.id, version: 2, was: "pending" }]);
    const now = [...started.changed, ...refs(tasks.slice(1))];
    const done = await client.tasks.setStatus({ status: "completed", tasks: refs(now) });
    expect(done.changed.map(({ was }) => was).toSorted()).toEqual(["in_progress", "pending", "pending"]);
    expect(await client.tasks.get({ id: first?.id ?? "" })).toMatchObject({
      status: "completed",
      group: "done",
      completedAt: "2026-03-10T09:00:00.000Z",
    });
    expect(await client.tasks.setStatus({ status: "completed", tasks: refs(done.changed) })).toEqual({
      changed: [],
      next: [],
    });
    await expect(
      client.tasks.setStatus({ status: "cancelled", tasks: refs(done.changed) }),
    ).rejects.toMatchObject({
      code: "TASK_TRANSITION_NOT_ALLOWED",
    });
    const back = await client.tasks.setStatus({ status: "pending", tasks: refs(done.changed) });
    expect(back.changed).toHaveLength(3);
    expect(await client.tasks.get({ id: first?.id ?? "" })).toMatchObject({
      status: "pending",
      completedAt: null,
    });
  });

  it("changes none when one of them was changed meanwhile, is unknown or does not go there", async () => {
    const tasks = await newTasks(2);
    const [one, other] = refs(tasks);
    if (one === undefined || other === undefined) throw new Error("two tasks");
    await client.tasks.update({ ...other, priority: "high" });
    await expect(client.tasks.setStatus({ status: "completed", tasks: [one, other] })).rejects.toMatchObject({
      code: "STALE",
      data: { version: 2, records: [{ id: other.id, name: "Step 1", version: 2 }] },
    });
    await expect(
      client.tasks.setStatus({ status: "completed", tasks: [one, { id: missing, version: 1 }] }),
    ).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await client.tasks.get({ id: one.id })).toMatchObject({ status: "pending", version: 1 });
    await expect(client.tasks.update({ ...one, status: "cancelled" })).resolves.toMatchObject({
      status: "cancelled",
    });
    await expect(client.tasks.update({ id: one.id, version: 2, status: "completed" })).rejects.toMatchObject({
      code: "TASK_TRANSITION_NOT_ALLOWED",
    });
  });
});

describe("a repeating task", () => {
  const monthly = { dueOn: "2026-01-31", repeat: { every: 1, unit: "month" } } as const;
  const open = async (q: string) => (await client.tasks.list({ q, status: "open" })).items;

  it("comes back when it is done, counted from the first day, and goes away again while nobody has touched it", async () => {
    const first = await client.tasks.create({ description: "Meters", priority: "high", ...monthly });
    const { changed, next } = await client.tasks.setStatus({
      status: "completed",
      tasks: [{ id: first.id, version: 1 }],
    });
    expect(next).toEqual([{ id: expect.any(String), dueOn: "2026-03-31" }]);
    expect(await open("Meters")).toMatchObject([
      { dueOn: "2026-03-31", priority: "high", repeat: monthly.repeat, version: 1 },
    ]);
    const version = changed[0]?.version ?? 0;
    await client.tasks.setStatus({ status: "pending", tasks: [{ id: first.id, version }] });
    expect((await open("Meters")).map(({ id }) => id)).toEqual([first.id]);
  });

  it("keeps a next one that was touched, and makes none a second time", async () => {
    const first = await client.tasks.create({ description: "Gutters", ...monthly });
    const done = await client.tasks.update({ id: first.id, version: 1, status: "completed" });
    const [next] = await open("Gutters");
    await client.tasks.update({ id: next?.id ?? "", version: 1, priority: "low" });
    const again = await client.tasks.update({ id: first.id, version: done.version, status: "pending" });
    expect(await open("Gutters")).toHaveLength(2);
    const twice = await client.tasks.setStatus({
      status: "completed",
      tasks: [{ id: first.id, version: again.version }],
    });
    expect(twice.next).toEqual([]);
    expect(await open("Gutters")).toHaveLength(1);
  });

  it("goes on without a cancelled one, or ends with it", async () => {
    const first = await client.tasks.create({ description: "Chimney", ...monthly });
    const dropped = await client.tasks.setStatus({
      status: "cancelled",
      tasks: [{ id: first.id, version: 1 }],
    });
    expect(dropped.next).toHaveLength(1);
    const [next] = await open("Chimney");
    const ended = await client.tasks.setStatus({
      status: "cancelled",
      series: "ends",
      tasks: [{ id: next?.id ?? "", version: 1 }],
    });
    expect(ended).toMatchObject({ changed: [{ was: "pending" }], next: [] });
    expect(await open("Chimney")).toEqual([]);
  });

  it("counts from its new day when the first one is moved, and postpones only itself later", async () => {
    const first = await client.tasks.create({
      description: "Boiler",
      dueOn: "2026-03-10",
      repeat: { every: 1, unit: "month" },
    });
    const moved = await client.tasks.update({ id: first.id, version: 1, dueOn: "2026-03-15" });
    await client.tasks.setStatus({
      status: "completed",
      tasks: [moved].map(({ id, version }) => ({ id, version })),
    });
    const [second] = await open("Boiler");
    expect(second).toMatchObject({ dueOn: "2026-04-15" });
    const later = await client.tasks.update({ id: second?.id ?? "", version: 1, dueOn: "2026-04-20" });
    await client.tasks.setStatus({ status: "completed", tasks: [{ id: later.id, version: later.version }] });
    expect(await open("Boiler")).toMatchObject([{ dueOn: "2026-05-15" }]);
    const [third] = await open("Boiler");
    const single = await client.tasks.update({ id: third?.id ?? "", version: 1, repeat: null });
    expect(single.repeat).toBeNull();
    await client.tasks.setStatus({
      status: "completed",
      tasks: [{ id: single.id, version: single.version }],
    });
    expect(await open("Boiler")).toEqual([]);
  });
});

describe("who may do what", () => {
  it("is not seen by others: the same bytes as for a task that is not there", async () => {
    const { id } = await client.tasks.create({ description: "Ours" });
    const flat = await rentedFlat(client, "Our house");
    const stranger = await app.signUp();
    const answers = async (taskId: string, propertyId: string) => {
      const calls = [
        app.call(`/api/v1/tasks/${taskId}`, { session: stranger }),
        app.call(`/api/v1/tasks/${taskId}`, { session: stranger, method: "DELETE" }),
        app.call(`/api/v1/tasks/${taskId}`, {
          session: stranger,
          method: "PUT",
          body: { version: 1, priority: "low" },
        }),
        app.call("/api/v1/tasks/set-status", {
          session: stranger,
          body: { status: "completed", tasks: [{ id: taskId, version: 1 }] },
        }),
        app.call("/api/v1/tasks", { session: stranger, body: { description: "Theirs", propertyId } }),
      ];
      return Promise.all((await Promise.all(calls)).map(async (one) => `${one.status} ${await one.text()}`));
    };
    const foreign = await answers(id, flat.propertyId);
    expect(foreign).toEqual(await answers(missing, missing));
    for (const answer of foreign) expect(answer).toMatch(/^404 /);
    expect((await app.client(stranger).tasks.list({})).total).toBe(0);
    expect((await app.call("/api/v1/tasks")).status).toBe(401);
  });

  it("shows a cleaner the own tasks alone, without tenants and leases, to set their status", async () => {
    const cleanerSession = await memberSession(app, workspaceId, "cleaner");
    const cleaner = app.client(cleanerSession, { workspaceId });
    const flat = await rentedFlat(client, "Cleaned");
    const { id: leaseId } = await flat.lease();
    const assigneeId = await idOf(cleanerSession);
    const own = await client.tasks.create({
      description: "Clean the stairs",
      assigneeId,
      leaseId,
      tenantId: flat.tenantId,
    });
    const other = await client.tasks.create({ description: "Not theirs" });
    const { items } = await cleaner.tasks.list({});
    expect(items).toMatchObject([
      { id: own.id, lease: null, tenant: null, property: { name: "Cleaned" }, assignee: { me: true } },
    ]);
    expect(await cleaner.tasks.counts({})).toMatchObject({ later: 1, done: 0 });
    await expect(cleaner.tasks.get({ id: other.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const setStatus = (id: string) =>
      cleaner.tasks.setStatus({ status: "completed", tasks: [{ id, version: 1 }] });
    await expect(setStatus(other.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await setStatus(own.id)).changed).toHaveLength(1);
    for (const refused of [
      () => cleaner.tasks.create({ description: "Mine" }),
      () => cleaner.tasks.update({ id: own.id, version: 2, priority: "low" }),
      () => cleaner.tasks.delete({ id: own.id }),
      () => cleaner.tasks.assignees({}),
    ])
      await expect(refused()).rejects.toMatchObject({ code: "FORBIDDEN" });
  });

  it("hands open tasks of somebody who is removed back, and keeps the name on those that are done", async () => {
    const helperSession = await memberSession(app, workspaceId, "assistant");
    const userId = await idOf(helperSession);
    const give = (description: string) => client.tasks.create({ description, assigneeId: userId });
    const [open, done] = [await give("Still open"), await give("Was done")];
    await client.tasks.setStatus({ status: "completed", tasks: [{ id: done.id, version: 1 }] });
    await client.people.remove({ id: userId });
    expect(await client.tasks.get({ id: open.id })).toMatchObject({ assignee: null, version: 2 });
    expect(await client.tasks.get({ id: done.id })).toMatchObject({
      assignee: { id: null, name: helperSession.email, me: false },
      status: "completed",
    });
    const audited = await app.db.asSystem((tx) =>
      tx.execute(sql`select changes from audit where entity_id = ${open.id} and action = 'update'`),
    );
    expect(rowsOf(audited)).toEqual([{ changes: { assigneeId: { from: userId, to: null } } }]);
  });

  it("adds none on the free plan, where all that is there stays usable", async () => {
    const owner = app.client(await app.signUp());
    const { id } = await owner.tasks.create({ description: "From before" });
    await owner.accounts.changePlan({ plan: "free" });
    await expect(owner.tasks.create({ description: "One more" })).rejects.toMatchObject({
      code: "PLAN_FEATURE",
      data: { feature: "tasks", plan: "free", from: "starter" },
    });
    expect((await owner.tasks.list({})).items).toMatchObject([{ description: "From before" }]);
    await owner.tasks.update({ id, version: 1, priority: "high" });
    await owner.tasks.setStatus({ status: "completed", tasks: [{ id, version: 2 }] });
    await owner.tasks.delete({ id });
    await owner.accounts.changePlan({ plan: "starter" });
    await expect(owner.tasks.create({ description: "Again" })).resolves.toMatchObject({ version: 1 });
  });
});
