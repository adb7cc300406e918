import type { LetterOrder, LetterSheet } from "@keystead/contract/letters";
import { languages } from "@keystead/domain/languages";
import { sql } from "#kernel/db/drizzle.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { pdfPages } from "#testing/files/pdf-text.ts";
import { textsOfSheet } from "#testing/files/sheet-texts.ts";
import { rentedFlat } from "#testing/records/rented-flat.ts";
import { memberOf } from "#testing/records/membership.ts";
import { testApp, type TestApp, type TestClient, type TestSession } from "#testing/test-app.ts";

const TENANT = "ada@example.com";

let app: TestApp;
let me: TestSession;
let client: TestClient;

beforeEach(async () => {
  app = await testApp({ now: "2026-03-10T12:00:00Z" });
  me = await app.signUp();
  client = app.client(me);
  await app.db.asSystem((tx) =>
    tx.execute(sql`update "user" set email_verified = true where email = ${me.email}`),
  );
});
afterEach(() => app.close());

const NOTES = "Stromzähler 4711: 012345,6\nParkett: Kratzer 12 cm";

/** With notes and keys of both handovers, and the deposit received in two parts. */
async function handedOver(country = "DE") {
  const rented = await rentedFlat(client);
  const { propertyId, tenantId } = rented;
  const { version, name, rentalMode, propertyType, currency, timezone } = await client.properties.get({
    id: propertyId,
  });
  const place = { country, address: "Rue des Écoles 14", city: "69007 Lyon" };
  const house = { id: propertyId, version, name, rentalMode, propertyType, currency, timezone };
  await client.properties.update({ ...house, ...place });
  await client.tenants.update({ id: tenantId, version: 1, email: TENANT });
  const terms = { monthlyRent: "880.00", charges: "140.00", deposit: "1760.00" };
  const { id } = await rented.lease(terms);
  await client.letters.changeLetterhead({ version: 1, senderName: "Vera Vogt" });
  for (const [amount, movedOn] of [
    ["1000.00", "2026-01-02"],
    ["760.00", "2026-03-05"],
  ] as const)
    await client.leases.moveDeposit({ id, kind: "received", amount, movedOn });
  await client.handovers.save({ id, kind: "move_in", version: 1, notes: NOTES, keysOn: "2026-01-01" });
  await client.handovers.save({ id, kind: "move_out", version: 1, notes: "Bad: ok", keysOn: "2026-03-08" });
  return { id, tenantId };
}

/** The amounts of a sheet as the screens get them. */
const amountsOf = (sheet: LetterSheet) =>
  sheet.table.rows.map(({ cells }) => (cells[1] ?? "").replaceAll(/[^\d,]/g, "").replace(",", "."));

/** The letters in the history of a lease. */
async function lettersInHistory(id: string) {
  const { entries } = await client.history.lease({ id });
  return entries.map(({ action, changes }) => [
    action,
    ...changes.flatMap(({ to }) => (to?.type === "word" ? to.word : to?.type === "code" ? to.code : [])),
  ]);
}

const print = ({ id, ...order }: LetterOrder, session: TestSession = me) =>
  app.call(`/api/leases/${id}/letters`, { body: order, session });

const flat = (text: string): string => text.replaceAll(/[\s\u00a0\u202f]+/g, "");

/** Expects every word of the sheet on the paper. */
async function expectPrinted(order: LetterOrder, sheet: LetterSheet): Promise<void> {
  const answer = await print(order);
  expect(answer.status).toBe(200);
  const paper = flat((await pdfPages(await answer.arrayBuffer())).join(""));
  for (const words of textsOfSheet(sheet)) expect(paper).toContain(flat(words));
}

