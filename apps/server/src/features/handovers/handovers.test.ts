import { planLimits } from "@keystead/domain/plans";
import { sql } from "#kernel/db/drizzle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { pdfOf, storedFile } from "#testing/files/uploads.ts";
import { rentedFlat } from "#testing/records/rented-flat.ts";
import { memberOf } from "#testing/records/membership.ts";
import { testApp, type TestApp, type TestClient, type TestSession } from "#testing/test-app.ts";

let app: TestApp;
let me: TestSession;
let client: TestClient;

beforeAll(async () => {
  app = await testApp({ now: "2026-03-10T09:00:00Z" });
  me = await app.signUp();
  client = app.client(me);
});
afterAll(() => app.close());

const MISSING = "00000000-0000-4000-8000-000000000000";
const nothing = { version: 1, notes: "", keysOn: null, draft: null };
const draft = {
  lastDay: "20.3.",
  endBefore: { day: null },
  deduction: { line: "", amount: "12,", note: "Scratched fl", receipts: [] },
};
const moveOut = (id: string) => ({ id, kind: "move_out" }) as const;

async function someLease(
  name: string,
  terms: Parameters<Awaited<ReturnType<typeof rentedFlat>>["lease"]>[0] = {},
) {
  const flat = await rentedFlat(client, name);
  return flat.lease({ deposit: "1900.00", ...terms });
}

/** A lease whose deposit has been received. */
async function heldDeposit(name: string) {
  const { id } = await someLease(name);
  await client.leases.moveDeposit({ id, kind: "received", amount: "1900.00" });
  return id;
}

