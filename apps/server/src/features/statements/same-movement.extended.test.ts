import type { LineOutcome, NewStatementPosting, StatementLine } from "@keystead/contract/statements";
import { sql } from "#kernel/db/drizzle.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { rowsOf } from "#kernel/db/queries/rows.ts";
import { tenantAccount } from "#kernel/db/schema/index.ts";
import { testApp } from "../../testing/test-app.ts";
import type { TestApp, TestClient } from "../../testing/test-app.ts";

let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  app = await testApp({ now: "2026-11-19T12:00:00Z" });
});
beforeEach(async () => {
  client = app.client(await app.signUp());
});
afterAll(() => app.close());

const OWN = "DE89370400440532013000";
const JONAS = "DE12500105170648489890";

function line(more: Partial<StatementLine>): StatementLine {
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

/** A rent, an expense, other income and a payout of two bookings. */
const november: readonly StatementLine[] = [
  line({}),
  line({ amount: "-98.00", name: "Stadtwerke Leipzig", account: "DE02120300000000202051", text: "Abschlag" }),
  line({ amount: "35.00", name: "Allianz", account: "DE02100100109307118603", text: "Erstattung" }),
  line({ bookedOn: "2026-11-10", amount: "431.00", name: "AIRBNB PAYMENTS", account: null, text: "" }),
];

/** The same lines as another bank or another export writes them. */
const layouts: readonly (readonly [string, (line: StatementLine) => StatementLine])[] = [
  ["without the own account", (one) => ({ ...one, ownAccount: null })],
  ["with the own account as the bank counts it", (one) => ({ ...one, ownAccount: "532013000" })],
  ["without any account", (one) => ({ ...one, ownAccount: null, account: null })],
  [
    "with the name turned and other words",
    (one) => ({
      ...one,
      ownAccount: null,
      account: null,
      name: one.name.split(" ").toReversed().join(" ").toUpperCase(),
      text: "SEPA",
    }),
  ],
  [
    "with all of it in one text",
    (one) => ({
      ...one,
      ownAccount: null,
      account: null,
      name: "",
      text: `${one.name} ${one.text}`,
    }),
  ],
  [
    "dated two days later",
    (one) => ({
      ...one,
      ownAccount: null,
      bookedOn: one.bookedOn.replace(/\d\d$/, (day) => String(Number(day) + 2).padStart(2, "0")),
    }),
  ],
];

async function house() {
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
  const [{ id: propertyId } = { id: "" }] = (await client.properties.list({})).items;
  const [{ id: leaseId } = { id: "" }] = (await client.leases.list({})).items;
  const casa = await client.properties.create({
    name: "Casa Azul",
    rentalMode: "daily",
    country: "PT",
    currency: "EUR",
    timezone: "Europe/Lisbon",
  });
  const stay = async (guestName: string, checkIn: string, checkOut: string, dailyRate: string) => {
    const days = { checkIn: `${checkIn}T15:00`, checkOut: `${checkOut}T11:00` };
    return (
      await client.bookings.create({ propertyId: casa.id, guestName, ...days, dailyRate, rateMode: "flat" })
    ).id;
  };
  const ana = await stay("Ana Duarte", "2026-11-02", "2026-11-05", "80.00");
  const luc = await stay("Luc Petit", "2026-11-06", "2026-11-08", "95.50");
  const { rows } = await client.leases.get({ id: leaseId });
  return { propertyId, leaseId, ana, luc, row: rows[0]?.ref ?? "" };
}

function kept({ text: _text, returned: _returned, lease: _lease, ...of }: StatementLine) {
  return { ...of, number: 1 };
}

/** What the four lines are booked as. */
function asBooked(
  of: readonly StatementLine[],
  made: Awaited<ReturnType<typeof house>>,
): NewStatementPosting {
  const [rent, power, refund, payout] = of.map(kept);
  if (rent === undefined || power === undefined || refund === undefined || payout === undefined)
    throw new Error("four lines are booked");
  const { propertyId, leaseId, ana, luc, row } = made;
  const record = { propertyId, unitId: null, notes: "", nature: "operating" as const };
  return {
    lines: [{ ...rent, lease: leaseId, rows: [row] }],
    records: [
      { ...power, ...record, book: "expense", category: "utilities" },
      { ...refund, ...record, book: "income", category: "other" },
    ],
    stays: [
      {
        ...payout,
        stays: [
          { booking: ana, amount: "240.00" },
          { booking: luc, amount: "191.00" },
        ],
      },
    ],
    refunds: [],
  };
}

const match = async (lines: readonly StatementLine[]): Promise<readonly LineOutcome[]> =>
  (await client.statements.match({ lines: [...lines] })).lines;
const states = (outcomes: readonly LineOutcome[]) => outcomes.map(({ state }) => state);
const sums = async () => {
  const range = { from: "2026-01-01", to: "2026-12-31" };
  return [(await client.income.list(range)).total, (await client.expenses.list(range)).total];
};

describe("lines that were booked", () => {
  it("are in the books as the file is read again in another layout, whichever of the two bore the accounts", async () => {
    const made = await house();
    const known = ["booked", "recorded", "recorded", "recorded"];
    for (const [what, write] of [["as it is", (one: StatementLine) => one] as const, ...layouts]) {
      const other = november.map(write);
      for (const [first, again] of [
        [november, other],
        [other, november],
      ] as const) {
        const { undoId, booked } = await client.statements.book(asBooked(first, made));
        expect([what, booked]).toEqual([what, 4]);
        const found = await match(again.toReversed());
        expect([what, states(found.toReversed())]).toEqual([what, known]);
        expect(found[0]).toMatchObject({ book: "income", others: 1 });
        await client.statements.undo({ id: undoId ?? "" });
      }
    }
    expect(await sums()).toEqual([0, 0]);
  });

  it("are as many as they are where two of one day are equal", async () => {
    const made = await house();
    const [rent, power] = [november[0], november[1]] as const;
    if (rent === undefined || power === undefined) throw new Error("no lines");
    const { lines, records } = asBooked(november, made);
    await client.statements.book({ lines, records });
    const [otherRent, otherPower] = [rent, power].map((one) => ({ ...one, ownAccount: null, account: null }));
    if (otherRent === undefined || otherPower === undefined) throw new Error("no lines");
    const found = states(await match([otherRent, otherPower, otherRent, otherPower]));
    expect(found.toSorted()).toEqual(["booked", "doubtful", "out", "recorded"]);
    const same = states(await match([rent, power, rent, power]));
    expect(same.filter((state) => state === "booked" || state === "recorded")).toHaveLength(2);
  });

  it("are known where they were entered by hand within three days", async () => {
    const { propertyId, leaseId, row } = await house();
    await client.leases.recordPayment({
      id: leaseId,
      rows: [row],
      paidOn: "2026-11-07",
      method: "bank_transfer",
    });
    const entered = { propertyId, currency: "EUR", date: "2026-11-03" } as const;
    await client.expenses.create({ ...entered, category: "repairs", amount: "98.00" });
    await client.income.create({ ...entered, category: "other", amount: "35.00", method: "bank_transfer" });
    const three = november.slice(0, 3);
    for (const [what, write] of layouts.slice(0, -1))
      expect([what, states(await match(three.map(write)))]).toEqual([
        what,
        ["booked", "recorded", "recorded"],
      ]);
  });

  it("are known where the rent was entered in the books beside the lease, once", async () => {
    const { propertyId, leaseId } = await house();
    const rent = { propertyId, currency: "EUR", category: "rent", amount: "880.00" } as const;
    await client.income.create({ ...rent, date: "2026-11-06", method: "bank_transfer" });
    const lines = [line({}), line({ bookedOn: "2026-11-14", text: "" })];
    expect(states(await match(lines))).toEqual(["recorded", "doubtful"]);
    // The user may choose the lease.
    expect(await match([{ ...line({}), lease: leaseId }])).toMatchObject([{ doubt: "chosen" }]);
  });

  it("are all taken back by the one Undo of their press, of which nothing else is kept", async () => {
    const made = await house();
    const { undoId } = await client.statements.book(asBooked(november, made));
    expect(await sums()).toEqual([4, 1]);
    const counts = async () =>
      app.db.asSystem(async (tx) => {
        const tables = ["statement_line", "tenant_account", "lease_payment", "document"] as const;
        const counted = await Promise.all(
          tables.map((table) =>
            tx.execute(sql`select count(*)::int as rows from ${sql.identifier(table)}
              where workspace_id = (select workspace_id from lease where id = ${made.leaseId}::uuid)`),
          ),
        );
        return counted.map((result) => Number(rowsOf(result)[0]?.["rows"]));
      });
    // One for each line, two for the payout, and no document: the file itself was never uploaded.
    expect(await counts()).toEqual([5, 1, 1, 0]);
    await client.statements.undo({ id: undoId ?? "" });
    expect(await sums()).toEqual([0, 0]);
    expect(await counts()).toEqual([0, 0, 0, 0]);
  });
});

describe("a rent that bounced", () => {
  const back = line({ bookedOn: "2026-11-12", amount: "-880.00", text: "SEPA RETURN AC04", returned: true });

  it("opens its month again, and is in the books for every other layout", async () => {
    const made = await house();
    const { lines } = asBooked(november, made);
    await client.statements.book({ lines });
    // The bank gives no reason, but the money goes to the tenant whose rent came in.
    const [silent] = await match([{ ...back, text: "Lastschrift", returned: false }]);
    expect(silent).toMatchObject({ state: "returned", lineOn: null, of: [{ lease: { id: made.leaseId } }] });
    const [outcome] = await match([back]);
    const transfer = outcome?.state === "returned" ? (outcome.of[0]?.transferId ?? "") : "";
    const { name: _name, account: _account, ...refund } = kept(back);
    await client.statements.book({ refunds: [{ ...refund, lease: made.leaseId, transfer }] });
    const { rows } = await client.leases.get({ id: made.leaseId });
    expect(rows.find(({ ref }) => ref === made.row)).toMatchObject({ outstanding: "880.00" });
    for (const [what, write] of layouts)
      expect([what, states(await match([write(back)]))]).toEqual([what, ["booked"]]);
    // Paid again: it is rent, and no transfer between own accounts.
    const again = line({
      bookedOn: "2026-11-16",
      text: "Miete November nach Rücklastschrift",
      returned: true,
    });
    expect(await match([again])).toMatchObject([{ state: "doubtful", doubt: "sent_back" }]);
  });

  it("is not certain where its return stands in the same file", async () => {
    const made = await house();
    const { undoId } = await client.statements.book({ lines: asBooked(november, made).lines });
    const later = line({ bookedOn: "2026-11-14" });
    expect(states(await match([later]))).toEqual(["certain"]);
    expect(await match([later, { ...back, bookedOn: "2026-11-17" }])).toMatchObject([
      { state: "doubtful", doubt: "taken_back" },
      { state: "returned", lineOn: "2026-11-14" },
    ]);
    expect(undoId).not.toBeNull();
  });
});

it("never takes the owner's own account for a tenant's", async () => {
  const { leaseId, row } = await house();
  const own = kept(line({ account: OWN, ownAccount: "532013000" }));
  await client.statements.book({ lines: [{ ...own, lease: leaseId, rows: [row] }] });
  const known = await app.db.asSystem((tx) => tx.select().from(tenantAccount));
  expect(known.filter(({ lastFour }) => lastFour === OWN.slice(-4))).toEqual([]);
  const next = line({ bookedOn: "2026-11-15", account: OWN, text: "" });
  expect(await match([next])).toMatchObject([{ state: "doubtful", doubt: "account_unknown" }]);
});

describe("a deposit that is recorded by hand", () => {
  const deposit = line({ amount: "1760.00", bookedOn: "2026-11-03", text: "Weber Jonas House" });

  it("is known again from a file: proposed, and certain only from the tenant's known account", async () => {
    const made = await house();
    await client.leases.moveDeposit({
      id: made.leaseId,
      kind: "received",
      amount: "1760.00",
      movedOn: "2026-11-02",
      confirm: ["DEPOSIT_ABOVE_AGREED"],
    });
    const known = { state: "deposit", recordedOn: "2026-11-02", lease: { id: made.leaseId } };
    expect(await match([deposit])).toMatchObject([{ ...known, certain: false }]);
    // Another name without an account is proposed as well, and a second payment of the same sum is another payment.
    expect(await match([{ ...deposit, name: "E. Schmidt", text: "", account: null }])).toMatchObject([
      { ...known, certain: false },
    ]);
    expect((await match([deposit, deposit])).map(({ state }) => state).toSorted()).toEqual([
      "deposit",
      "doubtful",
    ]);
    const [rent] = november;
    if (rent === undefined) throw new Error("a rent is booked");
    await client.statements.book({ lines: [{ ...kept(rent), lease: made.leaseId, rows: [made.row] }] });
    expect(await match([deposit])).toMatchObject([{ ...known, certain: true }]);
    expect((await client.income.list({ from: "2026-01-01", to: "2026-12-31" })).total).toBe(2);
  });

  it("is known when it goes back, and what was kept of it is no movement of the bank", async () => {
    const { leaseId: id } = await house();
    const move = (kind: "received" | "returned" | "retained", amount: string, movedOn: string) =>
      client.leases.moveDeposit({ id, kind, amount, movedOn, confirm: ["DEPOSIT_ABOVE_AGREED"] });
    await move("received", "1760.00", "2026-11-02");
    await move("returned", "1000.00", "2026-11-10");
    await move("retained", "760.00", "2026-11-10");
    const back = line({ amount: "-1000.00", bookedOn: "2026-11-11", text: "Kaution zurück", account: null });
    expect(await match([back])).toMatchObject([
      { state: "deposit", certain: false, recordedOn: "2026-11-10" },
    ]);
    expect(await match([{ ...back, amount: "-760.00" }])).toMatchObject([{ state: "out" }]);
  });

  it("is proposed while it is agreed and due, and never certain", async () => {
    const { leaseId: id } = await house();
    const { version } = await client.leases.get({ id });
    await client.leases.update({ id, version, deposit: "1760.00" });
    expect(await match([deposit])).toMatchObject([{ state: "deposit", certain: false, recordedOn: null }]);
    // A deposit entered as an income of the books instead of at the lease is found all the same.
    const { property } = await client.leases.get({ id });
    await client.income.create({
      propertyId: property.id,
      category: "deposit",
      amount: "1760.00",
      currency: "EUR",
      date: "2026-11-03",
      method: "bank_transfer",
    });
    expect(await match([deposit])).toMatchObject([{ state: "recorded", how: "otherwise" }]);
  });
});
