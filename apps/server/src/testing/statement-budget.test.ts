import { randomUUID } from "node:crypto";

import { contract } from "@keystead/contract";
import type { NewProperty } from "@keystead/contract/properties";
import { BulkMade } from "@keystead/contract/bulk";
import { plainDate } from "@keystead/domain/calendar";
import { auditedActions, auditedEntities, everyAuditedEntity } from "@keystead/domain/history";
import { noPurchase } from "@keystead/domain/properties";
import { superuserAt } from "@keystead/testkit/real-postgres";
import { portfolioTables } from "@keystead/samples/portfolio-tables";
import { isContractProcedure } from "@orpc/contract";
import { sql } from "#kernel/db/drizzle.ts";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { audit } from "#kernel/db/schema/index.ts";
import { registry } from "#features.ts";
import { storePortfolio } from "#features/sample/index.ts";
import { allCases } from "./cases/all-cases.ts";
import type { CountedStatements } from "./cases/feature-cases.ts";
import { pdfOf, storedFile } from "./files/uploads.ts";
import { unscopedScans } from "./statements/unscoped-scans.ts";
import { watchStatements } from "./statements/watch-statements.ts";
import type { StatementWatch } from "./statements/watch-statements.ts";
import { memberSession } from "./records/membership.ts";
import { holidayHouse } from "./records/holiday-house.ts";
import { turnoverHost } from "./records/turnover-host.ts";
import { rentedFlat } from "./records/rented-flat.ts";
import { testApp } from "./test-app.ts";
import type { TestApp, TestClient } from "./test-app.ts";

/**
 * The maximum number of statements of one request, whatever the number of rows. Reads are counted without one `begin`
 * and `commit`, which most of them do not send; writes with them.
 */
const READ_BUDGET = 6;
const WRITE_BUDGET = 20;

let app: TestApp;
let client: TestClient;
let statements: StatementWatch;
let flat: Awaited<ReturnType<typeof rentedFlat>>;
let holiday: Awaited<ReturnType<typeof holidayHouse>>;
let bookingId: string;
let quotedBooking: Readonly<Record<"propertyId" | "unitId" | "checkIn" | "checkOut", string>>;
let leaseId: string;
let transferId: string;
let taskId: string;
/** The record that each feature created for its reads. */
const records = new Map<CountedStatements, string>();
let fileId: string;
let houseFiles: { readonly on: "property"; readonly onId: string };

beforeAll(async () => {
  app = await testApp();
  if (app.db.kind !== "postgres") throw new Error("The count needs the pool.");
  statements = watchStatements(app.db);
  const me = await app.signUp();
  client = app.client(me);
  flat = await rentedFlat(client);
  holiday = await holidayHouse(client);
  ({ id: bookingId } = await holiday.book("2026-06-01", "2026-06-04"));
  quotedBooking = {
    propertyId: holiday.propertyId,
    unitId: holiday.garden,
    checkIn: "2026-06-01T15:00",
    checkOut: "2026-06-04T11:00",
  };
  const { id, rows } = await flat.lease({ deposit: "1900.00" });
  leaseId = id;
  ({ transferId } = await client.leases.recordPayment({ id, rows: [rows[0]?.ref ?? ""], method: "cash" }));
  for (const { statements: counted } of allCases)
    if (counted !== undefined)
      records.set(counted, await counted.ready({ client, propertyId: flat.propertyId }));
  taskId = (await client.tasks.create({ description: "Call", leaseId })).id;
  houseFiles = { on: "property", onId: flat.propertyId };
  await storedFile(app, me, { ...houseFiles, content: pdfOf(100) });
  // The later one of two files, so that an earlier one exists.
  app.clock.advance(1_000);
  fileId = (await storedFile(app, me, { ...houseFiles, content: pdfOf(100) })).id;
});
afterAll(() => app.close());

const house: NewProperty = {
  name: "House",
  rentalMode: "monthly",
  address: "",
  city: "Bonn",
  country: "DE",
  propertyType: "residential",
  currency: "EUR",
  timezone: "Europe/Berlin",
  checkInTime: "15:00",
  checkOutTime: "11:00",
  minGapMinutes: 180,
  cleaningMinutes: 180,
  notes: "",
  status: "active",
  ...noPurchase,
};
const rooms = { bedrooms: null, bathrooms: null, sizeSqm: null, floor: "", maintenance: false };
const person = { name: "Tenant", email: "", phone: "", notes: "" };
const bankLine = {
  ownAccount: null,
  bookedOn: "2026-03-01",
  amount: "10.00",
  currency: "EUR",
  name: "Tenant",
  account: null,
};

