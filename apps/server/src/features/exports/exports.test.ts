import type { ReportOrder } from "@keystead/contract/exports";
import { isShownColumn, columnsInSheet, reportColumns, reports } from "@keystead/domain/exports";
import { languages } from "@keystead/domain/languages";
import { fill } from "@keystead/messages/fill";
import { readZip } from "@keystead/testkit/read-zip";
import { sql } from "#kernel/db/drizzle.ts";
import type * as z from "zod/mini";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { csvLines } from "#testing/files/csv-lines.ts";
import { holidayHouse } from "#testing/records/holiday-house.ts";
import { manualIncome } from "#testing/records/manual-income.ts";
import { namesByScript } from "#adapters/printer/names-by-script.ts";
import { pdfPages, searchedText } from "#testing/files/pdf-text.ts";
import { rentedFlat } from "#testing/records/rented-flat.ts";
import { memberSession } from "#testing/records/membership.ts";
import { sheetCells, hasOffice, openedInOffice, withoutCachedValues } from "#testing/files/sheets.ts";
import { testApp, type TestApp, type TestClient, type TestSession } from "#testing/test-app.ts";
import { purgeGuestsJob } from "../bookings/guests/purge-guests-job.ts";
import { columnLabels, dataExportMessages } from "./export-messages.ts";
import { paperMessages } from "./paper-messages.ts";
import { valueMessages } from "./value-messages.ts";

const HOSTILE = [
  "=1+1",
  "+34 600 100 200",
  "-SUM(A1)",
  "@cmd",
  " =1",
  "\u00a0=2+3",
  "＝1+1",
  '=HYPERLINK("http://evil.example","x")',
  "=cmd|' /C calc'!A0",
  "-12.50",
];

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

/** The columns of a sheet, in their order. */
const inSheet = (...report: Parameters<typeof reportColumns>) => {
  const columns = reportColumns(...report);
  return columnsInSheet(columns).flatMap((at) => columns[at] ?? []);
};

type Ordered = z.input<typeof ReportOrder>;
const order = (fields: Partial<Ordered> = {}) => ({
  report: "income",
  period: "2026",
  format: "csv",
  ...fields,
});
const post = (body: unknown, session: TestSession | null = me, headers: Record<string, string> = {}) =>
  app.call("/api/exports/report", { body, headers, ...(session === null ? {} : { session }) });

