import { eq, sql } from "./drizzle.ts";
import { afterAll, beforeAll, expect, it } from "vitest";

import { onBothDatabases, type Opened } from "#testing/both-databases.ts";
import { withIdempotency } from "../idempotency/with-idempotency.ts";
import { moveToTrash } from "../trash/move-to-trash.ts";
import { lockDiscarded, putBack } from "../trash/put-back.ts";
import { trashKind } from "#kernel/trash/trash-kind.ts";
import { sqlState } from "./database.ts";
import { migrate } from "./migrate.ts";
import { firstRow } from "./queries/rows.ts";
import { lease, membership, property, tenant, unit, user, workspace } from "./schema/index.ts";

const ownerA = "00000000-0000-4000-8000-00000000000a";
const ownerB = "00000000-0000-4000-8000-00000000000b";
const workspaceA = "00000000-0000-4000-8000-0000000000a1";
const workspaceB = "00000000-0000-4000-8000-0000000000b1";
const scopeA = { workspaceId: workspaceA, userId: ownerA };
const now = new Date("2026-03-01T12:00:00Z");
const house = { name: "House", rentalMode: "monthly", currency: "EUR", timezone: "Europe/Berlin" } as const;

onBothDatabases("scope on", (open) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await open();
    await migrate(opened.db);
    await opened.db.asSystem(async (tx) => {
      await tx.insert(user).values([
        { id: ownerA, name: "A", email: "a@example.org" },
        { id: ownerB, name: "B", email: "b@example.org" },
      ]);
      await tx.insert(workspace).values([
        { id: workspaceA, ownerUserId: ownerA, name: "A" },
        { id: workspaceB, ownerUserId: ownerB, name: "B" },
      ]);
      await tx.insert(membership).values([
        { workspaceId: workspaceA, userId: ownerA, role: "owner" },
        { workspaceId: workspaceB, userId: ownerB, role: "owner" },
      ]);
      await tx.insert(property).values([
        { workspaceId: workspaceA, ...house },
        { workspaceId: workspaceB, ...house },
      ]);
    });
  });
  afterAll(() => opened.stop());

  it("shows a tenant its own rows and people only", async () => {
    const seen = await opened.db.asTenant(workspaceA, async (tx) => ({
      properties: await tx.select({ workspaceId: property.workspaceId }).from(property),
      people: await tx.select({ id: user.id }).from(user),
    }));
    expect(seen).toEqual({ properties: [{ workspaceId: workspaceA }], people: [{ id: ownerA }] });
  });

  it("refuses a row for another workspace, and any look at sessions", async () => {
    const foreign = opened.db.asTenant(workspaceA, (tx) =>
      tx.insert(property).values({ workspaceId: workspaceB, ...house }),
    );
    expect(sqlState(await foreign.catch((error: unknown) => error))).toBe("42501");
    const sessions = opened.db.asTenant(workspaceA, (tx) => tx.execute(sql`select token from session`));
    expect(sqlState(await sessions.catch((error: unknown) => error))).toBe("42501");
  });

  it("changes nothing of another workspace without a filter", async () => {
    await opened.db.asTenant(workspaceB, (tx) => tx.update(property).set({ notes: "mine" }));
    const notes = await opened.db.asTenant(workspaceA, (tx) =>
      tx.select({ notes: property.notes }).from(property),
    );
    expect(notes).toEqual([{ notes: "" }]);
  });

  it("looks up a member, runs a job over two workspaces and changes data as the system", async () => {
    const looked = await opened.db.asSystem((tx) =>
      tx.select({ role: membership.role }).from(membership).where(eq(membership.userId, ownerB)),
    );
    expect(looked).toEqual([{ role: "owner" }]);
    const changed = await opened.db.asSystem((tx) =>
      tx.update(property).set({ city: "Bonn" }).returning({ workspaceId: property.workspaceId }),
    );
    expect(changed.map((row) => row.workspaceId).toSorted()).toEqual([workspaceA, workspaceB]);
  });

  it("leaves no scope behind on the connection", async () => {
    await opened.db.asTenant(workspaceA, (tx) => tx.execute(sql`select 1`));
    const after = firstRow(
      await opened.db.login.execute(
        sql`select current_user = session_user as same, current_setting('app.ws', true) as ws`,
      ),
    );
    expect(after?.["same"]).toBe(true);
    expect(after?.["ws"] ?? "").toBe("");
  });

  it("gives 20 repeats of one request one row and one answer", async () => {
    const request = { route: "tenants.create", key: "k1", bodyHash: "h1" };
    const create = () =>
      opened.db.asTenant(workspaceA, (tx) =>
        withIdempotency({ tx, scope: scopeA, now }, request, async () => {
          const [row] = await tx
            .insert(tenant)
            .values({ workspaceId: workspaceA, name: "Once" })
            .returning({ id: tenant.id });
          return row;
        }),
      );
    const outcomes = await Promise.all(Array.from({ length: 20 }, create));
    const answers = new Set(outcomes.map((one) => (one.kind === "answered" ? one.answer?.id : one.kind)));
    expect(answers.size).toBe(1);
    expect(outcomes.filter((one) => one.kind === "answered" && !one.replayed)).toHaveLength(1);
    const other = await opened.db.asTenant(workspaceA, (tx) =>
      withIdempotency({ tx, scope: scopeA, now }, { ...request, bodyHash: "h2" }, async () => null),
    );
    expect(other.kind).toBe("mismatch");
    const rows = await opened.db.asTenant(workspaceA, (tx) =>
      tx.select().from(tenant).where(eq(tenant.name, "Once")),
    );
    expect(rows).toHaveLength(1);
  });

  it("refuses a deletion in the verb's own words when a record is still named, and keeps everything", async () => {
    const committed = opened.db.asTenant(workspaceA, async (tx) => {
      const [home] = await tx
        .insert(property)
        .values({ workspaceId: workspaceA, ...house })
        .returning();
      const [person] = await tx.insert(tenant).values({ workspaceId: workspaceA, name: "Let" }).returning();
      if (home === undefined || person === undefined) throw new Error("nothing was made");
      const terms = { currency: "EUR", rentMinor: 1, paymentDay: 1, startsOn: "2026-01-01" };
      await tx
        .insert(lease)
        .values({ workspaceId: workspaceA, tenantId: person.id, propertyId: home.id, ...terms });
      return moveToTrash(
        { tx, scope: scopeA, now },
        {
          kind: trashKind("tenant", ["tenant"]),
          entityId: person.id,
          parts: [{ table: tenant, where: eq(tenant.id, person.id) }],
          inUse: () => new Error("let"),
        },
      );
    });
    await expect(committed).rejects.toThrow(/^let$/);
  });

  it("puts a deleted unit back under its id, and says so when its property is gone", async () => {
    const made = await opened.db.asTenant(workspaceA, async (tx) => {
      const [parent] = await tx
        .insert(property)
        .values({ workspaceId: workspaceA, ...house })
        .returning();
      if (parent === undefined) throw new Error("no property");
      const [row] = await tx
        .insert(unit)
        .values({ workspaceId: workspaceA, propertyId: parent.id, name: "1", bathrooms: "1.5" })
        .returning();
      if (row === undefined) throw new Error("no unit");
      return row;
    });
    const units = trashKind("unit", ["unit"]);
    const discard = () =>
      opened.db.asTenant(workspaceA, (tx) =>
        moveToTrash(
          { tx, scope: scopeA, now },
          {
            kind: units,
            entityId: made.id,
            parts: [{ table: unit, where: eq(unit.id, made.id) }],
          },
        ),
      );
    const restore = (id: string) =>
      opened.db.asTenant(workspaceA, async (tx) => {
        const discarded = await lockDiscarded({ tx, scope: scopeA, now }, id, [units.kind]);
        if (discarded === undefined) return "not_found";
        const outcome = await putBack({ tx, scope: scopeA, now }, discarded, units);
        if (outcome === "conflict") throw new Error("its place is gone");
        return outcome;
      });
    const first = await discard();
    expect(await restore(first)).toBe("restored");
    expect(await restore(first)).toBe("not_found");
    const back = await opened.db.asTenant(workspaceA, (tx) =>
      tx.select().from(unit).where(eq(unit.id, made.id)),
    );
    expect(back).toEqual([made]);
    const second = await discard();
    await opened.db.asTenant(workspaceA, (tx) => tx.delete(property).where(eq(property.id, made.propertyId)));
    await expect(restore(second)).rejects.toThrow("its place is gone");
    const stored = await opened.db.asTenant(workspaceA, (tx) =>
      lockDiscarded({ tx, scope: scopeA, now }, second, [units.kind]),
    );
    expect(stored?.entityId).toBe(made.id);
  });
});
