import { exportedLists, listColumns, columnsInSheet, type ExportedListName } from "@keystead/domain/exports";
import { languages } from "@keystead/domain/languages";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { csvLines } from "#testing/files/csv-lines.ts";
import { holidayHouse } from "#testing/records/holiday-house.ts";
import { rentedFlat } from "#testing/records/rented-flat.ts";
import { memberSession } from "#testing/records/membership.ts";
import { sheetCells } from "#testing/files/sheets.ts";
import { testApp, type TestApp, type TestClient, type TestSession } from "#testing/test-app.ts";
import { columnLabels, dataExportMessages } from "../export-messages.ts";

let app: TestApp;
let me: TestSession;
let client: TestClient;
let flat: Awaited<ReturnType<typeof rentedFlat>>;

beforeAll(async () => {
  app = await testApp({ now: "2026-03-10T09:00:00Z" });
});
afterAll(() => app.close());
beforeEach(async () => {
  me = await app.signUp();
  client = app.client(me);
  flat = await rentedFlat(client);
});

const post = (body: unknown, session: TestSession | null = me, headers: Record<string, string> = {}) =>
  app.call("/api/exports/list", { body, headers, ...(session === null ? {} : { session }) });

type Fields = Readonly<Record<string, unknown>>;

async function fileOf(list: ExportedListName, fields: Fields = {}): Promise<Buffer> {
  const answer = await post({ list, format: "csv", ...fields });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

const linesOf = async (list: ExportedListName, query: Fields = {}) => csvLines(await fileOf(list, { query }));

const expense = (fields: Partial<Parameters<TestClient["expenses"]["create"]>[0]> = {}) =>
  client.expenses.create({
    propertyId: flat.propertyId,
    unitId: flat.unitId,
    category: "repairs",
    amount: "64.80",
    currency: "EUR",
    date: "2026-03-02",
    notes: "Plumber",
    ...fields,
  });

describe("a list as a file [EXPO-01]", () => {
  it("has the rows of the filter in the order of the screen, and no others", async () => {
    const second = await rentedFlat(client, "Berg");
    await client.tenants.create({ propertyId: second.propertyId, name: "Bruno Berg", email: "b@x.example" });
    await flat.lease();
    expect((await linesOf("tenants")).map((line) => line["Tenant"])).toEqual([
      "Ada Adler",
      "Ada Adler",
      "Bruno Berg",
    ]);
    expect(
      (await linesOf("tenants", { propertyId: second.propertyId, sort: "-name", page: 1, limit: 25 })).map(
        (line) => [line["Tenant"], line["Property"], line["Email"]],
      ),
    ).toEqual([
      ["Bruno Berg", "Berg", "b@x.example"],
      ["Ada Adler", "Berg", ""],
    ]);
    expect(await linesOf("tenants", { owes: "true" })).toMatchObject([
      { Tenant: "Ada Adler", Property: "Lindenhof", Balance: "2850.00", Currency: "EUR", Unit: "Flat 1" },
    ]);
    expect(await linesOf("units", { state: "vacant" })).toMatchObject([{ Property: "Berg", Tenant: "" }]);
    expect((await linesOf("properties", { q: "linden" })).map((line) => line["Property"])).toEqual([
      "Lindenhof",
    ]);
  });

  it("agrees with what the screen sums up, in figures and words", async () => {
    const { id, rows } = await flat.lease({ charges: "140.00", deposit: "1900.00" });
    const january = rows.filter(({ period }) => period === "2026-01").map(({ ref }) => ref);
    await client.leases.recordPayment({ id, rows: january, paidOn: "2026-01-03", method: "bank_transfer" });
    const leases = await client.leases.list({ due: "2026-03" });
    expect(await linesOf("leases", { due: "2026-03" })).toMatchObject([
      {
        Status: "Active",
        "Monthly rent": leases.sums[0]?.monthlyRent,
        Overdue: leases.sums[0]?.overdue,
        Expected: leases.sums[0]?.rent?.expected,
        Settled: "0.00",
      },
    ]);
    // A transfer is one line, of rent and charges together.
    expect(await linesOf("income", { from: "2026-01-01", to: "2026-01-31" })).toMatchObject([
      {
        Date: "2026-01-03",
        Tenant: "Ada Adler",
        Category: "Rent; Utilities",
        "Rent month": "2026-01",
        "Payment method": "Bank transfer",
        Amount: "1090.00",
      },
    ]);
    await client.tasks.create({
      description: "Smoke alarm",
      propertyId: flat.propertyId,
      priority: "urgent",
    });
    expect(await linesOf("tasks", { status: "open" })).toMatchObject([
      { Task: "Smoke alarm", Status: "Pending", Priority: "Urgent", Property: "Lindenhof" },
    ]);
    const [entry] = await linesOf("activity", { kind: "task" });
    expect(entry).toMatchObject({ When: "2026-03-10 09:00", What: "Task added", Record: "Smoke alarm" });
  });

  it("takes bookings along by the clock of their property, with what they still owe", async () => {
    const house = await holidayHouse(client);
    const { id } = await house.book("2026-06-01", "2026-06-04", { guestName: "Yara H.", guestsCount: 2 });
    await client.bookings.recordPayment({ id, amount: "100.00", date: "2026-03-10", method: "cash" });
    const cancelled = await house.book("2026-07-01", "2026-07-02", { guestName: "Not coming" });
    await client.bookings.cancel({ id: cancelled.id, version: 1 });
    const [first, second] = await linesOf("bookings", { sort: "checkIn" });
    expect(first).toMatchObject({
      "Booking ID": id,
      Property: "Casa Azul",
      Unit: "Garden flat",
      Guest: "Yara H.",
      Guests: "2",
      "Check-in": "2026-06-01 15:00",
      "Check-out": "2026-06-04 11:00",
      "Time zone": "Europe/Lisbon",
      Nights: "3",
      Status: "Upcoming",
      Total: "240.00",
      Recorded: "100.00",
      Outstanding: "140.00",
      Payment: "Partly paid",
      Conflict: "",
    });
    expect(second).toMatchObject({ Guest: "Not coming", Status: "Cancelled", Total: "", Outstanding: "" });
    expect(await linesOf("bookings", { state: "cancelled" })).toHaveLength(1);
  });

  it("opens what a guest pays for a booking, and what its channel pays out, into columns", async () => {
    const house = await holidayHouse(client);
    const { id } = await house.book("2026-04-03", "2026-04-06");
    await house.book("2026-05-01", "2026-05-02");
    const lines = [
      { kind: "cleaning_fee", amount: "60.00", note: "" },
      { kind: "tourist_tax", amount: "12.00", note: "" },
      { kind: "discount", amount: "40.00", note: "" },
      { kind: "channel_fee", amount: "36.00", note: "" },
    ] as const;
    await client.bookingLines.save({ bookingId: id, version: 1, lines: [...lines] });
    const priced = {
      Total: "240.00",
      "Cleaning fee": "60.00",
      "Tourist tax": "12.00",
      Discount: "40.00",
      "Channel fee": "36.00",
      "Guest pays": "272.00",
      "Channel payout": "236.00",
      "Payout day": "2026-04-04",
      Outstanding: "200.00",
    };
    const plain = {
      Total: "80.00",
      "Cleaning fee": "",
      "Tourist tax": "",
      Discount: "",
      "Channel fee": "",
      "Guest pays": "80.00",
      "Channel payout": "",
      "Payout day": "",
    };
    const [first, second] = await linesOf("bookings", { sort: "checkIn" });
    expect(first).toMatchObject(priced);
    expect(second).toMatchObject(plain);
    const { version } = await client.bookings.get({ id });
    await client.bookings.cancel({ id, version });
    const [cancelled] = await linesOf("bookings", { state: "cancelled" });
    expect(cancelled).toMatchObject({
      "Booking ID": id,
      "Cleaning fee": "",
      "Guest pays": "",
      "Payout day": "",
    });
  });

  it("takes the week of turnovers along as the board has it, narrowed to a place, nobody or a mark, and each once", async () => {
    const house = await holidayHouse(client);
    const rosa = { name: "Rosa", language: "es", currency: "EUR", payBy: "job", amount: "34" } as const;
    const { id: cleanerId } = await client.cleaners.create({
      ...rosa,
      email: "rosa@x.example",
      notes: "Dog",
    });
    await house.book("2026-03-07", "2026-03-11", { guestName: "Yara H." });
    await house.book("2026-03-11", "2026-03-13", { guestsCount: 4 });
    const week = { from: "2026-03-09", to: "2026-03-15" };
    const [turnover] = (await client.turnovers.list(week)).items;
    if (turnover === undefined) throw new Error("no turnover");
    const { id, version } = turnover;
    await client.turnovers.update({ id, version, cleanerId, note: "Cot" });
    await client.turnovers.act({ id, act: "confirm" });
    const lines = await linesOf("turnovers", week);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatchObject({
      "Turnover ID": id,
      Property: "Casa Azul",
      Unit: "Garden flat",
      "Free from": "2026-03-11 11:00",
      "Next arrival": "2026-03-11 15:00",
      "Time zone": "Europe/Lisbon",
      "Guests arriving": "4",
      Cleaner: "Rosa",
      Status: "Assigned",
      Confirmed: "2026-03-10 09:00",
      Started: "",
      Payout: "34.00",
      Currency: "EUR",
      Problems: "0",
      Note: "Cot",
    });
    // Guest names are left out: the file is for the cleaners.
    expect(JSON.stringify(lines)).not.toContain("Yara");
    const of = async (narrowed: Fields) =>
      (await linesOf("turnovers", { ...week, ...narrowed })).map((line) => line["Cleaner"]);
    expect(await of({ unassigned: "true" })).toEqual([""]);
    expect(await of({ cleanerId })).toEqual(["Rosa"]);
    expect(await of({ mark: "nobody", propertyId: house.propertyId })).toEqual([""]);
    const none = { list: "turnovers", format: "csv", query: { ...week, mark: "done" } };
    expect((await post(none)).status).toBe(409);
    for (const wrong of [{ from: "2026-03-09" }, { ...week, mark: "odd" }, { ...week, to: "2026-12-31" }])
      expect((await post({ ...none, query: wrong })).status).toBe(400);

    expect(await linesOf("cleaners")).toMatchObject([
      {
        Cleaner: "Rosa",
        Email: "rosa@x.example",
        Language: "español",
        Paid: "For each turnover",
        Agreed: "34.00",
        "At weekends": "",
        Notes: "Dog",
      },
    ]);
    expect((await post({ list: "cleaners", format: "csv", query: { archived: "true" } })).status).toBe(409);
  });

  it("keeps a bill that was split one line, with the parts that the filter finds", async () => {
    const other = await rentedFlat(client, "Berg");
    await expense({
      amount: "100.00",
      split: {
        by: "share",
        parts: [
          { propertyId: flat.propertyId, unitId: null, share: "3" },
          { propertyId: other.propertyId, unitId: null, share: "1" },
        ],
      },
    });
    expect(await linesOf("expenses")).toMatchObject([{ Property: "Lindenhof; Berg", Amount: "100.00" }]);
    expect(await linesOf("expenses", { propertyId: other.propertyId })).toMatchObject([
      { Property: "Berg", Amount: "25.00" },
    ]);
  });

  it("has every row of a long book once, in its order, whatever comes and goes meanwhile", async () => {
    await app.deps.db.asSystem(async (tx) => {
      const { sql } = await import("../../../kernel/db/drizzle.ts");
      await tx.execute(sql`insert into expense (workspace_id, property_id, category, nature, amount_minor, currency, spent_on, notes)
        select workspace_id, id, 'repairs', 'operating', n, 'EUR', date '2026-01-01' + (n % 60), 'no. ' || n
        from property, generate_series(1, 1201) n where id = ${flat.propertyId}::uuid`);
    });
    const lines = await linesOf("expenses", { sort: "-amount" });
    expect(lines.map((line) => Math.round(Number(line["Amount"]) * 100))).toEqual(
      Array.from({ length: 1_201 }, (_, at) => 1_201 - at),
    );
  });

  it("has the months and payments of a lease as its page has them, and of no other", async () => {
    const { id, rows } = await flat.lease({ charges: "140.00", deposit: "1900.00" });
    await (await rentedFlat(client, "Berg")).lease();
    const january = rows.filter(({ period }) => period === "2026-01").map(({ ref }) => ref);
    await client.leases.recordPayment({ id, rows: january, paidOn: "2026-01-03", method: "bank_transfer" });
    const { months, transfers } = await client.leases.get({ id });
    expect(
      (await linesOf("lease_months", { id })).map((line) => [
        line["Month"],
        line["Amount"],
        line["Settled"],
        line["Outstanding"],
        line["Days late"],
      ]),
    ).toEqual(
      months.map((one) => [one.period, one.amount, one.settled, one.outstanding, String(one.daysOverdue)]),
    );
    expect(transfers).toHaveLength(1);
    expect(await linesOf("lease_payments", { id })).toMatchObject([
      {
        "Lease ID": id,
        Tenant: "Ada Adler",
        Property: "Lindenhof",
        Date: "2026-01-03",
        Amount: "1090.00",
        "Paid back": "0.00",
        "Payment method": "Bank transfer",
        "Rent month": "2026-01",
      },
    ]);
  });

  it("has the series of one book, with the words of that book", async () => {
    const series = {
      propertyId: flat.propertyId,
      amount: "200.00",
      currency: "EUR",
      firstDate: "2026-01-15",
      everyMonths: 12,
    };
    await client.recurring.create({ ...series, book: "expense", category: "insurance", notes: "Fire" });
    await client.recurring.create({ ...series, book: "income", category: "rent", method: "cash" });
    expect(await linesOf("recurring_expenses", { book: "expense" })).toMatchObject([
      {
        Property: "Lindenhof",
        Category: "Insurance",
        Amount: "200.00",
        "Every (months)": "12",
        "First on": "2026-01-15",
        "Next on": "2027-01-15",
        Ends: "",
        Notes: "Fire",
      },
    ]);
    expect(await linesOf("recurring_income", { book: "income" })).toMatchObject([
      { Category: "Rent", "Payment method": "Cash" },
    ]);
  });

  it("has every file of a place, however many pages its list is read in", async () => {
    await app.deps.db.asSystem(async (tx) => {
      const { sql } = await import("../../../kernel/db/drizzle.ts");
      await tx.execute(sql`insert into document (workspace_id, property_id, kind, name, format, bytes, sha256, file_id)
        select workspace_id, id, 'lease_agreement', 'no. ' || n, 'pdf', n, repeat('0', 64), gen_random_uuid()
        from property, generate_series(1, 1201) n where id = ${flat.propertyId}::uuid`);
    });
    const lines = await linesOf("files", { on: "property", onId: flat.propertyId });
    expect(new Set(lines.map((line) => line["File"])).size).toBe(1_201);
    expect(lines[0]).toMatchObject({ Kind: "Lease agreement", "Time zone": "UTC" });
  });

  it("is a spreadsheet with typed cells, a sum for each currency, and text that stays text", async () => {
    await expense({ notes: "=1+1" });
    await expense({ currency: "CHF", amount: "10.00", date: "2026-03-03", notes: "-SUM(A1)" });
    const cells = sheetCells(await fileOf("expenses", { format: "xlsx", language: "de" }));
    const at = (key: string) => listColumns.expenses.findIndex((column) => column.key === key);
    expect(cells[0]?.map(({ value }) => value)).toEqual(columnLabels(listColumns.expenses, "de"));
    expect(cells.slice(1, 3).map((row) => row[at("notes")])).toEqual([
      { value: "-SUM(A1)", formula: null, isText: true },
      { value: "=1+1", formula: null, isText: true },
    ]);
    expect(cells[1]?.[at("category")]?.value).toBe("Reparaturen");
    expect(cells.slice(3).map((row) => [row[0]?.value, row[at("amount")]?.value])).toEqual([
      ["Summe CHF", "10.00"],
      ["Summe EUR", "64.80"],
    ]);
    const csv = (await fileOf("expenses", { language: "de", separator: ";", decimal: "," })).toString("utf8");
    expect(csv).toContain("Datum;Immobilie;");
    expect(csv).toContain(";64,80;EUR;0;'=1+1\r\n");
  });

  it.each(languages)(
    "speaks %s in a spreadsheet: ids last, no word of the programs, no day as text",
    async (language) => {
      const { id, rows } = await flat.lease({ charges: "140.00", deposit: "1900.00" });
      const months = rows.filter(({ period }) => period <= "2026-02").map(({ ref }) => ref);
      await client.leases.recordPayment({ id, rows: months, paidOn: "2026-02-03", method: "bank_transfer" });
      await client.tasks.create({
        description: "Smoke alarm",
        propertyId: flat.propertyId,
        priority: "urgent",
      });
      await (await holidayHouse(client)).book("2026-06-01", "2026-06-04");
      await expense();
      const ofLease = { query: { id } };
      for (const [list, query] of [
        ["income", {}],
        ["expenses", {}],
        ["tasks", {}],
        ["activity", {}],
        ["leases", {}],
        ["bookings", {}],
        ["properties", {}],
        ["units", {}],
        ["lease_months", ofLease],
        ["lease_payments", ofLease],
      ] as const) {
        const cells = sheetCells(await fileOf(list, { format: "xlsx", language, ...query }));
        const columns = columnsInSheet(listColumns[list]).flatMap((at) => listColumns[list][at] ?? []);
        expect(cells[0]?.map(({ value }) => value)).toEqual(columnLabels(columns, language));
        expect([list, columns[0]?.holds === "id"]).toEqual([list, false]);
        const values = cells
          .slice(1)
          .flatMap((row) => row.filter(({ isText }, at) => isText && columns[at]?.holds !== "id"))
          .map(({ value }) => value);
        expect(values.filter((value) => /\d{4}-\d{2}|^[a-z]+_[a-z_]+$/.test(value))).toEqual([]);
      }
    },
  );

  it("names the country of a property as its page does", async () => {
    await holidayHouse(client, { country: "PT" });
    const cells = sheetCells(await fileOf("properties", { format: "xlsx", language: "fr" }));
    const at = listColumns.properties.findIndex(({ key }) => key === "country");
    const countries = cells.slice(1).flatMap((row) => row[at]?.value ?? []);
    expect(countries.filter((one) => one !== "").toSorted()).toEqual(["Allemagne", "Portugal"]);
  });

  it("has its ids last in a CSV too, and its rates with the decimal mark of the reader", async () => {
    await flat.lease();
    await client.ads.create({
      propertyId: flat.propertyId,
      channel: "google",
      startsOn: "2026-02-01",
      spend: "250.00",
      impressions: 12_500,
      clicks: 310,
    });
    const inItalian = { language: "it", separator: ";", decimal: "," };
    const head = (await fileOf("leases", inItalian)).toString("utf8").split("\r\n")[0];
    expect(head?.endsWith(";ID del contratto")).toBe(true);
    expect((await fileOf("campaigns", inItalian)).toString("utf8")).toContain(";0,024800;EUR;");
  });

  it("is for whoever may read the list and export, and is written down", async () => {
    await expense();
    const workspaceId = (await client.accounts.workspaces({})).current;
    const at = { "x-workspace-id": workspaceId };
    const assistant = await memberSession(app, workspaceId, "assistant");
    const cleaner = await memberSession(app, workspaceId, "cleaner");
    const stranger = await app.signUp();
    const statuses = async (list: ExportedListName) =>
      Promise.all(
        [me, assistant, cleaner, stranger, null].map(
          async (session) => (await post({ list, format: "csv" }, session, at)).status,
        ),
      );
    expect(await statuses("expenses")).toEqual([200, 200, 403, 404, 401]);
    // Only the owner may read what everybody did.
    expect(await statuses("activity")).toEqual([200, 403, 403, 404, 401]);
    const done = await linesOf("activity", { kind: "account" });
    expect(done.filter((line) => line["What"] === "Data exported")).toHaveLength(3);
    const { items } = await client.history.activity({ kind: "account" });
    const words = items.map(({ changes }) => changes[0]?.to);
    for (const one of ["activity", "expenses"])
      expect(words).toContainEqual({ type: "word", word: `exported.${one}` });
    // What belongs to a record of another workspace is NOT_FOUND, as on its page.
    const { id } = await flat.lease();
    for (const order of [
      { list: "lease_months", query: { id } },
      { list: "lease_payments", query: { id } },
      { list: "files", query: { on: "lease", onId: id } },
    ])
      expect(
        (await post({ ...order, format: "csv" }, stranger)).status,
        `${order.list} of another workspace`,
      ).toBe(404);
    expect((await post({ list: "lease_months", format: "csv", query: { id } }, assistant, at)).status).toBe(
      200,
    );
    expect((await post({ list: "lease_months", format: "csv", query: { id } }, cleaner, at)).status).toBe(
      403,
    );
    // A property of another workspace finds nothing.
    const foreign = await post(
      { list: "expenses", format: "csv", query: { propertyId: flat.propertyId } },
      stranger,
    );
    expect([foreign.status, await foreign.json()]).toMatchObject([409, { code: "NOTHING_TO_EXPORT" }]);
  });

  it("refuses what is no list, and what the list itself refuses", async () => {
    await expense();
    for (const wrong of [
      { list: "session" },
      { list: "constructor" },
      { query: { sort: "password" } },
      { query: { more: 1 } },
      { query: { propertyId: "x" } },
      { query: { ids: "x" } },
      { format: "pdf" },
    ])
      expect((await post({ list: "expenses", format: "csv", ...wrong })).status).toBe(400);
  });
});

describe("the words", () => {
  it("has each list that is named, with a heading for every column in every language", () => {
    expect(app.deps.lists.map(({ name }) => name).toSorted()).toEqual([...exportedLists].toSorted());
    for (const list of exportedLists)
      for (const language of languages) {
        const columns = listColumns[list];
        const labels = columnLabels(columns, language);
        expect(labels.filter((label, at) => label === columns[at]?.key)).toEqual([]);
        expect(dataExportMessages[language].lists[list]).not.toBe("");
      }
  });
});