describe("what is written down at a handover", () => {
  it("is kept as soon as it is written, each field by itself, for moving in and out apart", async () => {
    const { id } = await someLease("Kept");
    expect(await client.handovers.get(moveOut(id))).toEqual(nothing);
    await client.handovers.save({ ...moveOut(id), version: 1, notes: "Water 123" });
    await client.handovers.save({ ...moveOut(id), version: 2, draft });
    const saved = await client.handovers.save({ ...moveOut(id), version: 3, keysOn: "2026-03-09" });
    expect(saved).toEqual({ version: 4, notes: "Water 123", keysOn: "2026-03-09", draft });
    expect(await client.handovers.get(moveOut(id))).toEqual(saved);
    expect(await client.handovers.get({ id, kind: "move_in" })).toEqual(nothing);
    expect(await client.handovers.save({ ...moveOut(id), version: 4, draft: null })).toMatchObject({
      draft: null,
      notes: "Water 123",
    });
  });

  it("is refused when somebody else was quicker, with what stands there", async () => {
    const { id } = await someLease("Quicker");
    await client.handovers.save({ ...moveOut(id), version: 1, notes: "Gas 4" });
    await expect(client.handovers.save({ ...moveOut(id), version: 1, notes: "Gas 5" })).rejects.toMatchObject(
      { code: "STALE", data: { version: 2, current: { notes: "Gas 4" } } },
    );
  });

  it("says in the history when the keys changed hands, and of what was written down once an hour that it was", async () => {
    const { id } = await someLease("History");
    const fieldsShown = async () =>
      (await client.history.lease({ id })).entries.map(({ action, changes }) => [
        action,
        ...(action === "create"
          ? []
          : changes.map(({ field, hidden }) => `${field}${hidden ? ", hidden" : ""}`)),
      ]);
    const later = (minutes: number) => app.clock.advance(minutes * 60_000);
    later(1);
    await client.handovers.save({ ...moveOut(id), version: 1, draft });
    await client.handovers.save({ ...moveOut(id), version: 2, notes: "Water 123" });
    later(1);
    await client.handovers.save({ ...moveOut(id), version: 3, notes: "Water 123, gas 4" });
    await client.handovers.save({ ...moveOut(id), version: 4, keysOn: "2026-03-09" });
    later(1);
    await client.handovers.save({ id, kind: "move_in", version: 1, keysOn: "2026-01-01" });
    const shown = [
      ["update", "keysGiven"],
      ["update", "keysBack"],
      ["update", "handoverNotes, hidden"],
      ["create"],
    ];
    expect(await fieldsShown()).toEqual(shown);
    later(60);
    await client.handovers.save({ ...moveOut(id), version: 5, notes: "Water 124" });
    expect(await fieldsShown()).toEqual([["update", "handoverNotes, hidden"], ...shown]);
  });

  it("goes and comes back with its lease", async () => {
    const { id } = await someLease("Gone");
    const saved = await client.handovers.save({ ...moveOut(id), version: 1, notes: "Water 9", draft });
    const { trashId } = await client.leases.delete({ id });
    await expect(client.handovers.get(moveOut(id))).rejects.toMatchObject({ code: "NOT_FOUND" });
    await client.trash.restore({ id: trashId });
    expect(await client.handovers.get(moveOut(id))).toEqual(saved);
  });

  it.each([
    ["an unknown kind", "sublet", { version: 1, notes: "" }],
    ["keys of a day to come", "move_out", { version: 1, keysOn: "2026-03-11" }],
    ["no day", "move_out", { version: 1, keysOn: "yesterday" }],
    ["too much", "move_out", { version: 1, notes: "x".repeat(4_001) }],
    ["a draft of something else", "move_out", { version: 1, draft: { ...draft, rent: "1.00" } }],
    ["no version", "move_out", { notes: "" }],
  ])("refuses %s", async (_what, kind, body) => {
    const { id } = await someLease(`Refused ${_what}`);
    const answer = await app.call(`/api/v1/leases/${id}/handovers/${kind}`, {
      method: "PUT",
      session: me,
      body,
    });
    expect([answer.status, JSON.parse(await answer.text()).code]).toEqual([400, "BAD_REQUEST"]);
  });

  it("is for nobody who is signed out, and of another workspace the bytes of what is not there", async () => {
    const { id } = await someLease("Mine");
    const stranger = await app.signUp();
    const change = { version: 1, notes: "theirs" };
    const get = async (of: string, session?: TestSession) => {
      const path = `/api/v1/leases/${of}/handovers/move_out`;
      const given = session === undefined ? {} : { session };
      const answers = [
        await app.call(path, given),
        await app.call(path, { ...given, method: "PUT", body: change }),
      ];
      return Promise.all(answers.map(async (answer) => [answer.status, await answer.text()]));
    };
    expect((await get(id)).map(([status]) => status)).toEqual([401, 401]);
    const theirs = await get(id, stranger);
    expect(theirs.map(([status]) => status)).toEqual([404, 404]);
    expect(theirs).toEqual(await get(MISSING, stranger));
    expect(await client.handovers.get(moveOut(id))).toEqual(nothing);
  });

  it("is an assistant's to write, and no cleaner's to read", async () => {
    const { id } = await someLease("Roles");
    const assistant = await memberOf(app, client, "assistant");
    const cleaner = await memberOf(app, client, "cleaner");
    expect(await assistant.handovers.save({ ...moveOut(id), version: 1, notes: "Keys: 3" })).toMatchObject({
      notes: "Keys: 3",
    });
    const forbidden = { code: "FORBIDDEN", status: 403 };
    await expect(cleaner.handovers.get(moveOut(id))).rejects.toMatchObject(forbidden);
    await expect(cleaner.handovers.save({ ...moveOut(id), version: 2, notes: "" })).rejects.toMatchObject(
      forbidden,
    );
  });
});

describe("[LEASE-01] the last month of a move-out", () => {
  it.each([
    ["actual_days", "2026-03-20"],
    ["actual_days", "2026-02-28"],
    ["thirty_day", "2026-04-17"],
    ["none", "2026-03-05"],
  ] as const)(
    "is by %s the same before the lease is ended on %s and afterwards",
    async (proration, endsOn) => {
      const made = await someLease(`${proration} ${endsOn}`, { proration, charges: "131.00" });
      const next = `${endsOn.slice(0, 8)}${String(Number(endsOn.slice(8)) + 1).padStart(2, "0")}`;
      const movesOn = endsOn === "2026-02-28" ? "2026-03-01" : next;
      const { lastMonth } = await client.leases.previewMove({ id: made.id, movesOn });
      const { version } = await client.leases.get({ id: made.id });
      const ended = await client.leases.end({ id: made.id, version, endsOn });
      const rows = ended.rows.filter(({ period }) => period === endsOn.slice(0, 7));
      expect(Object.fromEntries(rows.map(({ kind, amount }) => [kind, amount]))).toEqual({
        rent: lastMonth?.rent,
        charge: lastMonth?.charges,
      });
      // Undo restores the previous end.
      const again = await client.leases.extend({ id: made.id, version: ended.version, endsOn: null });
      expect(again.rows.map(({ period, kind, amount }) => [period, kind, amount])).toEqual(
        made.rows.map(({ period, kind, amount }) => [period, kind, amount]),
      );
    },
  );
});

