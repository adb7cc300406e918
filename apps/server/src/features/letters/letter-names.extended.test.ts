import type { LetterOrder } from "@keystead/contract/letters";
import { sql } from "#kernel/db/drizzle.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { namesByScript } from "#adapters/printer/names-by-script.ts";
import { pdfFonts, searchedText } from "#testing/files/pdf-text.ts";
import { rentedFlat } from "#testing/records/rented-flat.ts";
import { testApp, type TestApp, type TestClient, type TestSession } from "#testing/test-app.ts";

const TENANT = "tenant@example.com";

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
  await client.letters.changeLetterhead({ version: 1, senderName: "Vogt", iban: "DE89370400440532013000" });
});
afterEach(() => app.close());

/** A lease for which every letter can be written: January is paid, the deposit returned, February and March open. */
async function someLease() {
  const flat = await rentedFlat(client);
  const { id } = await flat.lease({ monthlyRent: "880.00", deposit: "1760.00" });
  const { rows } = await client.leases.get({ id });
  await client.leases.recordPayment({
    id,
    rows: rows.filter(({ period }) => period === "2026-01").map(({ ref }) => ref),
    paidOn: "2026-01-05",
    method: "bank_transfer",
  });
  await client.leases.moveDeposit({ id, kind: "received", amount: "1760.00", movedOn: "2026-01-02" });
  await client.leases.moveDeposit({ id, kind: "returned", amount: "1760.00", movedOn: "2026-03-03" });
  return { id, tenantId: flat.tenantId };
}

async function rename(tenantId: string, name: string): Promise<void> {
  const { version } = await client.tenants.get({ id: tenantId });
  await client.tenants.update({ id: tenantId, version, name, email: TENANT });
}

const print = ({ id, ...order }: LetterOrder) =>
  app.call(`/api/leases/${id}/letters`, { body: order, session: me });

/** How often a name is found in the letter's PDF. */
async function timesFound(order: LetterOrder, name: string): Promise<number> {
  const answer = await print(order);
  expect(answer.status).toBe(200);
  const text = await searchedText(await answer.arrayBuffer());
  return inOneLine(text).split(inOneLine(name.normalize("NFC"))).length - 1;
}

/** A name may be broken at the end of a line, Han names between any two characters. */
function inOneLine(text: string): string {
  return text.replaceAll(" ", "");
}

const kinds: readonly (readonly [string, Omit<LetterOrder, "id">, number])[] = [
  // The address, the tenant, the greeting, the reference of the payment.
  ["a reminder", { kind: "reminder" }, 4],
  ["a receipt", { kind: "receipt", period: "2026-01" }, 3],
  ["a statement", { kind: "statement" }, 2],
  ["what became of the deposit", { kind: "deposit" }, 2],
  // The address, the tenant, the line to sign on.
  ["the record of a move-in", { kind: "handover", handover: "move_in" }, 3],
];

describe("the name of a tenant", () => {
  // Each name means drawing a letter, about twenty in all: the gate has one kind of letter, the others use the same
  // sheet.
  for (const [what, order, times] of kinds)
    it(
      `is found in ${what}, in whichever script it is written`,
      order.kind === "reminder" ? {} : { tags: ["extended"] },
      async () => {
        const { id, tenantId } = await someLease();
        for (const name of Object.values(namesByScript)) {
          await rename(tenantId, name);
          expect([name, await timesFound({ id, language: "en", ...order }, name)]).toEqual([name, times]);
        }
      },
    );

  it("goes out by mail as it is downloaded", async () => {
    const { id, tenantId } = await someLease();
    await rename(tenantId, namesByScript.arabic);
    const order = { id, kind: "statement", language: "de" } as const;
    const { fingerprint, withoutFont } = await client.letters.preview(order);
    expect(withoutFont).toEqual([]);
    await client.letters.send({ ...order, tenantId, fingerprint });
    await app.runJobs();
    const [letter] = app.mails.mails.find(({ to }) => to === TENANT)?.attachments ?? [];
    expect(await searchedText(letter?.content ?? new Uint8Array())).toContain(namesByScript.arabic);
  });

  it("brings its own font along, and another name brings none", async () => {
    const { id, tenantId } = await someLease();
    const order = { id, kind: "statement", language: "fr" } as const;
    const fonts = async () => [...pdfFonts(await (await print(order)).arrayBuffer())].toSorted();
    const plain = ["Roboto-Medium", "Roboto-Regular"];
    expect(await fonts()).toEqual(plain);
    await rename(tenantId, namesByScript.greek);
    expect(await fonts()).toEqual(plain);
    await rename(tenantId, namesByScript.hebrew);
    expect(await fonts()).toEqual([expect.stringMatching(/^NotoSansHebrew/), ...plain]);
  });

  it("that no font can draw is said before the letter goes out, mark by mark, and none goes out", async () => {
    const { id, tenantId } = await someLease();
    await rename(tenantId, "😀 Emoji Kid ᠮ");
    const order = { id, kind: "reminder" } as const;
    const { fingerprint, withoutFont } = await client.letters.preview(order);
    expect(withoutFont).toEqual([{ source: "tenants", marks: ["😀", "ᠮ"] }]);
    const answer = await print(order);
    expect([answer.status, await answer.json()]).toMatchObject([
      409,
      { code: "MARKS_WITHOUT_FONT", data: { marks: ["😀", "ᠮ"] } },
    ]);
    await expect(client.letters.send({ ...order, tenantId, fingerprint })).rejects.toMatchObject({
      code: "MARKS_WITHOUT_FONT",
      data: { marks: ["😀", "ᠮ"] },
    });
    await app.runJobs();
    expect(app.mails.mails.filter(({ to }) => to === TENANT)).toEqual([]);
  });
});

