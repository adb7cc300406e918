import { randomUUID } from "node:crypto";

import type { ProposedAssignment, TurnoverView } from "@keystead/contract/turnovers";
import { MOST_ASSIGNED_AT_ONCE } from "@keystead/domain/turnovers";
import { eq } from "#kernel/db/drizzle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { audit, booking } from "#kernel/db/schema/index.ts";
import { memberOf } from "#testing/records/membership.ts";
import { turnoverHost } from "#testing/records/turnover-host.ts";
import { testApp } from "#testing/test-app.ts";
import type { TestApp } from "#testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const path = "/api/v1/turnovers/assignments";
const asProposed = (read: readonly TurnoverView[]): ProposedAssignment => ({
  turnovers: read.flatMap(({ id, version, proposed }) =>
    proposed === null ? [] : [{ id, version, cleanerId: proposed.cleaner.id }],
  ),
});
const doersOf = (turnovers: readonly TurnoverView[]) => turnovers.map(({ cleaner }) => cleaner?.name ?? null);

/**
 * A house with a unit of Ivan's and the rest Maria's, and another house of nobody's: a turnover each, on separate days.
 */
async function given() {
  const house = await turnoverHost(app);
  const { client, propertyId, unitId } = house;
  const flat = { bedrooms: 1, bathrooms: 1, sizeSqm: null };
  const attic = await client.units.create({ propertyId, name: "Attic", ...flat });
  const other = await client.properties.create({
    name: "Loft",
    rentalMode: "daily",
    country: "PT",
    currency: "EUR",
    timezone: "Europe/Lisbon",
  });
  const pay = { language: "en", currency: "EUR", payBy: "job" } as const;
  const maria = await client.cleaners.create({
    ...pay,
    name: "Maria",
    amount: "34",
    rentables: [{ propertyId, unitId: null }],
  });
  const ivan = await client.cleaners.create({
    ...pay,
    name: "Ivan",
    amount: "20",
    rentables: [{ propertyId, unitId: attic.id }],
  });
  const add = (day: string, at: { readonly propertyId: string; readonly unitId: string | null }) =>
    client.turnovers.create({ ...at, startsAt: `${day}T11:00` });
  await add("2026-03-11", { propertyId, unitId });
  await add("2026-03-12", { propertyId, unitId: attic.id });
  await add("2026-03-13", { propertyId, unitId: null });
  await add("2026-03-14", { propertyId: other.id, unitId: null });
  return { ...house, attic, maria, ivan, add };
}