describe("[LEASE-01] a part of the deposit that is kept", () => {
  it("names the files that show why, and keeps them through its Undo and theirs", async () => {
    const id = await heldDeposit("Receipts");
    const bill = await storedFile(app, me, { on: "lease", onId: id, name: "Floor.pdf", content: pdfOf(300) });
    const kept = await client.leases.moveDeposit({
      id,
      kind: "retained",
      amount: "240.00",
      note: "Scratched floor",
      receiptIds: [bill.id],
    });
    const retained = (of: typeof kept) => of.depositAccount.movements.find(({ kind }) => kind === "retained");
    const receipts = [{ id: bill.id, name: "Floor.pdf" }];
    expect(retained(kept)).toMatchObject({ amount: "240.00", note: "Scratched floor", receipts });
    expect(kept.depositAccount.held).toBe("1660.00");

    const movement = await client.leases.deleteDepositMovement({ id: retained(kept)?.id ?? "" });
    expect((await client.documents.list({ on: "lease", onId: id })).total).toBe(1);
    await client.trash.restore({ id: movement.trashId });
    expect(retained(await client.leases.get({ id }))).toMatchObject({ receipts });

    const file = await client.documents.delete({ id: bill.id });
    expect(retained(await client.leases.get({ id }))).toMatchObject({ receipts: [] });
    await client.trash.restore({ id: file.trashId });
    expect(retained(await client.leases.get({ id }))).toMatchObject({ receipts });
  });

  it("names no file of another lease, none that is not there, and none where nothing is kept", async () => {
    const id = await heldDeposit("Foreign files");
    const other = await heldDeposit("Owner of files");
    const bill = await storedFile(app, me, { on: "lease", onId: other, content: pdfOf(310) });
    const keep = (receiptId: string, kind: "retained" | "returned" = "retained") =>
      app.call(`/api/v1/leases/${id}/deposit-movements`, {
        session: me,
        headers: { "idempotency-key": crypto.randomUUID() },
        body: { kind, amount: "10.00", receiptIds: [receiptId] },
      });
    const [theirs, missing] = [await keep(bill.id), await keep(MISSING)];
    expect([theirs.status, missing.status]).toEqual([404, 404]);
    expect(await theirs.text()).toBe(await missing.text());
    expect((await keep(bill.id, "returned")).status).toBe(400);
    expect((await client.leases.get({ id })).depositAccount).toMatchObject({ held: "1900.00" });
  });

  it("counts against the plan with its records, and leaves no trace when it does not fit", async () => {
    const owner = await app.signUp();
    const own = app.client(owner);
    const flat = await rentedFlat(own, "Full plan");
    const { id } = await flat.lease({ deposit: "1900.00" });
    await own.leases.moveDeposit({ id, kind: "received", amount: "1900.00" });
    const bill = await storedFile(app, owner, { on: "lease", onId: id, content: pdfOf(320) });
    await own.accounts.changePlan({ plan: "free" });
    const limit = planLimits.free.transactions;
    await app.db.asSystem((tx) =>
      tx.execute(sql`insert into income (workspace_id, property_id, category, amount_minor, currency, received_on, method, notes)
        select workspace_id, id, 'other', 100, 'EUR', '2026-03-02', 'cash', ''
        from property, generate_series(1, ${limit - 2}::int) where id = ${flat.propertyId}::uuid`),
    );
    await expect(
      own.leases.moveDeposit({ id, kind: "retained", amount: "10.00", receiptIds: [bill.id] }),
    ).rejects.toMatchObject({ code: "PLAN_LIMIT", data: { kind: "transactions", limit } });
    const { movements, held } = (await own.leases.get({ id })).depositAccount;
    expect([movements.length, held]).toEqual([1, "1900.00"]);
  });
});
