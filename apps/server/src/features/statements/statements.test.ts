import { refusals } from "@keystead/contract";
import type {
  LineToPost,
  RecordToPost,
  StatementLine,
  StatementMatched,
  BookingsToPost,
} from "@keystead/contract/statements";
import { readZip } from "@keystead/testkit/read-zip";
import { eq, sql } from "#kernel/db/drizzle.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { income, statementLine, tenantAccount } from "#kernel/db/schema/index.ts";
import { testApp } from "../../testing/test-app.ts";
import type { TestApp, TestClient, TestSession } from "../../testing/test-app.ts";

let app: TestApp;
let session: TestSession;
let client: TestClient;

beforeAll(async () => {
  app = await testApp({ now: "2026-11-19T12:00:00Z" });
});
beforeEach(async () => {
  session = await app.signUp();
  client = app.client(session);
});
afterAll(() => app.close());

const JONAS = "DE12500105170648489890";
const OWN = "DE89370400440532013000";

function line(more: Partial<StatementLine> = {}): StatementLine {
  return {
    ownAccount: OWN,
    bookedOn: "2026-11-05",
    amount: "880.00",
    currency: "EUR",
    name: "WEBER JONAS",
    account: JONAS,
    text: "Miete November",
    returned: false,
    ...more,
  };
}

async function house(tenants: readonly string[] = ["Jonas Weber"]) {
  await client.bulk.create({
    currency: "EUR",
    timezone: "Europe/Berlin",
    country: "DE",
    rows: tenants.map((tenant, at) => ({
      property: `House ${at + 1}`,
      city: "Leipzig",
      rentalMode: "monthly" as const,
      lease: { tenant, monthlyRent: "880.00", paymentDay: 5, startsOn: "2026-11-01" },
    })),
  });
}

/** The certain lines, and those that wait only for somebody to check the account, as the screen sends them. */
function ticked(lines: readonly StatementLine[], { lines: outcomes }: StatementMatched): LineToPost[] {
  return outcomes.flatMap((outcome, at) => {
    const of = lines[at];
    const proposal =
      outcome.state === "certain"
        ? outcome.proposal
        : outcome.state === "doubtful" && outcome.doubt === "account_unknown"
          ? outcome.proposals[0]
          : undefined;
    if (proposal === undefined || of === undefined) return [];
    const { text: _text, returned: _returned, lease: _chosen, ...kept } = of;
    const { lease, months, outstanding } = proposal;
    const rows = months.flatMap(({ parts }) => parts.map(({ ref }) => ref));
    return [{ ...kept, number: outcome.number, lease: lease.id, rows, outstanding }];
  });
}

const states = ({ lines }: StatementMatched) => lines.map(({ state }) => state);

async function book(lines: readonly StatementLine[], of: TestClient = client) {
  return of.statements.book({ lines: ticked(lines, await of.statements.match({ lines: [...lines] })) });
}

const incomes = () => client.income.list({ from: "2026-01-01", to: "2026-12-31" });