async function fileOf(fields: Partial<Ordered> = {}): Promise<Buffer> {
  const answer = await post(order(fields));
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

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

/** A year with rent, charges, a deposit, francs without a rate in March, costs of each kind and a refund. */
async function someYear() {
  const { id, rows } = await flat.lease({ charges: "140.00", deposit: "1900.00" });
  const january = rows.filter(({ period }) => period === "2026-01").map(({ ref }) => ref);
  await client.leases.recordPayment({ id, rows: january, paidOn: "2026-01-03", method: "bank_transfer" });
  await client.leases.moveDeposit({
    id,
    kind: "received",
    amount: "1900.00",
    movedOn: "2026-01-03",
    method: "bank_transfer",
  });
  await client.fx.save({
    changes: [{ period: "2026-02", base: "EUR", quote: "CHF", rate: "0.9412", version: null }],
  });
  const { propertyId } = flat;
  await manualIncome(app, { propertyId, receivedOn: "2026-02-03", amountMinor: 9_412, currency: "CHF" });
  await (await holidayHouse(client)).book("2026-05-10", "2026-05-13");
  const plumber = await expense();
  await client.expenses.reverse({ id: plumber.id, amount: "4.80", date: "2026-03-05" });
  await expense({ nature: "capital", amount: "500.00", category: "maintenance" });
  await expense({ currency: "CHF", amount: "86.50", date: "2026-03-09", category: "insurance" });
  return { id };
}

describe("a report as CSV [EXPO-01]", () => {
  it("has every record once, with what the API says of it", async () => {
    const { id } = await someYear();
    const lines = csvLines(await fileOf());
    const { items } = await client.income.list({ limit: 100, sort: "date" });
    const parts = items.flatMap((item) =>
      item.parts.map((part) => ({ ...item, id: part.id, amount: part.amount, period: part.rentPeriod })),
    );
    expect(lines).toHaveLength(parts.length);
    expect(new Set(lines.map((line) => line["id"]))).toEqual(new Set(parts.map((part) => part.id)));
    for (const part of parts)
      expect(lines).toContainEqual(
        expect.objectContaining({
          id: part.id,
          date: part.date,
          property: "Lindenhof",
          amount: part.amount,
          currency: part.currency,
          payment_method: part.method,
          rent_period: part.period ?? "",
          lease_id: part.leaseId ?? "",
        }),
      );
    expect(lines.filter((line) => line["lease_id"] === id).map((line) => line["tenant"])).toEqual(
      Array.from({ length: 3 }, () => "Ada Adler"),
    );
    const franc = lines.find((line) => line["currency"] === "CHF");
    expect(franc).toMatchObject({ base_currency: "EUR", fx_rate: "1.0624734382", amount_base: "100.00" });
  });

  it("leaves the base currency empty where a month has no rate, and out where it is not asked for (R-N03)", async () => {
    await someYear();
    const [franc] = csvLines(await fileOf({ report: "expenses" })).filter((one) => one["currency"] === "CHF");
    expect(franc).toMatchObject({ amount: "86.50", base_currency: "EUR", fx_rate: "", amount_base: "" });
    const [plain] = csvLines(await fileOf({ report: "expenses", amounts: "original" }));
    expect(Object.keys(plain ?? {})).toEqual(reportColumns("expenses", "original").map(({ key }) => key));
  });

  it("is written as it was ordered: separator, decimal mark, name", async () => {
    await expense();
    const answer = await post(order({ report: "expenses", separator: ";", decimal: ",", period: "2026-03" }));
    expect(answer.headers.get("content-disposition")).toContain("expenses_2026-03_2026-03.csv");
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(await answer.text()).toContain(";repairs;operating;64,80;EUR;");
  });

  it("shows what of a lease is due, paid and open, row by row (R-N04)", async () => {
    await someYear();
    const lines = csvLines(await fileOf({ report: "rent", period: "2026-Q1" }));
    expect(lines.map((line) => [line["kind"], line["due_date"], line["paid"], line["status"]])).toEqual([
      ["rent", "2026-01-01", "950.00", "paid"],
      ["charge", "2026-01-01", "140.00", "paid"],
      ["rent", "2026-02-01", "0.00", "overdue"],
      ["charge", "2026-02-01", "0.00", "overdue"],
      ["rent", "2026-03-01", "0.00", "overdue"],
      ["charge", "2026-03-01", "0.00", "overdue"],
    ]);
    expect(lines[0]).toMatchObject({ last_payment_date: "2026-01-03", last_payment_method: "bank_transfer" });
  });

  it("counts the months in each property's currency and all of them together (R-N05, R-N06)", async () => {
    await someYear();
    const quietMonths = Array.from({ length: 9 }, (_, at) => `2026-${String(at + 4).padStart(2, "0")}`);
    const profit = csvLines(await fileOf({ report: "profit" }));
    expect(profit.map((line) => [line["month"], line["property"], line["noi"], line["cash_flow"]])).toEqual([
      ["2026-01", "Lindenhof", "1090.00", "1090.00"],
      ["2026-02", "Lindenhof", "100.00", "100.00"],
      // The insurance is in francs, which March cannot convert.
      ["2026-03", "Lindenhof", "", ""],
      ...quietMonths.map((month) => [month, "Lindenhof", "0.00", "0.00"]),
      ["2026-01", "TOTAL", "1090.00", "1090.00"],
      ["2026-02", "TOTAL", "100.00", "100.00"],
      ["2026-03", "TOTAL", "", ""],
      ...quietMonths.map((month) => [month, "TOTAL", "0.00", "0.00"]),
    ]);
    // Only the insurance lacks a rate.
    expect(profit[2]).toMatchObject({
      income_rent: "0.00",
      repairs: "60.00",
      insurance: "",
      debt_service: "0.00",
    });
    const flow = csvLines(await fileOf({ report: "cash_flow", amounts: "original" }));
    expect(
      flow.map((line) => [
        line["month"],
        line["currency"],
        line["net_cash_movement"],
        line["cumulative_net"],
      ]),
    ).toEqual([
      ["2026-01", "CHF", "0.00", "0.00"],
      ["2026-01", "EUR", "2990.00", "2990.00"],
      ["2026-02", "CHF", "94.12", "94.12"],
      ["2026-02", "EUR", "0.00", "2990.00"],
      ["2026-03", "CHF", "-86.50", "7.62"],
      ["2026-03", "EUR", "-560.00", "2430.00"],
      ...quietMonths.flatMap((month) => [
        [month, "CHF", "0.00", "7.62"],
        [month, "EUR", "0.00", "2430.00"],
      ]),
    ]);
    // A house without money in the period has no row, a period without money no file.
    expect(profit.every((line) => line["property"] !== "Casa Azul")).toBe(true);
    for (const report of ["profit", "cash_flow"] as const)
      expect((await post(order({ report, period: "2025" }))).status).toBe(409);
  });
});

describe("the guest registry [EXPO-01]", () => {
  it("lists who arrives in the period, with what the booking knows and until when to register (R-N07, R-N08)", async () => {
    const house = await holidayHouse(client, { country: "IT", timezone: "Europe/Rome" });
    const { id } = await house.book("2026-05-10", "2026-05-11", {
      guestsCount: 1,
      guestEmail: "p@example.com",
    });
    await client.bookings.recordPayment({ id, date: "2026-03-10", method: "card" });
    const cancelled = await house.book("2026-05-20", "2026-05-22");
    await client.bookings.cancel({ id: cancelled.id, version: cancelled.version });
    await house.book("2026-04-30", "2026-05-02");
    const lines = csvLines(await fileOf({ report: "guest_registry", period: "2026-05" }));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      property: "Casa Azul",
      unit: "Garden flat",
      country: "IT",
      booking_id: id,
      arrival_local: "2026-05-10 15:00",
      departure_local: "2026-05-11 11:00",
      timezone: "Europe/Rome",
      nights: "1",
      guests_count: "1",
      guest_no: "1",
      guest_role: "single",
      family_name: "Paul Brennan",
      given_names: "",
      email: "p@example.com",
      contract_date: "2026-03-10",
      payment_type: "card",
      // A stay of less than a day: six hours after arrival.
      registration_due: "2026-05-10 21:00",
    });
    expect(Object.keys(lines[0] ?? {})).toHaveLength(35);
    const none = await client.exports.preview({ report: "guest_registry", period: "2025" });
    expect(none).toMatchObject({ rows: 0, lastMonth: "2026-05" });
  });
});