describe("the notes of a handover", () => {
  it("are found in its record, in whichever script they are written", async () => {
    const { id } = await someLease();
    const names = Object.values(namesByScript);
    await client.handovers.save({ id, kind: "move_out", version: 1, notes: names.join("\n") });
    const order = { id, kind: "handover", handover: "move_out", language: "en" } as const;
    expect((await client.letters.preview(order)).withoutFont).toEqual([]);
    const text = await searchedText(await (await print(order)).arrayBuffer());
    for (const name of names) expect(inOneLine(text)).toContain(inOneLine(name.normalize("NFC")));
  });

  it("say which of their signs no font can draw", async () => {
    const { id } = await someLease();
    await client.handovers.save({ id, kind: "move_in", version: 1, notes: "Keys ✔" });
    const order = { id, kind: "handover", handover: "move_in" } as const;
    const { withoutFont } = await client.letters.preview(order);
    expect(withoutFont).toEqual([{ source: "handover", marks: ["✔"] }]);
    expect((await print(order)).status).toBe(409);
    // The notes of one handover are not in the record of the other.
    await client.handovers.save({ id, kind: "move_out", version: 1, notes: "Keys" });
    expect((await client.letters.preview({ ...order, handover: "move_out" })).withoutFont).toEqual([]);
  });
});

describe("a sign that no font can draw", () => {
  /** Each input of a letter has a sign of its own. */
  async function signedLetter() {
    const { id, tenantId } = await someLease();
    await rename(tenantId, "Ada 😀");
    const { property } = await client.leases.get({ id });
    const { version } = await client.properties.get({ id: property.id });
    await client.properties.update({ id: property.id, version, name: "Lindenhof ☆" });
    await client.leases.addCharge({ id, amount: "35.00", dueOn: "2026-03-01", note: "Key ✔ made" });
    const letterhead = await client.letters.letterhead({});
    await client.letters.changeLetterhead({
      version: letterhead.version,
      senderName: "Vogt →",
      address: "Rosenweg 4\n★ Leipzig",
      paymentNote: "Bank ✓",
    });
    return { id, kind: "reminder", language: "en" } as const;
  }

  it("is said with where it was typed, before the letter goes out", async () => {
    const order = await signedLetter();
    const { withoutFont } = await client.letters.preview({ ...order, address: "Ada\nHafenstr. 1 ⇒" });
    const input = [
      { source: "address", marks: ["⇒"] },
      { source: "senderName", marks: ["→"] },
      { source: "senderAddress", marks: ["★"] },
      { source: "payment", marks: ["✓"] },
      { source: "tenants", marks: ["😀"] },
      { source: "place", marks: ["☆"] },
      { source: "notes", marks: ["✔"] },
    ];
    expect(withoutFont).toEqual(input);
    expect((await print({ ...order, address: "⇒" })).status).toBe(409);
  });

  it("keeps no letter back in which it does not stand", async () => {
    const order = await signedLetter();
    const { withoutFont } = await client.letters.preview({ ...order, kind: "receipt", period: "2026-01" });
    const source = withoutFont.map((one) => one.source);
    // A receipt of January asks for no money and names no charge of March.
    expect(source).toEqual(["senderName", "senderAddress", "tenants", "place"]);
  });
});