const reads: readonly (readonly [string, () => Promise<unknown>])[] = [
  ["list of properties", () => client.properties.list({ limit: 100 })],
  ["page of properties behind the last", () => client.properties.list({ page: 9 })],
  ["names of properties", () => client.properties.names({ id: flat.propertyId })],
  ["choices of properties", () => client.properties.choices({})],
  ["property", () => client.properties.get({ id: flat.propertyId })],
  ["page of a property", () => client.properties.overview({ id: flat.propertyId })],
  ["neighbours of a property", () => client.properties.neighbours({ id: flat.propertyId })],
  ["what a property takes with it", () => client.properties.deletion({ id: flat.propertyId })],
  ["list of units", () => client.units.list({ limit: 100 })],
  ["places that are let and empty", () => client.units.rentables({ limit: 100 })],
  ["names of units", () => client.units.names({ id: flat.unitId })],
  ["list of tenants", () => client.tenants.list({ limit: 100 })],
  ["page of tenants behind the last", () => client.tenants.list({ page: 9 })],
  ["names of tenants", () => client.tenants.names({ id: flat.tenantId })],
  ["tenant", () => client.tenants.get({ id: flat.tenantId })],
  ["page of a tenant", () => client.tenants.overview({ id: flat.tenantId })],
  ["timeline of a tenant", () => client.tenants.timeline({ id: flat.tenantId, only: "payments" })],
  ["neighbours of a tenant", () => client.tenants.neighbours({ id: flat.tenantId })],
  ["neighbours among those who owe", () => client.tenants.neighbours({ id: flat.tenantId, owes: "true" })],
  ["list of leases", () => client.leases.list({ limit: 100 })],
  ["leases with the rent of a year", () => client.leases.list({ limit: 100, due: "2026" })],
  ["names of leases", () => client.leases.names({ id: leaseId })],
  ["neighbours of a lease", () => client.leases.neighbours({ id: leaseId, sort: "tenant" })],
  ["neighbours by balance", () => client.leases.neighbours({ id: leaseId })],
  ["lease", () => client.leases.get({ id: leaseId })],
  [
    "next mail to a tenant",
    () => client.leases.previewReminder({ id: leaseId, beforeDays: 3, afterDays: 5 }),
  ],
  ["letter to a tenant", () => client.letters.preview({ id: leaseId, kind: "statement" })],
  [
    "record of a handover",
    () => client.letters.preview({ id: leaseId, kind: "handover", handover: "move_in" }),
  ],
  ["letterhead", () => client.letters.letterhead({})],
  ["explained balance", () => client.leases.balance({ id: leaseId, asOf: "2026-12-31" })],
  ["cleaners", () => client.cleaners.list({ limit: 100 })],
  ["payouts", () => client.turnovers.payouts({})],
  ["turnovers of a month", () => client.turnovers.list({ from: "2026-03-01", to: "2026-03-31" })],
  ["list of income", () => client.income.list({ limit: 100 })],
  ["sums of income", () => client.income.sums({})],
  ["list of expenses", () => client.expenses.list({ limit: 100 })],
  ["sums of expenses", () => client.expenses.sums({})],
  ["series of expenses", () => client.recurring.list({ book: "expense", limit: 100 })],
  ["what is proposed", () => client.recurring.proposals({ book: "expense", limit: 100 })],
  ["list of bookings", () => client.bookings.list({ limit: 100 })],
  ["names of bookings", () => client.bookings.names({ id: bookingId })],
  ["the guests of a booking", () => client.guests.get({ bookingId })],
  ["the lines of a booking", () => client.bookingLines.get({ bookingId })],
  ["how long guests are kept", () => client.guests.retention({})],
  ["the margin of cleaning", () => client.income.cleaning({ from: "2026-01", through: "2026-06" })],
  ["a booking", () => client.bookings.get({ id: bookingId })],
  [
    "what a stay would come to",
    () => client.bookings.quote({ ...quotedBooking, dailyRate: "80.00", id: bookingId }),
  ],
  ["calendar of four weeks", () => client.bookings.calendar({ from: "2026-06-01", days: 28 })],
  ["who comes and leaves", () => client.bookings.outlook({})],
  ["the address of a calendar", () => client.bookings.feed({ propertyId: holiday.propertyId })],
  ["seasons", () => client.seasons.list({ propertyId: holiday.propertyId })],
  ["expenses of twelve months", () => client.expenses.months({ last: "2026-12" })],
  [
    "expenses by category",
    () =>
      client.expenses.categories({
        from: "2026-12-01",
        to: "2026-12-31",
        beforeFrom: "2026-11-01",
        beforeTo: "2026-11-30",
      }),
  ],
  ["income of twelve months", () => client.income.months({ last: "2026-12" })],
  ["history of a property", () => client.history.property({ id: flat.propertyId })],
  ["history of a unit", () => client.history.unit({ id: flat.unitId })],
  ["history of a tenant", () => client.history.tenant({ id: flat.tenantId })],
  ["history of a lease", () => client.history.lease({ id: leaseId })],
  ["history of a payment", () => client.history.payment({ id: transferId })],
  ["history of a task", () => client.history.task({ id: taskId })],
  ["all that was done", () => client.history.activity({ limit: 100 })],
  ["who did anything", () => client.history.people({})],
  ["list of files", () => client.documents.list({ on: "lease", onId: leaseId })],
  ["files of a task", () => client.documents.list({ on: "task", onId: taskId })],
  ["files of a unit", () => client.documents.list({ on: "unit", onId: flat.unitId })],
  [
    "files behind the ones that are known",
    () => client.documents.list({ ...houseFiles, limit: 1, before: fileId }),
  ],
  ["files of a property", () => client.documents.list({ on: "property", onId: flat.propertyId })],
  [
    "lines of a statement",
    () => client.statements.match({ lines: [{ ...bankLine, text: "rent", returned: false }] }),
  ],
  ["exchange rates", () => client.fx.grid({})],
  [
    "what a rate would do",
    () =>
      client.fx.preview({
        changes: [{ period: "2026-03", base: "EUR", quote: "CHF", rate: "0.95", version: null }],
      }),
  ],
  ["what a report would hold", () => client.exports.preview({ report: "income", period: "2026" })],
  ["portfolio", () => client.portfolio.get({})],
  ["analytics", () => client.analytics.get({})],
  [
    "analytics of a year, with all that is compared",
    () => client.analytics.get({ view: "advanced", period: "2026" }),
  ],
  ["rows behind what was earned", () => client.analytics.rows({ metric: "accrual_noi", limit: 100 })],
  ["rows behind a payback", () => client.analytics.rows({ metric: "payback", limit: 100 })],
  ["profile", () => client.accounts.profile({})],
  ["subscription", () => client.accounts.subscription({})],
  ["list of sessions", () => client.accounts.sessions({})],
  ["bell", () => client.notices.list({})],
  ["what somebody hears of", () => client.notices.settings({})],
  ["the archive of the workspace", () => client.ownData.dataExport({})],
  ["the archive of a year", () => client.ownData.dataExport({ year: 2026 })],
  ["the archive of a tenant", () => client.ownData.dataExport({ tenantId: flat.tenantId })],
  ["what goes with the account", () => client.ownData.accountParts({})],
  ["list of workspaces", () => client.accounts.workspaces({})],
  ["people", () => client.people.list({})],
  ...allCases.flatMap(({ statements: counted }) =>
    (counted?.reads ?? []).map(([name, read]): readonly [string, () => Promise<unknown>] => [
      name,
      () => read({ client, propertyId: flat.propertyId }, (counted && records.get(counted)) ?? ""),
    ]),
  ),
];