describe("a statement", () => {
  it("is matched, booked as the pay sheet books, and booked already when it is pasted again", async () => {
    await house();
    const lines = [
      line(),
      line({ amount: "-12.00", name: "Bank" }),
      line({ name: "Stadtwerke", account: null, amount: "7.00" }),
    ];
    const matched = await client.statements.match({ lines });
    expect(states(matched)).toEqual(["doubtful", "out", "none"]);
    expect(matched.lines[0]).toMatchObject({
      doubt: "account_unknown",
      proposals: [
        { byAmount: "open", byPayer: "name", lease: { tenant: { name: "Jonas Weber" } }, left: "0.00" },
      ],
    });
    expect(await book(lines)).toMatchObject({ booked: 1, already: 0 });
    expect((await incomes()).items).toMatchObject([
      { amount: "880.00", date: "2026-11-05", method: "bank_transfer", notes: "", category: "rent" },
    ]);
    const again = await client.statements.match({ lines: lines.toReversed() });
    expect(states(again)).toEqual(["none", "out", "booked"]);
    expect(again.lines[2]).toMatchObject({ how: "statement", paidOn: "2026-11-05" });
    const whole = ticked(lines, matched);
    expect(await client.statements.book({ lines: whole })).toEqual({
      undoId: null,
      booked: 0,
      recorded: 0,
      already: 1,
    });
    expect((await incomes()).total).toBe(1);
  });

  it("keeps a keyed hash of the line and of the account with its last four, and no word of the bank", async () => {
    await house();
    await book([line()]);
    const stored = await app.db.asSystem((tx) =>
      Promise.all([tx.select().from(statementLine), tx.select().from(tenantAccount)]),
    );
    const text = JSON.stringify([...stored, app.logLines]);
    for (const word of [JONAS, OWN, "WEBER", "Miete"]) expect(text).not.toContain(word);
    expect(stored[1].at(-1)).toMatchObject({ lastFour: JONAS.slice(-4) });
    const later = line({ bookedOn: "2026-11-15", name: "ELKE SCHMIDT" });
    expect(await client.statements.match({ lines: [later] })).toMatchObject({
      lines: [{ state: "certain", proposal: { byPayer: "account", months: [{ period: "2026-12" }] } }],
    });
  });

  it("gives the person along what is shown of the account, and nothing by which it is known again", async () => {
    await house();
    await book([line()]);
    const [{ id: tenantId } = { id: "" }] = (await client.tenants.list({})).items;
    await client.ownData.orderDataExport({ tenantId });
    await app.runJobs();
    const answer = await app.call(`/api/data-export/file?tenant=${tenantId}`, { session });
    const zip = readZip(Buffer.from(await answer.arrayBuffer()));
    const accounts: unknown = JSON.parse(zip.get("json/tenant_account.json")?.toString() ?? "");
    expect(accounts).toMatchObject([{ tenant_id: tenantId, last_four: JONAS.slice(-4) }]);
    const text = [...zip.values()].join("\n");
    expect(text).not.toContain("_hash");
    expect(text).not.toContain(JONAS);
  });

  it("forgets the account with the person", async () => {
    await house();
    await book([line()]);
    const [{ id, version } = { id: "", version: 0 }] = (await client.tenants.list({})).items;
    const ofTenant = () =>
      app.db.asSystem((tx) => tx.select().from(tenantAccount).where(eq(tenantAccount.tenantId, id)));
    expect(await ofTenant()).toHaveLength(1);
    await client.tenants.anonymise({ id, version });
    expect(await ofTenant()).toEqual([]);
  });

  it("is open again when its payment is deleted, and booked again by the Undo of that", async () => {
    await house();
    await book([line()]);
    const [leaseId = ""] = (await client.leases.list({})).items.map(({ id }) => id);
    const { payments } = await client.leases.get({ id: leaseId });
    const ids = payments.map(({ transferId }) => transferId);
    const { trashId } = await client.leases.deleteTransfers({ ids });
    expect(states(await client.statements.match({ lines: [line()] }))).toEqual(["certain"]);
    await client.trash.restore({ id: trashId });
    expect(await client.statements.match({ lines: [line()] })).toMatchObject({
      lines: [{ state: "booked", how: "statement" }],
    });
  });

  it("stays booked when its payment is split anew over other rows", async () => {
    await house();
    const [found] = ticked([line()], await client.statements.match({ lines: [line()] }));
    const coming = { ...line(), number: 1, lease: found?.lease ?? "", rows: ["2026-12:rent"] };
    const { text: _text, returned: _returned, ...toBook } = coming;
    await client.statements.book({ lines: [toBook] });
    const { payments } = await client.leases.get({ id: toBook.lease });
    const [payment = { id: "", version: 0 }] = payments;
    await client.leases.changePayment({ id: payment.id, version: payment.version, transferAmount: "900.00" });
    expect(states(await client.statements.match({ lines: [line()] }))).toEqual(["booked"]);
  });

  it("is offered for the lease that somebody chose, and for none of another workspace", async () => {
    await house();
    const unknown = line({ name: "Sozialamt", account: null, amount: "500.00" });
    expect(states(await client.statements.match({ lines: [unknown] }))).toEqual(["none"]);
    const [{ id: lease } = { id: "" }] = (await client.leases.list({})).items;
    expect(await client.statements.match({ lines: [{ ...unknown, lease }] })).toMatchObject({
      lines: [{ state: "doubtful", doubt: "chosen", proposals: [{ lease: { id: lease }, left: "380.00" }] }],
    });
    const stranger = app.client(await app.signUp());
    expect(await stranger.statements.match({ lines: [{ ...unknown, lease }] })).toMatchObject({
      lines: [{ state: "none", why: "nobody", lease: null }],
    });
  });

  it("knows a payment by hand of the same days", async () => {
    await house();
    const [{ id, rows }] = ticked([line()], await client.statements.match({ lines: [line()] })).map(
      ({ lease, rows: refs }) => ({ id: lease, rows: refs }),
    ) as [{ id: string; rows: string[] }];
    await client.leases.recordPayment({ id, rows, method: "cash", paidOn: "2026-11-07" });
    expect(await client.statements.match({ lines: [line()] })).toMatchObject({
      lines: [{ state: "booked", how: "otherwise", paidOn: "2026-11-07" }],
    });
  });
});