const nobody = {
  role: "",
  familyName: "",
  secondFamilyName: "",
  givenNames: "",
  sex: "",
  birthDate: "",
  birthPlace: "",
  birthCountry: "",
  nationality: "",
  documentType: "",
  documentNumber: "",
  documentSupportNumber: "",
  documentIssuePlace: "",
  address: "",
  city: "",
  postalCode: "",
  residenceCountry: "",
  phone: "",
  email: "",
  kinship: "",
} as const;

describe("records of guests", () => {
  const yara = {
    ...nobody,
    familyName: "Haddad",
    givenNames: "Yara",
    nationality: "FR",
    birthDate: "1990-02-03",
  };
  const karl = { ...nobody, familyName: "Klein", nationality: "DE", documentNumber: "C01X00T47" };

  it("fill one row of the registry each, with what the country asks for [EXPO-01]", async () => {
    const house = await holidayHouse(client, { country: "DE", timezone: "Europe/Berlin" });
    const { id } = await house.book("2026-05-10", "2026-05-12");
    const before = await client.guests.get({ bookingId: id });
    expect(before).toMatchObject({ version: 1, guests: [], keepUntil: "2027-05-10", country: "DE" });
    expect(before.fields).not.toContain("kinship");
    const saved = await client.guests.save({ bookingId: id, version: 1, guests: [yara, nobody, karl] });
    expect(saved).toMatchObject({ version: 2, guests: [yara, karl] });
    const lines = csvLines(await fileOf({ report: "guest_registry", period: "2026-05" }));
    expect(lines.map((line) => [line["guest_no"], line["family_name"], line["given_names"]])).toEqual([
      ["1", "Haddad", "Yara"],
      ["2", "Klein", ""],
    ]);
    expect(lines[0]).toMatchObject({ guests_count: "2", birth_date: "1990-02-03", nationality: "FR" });
    // A German in Germany need not be registered (R-N07).
    expect(lines.map((line) => line["registration_due"])).toEqual(["2026-05-10", ""]);
    expect(lines[1]?.["document_number"]).toBe("C01X00T47");
    const stored = JSON.stringify(
      await app.deps.db.asSystem((tx) =>
        tx.execute(sql`select to_jsonb(b) as row from booking b where id = ${id}::uuid
        union all select to_jsonb(a) from audit a where entity_id = ${id}::uuid`),
      ),
    );
    expect(stored).toContain("guestRecords");
    expect(stored).not.toMatch(/Haddad|C01X00T47|1990-02-03/);
  });

  it("are saved by whoever read the newest, may be taken away, and are nobody else's", async () => {
    const house = await holidayHouse(client);
    const { id } = await house.book("2026-05-10", "2026-05-12");
    await client.guests.save({ bookingId: id, version: 1, guests: [yara] });
    await expect(client.guests.save({ bookingId: id, version: 1, guests: [karl] })).rejects.toMatchObject({
      code: "STALE",
    });
    const bad = { ...yara, birthDate: "yesterday" };
    await expect(client.guests.save({ bookingId: id, version: 2, guests: [bad] })).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
    const stranger = app.client(await app.signUp());
    await expect(stranger.guests.get({ bookingId: id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(stranger.guests.save({ bookingId: id, version: 2, guests: [] })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    expect(await client.guests.save({ bookingId: id, version: 2, guests: [] })).toMatchObject({ guests: [] });
  });

  it("are an assistant's to read, write and hand on, and no cleaner's in any way [EXPO-01]", async () => {
    const house = await holidayHouse(client, { country: "DE", timezone: "Europe/Berlin" });
    const { id } = await house.book("2026-05-10", "2026-05-12");
    const { current } = await client.accounts.workspaces({});
    const [helper, cleaner] = [
      await memberSession(app, current, "assistant"),
      await memberSession(app, current, "cleaner"),
    ];
    const [theirs, hers] = [helper, cleaner].map((one) => app.client(one, { workspaceId: current }).guests);
    await theirs?.save({ bookingId: id, version: 1, guests: [yara] });
    expect((await theirs?.get({ bookingId: id }))?.guests).toEqual([yara]);
    await expect(hers?.get({ bookingId: id })).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(hers?.save({ bookingId: id, version: 2, guests: [] })).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
    // Only the owner decides on the retention.
    await expect(theirs?.changeRetention({ months: 3 })).rejects.toMatchObject({ code: "FORBIDDEN" });
    expect(await theirs?.retention({})).toEqual(await client.guests.retention({}));
    const at = { "x-workspace-id": current };
    for (const format of ["csv", "xlsx", "pdf"] as const) {
      const registry = order({ report: "guest_registry", period: "2026-05", format });
      expect((await post(registry, helper, at)).status).toBe(200);
      const refused = await post(registry, cleaner, at);
      expect([refused.status, (await refused.text()).includes("Haddad")]).toEqual([403, false]);
    }
    const seen = app.client(cleaner, { workspaceId: current }).exports;
    await expect(seen.preview({ report: "guest_registry", period: "2026-05" })).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
  });

  it("come back with a booking that was deleted, and go when their time is over", async () => {
    const house = await holidayHouse(client, { country: "FR", timezone: "Europe/Paris" });
    const kept = await house.book("2025-09-10", "2025-09-12");
    const erased = await house.book("2025-09-07", "2025-09-09");
    const elsewhere = await holidayHouse(client, { country: "PT" });
    const abroad = await elsewhere.book("2025-09-07", "2025-09-09");
    for (const { id } of [kept, erased, abroad])
      await client.guests.save({ bookingId: id, version: 1, guests: [yara] });
    const { trashId } = await client.bookings.delete({ id: kept.id });
    await client.trash.restore({ id: trashId });
    await purgeGuestsJob(app.deps).run({}, "");
    const left = async (id: string) => (await client.guests.get({ bookingId: id })).guests.length;
    // Six months after arrival in France; twelve after departure where no period is known.
    expect([await left(kept.id), await left(erased.id), await left(abroad.id)]).toEqual([1, 0, 1]);
    // The owner sets the period where no country does, also for existing records.
    expect(await client.guests.retention({})).toEqual({ months: 12 });
    await client.guests.changeRetention({ months: 3 });
    expect(await client.guests.get({ bookingId: abroad.id })).toMatchObject({ keepUntil: "2025-12-09" });
    expect(await client.guests.get({ bookingId: kept.id })).toMatchObject({ keepUntil: "2026-03-10" });
    await purgeGuestsJob(app.deps).run({}, "");
    expect([await left(kept.id), await left(abroad.id)]).toEqual([1, 0]);
    for (const months of [0, 121, 1.5])
      await expect(client.guests.changeRetention({ months })).rejects.toMatchObject({
        data: { issues: [{ path: ["months"], code: "INVALID_NUMBER" }] },
      });
  });
});

describe("a report as a spreadsheet [EXPO-01]", () => {
  it("has typed cells and one sum for each currency, which are those of the screen and of the API", async () => {
    await someYear();
    const cells = sheetCells(await fileOf({ report: "expenses", format: "xlsx", language: "de" }));
    expect(cells[0]?.map(({ value }) => value)).toEqual(columnLabels(inSheet("expenses", "base"), "de"));
    const { sums } = await client.expenses.sums({ from: "2026-01-01", to: "2026-12-31" });
    const amount = inSheet("expenses", "base").findIndex(({ key }) => key === "amount");
    const totals = cells.filter((row) => row[0]?.value.startsWith(dataExportMessages.de.sum) === true);
    expect(totals.map((row) => [row[0]?.value, row[amount]?.value, row[amount]?.formula])).toEqual([
      ["Summe CHF", "86.50", 'SUMIF(G2:G5,"CHF",F2:F5)'],
      ["Summe EUR", "560.00", 'SUMIF(G2:G5,"EUR",F2:F5)'],
    ]);
    expect(sums.map((sum) => [`Summe ${sum.currency}`, sum.amount])).toEqual(
      totals.map((row) => [row[0]?.value, row[amount]?.value]),
    );
    // A missing rate withholds the sum in the base currency, and is named.
    expect(totals.every((row) => row.length === amount + 1)).toBe(true);
    expect(cells.at(-1)?.[0]?.value).toContain("CHF");
    const day = cells[1]?.[0];
    expect(day).toEqual({ value: "46083", formula: null, isText: false });
  });

  it.each(languages)("has a heading for every column in %s", (language) => {
    for (const report of reports) {
      const columns = reportColumns(report, "base");
      const labels = columnLabels(columns, language);
      expect(labels.filter((label, at) => label === columns[at]?.key)).toEqual([]);
    }
  });

  it.each(languages)(
    "speaks %s to whoever opens it, and is typed for whoever calculates",
    async (language) => {
      await someYear();
      const income = await fileOf({ format: "xlsx", language });
      const at = (key: string) => inSheet("income", "base").findIndex((column) => column.key === key);
      const messages = valueMessages[language];
      const rows = sheetCells(income);
      const deposit = rows.find((row) => row[at("category")]?.value === messages.income_category["deposit"]);
      expect(deposit?.[at("payment_method")]?.value).toBe(messages.method["bank_transfer"]);
      expect(deposit?.[at("nature")]?.value).toBe(messages.income_nature["operating"]);
      const paid = rows.find((row) => row[at("category")]?.value === messages.income_category["rent"]);
      // A month is its first day, shown by its name.
      expect(paid?.[at("rent_period")]).toEqual({ value: "46023", formula: null, isText: false });
      const parts = readZip(income);
      const sheet = parts.get("xl/worksheets/sheet1.xml")?.toString() ?? "";
      const folded = [...sheet.matchAll(/<col min="(\d+)"[^>]* hidden="1"\/>/g)].map(
        ([, place]) => Number(place) - 1,
      );
      expect(folded.map((place) => inSheet("income", "base")[place]?.key)).toEqual([
        "id",
        "lease_id",
        "booking_id",
        "reversal_of",
      ]);
      const styles = parts.get("xl/styles.xml")?.toString() ?? "";
      expect(styles.includes("dd.mm.yyyy")).toBe(language === "de");
      expect(styles).not.toContain("yyyy\\-mm");
      const profit = sheetCells(await fileOf({ report: "profit", format: "xlsx", language }));
      expect(profit.flat().filter(({ value }) => value === "TOTAL")).toEqual([]);
      expect(profit.some((row) => row[1]?.value === paperMessages[language].total)).toBe(true);
      // A CSV stays as programs know it (R-N01).
      const [first] = csvLines(await fileOf({ language }));
      expect(first).toMatchObject({ payment_method: "bank_transfer", date: "2026-01-03" });
    },
  );

  it("keeps text text, whatever it begins with", async () => {
    for (const notes of HOSTILE) await expense({ notes, amount: `${10 + HOSTILE.indexOf(notes)}.00` });
    const at = inSheet("expenses", "base").findIndex(({ key }) => key === "notes");
    const cells = sheetCells(await fileOf({ report: "expenses", format: "xlsx" }));
    const { items } = await client.expenses.list({ limit: 100 });
    const notes = cells.slice(1, 1 + HOSTILE.length).map((row) => row[at]);
    expect(notes.every((cell) => cell?.isText === true && cell.formula === null)).toBe(true);
    expect(new Set(notes.map((cell) => cell?.value))).toEqual(new Set(items.map((item) => item.notes)));
  });
});

describe("a report on paper [EXPO-01]", () => {
  it.each(languages)(
    "says in %s whose it is, of when, in which currency, what it comes to and which rate it lacks",
    async (language) => {
      await someYear();
      const pages = await pdfPages(await fileOf({ report: "expenses", format: "pdf", language }));
      expect(pages).toHaveLength(1);
      const [page = ""] = pages;
      const messages = paperMessages[language];
      for (const phrase of [
        dataExportMessages[language].reports.expenses,
        messages.period,
        fill(messages.both, { currency: "EUR" }),
        messages.noRate,
        fill(messages.page, { page: 1, pages: 1 }),
        `${dataExportMessages[language].sum} CHF`,
        "CHF",
        "Lindenhof",
        me.email,
        valueMessages[language].expense_category["insurance"] ?? "",
        ...columnLabels(reportColumns("expenses", "base").filter(isShownColumn), language),
      ])
        expect(plainIn(page)).toContain(plainIn(phrase));
      // The sum of the screen, in the number format of the language.
      expect(plainIn(page)).toContain(language === "en" ? "560.00" : "560,00");
      expect(page).not.toContain("base_currency");
    },
  );

  it("draws the names of all scripts, and names what no font can draw: before, and below its table", async () => {
    const names = Object.values(namesByScript);
    for (const [at, notes] of names.entries()) await expense({ notes, amount: `${at + 1}.00` });
    await expense({ notes: "Paint 😀 ᠮ" });
    const query = { report: "expenses", period: "2026", language: "de" } as const;
    const preview = await client.exports.preview({ ...query, format: "pdf" });
    expect(preview.withoutFont.toSorted()).toEqual(["ᠮ", "😀"]);
    expect((await client.exports.preview({ ...query, format: "xlsx" })).withoutFont).toEqual([]);
    const text = await searchedText(await fileOf({ ...query, format: "pdf" }));
    for (const name of names) expect(plainIn(text)).toContain(plainIn(name.normalize("NFC")));
    expect(text).toContain("Zeichen, die sich nicht drucken lassen und als Kästchen stehen: U+");
    expect(text).toMatch(/U\+1F600/);
    expect(text).toMatch(/U\+182E/);
  });

  it("draws every report, its columns within the page", { tags: ["extended"] }, async () => {
    await someYear();
    for (const report of reports) {
      const [page = ""] = await pdfPages(await fileOf({ report, format: "pdf", language: "de" }));
      for (const label of columnLabels(reportColumns(report, "base").filter(isShownColumn), "de"))
        expect(plainIn(page)).toContain(plainIn(label));
      if (report === "profit") expect(plainIn(page)).toContain(plainIn(paperMessages.de.total));
    }
  });

  it(
    "repeats its head on every page, and is refused beyond 5,000 rows with what to take instead",
    { timeout: 120_000, tags: ["extended"] },
    async () => {
      await manyExpenses(5_000);
      const pages = await pdfPages(await fileOf({ report: "expenses", format: "pdf" }));
      expect(pages.length).toBeGreaterThan(50);
      for (const [at, page] of pages.entries()) {
        expect(plainIn(page)).toContain(plainIn("Amount in base currency"));
        expect(page).toContain(`Page ${at + 1} of ${pages.length}`);
      }
      await manyExpenses(1);
      const answer = await post(order({ report: "expenses", format: "pdf" }));
      expect([answer.status, await answer.json()]).toMatchObject([409, { code: "TOO_MANY_ROWS" }]);
      expect((await post(order({ report: "expenses", format: "csv" }))).status).toBe(200);
    },
  );

  it("is part of Pro; CSV and XLSX are everybody's (R-K07)", async () => {
    await expense();
    await client.accounts.changePlan({ plan: "starter" });
    const answer = await post(order({ report: "expenses", format: "pdf" }));
    expect([answer.status, await answer.json()]).toMatchObject([
      403,
      { code: "PLAN_FEATURE", data: { feature: "pdf_export", plan: "starter", from: "pro" } },
    ]);
    for (const format of ["csv", "xlsx"] as const)
      expect((await post(order({ report: "expenses", format }))).status).toBe(200);
  });
});

/** Without spaces and hyphens: a heading may be broken over several lines. */
function plainIn(text: string): string {
  return text.replaceAll(/[\s\u202f\u00a0-]+/g, "");
}

async function manyExpenses(count: number): Promise<void> {
  await app.deps.db.asSystem((tx) =>
    tx.execute(sql`insert into expense (workspace_id, property_id, category, nature, amount_minor, currency, spent_on, notes)
      select workspace_id, id, 'repairs', 'operating', 1000 + n, 'EUR', date '2026-01-01' + (n % 60), 'Plumber, no. ' || n
      from property, generate_series(1, ${count}::int) n where id = ${flat.propertyId}::uuid`),
  );
}

describe.skipIf(!hasOffice)(`in LibreOffice${hasOffice ? "" : " (not installed here)"}`, () => {
  it(
    "no cell of either file is calculated from text, and the sums are ours",
    { timeout: 180_000 },
    async () => {
      await someYear();
      for (const notes of HOSTILE) await expense({ notes, amount: `${10 + HOSTILE.indexOf(notes)}.00` });
      const columns = inSheet("expenses", "original");
      const at = columns.findIndex(({ key }) => key === "notes");
      const amount = columns.findIndex(({ key }) => key === "amount");
      const fields = { report: "expenses", amounts: "original" } as const;
      const ours = sheetCells(await fileOf({ ...fields, format: "xlsx" }));
      const bare = await withoutCachedValues(await fileOf({ ...fields, format: "xlsx" }));
      const [sheet = []] = await openedInOffice([bare], { kind: "xlsx" });
      const rows = 4 + HOSTILE.length;
      expect(sheet.slice(1, rows + 1).map((row) => row[at])).toEqual(
        ours.slice(1, rows + 1).map((row) => row[at]?.value ?? ""),
      );
      const sumsIn = (read: readonly (readonly string[])[]) =>
        read
          .filter((row) => row[0]?.startsWith("Total "))
          .map((row) => Number(row[amount]?.replaceAll(",", "")));
      expect(sumsIn(sheet)).toEqual(sumsIn(ours.map((row) => row.map(({ value }) => value))));
      expect(sumsIn(sheet)).toHaveLength(2);
      const csv = await fileOf(fields);
      const [read = []] = await openedInOffice([csv], { kind: "csv" });
      const inCsv = reportColumns("expenses", "original").findIndex(({ key }) => key === "notes");
      expect(read.slice(1).map((row) => row[inCsv])).toEqual(csvLines(csv).map((line) => line["notes"]));
    },
  );

  it("every report opens in either form", { timeout: 180_000, tags: ["extended"] }, async () => {
    await someYear();
    const opened = async (kind: "csv" | "xlsx") => {
      const files = await Promise.all(reports.map((report) => fileOf({ report, format: kind })));
      return openedInOffice(files, { kind });
    };
    const [sheets, lines] = [await opened("xlsx"), await opened("csv")];
    for (const [at, report] of reports.entries()) {
      const width = reportColumns(report, "base").length;
      expect([sheets[at]?.[0]?.length, lines[at]?.[0]?.length]).toEqual([width, width]);
      // A sheet has its sums below the rows; guests have none.
      const more = (sheets[at]?.length ?? 0) - (lines[at]?.length ?? 0);
      expect(more > 0, report).toBe(report !== "guest_registry");
    }
  });
});

describe("the preview", () => {
  it("says how many rows there are, shows the first, and adds up what the file adds up", async () => {
    await someYear();
    for (const report of reports) {
      const preview = await client.exports.preview({ report, period: "2026" });
      const lines = csvLines(await fileOf({ report }));
      expect(preview.rows).toBe(lines.length);
      expect(preview.columns.map(({ key }) => key)).toEqual(Object.keys(lines[0] ?? {}));
      expect(preview.first.map((row) => row.map((cell) => cell ?? ""))).toEqual(
        lines.slice(0, 5).map((line) => Object.values(line)),
      );
    }
    const { sums, missing } = await client.exports.preview({ report: "expenses", period: "2026" });
    expect(sums).toEqual([
      { key: "amount", currency: "CHF", amount: "86.50", apart: null },
      { key: "amount", currency: "EUR", amount: "560.00", apart: null },
    ]);
    expect(missing).toEqual([{ period: "2026-03", from: "CHF", to: "EUR", records: 1 }]);
  });

  it("of a period without anything leads to the last month that has something [EXPO-02]", async () => {
    await expense();
    const empty = await client.exports.preview({ report: "expenses", period: "2025" });
    expect(empty).toMatchObject({ rows: 0, lastMonth: "2026-03" });
    const answer = await post(order({ report: "expenses", period: "2025" }));
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: "NOTHING_TO_EXPORT" }]);
  });

  it("narrows to some properties", async () => {
    await expense();
    const other = await rentedFlat(client, "Berg");
    await expense({ propertyId: other.propertyId, unitId: null, amount: "1.00" });
    const of = { report: "expenses" as const, period: "2026", propertyIds: other.propertyId };
    expect((await client.exports.preview(of)).rows).toBe(1);
    expect(csvLines(await fileOf(of))).toMatchObject([{ property: "Berg", amount: "1.00" }]);
  });
});

describe("who may export", () => {
  it("the owner and assistants, of their own workspace alone; it is written down", async () => {
    await expense();
    const workspaceId = (await client.accounts.workspaces({})).current;
    const at = { "x-workspace-id": workspaceId };
    const assistant = await memberSession(app, workspaceId, "assistant");
    const cleaner = await memberSession(app, workspaceId, "cleaner");
    const stranger = await app.signUp();
    const query = order({ report: "expenses" });
    const statuses = [];
    for (const session of [assistant, cleaner, stranger, null])
      statuses.push((await post(query, session, at)).status);
    expect(statuses).toEqual([200, 403, 404, 401]);
    // A property of another workspace finds nothing.
    const foreign = await post({ ...query, propertyIds: flat.propertyId }, stranger);
    expect(foreign.status).toBe(409);
    const { items } = await client.history.activity({});
    const exported = items.filter(({ action }) => action === "export");
    expect(exported.map(({ changes }) => changes.map(({ field, to }) => ({ field, to })))).toEqual([
      [
        { field: "exported", to: { type: "word", word: "exported.expenses" } },
        { field: "from", to: { type: "month", text: "2026-01" } },
        { field: "through", to: { type: "month", text: "2026-12" } },
      ],
    ]);
  });

  it("refuses what is no report, no period or nothing that is known", async () => {
    for (const wrong of [
      { report: "registry" },
      { period: "2026-13" },
      { format: "exe" },
      { separator: "\t" },
      { more: 1 },
      { propertyIds: "x" },
    ])
      expect((await post({ ...order(), ...wrong })).status).toBe(400);
    expect((await post("no json")).status).toBe(400);
  });
});