describe("turnovers that are given away as proposed", () => {
  it("[CLEAN-02] go to whoever comes by rule, for what was agreed, and all come back with one Undo", async () => {
    const { client, turnovers } = await given();
    const before = await turnovers();
    const answer = await client.turnovers.assignProposed(asProposed(before));
    expect(answer).toMatchObject({
      cleaners: [
        { cleaner: { name: "Ivan" }, turnovers: 1 },
        { cleaner: { name: "Maria" }, turnovers: 2 },
      ],
      left: [],
    });
    const after = await turnovers();
    expect(doersOf(after)).toEqual(["Maria", "Ivan", "Maria", null]);
    expect(after.map(({ fee, version, status }) => [fee, version, status])).toEqual([
      ["34.00", 2, "assigned"],
      ["20.00", 2, "assigned"],
      ["34.00", 2, "assigned"],
      ["0.00", 1, "unassigned"],
    ]);
    const [first] = after;
    const entries = await app.db.asSystem((tx) =>
      tx
        .select()
        .from(audit)
        .where(eq(audit.entityId, first?.id ?? "")),
    );
    expect(entries.map(({ action, entity }) => [action, entity])).toEqual([
      ["create", "turnover"],
      ["update", "turnover"],
    ]);
    await client.turnovers.undoAssignment({ id: answer.undoId ?? "" });
    expect((await turnovers()).map(({ cleaner, fee, status }) => [cleaner, fee, status])).toEqual(
      before.map(({ cleaner, fee, status }) => [cleaner, fee, status]),
    );
    await expect(client.turnovers.undoAssignment({ id: answer.undoId ?? "" })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  it("stay as they are where they were changed meanwhile, and are named with the reason", async () => {
    const { client, turnovers, maria, ivan, propertyId, unitId } = await given();
    const read = await turnovers();
    const [taken, moved, deleted] = read;
    const input = asProposed(read);
    await client.turnovers.update({ id: taken?.id ?? "", version: 1, cleanerId: ivan.id });
    await client.turnovers.delete({ id: deleted?.id ?? "" });
    // The attic is Maria's by rule now.
    await client.cleaners.update({ id: ivan.id, version: ivan.version, rentables: [] });
    expect(await client.turnovers.assignProposed(input)).toEqual({
      undoId: null,
      cleaners: [],
      left: [
        {
          id: taken?.id,
          rentable: {
            property: { id: propertyId, name: "Casa Azul" },
            unit: { id: unitId, name: "Garden flat" },
          },
          reason: "changed",
        },
        {
          id: moved?.id,
          rentable: moved === undefined ? null : { property: moved.property, unit: moved.unit },
          reason: "proposed_otherwise",
        },
        { id: deleted?.id, rentable: null, reason: "deleted" },
      ],
    });
    expect(doersOf(await turnovers())).toEqual(["Ivan", null, null]);
    // The current proposals are assigned as they are read now.
    expect(await client.turnovers.assignProposed(asProposed(await turnovers()))).toMatchObject({
      cleaners: [{ cleaner: { id: maria.id }, turnovers: 1 }],
      left: [],
    });
  });

  it("are asked about where their cleaner would be in two places, and say so in the list", async () => {
    const { client, turnovers, add, propertyId } = await given();
    await add("2026-03-11", { propertyId, unitId: null });
    const read = await client.turnovers.list({ from: "2026-03-01", to: "2026-03-31" });
    const [a, b] = read.items;
    expect(read.clashesAsProposed.map((pair) => pair.toSorted())).toEqual([
      [a?.id ?? "", b?.id ?? ""].toSorted(),
    ]);
    await expect(client.turnovers.assignProposed(asProposed(read.items))).rejects.toMatchObject({
      code: "CONFIRMATION_REQUIRED",
      data: { warnings: [{ code: "CLEANER_DOUBLE_BOOKED", params: { count: "2" } }] },
    });
    expect(doersOf(await turnovers())).toEqual([null, null, null, null, null]);
    await client.turnovers.assignProposed({ ...asProposed(read.items), confirm: ["CLEANER_DOUBLE_BOOKED"] });
    expect((await turnovers()).map(({ doubleBooked }) => doubleBooked)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    // A turnover that is assigned already counts as well.
    await add("2026-03-13", { propertyId, unitId: null });
    await expect(client.turnovers.assignProposed(asProposed(await turnovers()))).rejects.toMatchObject({
      data: { warnings: [{ params: { count: "1" } }] },
    });
  });

  it("are taken back all or none: what was answered or changed since is named, what was called off comes back", async () => {
    const { client, turnovers, stay, follow, propertyId } = await given();
    const bookingId = await stay("2026-03-05T15:00", "2026-03-10T11:00");
    const input = asProposed(await turnovers());
    const { undoId } = await client.turnovers.assignProposed(input);
    const [ofBooking, second] = await turnovers();
    await client.turnovers.act({ id: second?.id ?? "", act: "confirm" });
    await expect(client.turnovers.undoAssignment({ id: undoId ?? "" })).rejects.toMatchObject({
      code: "CANNOT_UNDO",
      data: { records: [{ kind: "turnover", id: second?.id, name: "Garden flat" }] },
    });
    expect((await turnovers()).filter(({ cleaner }) => cleaner !== null)).toHaveLength(4);
    await client.turnovers.act({ id: second?.id ?? "", act: "unconfirm" });
    await app.db.asSystem((tx) =>
      tx.update(booking).set({ status: "cancelled" }).where(eq(booking.id, bookingId)),
    );
    await follow();
    await client.turnovers.undoAssignment({ id: undoId ?? "" });
    expect((await turnovers()).every(({ status }) => status === "unassigned")).toBe(true);
    expect(await client.turnovers.get({ id: ofBooking?.id ?? "" })).toMatchObject({
      status: "cancelled",
      cleaner: null,
      property: { id: propertyId },
    });
  });

  it("are given once for a press that is sent again, and refused under its key with another body", async () => {
    const { session, turnovers } = await given();
    const body = asProposed(await turnovers());
    const headers = { "idempotency-key": randomUUID() };
    const send = async (more: object = {}) => {
      const answer = await app.call(path, { session, headers, body: { ...body, ...more } });
      return { status: answer.status, text: await answer.text() };
    };
    const [first, again] = [await send(), await send()];
    expect(first.status).toBe(200);
    expect(again).toEqual(first);
    expect((await send({ confirm: ["CLEANER_DOUBLE_BOOKED"] })).status).toBe(422);
  });

  it("are given once by two who press at the same time, whoever is first", async () => {
    const { client, turnovers } = await given();
    const input = asProposed(await turnovers());
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => client.turnovers.assignProposed(input)),
    );
    const count = ({ cleaners }: (typeof answers)[number]) =>
      cleaners.reduce((sum, { turnovers }) => sum + turnovers, 0);
    expect(answers.map(count).toSorted()).toEqual([0, 0, 0, 3]);
    expect(answers.map(({ left }) => left.length).toSorted()).toEqual([0, 3, 3, 3]);
    expect((await turnovers()).map(({ version }) => version)).toEqual([2, 2, 2, 1]);
    // Two clicks on Undo do not undo it twice.
    const undoId = answers.find((answer) => answer.undoId !== null)?.undoId ?? "";
    const taken = await Promise.allSettled([1, 2].map(() => client.turnovers.undoAssignment({ id: undoId })));
    expect(taken.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  it("lose nothing to somebody who gives one of them away at the same time", async () => {
    const { client, turnovers, ivan } = await given();
    const read = await turnovers();
    const [first] = read;
    const [own, bulk] = await Promise.allSettled([
      client.turnovers.update({ id: first?.id ?? "", version: 1, cleanerId: ivan.id }),
      client.turnovers.assignProposed(asProposed(read)),
    ]);
    expect(bulk.status).toBe("fulfilled");
    const after = await client.turnovers.get({ id: first?.id ?? "" });
    // Either the assignment was first and the other is refused as stale, or the other was first and is left alone.
    expect([own.status, after.cleaner?.name]).toEqual(
      own.status === "fulfilled" ? ["fulfilled", "Ivan"] : ["rejected", "Maria"],
    );
    expect(after.version).toBe(2);
  });

  it("are another workspace's secret, refused to whoever is signed out or only cleans, and to what is no list", async () => {
    const { client, session, turnovers } = await given();
    const body = asProposed(await turnovers());
    const { undoId } = await client.turnovers.assignProposed(body);
    const stranger = await app.signUp();
    const answerOf = async (to: string, sent: unknown, as = stranger) => {
      const answer = await app.call(to, { session: as, body: sent });
      return [answer.status, await answer.text()];
    };
    const unknown = { turnovers: body.turnovers.map((one) => ({ ...one, id: randomUUID() })) };
    const theirs = await answerOf(path, body);
    expect(theirs[0]).toBe(404);
    expect(theirs).toEqual(await answerOf(path, unknown));
    const undone = await answerOf(`${path}/${undoId ?? ""}/undo`, {});
    expect(undone[0]).toBe(404);
    expect(undone).toEqual(await answerOf(`${path}/${randomUUID()}/undo`, {}));
    expect((await app.call(path, { body })).status).toBe(401);
    expect((await app.call(`${path}/${undoId ?? ""}/undo`, { method: "POST" })).status).toBe(401);
    const cleaner = await memberOf(app, client, "cleaner");
    await expect(cleaner.turnovers.assignProposed(body)).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(cleaner.turnovers.undoAssignment({ id: undoId ?? "" })).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
    const [one] = body.turnovers;
    for (const [sent, code] of [
      [{ turnovers: [] }, "TURNOVERS_REQUIRED"],
      [{ turnovers: Array.from({ length: MOST_ASSIGNED_AT_ONCE + 1 }, () => one) }, "TOO_MANY"],
      [{ turnovers: [{ ...one, version: 0 }] }, "INVALID_VERSION"],
      [{ turnovers: [{ ...one, cleanerId: "Maria" }] }, "INVALID_ID"],
    ] as const) {
      const [status, text] = await answerOf(path, sent, session);
      expect([status, JSON.parse(String(text))]).toMatchObject([400, { data: { issues: [{ code }] } }]);
    }
  });

  it("are an assistant's to give and to take back, and ask nothing of the plan", async () => {
    const { client, turnovers } = await given();
    const assistant = await memberOf(app, client, "assistant");
    const { undoId } = await assistant.turnovers.assignProposed(asProposed(await turnovers()));
    // Whoever may assign may undo what somebody else assigned.
    await client.turnovers.undoAssignment({ id: undoId ?? "" });
    await client.accounts.changePlan({ plan: "free" });
    expect(await client.turnovers.assignProposed(asProposed(await turnovers()))).toMatchObject({ left: [] });
  });

  it("are eighty-one at once, and back at once", { tags: ["extended"] }, async () => {
    const { client, propertyId, turnovers, attic } = await given();
    const confirm = ["CLEANER_DOUBLE_BOOKED"];
    for (let at = 0; at < 78; at += 1)
      await client.turnovers.create({
        propertyId,
        unitId: at % 4 === 0 ? attic.id : null,
        startsAt: `2026-03-${String(15 + (at % 14)).padStart(2, "0")}T${String(6 + (at % 12)).padStart(2, "0")}:00`,
      });
    const answer = await client.turnovers.assignProposed({ ...asProposed(await turnovers()), confirm });
    expect(answer.cleaners.reduce((sum, { turnovers }) => sum + turnovers, 0)).toBe(81);
    await client.turnovers.undoAssignment({ id: answer.undoId ?? "" });
    expect((await turnovers()).filter(({ cleaner }) => cleaner !== null)).toEqual([]);
  });
});