describe("its one Undo", () => {
  it("takes the whole booking back, the accounts too, and the lines are open again", async () => {
    await house(["Jonas Weber", "Ana García"]);
    const lines = [line(), line({ name: "ANA GARCIA", account: "ES9121000418450200051332" })];
    const { undoId } = await book(lines);
    expect((await incomes()).total).toBe(2);
    await client.statements.undo({ id: undoId ?? "" });
    expect((await incomes()).total).toBe(0);
    // The accounts are forgotten too.
    expect(states(await client.statements.match({ lines }))).toEqual(["doubtful", "doubtful"]);
    await expect(client.statements.undo({ id: undoId ?? "" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("is refused when a payment was changed since", async () => {
    await house();
    const { undoId } = await book([line()]);
    const [lease] = (await client.leases.list({})).items;
    const { payments } = await client.leases.get({ id: lease?.id ?? "" });
    const [payment = { id: "", version: 0 }] = payments;
    await client.leases.changePayment({ id: payment.id, version: payment.version, paidOn: "2026-11-06" });
    await expect(client.statements.undo({ id: undoId ?? "" })).rejects.toMatchObject({
      code: "CANNOT_UNDO",
      data: { records: [{ kind: "lease", id: lease?.id, name: "Jonas Weber" }] },
    });
    expect((await incomes()).total).toBe(1);
  });
});

describe("it is refused", () => {
  const post = (path: string, body: unknown, as: TestSession | null = session) =>
    app.call(`/api/v1/statements/${path}`, { ...(as === null ? {} : { session: as }), body, method: "POST" });

  it("signed out", async () => {
    expect((await post("match", { lines: [line()] }, null)).status).toBe(401);
    expect((await post("postings", { lines: [] }, null)).status).toBe(401);
  });

  it("with the line that is wrong", async () => {
    const answer = await post("match", { lines: [line(), line({ amount: "8,80" })] });
    expect(answer.status).toBe(400);
    const body: unknown = await answer.json();
    expect(JSON.stringify(body)).toContain('["lines",1,"amount"]');
    expect((await post("match", { lines: [] })).status).toBe(400);
    expect((await post("match", { lines: Array.from({ length: 501 }, () => line()) })).status).toBe(400);
  });

  it("for another workspace's lease, in the same bytes as for none", async () => {
    await house();
    const theirs = ticked([line()], await client.statements.match({ lines: [line()] }));
    const stranger = await app.signUp();
    const foreign = await post("postings", { lines: theirs }, stranger);
    const missing = await post(
      "postings",
      { lines: theirs.map((one) => ({ ...one, lease: "00000000-0000-4000-8000-000000000000" })) },
      stranger,
    );
    expect(foreign.status).toBe(404);
    expect(await foreign.text()).toBe(await missing.text());
  });

  it("in another currency than the lease's, whole", async () => {
    await house(["Jonas Weber", "Ana García"]);
    const lines = [line(), line({ name: "Ana Garcia", account: null })];
    const [first, second] = ticked(lines, await client.statements.match({ lines }));
    const answer = await post("postings", { lines: [first, { ...second, currency: "CHF" }] });
    expect(answer.status).toBe(400);
    expect((await incomes()).total).toBe(0);
  });

  it("when less is open by now than was shown", async () => {
    await house();
    const lines = ticked([line()], await client.statements.match({ lines: [line()] }));
    const [{ lease: id, rows } = { lease: "", rows: [] }] = lines;
    await client.leases.recordPayment({ id, rows, amount: "100.00", method: "cash" });
    const answer = await post("postings", { lines });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: "STALE" });
  });

  it("when the plan has no room for all of them, whole", async () => {
    await house(["Jonas Weber", "Ana García"]);
    const lines = [line(), line({ name: "Ana Garcia", account: null })];
    const matched = await client.statements.match({ lines });
    await client.accounts.changePlan({ plan: "free" });
    await app.db.asSystem((tx) =>
      tx.execute(sql`insert into income (workspace_id, property_id, category, amount_minor, currency, received_on)
        select p.workspace_id, p.id, 'other', 100, 'EUR', '2026-11-02' from property p
        cross join generate_series(1, 199) where p.name = 'House 1'
          and p.workspace_id = (select workspace_id from lease where id = ${ticked(lines, matched)[0]?.lease ?? ""}::uuid)`),
    );
    const answer = await post("postings", { lines: ticked(lines, matched) });
    expect(answer.status).toBe(403);
    const body: unknown = await answer.json();
    expect(body).toMatchObject({ code: "PLAN_LIMIT" });
    expect(refusals.PLAN_LIMIT.status).toBe(403);
    const made = await app.db.asSystem((tx) => tx.select().from(income).where(eq(income.category, "rent")));
    expect(
      made.filter(({ leaseId }) => ticked(lines, matched).some(({ lease }) => lease === leaseId)),
    ).toEqual([]);
  });
});

describe("a payment that the bank took back", () => {
  it("is refunded from its line, once, and stands again when the press is undone", async () => {
    await house();
    await book([line()]);
    const back = line({ bookedOn: "2026-11-12", amount: "-880.00", returned: true, text: "Rücklastschrift" });
    const [outcome] = (await client.statements.match({ lines: [back] })).lines;
    if (outcome?.state !== "returned") throw new Error("not seen as taken back");
    const [of] = outcome.of;
    const { ownAccount, bookedOn, amount, currency } = back;
    const known = { ownAccount, bookedOn, amount, currency, number: outcome.number };
    const refunds = [{ ...known, lease: of?.lease.id ?? "", transfer: of?.transferId ?? "" }];
    const open = async () =>
      (await client.leases.get({ id: of?.lease.id ?? "" })).rows.filter(
        ({ outstanding }) => outstanding === "880.00",
      );
    const openBefore = await open();
    const made = await client.statements.book({ refunds });
    expect(made).toMatchObject({ booked: 1, recorded: 1 });
    const sum = async () => (await incomes()).items.map(({ amount: text }) => text).toSorted();
    expect(await sum()).toEqual(["-880.00", "880.00"]);
    expect(await open()).toHaveLength(openBefore.length + 1);
    expect(await client.statements.match({ lines: [back] })).toMatchObject({
      lines: [{ state: "booked", how: "statement" }],
    });
    expect(await client.statements.book({ refunds })).toMatchObject({ booked: 0, already: 1 });
    await client.statements.undo({ id: made.undoId ?? "" });
    expect(await sum()).toEqual(["880.00"]);
    expect(await open()).toEqual(openBefore);
    expect(states(await client.statements.match({ lines: [back] }))).toEqual(["returned"]);
    const asking = (text: string) =>
      client.statements.book({ refunds: refunds.map((one) => ({ ...one, amount: text })) });
    await expect(asking("880.00")).rejects.toMatchObject({
      data: { issues: [{ path: ["refunds", 0, "amount"], code: "INVALID_VALUE" }] },
    });
    await expect(asking("-881.00")).rejects.toMatchObject({ code: "REVERSAL_EXCEEDS_ORIGINAL" });
  });
});

describe("a payment of two months that the bank took back", () => {
  it("is one line of the books, and gone with one press", async () => {
    await client.bulk.create({
      currency: "EUR",
      timezone: "Europe/Berlin",
      country: "DE",
      rows: [
        {
          property: "House",
          city: "Leipzig",
          rentalMode: "monthly" as const,
          lease: { tenant: "Jonas Weber", monthlyRent: "880.00", paymentDay: 5, startsOn: "2026-11-01" },
        },
      ],
    });
    const [lease] = (await client.leases.list({})).items;
    const { rows } = await client.leases.get({ id: lease?.id ?? "" });
    const refs = rows.slice(0, 2).map(({ ref }) => ref);
    const { transferId } = await client.leases.recordPayment({
      id: lease?.id ?? "",
      rows: refs,
      paidOn: "2026-11-05",
      method: "bank_transfer",
    });
    const { ownAccount, bookedOn, currency } = line({ bookedOn: "2026-11-12" });
    const refund = { ownAccount, bookedOn, amount: "-1760.00", currency, number: 1 };
    const made = await client.statements.book({
      refunds: [{ ...refund, lease: lease?.id ?? "", transfer: transferId }],
    });
    const sums = async () =>
      (await incomes()).items.map(({ amount, parts }) => [amount, parts.length]).toSorted();
    expect(await sums()).toEqual([
      ["-1760.00", 2],
      ["1760.00", 2],
    ]);
    await client.statements.undo({ id: made.undoId ?? "" });
    expect(await sums()).toEqual([["1760.00", 2]]);
  });
});

describe("lines that are no rent", () => {
  const power = (more: Partial<StatementLine> = {}) =>
    line({
      amount: "-98.00",
      name: "Stadtwerke Leipzig",
      account: "DE02120300000000202051",
      text: "Abschlag 4711",
      ...more,
    });
  async function asRecord(of: StatementLine, more: Partial<RecordToPost> = {}): Promise<RecordToPost> {
    const [{ id: propertyId } = { id: "" }] = (await client.properties.list({})).items;
    const { text: _text, returned: _returned, lease: _lease, ...kept } = of;
    const record = {
      book: "expense",
      ...kept,
      number: 1,
      propertyId,
      category: "utilities",
      notes: "Stadtwerke",
      ...more,
    };
    return record as RecordToPost;
  }
  const expenses = () => client.expenses.list({ from: "2026-01-01", to: "2026-12-31" });

  it("are booked as expenses in the same press, once, and proposed alike the next time", async () => {
    await house();
    const lines = [line(), power()];
    const matched = await client.statements.match({ lines });
    expect(matched.lines[1]).toEqual({ state: "out", number: 1, habit: null });
    const records = [await asRecord(power())];
    const both = { lines: ticked(lines, matched), records };
    expect(await client.statements.book(both)).toMatchObject({ booked: 2, recorded: 1, already: 0 });
    expect((await expenses()).items).toMatchObject([
      { amount: "98.00", date: "2026-11-05", category: "utilities", notes: "Stadtwerke", own: true },
    ]);
    expect(await client.statements.match({ lines: lines.toReversed() })).toMatchObject({
      lines: [{ state: "recorded", how: "statement", book: "expense" }, { state: "booked" }],
    });
    expect(await client.statements.book(both)).toMatchObject({ undoId: null, booked: 0, already: 2 });
    // Another sum and another spelling of the name: the account identifies the payee.
    const next = power({ bookedOn: "2026-12-05", amount: "-104.50", name: "SWL" });
    expect(await client.statements.match({ lines: [next] })).toMatchObject({
      lines: [
        {
          state: "out",
          habit: { property: { name: "House 1" }, unit: null, category: "utilities", lastOn: "2026-11-05" },
        },
      ],
    });
  });

  it("keep of the payee a keyed hash, which goes with the record and comes back with it", async () => {
    await house();
    await client.statements.book({ records: [await asRecord(power())] });
    const stored = await app.db.asSystem((tx) => tx.select().from(statementLine));
    for (const word of ["DE0212", "tadtwerke", "Abschlag"])
      expect(JSON.stringify([stored, app.logLines])).not.toContain(word);
    const [{ id } = { id: "" }] = (await expenses()).items;
    const { trashId } = await client.expenses.delete({ ids: [id] });
    expect(states(await client.statements.match({ lines: [power()] }))).toEqual(["out"]);
    await client.trash.restore({ id: trashId });
    expect(states(await client.statements.match({ lines: [power()] }))).toEqual(["recorded"]);
  });

  it("are taken back together with the payments of their press, unless a bill hangs on one", async () => {
    await house();
    const lines = [line(), power()];
    const booking = async () => ({
      lines: ticked(lines, await client.statements.match({ lines })),
      records: [await asRecord(power())],
    });
    const { undoId } = await client.statements.book(await booking());
    await client.statements.undo({ id: undoId ?? "" });
    expect([(await expenses()).total, (await incomes()).total]).toEqual([0, 0]);
    const again = await client.statements.book(await booking());
    const [{ id, version } = { id: "", version: 0 }] = (await expenses()).items;
    await client.expenses.update({ id, version, notes: "Strom" });
    await expect(client.statements.undo({ id: again.undoId ?? "" })).rejects.toMatchObject({
      code: "CANNOT_UNDO",
      data: { records: [{ kind: "expense", id, name: "Strom" }] },
    });
    expect([(await expenses()).total, (await incomes()).total]).toEqual([1, 1]);
  });

  it("are known when they were entered by hand within three days, and as other income when they came in", async () => {
    await house();
    const [{ id: propertyId } = { id: "" }] = (await client.properties.list({})).items;
    const entered = {
      propertyId,
      category: "repairs",
      amount: "98.00",
      currency: "EUR",
      date: "2026-11-03",
    } as const;
    await client.expenses.create(entered);
    const refund = power({ amount: "35.00", text: "Gutschrift" });
    expect(await client.statements.match({ lines: [power(), refund] })).toMatchObject({
      lines: [
        { state: "recorded", how: "otherwise", book: "expense", category: "repairs", date: "2026-11-03" },
        { state: "none", why: "nobody", habit: null },
      ],
    });
    const other = await asRecord(refund, { book: "income", category: "other" });
    expect(await client.statements.book({ records: [other] })).toMatchObject({ booked: 1, recorded: 1 });
    expect((await incomes()).items).toMatchObject([
      { amount: "35.00", category: "other", method: "bank_transfer", tenant: null },
    ]);
  });

  it("are refused with the field that is wrong, and all of them with one", async () => {
    await house();
    const [good, comesIn] = [await asRecord(power()), await asRecord(power({ amount: "98.00" }))];
    const refused = (records: readonly RecordToPost[]) => client.statements.book({ records: [...records] });
    await expect(refused([good, comesIn])).rejects.toMatchObject({
      data: { issues: [{ path: ["records", 1, "amount"], code: "INVALID_VALUE" }] },
    });
    await expect(refused([])).rejects.toMatchObject({ data: { issues: [{ code: "ROWS_REQUIRED" }] } });
    await expect(
      refused([{ ...good, propertyId: "00000000-0000-4000-8000-00000000dead" }]),
    ).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await expenses()).total).toBe(0);
  });
});

describe("bookings on a statement", () => {
  const bookingOf = (propertyId: string, guestName: string, more: Record<string, string> = {}) => ({
    propertyId,
    guestName,
    checkIn: "2026-11-02T15:00",
    checkOut: "2026-11-05T11:00",
    dailyRate: "80.00",
    rateMode: "flat" as const,
    ...more,
  });

  async function casa() {
    const { id } = await client.properties.create({
      name: "Casa Azul",
      rentalMode: "daily",
      country: "PT",
      currency: "EUR",
      timezone: "Europe/Lisbon",
    });
    const ana = await client.bookings.create(bookingOf(id, "Ana Duarte"));
    const luc = await client.bookings.create(
      bookingOf(id, "Luc Petit", {
        checkIn: "2026-11-06T15:00",
        checkOut: "2026-11-08T11:00",
        dailyRate: "95.50",
      }),
    );
    return { id, ana, luc };
  }

  /**
   * The chosen lines for bookings, and those that wait only for somebody to check the account, as the screen sends
   * them.
   */
  function tickedBookings(
    lines: readonly StatementLine[],
    { lines: outcomes }: StatementMatched,
  ): BookingsToPost[] {
    return outcomes.flatMap((outcome, at) => {
      const of = lines[at];
      const proposal =
        outcome.state === "certain_stays"
          ? outcome.proposal
          : outcome.state === "doubtful" && outcome.doubt === "stay_account_unknown"
            ? outcome.stays[0]
            : undefined;
      if (proposal === undefined || of === undefined) return [];
      const { text: _text, returned: _returned, lease: _chosen, ...kept } = of;
      const stays = proposal.stays.map(({ id: booking, pays: amount, outstanding }) => ({
        booking,
        amount,
        outstanding,
      }));
      return [{ ...kept, number: outcome.number, stays }];
    });
  }

  const fromAna = line({
    name: "Duarte Ana",
    account: null,
    amount: "240.00",
    text: "Casa Azul",
    bookedOn: "2026-11-09",
  });
  const CHANNEL = "LU280019400644750000";
  const payout = line({
    name: "AIRBNB PAYMENTS",
    account: CHANNEL,
    amount: "431.00",
    text: "",
    bookedOn: "2026-11-10",
  });

  it("are paid by a guest's transfer, by amount, name and stay: one Income, once", async () => {
    const { ana } = await casa();
    const matched = await client.statements.match({ lines: [fromAna] });
    expect(matched.lines).toMatchObject([
      {
        state: "doubtful",
        doubt: "stay_account_unknown",
        proposals: [],
        stays: [
          {
            by: "guest",
            property: { name: "Casa Azul" },
            stays: [{ id: ana.id, guest: "Ana Duarte", checkIn: "2026-11-02", pays: "240.00" }],
          },
        ],
      },
    ]);
    const stays = tickedBookings([fromAna], matched);
    expect(await client.statements.book({ stays })).toMatchObject({ booked: 1, recorded: 0, already: 0 });
    expect((await incomes()).items).toMatchObject([
      {
        amount: "240.00",
        date: "2026-11-09",
        bookingId: ana.id,
        category: "rent",
        method: "bank_transfer",
        notes: "",
      },
    ]);
    expect(await client.bookings.get({ id: ana.id })).toMatchObject({ money: { state: "paid" } });
    expect(await client.statements.book({ stays })).toMatchObject({ booked: 0, already: 1 });
    expect((await incomes()).total).toBe(1);
    expect(states(await client.statements.match({ lines: [fromAna] }))).toEqual(["recorded"]);
  });

  it("are paid by one payout that is the only set to add up: an Income each, and one Undo", async () => {
    const { ana, luc } = await casa();
    const matched = await client.statements.match({ lines: [payout] });
    expect(matched.lines).toMatchObject([
      {
        state: "doubtful",
        doubt: "stay_account_unknown",
        stays: [{ by: "payout", stays: [{ id: ana.id }, { id: luc.id }] }],
      },
    ]);
    const { undoId } = await client.statements.book({ stays: tickedBookings([payout], matched) });
    expect((await incomes()).items.map(({ amount, bookingId }) => [amount, bookingId]).toSorted()).toEqual(
      [
        ["191.00", luc.id],
        ["240.00", ana.id],
      ].toSorted(),
    );
    const again = await client.statements.match({ lines: [payout] });
    expect(again.lines).toMatchObject([{ state: "recorded", how: "statement", others: 1 }]);
    await client.statements.undo({ id: undoId ?? "" });
    expect((await incomes()).total).toBe(0);
    expect(await client.statements.match({ lines: [payout] })).toMatchObject({
      lines: [{ state: "doubtful", doubt: "stay_account_unknown" }],
    });
  });

  it("are met by what a channel pays out of their lines: booked gross with its fee beside it, and one Undo", async () => {
    const { ana } = await casa();
    await client.bookingLines.save({
      bookingId: ana.id,
      version: ana.version,
      lines: [
        { kind: "cleaning_fee", amount: "60.00" },
        { kind: "tourist_tax", amount: "12.00" },
        { kind: "discount", amount: "40.00" },
        { kind: "channel_fee", amount: "36.00" },
      ],
    });
    const paidOut = line({ ...payout, amount: "236.00" });
    const matched = await client.statements.match({ lines: [paidOut] });
    expect(matched.lines).toMatchObject([
      {
        state: "doubtful",
        doubt: "stay_account_unknown",
        stays: [
          {
            by: "payout",
            stays: [{ id: ana.id, outstanding: "200.00", pays: "236.00" }],
            left: "0.00",
            over: "0.00",
          },
        ],
      },
    ]);
    const { undoId } = await client.statements.book({ stays: tickedBookings([paidOut], matched) });
    const entered = (await incomes()).items.map(({ amount, category, nature, bookingId, date }) => [
      amount,
      category,
      nature,
      bookingId,
      date,
    ]);
    expect(entered.toSorted()).toEqual([
      ["12.00", "other", "pass_through", null, "2026-11-10"],
      ["200.00", "rent", "operating", ana.id, "2026-11-10"],
      ["60.00", "other", "operating", null, "2026-11-10"],
    ]);
    const spent = () => client.expenses.list({ from: "2026-11-10", to: "2026-11-10" });
    expect((await spent()).items).toMatchObject([{ amount: "36.00", category: "other" }]);
    expect(await client.bookings.get({ id: ana.id })).toMatchObject({
      money: { state: "paid", recorded: "200.00" },
      cleaning: [{ amount: "60.00" }],
    });
    const again = await client.statements.match({ lines: [paidOut] });
    expect(again.lines).toMatchObject([{ state: "recorded", how: "statement", others: 3 }]);
    // Written otherwise by the bank it is no other movement either.
    const otherwise = line({ ...paidOut, ownAccount: null, bookedOn: "2026-11-11" });
    expect(await client.statements.match({ lines: [otherwise] })).toMatchObject({
      lines: [{ state: "recorded", how: "otherwise" }],
    });
    await client.statements.undo({ id: undoId ?? "" });
    expect([(await incomes()).total, (await spent()).total]).toEqual([0, 0]);
    expect(await client.bookings.get({ id: ana.id })).toMatchObject({
      money: { state: "unpaid", outstanding: "200.00" },
      cleaning: [],
    });
  });

  it("are paid as before where something of a booking with a channel was recorded, or another sum is chosen", async () => {
    const { ana } = await casa();
    await client.bookingLines.save({
      bookingId: ana.id,
      version: ana.version,
      lines: [{ kind: "channel_fee", amount: "36.00" }],
    });
    await client.bookings.recordPayment({
      id: ana.id,
      amount: "40.00",
      date: "2026-11-03",
      method: "cash",
    });
    // What is outstanding is met; what the channel would have paid of the whole is not.
    const rest = line({ ...payout, amount: "200.00" });
    const matched = await client.statements.match({ lines: [rest] });
    expect(matched.lines).toMatchObject([{ stays: [{ stays: [{ id: ana.id, pays: "200.00" }] }] }]);
    await client.statements.book({ stays: tickedBookings([rest], matched) });
    expect(await client.bookings.get({ id: ana.id })).toMatchObject({ money: { state: "paid" } });
    expect((await client.expenses.list({ from: "2026-11-10", to: "2026-11-10" })).total).toBe(0);
  });

  it("are paid out once: the same sum a second time is more than a booking owes, and no second fee", async () => {
    const { ana } = await casa();
    await client.bookingLines.save({
      bookingId: ana.id,
      version: ana.version,
      lines: [{ kind: "channel_fee", amount: "36.00" }],
    });
    const { text: _text, returned: _returned, ...kept } = line({ ...payout, amount: "204.00" });
    const stays = ["2026-11-10", "2026-11-11"].map((bookedOn) => ({
      ...kept,
      bookedOn,
      number: 1,
      stays: [{ booking: ana.id, amount: "204.00" }],
    }));
    await client.statements.book({ stays });
    expect((await client.expenses.list({ from: "2026-11-10", to: "2026-11-11" })).total).toBe(1);
    expect(await client.bookings.get({ id: ana.id })).toMatchObject({
      money: { state: "overpaid", recorded: "444.00", credit: "204.00" },
    });
  });

  it("are certain from the account that paid bookings there before, and only while that is in the books", async () => {
    const { id } = await casa();
    const first = await client.statements.match({ lines: [payout] });
    const { undoId } = await client.statements.book({ stays: tickedBookings([payout], first) });
    const tom = await client.bookings.create(
      bookingOf(id, "Tom Hill", {
        checkIn: "2026-11-12T15:00",
        checkOut: "2026-11-14T11:00",
        dailyRate: "95.50",
      }),
    );
    const next = line({ ...payout, amount: "191.00", bookedOn: "2026-11-16" });
    const match = (...lines: readonly StatementLine[]) => client.statements.match({ lines: [...lines] });
    expect(await match(next)).toMatchObject({
      lines: [{ state: "certain_stays", proposal: { by: "payout", stays: [{ id: tom.id }] } }],
    });
    // A missing account, another one and the owner's own identify nobody.
    for (const account of [null, JONAS, OWN])
      expect(await match({ ...next, account })).toMatchObject({
        lines: [{ state: "doubtful", doubt: "stay_account_unknown" }],
      });
    // A payout sets no habit for its payee.
    expect(await match({ ...next, amount: "7.00" })).toMatchObject({
      lines: [{ state: "none", why: "nobody", habit: null }],
    });
    await client.statements.undo({ id: undoId ?? "" });
    expect(states(await match(next))).toEqual(["doubtful"]);
  });

  it("keep no account of a guest who pays, and none of which the bank names nobody", async () => {
    const payees = () =>
      app.db.asSystem((tx) => tx.$count(statementLine, sql`${statementLine.payeeHash} is not null`));
    await casa();
    const before = await payees();
    const lines = [
      line({ ...fromAna, account: JONAS }),
      line({ ...payout, name: "", amount: "191.00", account: CHANNEL, text: "Luc Petit" }),
    ];
    const matched = await client.statements.match({ lines });
    expect(await client.statements.book({ stays: tickedBookings(lines, matched) })).toMatchObject({
      booked: 2,
    });
    expect(await payees()).toBe(before);
  });

  it("wait for somebody where two sets add up, and are booked as they are chosen", async () => {
    const { id, ana, luc } = await casa();
    const tom = await client.bookings.create(
      bookingOf(id, "Tom Hill", {
        checkIn: "2026-11-12T15:00",
        checkOut: "2026-11-14T11:00",
        dailyRate: "95.50",
      }),
    );
    const { lines } = await client.statements.match({ lines: [payout] });
    expect(lines).toMatchObject([{ state: "doubtful", doubt: "stays_several", proposals: [] }]);
    const [outcome] = lines;
    const offered =
      outcome?.state === "doubtful" ? outcome.stays.map((one) => one.stays.map((s) => s.id)) : [];
    expect(offered).toEqual([
      [ana.id, luc.id],
      [ana.id, tom.id],
    ]);
    const { text: _text, returned: _returned, ...kept } = payout;
    const chosen = {
      ...kept,
      number: 1,
      stays: [
        { booking: ana.id, amount: "240.00" },
        { booking: tom.id, amount: "191.00" },
      ],
    };
    expect(await client.statements.book({ stays: [chosen] })).toMatchObject({ booked: 1 });
    expect(await client.bookings.get({ id: tom.id })).toMatchObject({ money: { state: "paid" } });
    expect(await client.bookings.get({ id: luc.id })).toMatchObject({ money: { state: "unpaid" } });
  });

  it("are refused what is not theirs: another sum, another currency, another workspace's, or paid meanwhile", async () => {
    const { ana, luc } = await casa();
    const { text: _text, returned: _returned, ...kept } = payout;
    const send = async (stays: BookingsToPost["stays"], more: Partial<BookingsToPost> = {}, of = session) => {
      const answer = await app.call("/api/v1/statements/postings", {
        session: of,
        body: { stays: [{ ...kept, number: 1, stays, ...more }] },
      });
      return { status: answer.status, body: (await answer.json()) as unknown };
    };
    const both = [
      { booking: ana.id, amount: "240.00" },
      { booking: luc.id, amount: "191.00" },
    ];
    expect((await send([{ booking: ana.id, amount: "240.00" }])).body).toMatchObject({
      data: { issues: [{ path: ["stays", 0, "amount"], code: "INVALID_VALUE" }] },
    });
    expect((await send(both, { currency: "CHF" })).body).toMatchObject({
      data: { issues: [{ path: ["stays", 0, "currency"], code: "CURRENCY_MISMATCH" }] },
    });
    expect((await send(both, { bookedOn: "2026-12-24" })).body).toMatchObject({
      data: { issues: [{ path: ["stays", 0, "bookedOn"], code: "PAYMENT_DATE_IN_FUTURE" }] },
    });
    const stranger = await app.signUp();
    expect((await send(both, {}, stranger)).status).toBe(404);
    await client.bookings.recordPayment({ id: ana.id, amount: "100.00", date: "2026-11-09", method: "cash" });
    const shown = both.map((one) => ({ ...one, outstanding: one.amount }));
    expect((await send(shown)).body).toMatchObject({ code: "STALE" });
    await client.bookings.cancel({ id: luc.id, version: luc.version });
    expect((await send(both)).status).toBe(404);
    expect((await incomes()).total).toBe(1);
  });
});