describe("the record of a handover", () => {
  it("of a move-in says who gets what on which terms, with the very figures of the lease", async () => {
    const { id } = await handedOver();
    const order = { id, kind: "handover", handover: "move_in" } as const;
    const { sheet, sum, fileName } = await client.letters.preview(order);
    expect([sheet.title, fileName, sum]).toEqual([
      "Übergabeprotokoll (Einzug)",
      "Übergabeprotokoll (Einzug) - Ada Adler - 2026-03-10.pdf",
      "1760.00",
    ]);
    expect(sheet.facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      "Mietobjekt: Lindenhof, Flat 1, Rue des Écoles 14, 69007 Lyon",
      "Mieter: Ada Adler",
      "Vermieter: Vera Vogt",
      "Erster Tag des Mietverhältnisses: 1. Januar 2026",
      "Zahlungstag: der 1. jedes Monats",
      "Alle Schlüssel übergeben am: 1. Januar 2026",
    ]);
    expect(sheet.table.rows.map(({ cells }) => cells[0])).toEqual([
      "Miete pro Monat",
      "Nebenkosten pro Monat",
      "Summe pro Monat",
      "Vereinbarte Kaution",
      "Kaution erhalten bis 10.03.2026",
    ]);
    const { monthlyRent, charges, depositAccount } = await client.leases.get({ id });
    expect(amountsOf(sheet)).toEqual([
      monthlyRent,
      charges,
      "1020.00",
      depositAccount.agreed,
      depositAccount.held,
    ]);
    expect(sheet.sections).toEqual([{ title: "Zählerstände und Zustand der Räume", text: NOTES }]);
    expect(sheet.signing).toEqual({
      dated: "Ort und Datum",
      parties: [
        { words: "Vermieter", name: "Vera Vogt" },
        { words: "Mieter", name: "Ada Adler" },
      ],
    });
    const earlier = await client.letters.preview({ ...order, asOf: "2026-03-04" });
    expect([earlier.sum, amountsOf(earlier.sheet).at(-1)]).toEqual(["1000.00", "1000.00"]);
    await expectPrinted(order, sheet);
    expect(await lettersInHistory(id)).toContainEqual(["write_letter", "letter.handover", "de"]);
  });

  it("of a move-out says the last day and what was written down then, and has no money", async () => {
    const { id } = await handedOver();
    const { version } = await client.leases.get({ id });
    await client.leases.end({ id, version, endsOn: "2026-03-08" });
    const order = { id, kind: "handover", handover: "move_out" } as const;
    const { sheet, sum } = await client.letters.preview(order);
    expect([sheet.title, sum, sheet.table]).toEqual([
      "Übergabeprotokoll (Auszug)",
      "0.00",
      { columns: [], rows: [] },
    ]);
    expect(sheet.facts.slice(2).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      "Vermieter: Vera Vogt",
      "Letzter Tag des Mietverhältnisses: 8. März 2026",
      "Alle Schlüssel zurückgegeben am: 8. März 2026",
    ]);
    expect(sheet.sections?.map(({ text }) => text)).toEqual(["Bad: ok"]);
    // The day of the letter is before the one of the keys.
    const before = await client.letters.preview({ ...order, asOf: "2026-03-07" });
    expect(JSON.stringify(before.sheet)).not.toContain("zurückgegeben");
    await expectPrinted(order, sheet);
  });

  it("is signed by each who rents the place", { tags: ["extended"] }, async () => {
    const rented = await rentedFlat(client);
    const { propertyId } = rented;
    const person = { propertyId, email: "", phone: "", notes: "" };
    const bert = await client.tenants.create({ ...person, name: "Bert Baum" });
    const cleo = await client.tenants.create({ ...person, name: "Cleo Cranz" });
    const { id } = await rented.lease({ coTenantIds: [cleo.id, bert.id], deposit: "100.00" });
    const { sheet } = await client.letters.preview({ id, kind: "handover", handover: "move_in" });
    expect(sheet.signing?.parties.map(({ name }) => name)).toEqual([
      me.email,
      "Ada Adler",
      "Cleo Cranz",
      "Bert Baum",
    ]);
  });

  it(
    "is written in five languages, and in France says that it is no état des lieux",
    { tags: ["extended"] },
    async () => {
      const { id } = await handedOver("FR");
      const titles = [];
      for (const handover of ["move_in", "move_out"] as const)
        for (const language of languages) {
          const order = { id, kind: "handover", handover, language } as const;
          const { sheet } = await client.letters.preview(order);
          titles.push([language, sheet.title]);
          expect(sheet.closing).toEqual([expect.stringContaining("89-462")]);
          await expectPrinted(order, sheet);
        }
      expect(new Set(titles.map(([, title]) => title)).size).toBe(titles.length);
      expect(titles).toContainEqual(["fr", "Procès-verbal de remise des clés"]);
      expect(titles).toContainEqual(["fr", "Procès-verbal de restitution des clés"]);
      expect(titles).toContainEqual(["it", "Verbale di riconsegna dell’immobile"]);
    },
  );

  it("is refused while nothing is on record, and where it is not said of which handover", async () => {
    const rented = await rentedFlat(client);
    const { id } = await rented.lease();
    const record = (handover: "move_in" | "move_out") => ({ id, kind: "handover", handover }) as const;
    for (const handover of ["move_in", "move_out"] as const) {
      await expect(client.letters.preview(record(handover))).rejects.toMatchObject({
        code: "NOTHING_TO_RECORD",
        status: 409,
      });
      const answer = await print(record(handover));
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
        409,
        "NOTHING_TO_RECORD",
      ]);
    }
    // Each of the two by itself.
    await client.handovers.save({ id, kind: "move_in", version: 1, keysOn: "2026-03-10" });
    expect((await client.letters.preview(record("move_in"))).sheet.sections).toBeUndefined();
    await expect(client.letters.preview(record("move_out"))).rejects.toMatchObject({
      code: "NOTHING_TO_RECORD",
    });
    await expect(client.letters.preview({ ...record("move_in"), asOf: "2026-03-09" })).rejects.toMatchObject({
      code: "NOTHING_TO_RECORD",
    });
    await expect(client.letters.preview({ id, kind: "handover" })).rejects.toMatchObject({
      data: { issues: [{ path: ["handover"], code: "HANDOVER_REQUIRED" }] },
    });
    expect((await print({ ...record("move_in"), handover: "sublet" } as unknown as LetterOrder)).status).toBe(
      400,
    );
  });

  it("is for nobody from elsewhere, and an assistant's to write", async () => {
    const { id } = await handedOver();
    const record = { kind: "handover", handover: "move_in" } as const;
    const previewed = (of: string, session?: TestSession) =>
      app.call(
        `/api/v1/leases/${of}/letter?kind=handover&handover=move_in`,
        session === undefined ? {} : { session },
      );
    expect((await previewed(id)).status).toBe(401);
    const stranger = await app.signUp();
    const [theirs, missing] = [await previewed(id, stranger), await previewed(crypto.randomUUID(), stranger)];
    expect([theirs.status, await theirs.text()]).toEqual([404, await missing.text()]);
    expect((await print({ id, ...record }, stranger)).status).toBe(404);
    const cleaner = await memberOf(app, client, "cleaner");
    await expect(cleaner.letters.preview({ id, ...record })).rejects.toMatchObject({ code: "FORBIDDEN" });
    const assistant = await memberOf(app, client, "assistant");
    expect((await assistant.letters.preview({ id, ...record })).sheet.sections?.[0]?.text).toBe(NOTES);
  });

  it("is sent as it was shown, and not once the notes are other ones", async () => {
    const { id, tenantId } = await handedOver();
    const order = { id, kind: "handover", handover: "move_in" } as const;
    const { fingerprint } = await client.letters.preview(order);
    const { version } = await client.handovers.get({ id, kind: "move_in" });
    await client.handovers.save({ id, kind: "move_in", version, notes: `${NOTES}, Küche` });
    await expect(client.letters.send({ ...order, tenantId, fingerprint })).rejects.toMatchObject({
      code: "LETTER_CHANGED",
    });
    const shown = await client.letters.preview(order);
    await client.letters.send({ ...order, tenantId, fingerprint: shown.fingerprint });
    await app.runJobs();
    const [letter] = app.mails.mails.find(({ to }) => to === TENANT)?.attachments ?? [];
    expect(letter?.filename).toBe(shown.fileName);
    const [page = ""] = await pdfPages(letter?.content ?? new Uint8Array());
    expect(flat(page)).toContain(flat(`${NOTES}, Küche`));
    expect(await lettersInHistory(id)).toContainEqual(["send_letter", "letter.handover", "de"]);
  });
});
