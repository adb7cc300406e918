import { DAY_MS } from "@keystead/domain/calendar";
import { taskStatuses } from "@keystead/domain/tasks";
import type { TaskStatus } from "@keystead/domain/tasks";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { grantAdmin } from "./records/grant-admin.ts";
import { rentedFlat } from "./records/rented-flat.ts";
import { testApp, type TestApp, type TestClient } from "./test-app.ts";

let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  app = await testApp();
  client = app.client(await app.signUp());
});
afterAll(() => app.close());

const on = (day: string) => {
  app.clock.set(`${day}T09:00:00Z`);
};

// Section 4 of the specification: each state and each transition, over the API.
describe("the states of the specification", () => {
  it("[LEASE-01] [PROP-03] a lease goes from upcoming to active to ended by its days, and its unit with it", async () => {
    on("2026-03-10");
    const flat = await rentedFlat(client, "Days");
    const unitStatus = async () =>
      (await client.units.list({ propertyId: flat.propertyId })).items[0]?.status;
    expect(await unitStatus()).toBe("available");
    const { id } = await flat.lease({ startsOn: "2026-04-01", endsOn: "2026-04-30", trackFrom: null });
    const walked: (readonly [string, unknown, unknown])[] = [];
    for (const day of ["2026-03-31", "2026-04-01", "2026-04-30", "2026-05-01"]) {
      on(day);
      walked.push([day, (await client.leases.get({ id })).status, await unitStatus()]);
    }
    expect(walked).toEqual([
      ["2026-03-31", "upcoming", "vacant"],
      ["2026-04-01", "active", "occupied"],
      ["2026-04-30", "active", "occupied"],
      ["2026-05-01", "ended", "available"],
    ]);
    const [unit] = (await client.units.list({ propertyId: flat.propertyId })).items;
    if (unit === undefined) throw new Error("no unit");
    await client.units.update({ id: unit.id, version: unit.version, maintenance: true });
    expect(await unitStatus()).toBe("maintenance");
    on("2026-04-15");
    expect(await unitStatus()).toBe("occupied");
    on("2026-03-10");
  });

  it("[TASK-01] a task goes each way that makes sense and no other", async () => {
    /** Rule R-L01; staying in the same state is no transition. */
    const ways: Readonly<Record<TaskStatus, readonly TaskStatus[]>> = {
      pending: ["in_progress", "completed", "cancelled"],
      in_progress: ["pending", "completed", "cancelled"],
      completed: ["pending", "in_progress"],
      cancelled: ["pending"],
    };
    const walked: (readonly [TaskStatus, TaskStatus, boolean])[] = [];
    for (const from of taskStatuses)
      for (const to of taskStatuses) {
        if (from === to) continue;
        let task = await client.tasks.create({
          description: `${from} to ${to}`,
          priority: "low",
          dueOn: null,
        });
        if (from !== "pending")
          task = await client.tasks.update({ id: task.id, version: task.version, status: from });
        const went = await client.tasks.update({ id: task.id, version: task.version, status: to }).then(
          ({ status }) => status === to,
          (error: unknown) => {
            expect(error).toMatchObject({ code: "TASK_TRANSITION_NOT_ALLOWED" });
            return false;
          },
        );
        walked.push([from, to, went]);
      }
    expect(walked).toEqual(walked.map(([from, to]) => [from, to, ways[from].includes(to)]));
    expect(walked).toHaveLength(12);
  });

  it("[AUTH-06] [PUB-05] a plan goes from the trial to the one that is chosen, and stays where it is chosen again", async () => {
    const own = app.client(await app.signUp());
    const states = async () => {
      const { plan, status } = await own.accounts.subscription({});
      return [plan, status];
    };
    const walked = [await states()];
    const changed: boolean[] = [];
    for (const plan of ["pro", "free", "starter", "starter", "pro", "free"] as const) {
      app.clock.advance(DAY_MS);
      changed.push((await own.accounts.changePlan({ plan })).changed);
      walked.push(await states());
    }
    on("2026-03-10");
    expect(changed).toEqual([false, true, true, false, true, true]);
    expect(walked).toEqual([
      ["pro", "trial"],
      ["pro", "trial"],
      ["free", "active"],
      ["starter", "active"],
      ["starter", "active"],
      ["pro", "active"],
      ["free", "active"],
    ]);
  });

  it("[AUTH-08] [SHELL-03] somebody is nobody, signed in, an administrator and nobody again", async () => {
    const sessionOf = async (cookie: string) =>
      (await (await app.call("/api/auth/session", { headers: { cookie } })).json()).session;
    expect(await sessionOf("")).toBeNull();
    const session = await app.signUp();
    expect(await sessionOf(session.cookie)).toMatchObject({ user: { email: session.email, admin: false } });
    await expect(app.client(session).seo.access({})).rejects.toMatchObject({ code: "NOT_FOUND" });
    await grantAdmin(app, session);
    expect(await app.client(session).seo.access({})).toMatchObject({ admin: true });
    await app.call("/api/auth/sign-out", { session, body: {} });
    expect(await sessionOf(session.cookie)).toBeNull();
    await expect(app.client(session).seo.access({})).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });
});