describe("statements of a read", () => {
  const count = async (read: () => Promise<unknown>): Promise<number> => {
    const sent = await statements.during(read);
    return sent.length - (sent.some(({ text }) => text.startsWith("begin")) ? 2 : 0);
  };

  it.each(reads)("%s: at most six", async (_name, read) => {
    expect(await count(read)).toBeLessThanOrEqual(READ_BUDGET);
  });

  it("are as many for fifty rows as for one", async () => {
    const counted = async () => {
      const counts: Record<string, number> = {};
      for (const [name, read] of reads) counts[name] = await count(read);
      return counts;
    };
    const few = await counted();
    await fillWith(49);
    expect((await client.leases.list({ limit: 100 })).items).toHaveLength(50);
    expect(await counted()).toEqual(few);
  });
});

/** Houses with a let flat each, rent rows, payments and their income. */
async function fillWith(houses: number): Promise<void> {
  const [membership] = (await client.accounts.workspaces({})).items;
  if (membership === undefined) throw new Error("no workspace");
  const lease = {
    tenant: { name: "Tenant", email: "tenant@example.com", phone: "" },
    startsOn: plainDate("2026-01-01"),
    endsOn: null,
    rentMinor: 95_000,
    chargesMinor: 0,
    depositMinor: 95_000,
    paymentDay: 1,
    behind: true,
  };
  const tables = portfolioTables({
    today: plainDate("2026-03-10"),
    newId: randomUUID,
    properties: Array.from({ length: houses }, (_, n) => ({
      ...house,
      name: `House ${n}`,
      country: "DE",
      stays: [],
      costs: [],
      units: [{ name: "Flat", bedrooms: 1, sizeSqm: 40, floor: "", maintenance: false, lease }],
    })),
  });
  await app.db.asSystem((tx) =>
    tx.execute(sql`insert into document (workspace_id, property_id, unit_id, lease_id, task_id, kind, name, format, bytes, sha256, file_id, created_at)
      select ${membership.id}::uuid, case when n % 4 < 2 then ${flat.propertyId}::uuid end, case when n % 4 = 1 then ${flat.unitId}::uuid end,
        case when n % 4 = 2 then ${leaseId}::uuid end, case when n % 4 = 3 then ${taskId}::uuid end,
        'other', n || '.pdf', 'pdf', 1, ${"0".repeat(64)}, gen_random_uuid(), timestamptz '2026-01-01'
      from generate_series(1, ${houses * 4}) n`),
  );
  await app.db.asSystem((tx) =>
    storePortfolio(
      { tx, scope: { workspaceId: membership.id, userId: null }, now: new Date("2026-03-10T09:00:00Z") },
      tables,
      app.deps,
    ),
  );
}

/** Every verb once, in an order in which each finds the records that it needs. */
async function eachWrite(
  write: (name: string, work: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const landlord = await app.signUp();
  const client = app.client(landlord);
  // As the browser sends it, with an idempotency key: the most expensive form.
  const create = (path: string, body: unknown) => async () => {
    const headers = { "idempotency-key": randomUUID() };
    const answer = await app.call(`/api/v1${path}`, { body, session: landlord, headers });
    expect(answer.status, await answer.clone().text()).toBe(200);
  };
  const { propertyId, unitId, tenantId } = await rentedFlat(client, "Written house");
  const rentable = { propertyId, unitId, tenantId };
  await write("create property", create("/properties", house));
  await write("update property", () =>
    client.properties.update({ ...house, id: propertyId, version: 1, timezone: "Europe/Rome" }),
  );
  await write("create unit", create("/units", { propertyId, name: "2", ...rooms }));
  await write("update unit", () =>
    client.units.update({ id: unitId, version: 1, name: "3", ...rooms, archived: false }),
  );
  await write("create tenant", create("/tenants", { propertyId, ...person }));
  await write("update tenant", () =>
    client.tenants.update({ id: tenantId, version: 1, propertyId, ...person }),
  );

  const terms = { ...rentable, monthlyRent: "950.00", paymentDay: 1 };
  await write("create lease", create("/leases", { ...terms, startsOn: "2020-01-01", endsOn: "2020-12-31" }));
  const { tenantId: _known, ...alone } = terms;
  const past = { startsOn: "2019-01-01", endsOn: "2019-12-31" };
  await write("create lease with its tenant", create("/leases", { ...alone, ...past, tenant: person }));
  const credit = { trackFrom: "2021-06", opening: "-100.00" };
  await write(
    "create lease with a credit",
    create("/leases", { ...terms, ...credit, startsOn: "2021-01-01", endsOn: "2021-12-31" }),
  );
  const { id } = await client.leases.create({
    ...terms,
    startsOn: "2025-01-01",
    trackFrom: "2025-01",
    deposit: "1900.00",
  });
  const now = () => client.leases.get({ id });
  const version = async () => (await now()).version;
  const change = {
    ...rentable,
    startsOn: "2025-01-01",
    currency: "EUR",
    deposit: "1900.00",
    graceDays: 3,
    notes: "",
  };
  let at = await version();
  await write("update lease", () =>
    client.leases.update({ id, version: at, ...change, paymentDay: 5, proration: "actual_days" }),
  );
  at = await version();
  await write(
    "change the rent",
    create(`/leases/${id}/rent-steps`, { version: at, amount: "990.00", effectiveOn: "2026-06-01" }),
  );
  at = await version();
  await write("end lease", () => client.leases.end({ id, version: at, endsOn: "2026-12-31" }));
  at = await version();
  await write("extend lease", () => client.leases.extend({ id, version: at, endsOn: "2027-12-31" }));
  // The tenant of this test has no email address; switching reminders off writes as much.
  await write("set the reminders", () =>
    client.leases.setReminder({ id, version: 1, beforeDays: null, afterDays: null }),
  );
  await write(
    "add a charge",
    create(`/leases/${id}/charges`, { dueOn: "2026-03-01", amount: "40.00", note: "Water" }),
  );
  const [first, second, third, coming] = (await now()).rows;
  const coming12 = (await now()).rows.at(-1);
  const rows = [first?.ref, second?.ref];
  await write("mark two rows paid", create(`/leases/${id}/payments`, { rows, method: "cash" }));
  await write("waive a month", create(`/leases/${id}/write-downs`, { rows: [third?.ref], note: "Mould" }));
  await write(
    "pay a month ahead",
    create(`/leases/${id}/payments`, { rows: [coming12?.ref ?? coming?.ref], method: "cash" }),
  );
  const [payment] = (await now()).payments;
  const paymentId = payment?.id ?? "";
  await write("change a payment", () =>
    client.leases.changePayment({
      id: paymentId,
      version: 1,
      amount: "900.00",
      paidOn: "2026-01-02",
      method: "cash",
      note: "",
    }),
  );
  await write(
    "refund",
    create(`/transfers/${payment?.transferId}/refunds`, {
      amount: "100.00",
      confirm: ["REFUND_REOPENS_ROW"],
    }),
  );
  const refundId = (await now()).payments.flatMap(({ refunds }) => refunds)[0]?.id ?? "";
  await write("delete a refund", () => client.leases.deleteRefund({ id: refundId }));
  await write("delete a payment", () => client.leases.deleteTransfers({ ids: [payment?.transferId ?? ""] }));
  const months = (await now()).months.filter(({ period }) => period <= "2026-02");
  const open = months.reduce((sum, month) => sum + Number(month.outstanding), 0).toFixed(2);
  await write(
    "record months that were paid long ago",
    create(`/leases/${id}/payment-history`, { through: "2026-02", amount: open, method: "cash" }),
  );
  const ids = (await now()).transfers.slice(-1).map((transfer) => transfer.id);
  await write("delete several payments", () => client.leases.deleteTransfers({ ids }));
  const { writeDowns, rows: standing } = await now();
  await write("delete a write-down", () => client.leases.deleteWriteDown({ id: writeDowns[0]?.id ?? "" }));
  const charge = standing.find(({ note }) => note === "Water");
  await write("delete a charge", () => client.leases.deleteCharge({ id: charge?.ref ?? "" }));
  await write(
    "receive the deposit",
    create(`/leases/${id}/deposit-movements`, { kind: "received", amount: "1900.00" }),
  );
  await write(
    "keep a part of it for rent",
    create(`/leases/${id}/deposit-movements`, { kind: "retained", amount: "100.00", rows: [third?.ref] }),
  );
  const cell = { period: "2026-03", base: "EUR", quote: "CHF" };
  await write("enter an exchange rate", () =>
    client.fx.save({ changes: [{ ...cell, rate: "0.95", version: null }] }),
  );
  const changes = [{ ...cell, rate: null, version: 1 }];
  await write("clear an exchange rate", () => client.fx.save({ changes }));
  const stored = (await now()).depositAccount.movements.find(({ kind }) => kind === "retained");
  await write("delete what was kept", () => client.leases.deleteDepositMovement({ id: stored?.id ?? "" }));

  const lease = { on: "lease", onId: id } as const;
  const file = await storedFile(app, landlord, { ...lease, content: pdfOf(100) });
  await write("upload a file", () =>
    storedFile(app, landlord, { ...lease, content: pdfOf(100), key: randomUUID() }),
  );
  await write("rename a file", () =>
    client.documents.update({ id: file.id, version: 1, name: "Contract", kind: "lease_agreement" }),
  );
  const ofHouse = await storedFile(app, landlord, {
    on: "property",
    onId: propertyId,
    content: pdfOf(100),
  });
  await write("put a file on a unit", () => client.documents.update({ id: ofHouse.id, version: 1, unitId }));
  let fileTrash = "";
  await write("delete a file", async () => {
    fileTrash = (await client.documents.delete({ id: file.id })).trashId;
  });
  await write("put the file back", () => client.trash.restore({ id: fileTrash }));

  const unused = await client.leases.create({ ...terms, startsOn: "2030-01-01", confirm: ["LEASE_OVERLAP"] });
  let trashId = "";
  await write("delete a lease", async () => ({ trashId } = await client.leases.delete({ id: unused.id })));
  await write("put it back", () => client.trash.restore({ id: trashId }));
  const { id: spare } = await client.tenants.create({ propertyId, ...person });
  await write("delete a tenant", () => client.tenants.delete({ id: spare }));
  const attic = await client.units.create({ propertyId, name: "Attic", ...rooms });
  for (const { statements: counted } of allCases)
    await counted?.writes(write, { client, propertyId, unitId: attic.id, tenantId, create });
  const pay = [{ unitId: attic.id, amount: "20.00", weekendAmount: null }];
  const rentables = [{ propertyId, unitId: attic.id }];
  await write(
    "add a cleaner",
    create("/cleaners", { name: "Rosa", language: "es", currency: "EUR", unitPay: pay, rentables }),
  );
  const cleanerId = (await client.cleaners.list({})).items[0]?.id ?? "";
  await write("change a cleaner", () => client.cleaners.update({ id: cleanerId, version: 1, phone: "1" }));
  const toClean = { propertyId, startsAt: "2026-03-01T11:00" };
  await write("add a turnover", create("/turnovers", toClean));
  const [turnover] = (await client.turnovers.list({ from: "2026-03-01", to: "2026-03-01" })).items;
  const turnoverId = turnover?.id ?? "";
  await write("give a turnover away", () =>
    client.turnovers.update({ id: turnoverId, version: 1, cleanerId, fee: "20" }),
  );
  await write("write a checklist", () => client.checklists.save({ propertyId, version: 0, rooms: [] }));
  await write("clean by the standard again", () =>
    client.checklists.save({ propertyId, version: 1, rooms: null }),
  );
  const { version: accessVersion } = await client.accessNotes.get({ propertyId });
  await write("say how to get in", () =>
    client.accessNotes.save({ propertyId, version: accessVersion, note: "Key box left of the door" }),
  );
  await write("tick a line", () =>
    client.checklists.tick({ id: turnoverId, itemId: "fridge", ticked: true }),
  );
  await write("mark a turnover as done", () => client.turnovers.act({ id: turnoverId, act: "done" }));
  await write("approve a payout", () =>
    client.turnovers.setApproved({ turnovers: [{ id: turnoverId, version: 3 }], approved: true }),
  );
  await write("pay a payout", () =>
    client.turnovers.pay({
      turnovers: [{ id: turnoverId, version: 4 }],
      paidOn: "2026-03-02",
      method: "cash",
    }),
  );
  const byRule = await client.turnovers.create({ ...toClean, unitId: attic.id });
  let assignmentId = "";
  await write("give turnovers away as proposed", async () => {
    const turnovers = [{ id: byRule.id, version: 1, cleanerId }];
    const { undoId } = await client.turnovers.assignProposed({
      turnovers,
      confirm: ["CLEANER_DOUBLE_BOOKED"],
    });
    assignmentId = undoId ?? "";
  });
  await write("take them back", () => client.turnovers.undoAssignment({ id: assignmentId }));
  await client.turnovers.delete({ id: byRule.id });
  const spare2 = await client.turnovers.create(toClean);
  await write("delete a turnover", () => client.turnovers.delete({ id: spare2.id }));
  await write("make a cleaner's link", () => client.cleaners.makeLink({ id: cleanerId }));
  await write("revoke it", () => client.cleaners.revokeLink({ id: cleanerId }));
  await write("archive a cleaner", () =>
    client.cleaners.setArchived({ id: cleanerId, version: 2, archived: true }),
  );
  const { id: another } = await client.cleaners.create({ name: "Lea", language: "fr", currency: "EUR" });
  await write("delete a cleaner", async () => ({ trashId } = await client.cleaners.delete({ id: another })));
  await write("put the cleaner back", () => client.trash.restore({ id: trashId }));
  const bill = { propertyId, amount: "90.00", currency: "EUR", date: "2026-03-02" };
  for (const [book, verbs, make] of [
    ["income", client.income, () => client.income.create({ ...bill, category: "other", method: "cash" })],
    ["expense", client.expenses, () => client.expenses.create({ ...bill, category: "repairs" })],
  ] as const) {
    let [id, back] = ["", ""];
    await write(`add ${book}`, async () => ({ id } = await make()));
    await write(`give back a part of ${book}`, async () => {
      ({ id: back } = await verbs.reverse({ id, amount: "10.00", date: "2026-03-03" }));
    });
    await write(`change ${book}`, () =>
      verbs.update({ id, version: 1, amount: "95.00", date: "2026-02-02" }),
    );
    await write(`change several of ${book}`, () =>
      verbs.change({ records: [{ id, version: 2, nature: "pass_through" }] }),
    );
    await write(`delete ${book}`, async () => ({ trashId } = await verbs.delete({ ids: [id, back] })));
    await write(`put ${book} back`, () => client.trash.restore({ id: trashId }));
  }
  const both = [null, attic.id].map((unitId) => ({ propertyId, unitId }));
  let split = "";
  await write("split a bill", async () => {
    const made = {
      ...bill,
      amount: "50.00",
      category: "repairs",
      split: { by: "equal", parts: both },
    } as const;
    ({ id: split } = await client.expenses.create(made));
  });
  await write("make one of a split bill", () =>
    client.expenses.update({ id: split, version: 1, split: null, propertyId, unitId: null }),
  );
  let [series, turns] = ["", ""];
  const rule = { ...bill, book: "expense", category: "insurance", firstDate: "2026-01-31" } as const;
  const { date: _date, ...monthly } = { ...rule, everyMonths: 1 };
  await write("begin a series", async () => ({ id: series } = await client.recurring.create(monthly)));
  await write("change a series", () => client.recurring.update({ id: series, version: 1, notes: "Yearly" }));
  await write("accept what is proposed", async () => {
    const item = { recurringId: series, number: 0, amount: "96.00", date: "2026-01-31", keep: true };
    ({ undoId: turns } = await client.recurring.accept({ items: [item] }));
  });
  await write("take that back", () => client.recurring.undo({ id: turns }));
  await write("skip what is proposed", () =>
    client.recurring.skip({ items: [{ recurringId: series, number: 0 }] }),
  );
  await write("delete a series", async () => ({ trashId } = await client.recurring.delete({ id: series })));
  await write("put a series back", () => client.trash.restore({ id: trashId }));
  await eachBookingWrite(write);
  await write("delete a unit", async () => ({ trashId } = await client.units.delete({ id: attic.id })));
  await write("put the unit back", () => client.trash.restore({ id: trashId }));
  await write("anonymise a tenant", () => client.tenants.anonymise({ id: tenantId, version: 2 }));
  const properties = (await client.properties.list({})).items.map(({ id, version }) => ({ id, version }));
  await write("set the status of several properties", async () => {
    const { changed } = await client.properties.setStatus({ status: "inactive", properties });
    expect(changed.length).toBeGreaterThan(1);
  });
  await write("delete a property", () => client.properties.delete({ id: propertyId, name: house.name }));
  const profile = await client.accounts.profile({});
  await write("change the profile", () =>
    client.accounts.changeProfile({ version: profile.version, baseCurrency: "CHF" }),
  );
  const newcomer = { email: "asked@example.org", role: "assistant", language: "en" } as const;
  await write("invite somebody", create("/members/invitations", newcomer));
  const [invited] = (await client.people.list({})).invitations;
  await write("send an invitation again", () => client.people.resend({ id: invited?.id ?? "" }));
  await write("withdraw an invitation", () => client.people.withdraw({ id: invited?.id ?? "" }));
  const memberships = (await client.accounts.workspaces({})).current;
  await memberSession(app, memberships, "assistant");
  const member = (await client.people.list({})).people.at(-1);
  await write("remove somebody", () => client.people.remove({ id: member?.userId ?? "" }));
  await write("change the plan", () => client.accounts.changePlan({ plan: "starter" }));
  await write("end other sessions", () => client.accounts.endOtherSessions({}));
}

/** A whole grid at once: four kinds of record, each inserted and audited, however many lines it has. */
const BATCH_BUDGET = 22;

it("takes the same statements for a list of fifty records as for one of two, in and back", async () => {
  let day = 0;
  const list = (count: number) =>
    Array.from({ length: count }, () => {
      day += 1;
      const date = new Date(Date.UTC(2022, 0, day)).toISOString().slice(0, 10);
      return {
        propertyId: flat.propertyId,
        category: "repairs",
        amount: "9.00",
        currency: "EUR",
        date,
      } as const;
    });
  const countOf = async (count: number) => {
    let undoId = "";
    const made = await statements.during(async () => {
      ({ undoId } = await client.expenses.createBulk({ rows: list(count) }));
    });
    const back = await statements.during(() => client.expenses.undoBulk({ id: undoId }));
    return [made.length, back.length];
  };
  expect(await countOf(50)).toEqual(await countOf(2));
});

it("gives away fifty turnovers in the statements it takes for two, and takes them back so", async () => {
  const host = await turnoverHost(app);
  const rosa = { name: "Rosa", language: "es", currency: "EUR" } as const;
  const rentables = [{ propertyId: host.propertyId, unitId: null }];
  const { id: cleanerId } = await host.client.cleaners.create({ ...rosa, rentables });
  const countOf = async (count: number) => {
    const turnovers: { id: string; version: number; cleanerId: string }[] = [];
    for (let at = 0; at < count; at += 1) {
      const startsAt = `2027-${String(1 + Math.floor(at / 28)).padStart(2, "0")}-${String(1 + (at % 28)).padStart(2, "0")}T10:00`;
      const { id, version } = await host.client.turnovers.create({ propertyId: host.propertyId, startsAt });
      turnovers.push({ id, version, cleanerId });
    }
    const confirm = ["CLEANER_DOUBLE_BOOKED"];
    let undoId = "";
    const given = await statements.during(async () => {
      undoId = (await host.client.turnovers.assignProposed({ turnovers, confirm })).undoId ?? "";
    });
    const back = await statements.during(() => host.client.turnovers.undoAssignment({ id: undoId }));
    return [given.length, back.length];
  };
  expect(await countOf(50)).toEqual(await countOf(2));
});

it("takes the same statements for a grid of fifty lines as for one of two", async () => {
  const landlord = await app.signUp();
  const add = (lines: number) => async () => {
    const rows = Array.from({ length: lines }, (_, n) => ({
      property: `Batch ${Math.floor(n / 2)}`,
      city: "",
      rentalMode: "monthly",
      lease: { tenant: `Tenant ${n}`, monthlyRent: "950.00", paymentDay: 1, startsOn: "2026-01-01" },
    }));
    const body = { currency: "EUR", timezone: "Europe/Berlin", country: null, rows };
    const headers = { "idempotency-key": randomUUID() };
    const answer = await app.call("/api/v1/properties/bulk", { body, session: landlord, headers });
    expect(answer.status, await answer.clone().text()).toBe(200);
    undoId = BulkMade.parse(await answer.json()).undoId;
  };
  const undo = () => app.client(landlord).bulk.undo({ id: undoId });
  let undoId = "";
  const counted: number[][] = [];
  for (const lines of [2, 50])
    counted.push([(await statements.during(add(lines))).length, (await statements.during(undo)).length]);
  const [few = [], many = []] = counted;
  expect(many).toEqual(few);
  expect(few[0]).toBeLessThanOrEqual(BATCH_BUDGET);
  expect(few[1]).toBeLessThanOrEqual(WRITE_BUDGET);
});

it("takes at most twenty statements for any write", async () => {
  const over: string[] = [];
  let verbs = 0;
  await eachWrite(async (name, work) => {
    const sent = await statements.during(work);
    verbs += 1;
    expect(sent.length, name).toBeGreaterThan(3);
    if (sent.length > WRITE_BUDGET) over.push(`${name}: ${sent.length}`);
  });
  expect(over).toEqual([]);
  expect(verbs).toBeGreaterThan(30);
  const order = () => client.ownData.orderDataExport({ tenantId: flat.tenantId });
  expect((await statements.during(order)).length).toBeLessThanOrEqual(WRITE_BUDGET);
});

/** Asked before a request has a workspace: which ones a person has. */
const ofAPerson = /owner_user_id"? = \$1/;

it("names the workspace in every scan of its tables, beside the policies", async () => {
  if (app.db.kind !== "postgres") throw new Error("The plans need PostgreSQL.");
  const { connectionString = "" } = app.db.pool.options;
  const superuser = new pg.Client({ connectionString: superuserAt(connectionString) });
  await superuser.connect();
  const sent = statements.distinct().filter(({ text }) => !ofAPerson.test(text));
  expect(sent.length).toBeGreaterThan(400);
  const tables = registry.tables.map(({ name }) => name);
  expect(await unscopedScans(superuser, { statements: sent, tables })).toEqual([]);
  // Such a scan is found where there is one.
  const byNameAlone = {
    text: "select 1 from tenant t join lease l on l.tenant_id = t.id where t.name = $1",
    values: ["Ada"],
  };
  const found = await unscopedScans(superuser, { statements: [byNameAlone], tables });
  expect(found.map(({ table }) => table).toSorted()).toEqual(["lease", "tenant"]);
  await superuser.end();
});

/**
 * Procedures that change no record of a workspace, or have no workspace whose audit could hold the entry. The archive
 * is audited when it is made; tests of the SEO Manager check its own entries.
 */
const withoutEntry = [
  "accounts.openSample",
  "accounts.closeSample",
  "fx.preview",
  "leads.capture",
  "leads.joinWaitlist",
  "ownData.orderDataExport",
  "notices.markRead",
  "notices.markAllRead",
  "notices.sendTest",
  "statements.match",
  "support.report",
];

it(
  "leaves an entry of the audit for any write, which names who did it and to what",
  { tags: ["extended"] },
  async () => {
    const audits = () => app.db.asSystem((tx) => tx.select().from(audit));
    const silent: string[] = [];
    const logged = app.logLines.length;
    let known = new Set((await audits()).map(({ id }) => id));
    const write = async (name: string, work: () => Promise<unknown>) => {
      await work();
      const all = await audits();
      const entries = all.filter(({ id }) => !known.has(id));
      known = new Set(all.map(({ id }) => id));
      const isDescribed = entries.every(
        ({ action, entity, entityId, userId }) =>
          userId !== null &&
          everyAuditedEntity.some((one) => one === entity) &&
          auditedActions.some((one) => one === action) &&
          (entityId !== null || auditedEntities.account.some((one) => one === entity)),
      );
      if (entries.length === 0 || !isDescribed) silent.push(name);
    };
    await eachWrite(write);
    await eachBulkWrite(write);
    await eachSeldomWrite(write);
    expect(silent).toEqual([]);
    const called = app.logLines.slice(logged).map((line): Logged => JSON.parse(line));
    const missed = writesIn(contract).filter(
      ({ method, route }) => !called.some((one) => one.method === method && route.test(one.route ?? "")),
    );
    const unasked = missed.map(({ name }) => name).filter((name) => !name.startsWith("seo."));
    expect(unasked).toEqual(withoutEntry);
  },
);

/** Each is several verbs in one transaction, and needs the statements of all of them. */
async function eachBulkWrite(
  write: (name: string, work: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const own = app.client(await app.signUp());
  const { propertyId, tenantId } = await rentedFlat(own, "House of several verbs");
  const { startsOn, ...terms } = { startsOn: "2020-01-01", monthlyRent: "10.00", paymentDay: 1 };
  const paid = { through: "2020-02", amount: "20.00", method: "cash" } as const;
  await write("make a lease whose months are paid", () =>
    own.leases.createPaid({
      ...terms,
      tenant: { id: tenantId },
      propertyId,
      startsOn,
      endsOn: "2020-02-29",
      paid,
    }),
  );
  const expense = {
    propertyId,
    category: "other",
    amount: "1.00",
    currency: "EUR",
    date: "2020-01-01",
  } as const;
  await write("bring a history", () =>
    own.bulk.bring({ timezone: "Europe/Berlin", country: null, expenses: [expense] }),
  );
}

/** Bookings, blocked nights and seasons of a house of their own. */
async function eachBookingWrite(
  write: (name: string, work: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const own = app.client(await app.signUp());
  const house = await holidayHouse(own, { name: "Stays" });
  const { propertyId } = house;
  let [id, trashId] = ["", ""];
  await write("book a stay", async () => ({ id } = await house.book("2026-07-01", "2026-07-04")));
  await write("move a stay", () => own.bookings.update({ id, version: 1, checkOut: "2026-07-05T11:00" }));
  await write("record what a guest paid", () =>
    own.bookings.recordPayment({ id, amount: "100.00", date: "2026-03-10", method: "cash" }),
  );
  const paymentId = (await own.bookings.get({ id })).payments[0]?.id ?? "";
  let back = "";
  await write("give something back to a guest", async () => {
    const { payments } = await own.bookings.refund({ id, paymentId, amount: "10.00", date: "2026-03-10" });
    back = payments.find(({ reversalOf }) => reversalOf !== null)?.id ?? "";
  });
  await write("take that out", () => own.bookings.deletePayment({ id, paymentId: back }));
  await write("cancel a stay", () => own.bookings.cancel({ id, version: 2, kept: "20.00" }));
  await write("reinstate it", () => own.bookings.reinstate({ id, version: 3 }));
  let other = "";
  await write("book another", async () => ({ id: other } = await house.book("2026-08-01", "2026-08-04")));
  await write("write down its guests", () => own.guests.save({ bookingId: other, version: 1, guests: [] }));
  const cleaningFee = { kind: "cleaning_fee", amount: "60.00" } as const;
  await write("write down its fees", () =>
    own.bookingLines.save({ bookingId: other, version: 2, lines: [cleaningFee] }),
  );
  await write("set how long guests are kept", () => own.guests.changeRetention({ months: 6 }));
  await write("delete a stay", async () => ({ trashId } = await own.bookings.delete({ id: other })));
  await write("put the stay back", () => own.trash.restore({ id: trashId }));
  const { id: throughChannel } = await house.book("2026-08-10", "2026-08-12");
  await own.bookingLines.save({
    bookingId: throughChannel,
    version: 1,
    lines: [cleaningFee, { kind: "tourist_tax", amount: "8.00" }, { kind: "channel_fee", amount: "24.00" }],
  });
  const paidOut = { ...bankLine, name: "Airbnb", bookedOn: "2026-03-10", amount: "204.00", number: 1 };
  let payoutId = "";
  await write("book what a channel paid out", async () => {
    const stays = [{ ...paidOut, stays: [{ booking: throughChannel, amount: "204.00" }] }];
    payoutId = (await own.statements.book({ stays })).undoId ?? "";
  });
  await write("take a payout back", () => own.statements.undo({ id: payoutId }));
  let undoId = "";
  const rows = [house.stay("2026-09-01", "2026-09-03"), house.stay("2026-09-03", "2026-09-05")];
  await write("book several", async () => ({ undoId } = await own.bookings.createBulk({ rows })));
  await write("take those back", () => own.bookings.undoBulk({ id: undoId }));
  let block = "";
  const nights = { propertyId, from: "2026-10-01", through: "2026-10-10" };
  await write("block nights", async () => ({ id: block } = await own.blockedDates.create(nights)));
  await write("block fewer", () => own.blockedDates.update({ id: block, version: 1, through: "2026-10-05" }));
  await write("free them", async () => ({ trashId } = await own.blockedDates.delete({ id: block })));
  await write("block them again", () => own.trash.restore({ id: trashId }));
  await write("make a calendar's address", () => own.bookings.saveFeed({ propertyId, withGuests: false }));
  await write("revoke it", () => own.bookings.revokeFeed({ propertyId }));
  let season = "";
  const summer = { propertyId, name: "Summer", startsOn: "2026-06-01", endsOn: "2026-08-31", rate: "90.00" };
  await write("make a season", async () => ({ id: season } = await own.seasons.create(summer)));
  await write("change a season", () => own.seasons.update({ id: season, version: 1, minStay: 3 }));
  await write("copy a season", () => own.seasons.copyToNextYear({ ids: [season] }));
  await write("delete a season", async () => ({ trashId } = await own.seasons.delete({ id: season })));
  await write("put the season back", () => own.trash.restore({ id: trashId }));
}

/**
 * Verbs not covered by the budget above: those that write as others do but more, and those that concern only a person.
 */
async function eachSeldomWrite(
  write: (name: string, work: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const landlord = await app.signUp();
  const own = app.client(landlord);
  const seldom = await rentedFlat(own, "Seldom house");
  const { propertyId } = seldom;
  const made = [
    await own.tenants.create({ propertyId, ...person }),
    await own.tenants.create({ propertyId, ...person }),
  ];
  await write("delete several tenants", () => own.tenants.deleteBulk({ ids: made.map(({ id }) => id) }));
  const other = await own.units.create({ propertyId, name: "Flat 2", ...rooms });
  const { id } = await seldom.lease({ startsOn: "2025-01-01", trackFrom: "2025-06", charges: "100.00" });
  const version = async () => (await own.leases.get({ id })).version;
  let at = await version();
  await write("track from an earlier month", () =>
    own.leases.trackFrom({ id, version: at, from: "2025-01" }),
  );
  at = await version();
  const add = [{ effectiveOn: "2027-01-01", amount: "980.00" }];
  await write("agree graduated rent", () => own.leases.changeRentSteps({ id, version: at, add }));
  at = await version();
  const clause = { id, effectiveOn: "2026-06-01", percent: "2" };
  await write("index the rent", () => own.leases.indexRent({ ...clause, version: at }));
  const { result } = await own.leases.previewSettlement({ id, year: 2025, share: "1320.00" });
  const letter = { id, year: 2025, share: "1320.00", result, dueOn: "2026-03-31", note: "2025" };
  await write("settle the charges of a year", () => own.leases.settleCharges(letter));
  await write("delete a settlement", () => own.leases.deleteSettlement({ id, year: 2025 }));
  at = await version();
  const moved = { id, movesOn: "2026-03-01", propertyId, unitId: other.id };
  await write("move a lease", () => own.leases.move({ ...moved, version: at }));
  await write("change the letterhead", () =>
    own.letters.changeLetterhead({ version: 1, senderName: "Seldom Lettings" }),
  );
  await app.db.asSystem((tx) =>
    tx.execute(sql`update "user" set email_verified = true where email = ${landlord.email}`),
  );
  const { tenantId } = seldom;
  const reader = await own.tenants.get({ id: tenantId });
  await own.tenants.update({ id: tenantId, version: reader.version, email: "reader@example.com" });
  const statement = { id, kind: "statement" } as const;
  await write("send a letter", async () => {
    const { fingerprint } = await own.letters.preview(statement);
    await own.letters.send({ ...statement, tenantId, fingerprint });
  });
  await write("have a letter drawn", () =>
    app.call(`/api/leases/${id}/letters`, { body: { kind: "statement" }, session: landlord }),
  );
  const { version: chosen } = await own.notices.settings({});
  const choices = [{ kind: "rent_due", app: false, email: false }] as const;
  await write("choose notices", () => own.notices.changeSettings({ version: chosen, choices: [...choices] }));
  const line = { property: "Batch", city: "", rentalMode: "monthly", lease: null } as const;
  let undoId = "";
  await write("add several", async () => {
    const sheet = { currency: "EUR", timezone: "Europe/Berlin", country: null, rows: [line] };
    ({ undoId } = await own.bulk.create(sheet));
  });
  let houseId = "";
  await write("add a property with its units", async () => {
    const units = [{ name: "Left" }, { name: "Right" }];
    const { property: name, rentalMode } = line;
    const house = { name, rentalMode, country: null, currency: "EUR", timezone: "Europe/Berlin" };
    ({ undoId: houseId } = await own.bulk.createProperty({ ...house, units }));
  });
  await write("take a property and its units back", () => own.bulk.undo({ id: houseId }));
  await write("take several back", () => own.bulk.undo({ id: undoId }));
  const record = { propertyId, amount: "12.00", currency: "EUR", date: "2026-01-09" };
  await write("add several incomes", async () => {
    const rows = [{ ...record, category: "other", method: "cash" } as const];
    ({ undoId } = await own.income.createBulk({ rows }));
  });
  await write("take several incomes back", () => own.income.undoBulk({ id: undoId }));
  await write("add several expenses", async () => {
    ({ undoId } = await own.expenses.createBulk({ rows: [{ ...record, category: "repairs" }] }));
  });
  await write("take several expenses back", () => own.expenses.undoBulk({ id: undoId }));
  const { rows: due } = await own.leases.get({ id });
  const open = due.find(({ outstanding }) => outstanding !== "0.00")?.ref ?? "";
  let bookingId = "";
  await write("book a line of a statement", async () => {
    const lines = [{ ...bankLine, number: 1, lease: id, rows: [open] }];
    bookingId = (await own.statements.book({ lines })).undoId ?? "";
  });
  await write("take a booking back", () => own.statements.undo({ id: bookingId }));
  const body = { email: landlord.email, password: landlord.password };
  expect((await app.call("/api/auth/sign-in/email", { body })).status).toBe(200);
  const elsewhere = (await own.accounts.sessions({})).items.find(({ current }) => !current);
  await write("end a session", () => own.accounts.endSession({ id: elsewhere?.id ?? "" }));
}

type Writing = { readonly name: string; readonly method: string; readonly route: RegExp };
type Logged = { readonly method?: string; readonly route?: string };

/** The procedures of the contract that are not GET. */
function writesIn(tree: unknown, at: readonly string[] = []): readonly Writing[] {
  if (!isContractProcedure(tree))
    return Object.entries(Object(tree)).flatMap(([key, part]) => writesIn(part, [...at, key]));
  const { method = "POST", path = "" } = tree["~orpc"].route;
  if (method === "GET") return [];
  return [
    { name: at.join("."), method, route: new RegExp(`^/api/v1${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`) },
  ];
}
