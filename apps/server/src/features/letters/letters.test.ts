import { createHash } from "node:crypto";

import type { LetterOrder, LetterSheet } from "@keystead/contract/letters";
import { languages } from "@keystead/domain/languages";
import { sql } from "#kernel/db/drizzle.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { pdfPages } from "#testing/files/pdf-text.ts";
import { textsOfSheet } from "#testing/files/sheet-texts.ts";
import { rentedFlat } from "#testing/records/rented-flat.ts";
import { memberOf, memberSession } from "#testing/records/membership.ts";
import { testApp, type TestApp, type TestClient, type TestSession } from "#testing/test-app.ts";

const IBAN = "DE89370400440532013000";
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

/** Rent of 880.00 and charges of 140.00, due on the first, from January 2026 on. */
async function someLease(country = "FR") {
  const flat = await rentedFlat(client);
  const house = await client.properties.get({ id: flat.propertyId });
  await client.properties.update({
    ...fieldsOf(house),
    version: house.version,
    country,
    address: "Rue des Écoles 14",
    city: "69007 Lyon",
  });
  await client.tenants.update({ id: flat.tenantId, version: 1, email: TENANT });
  const { id } = await flat.lease({ monthlyRent: "880.00", charges: "140.00", deposit: "1760.00" });
  return { ...flat, id };
}

function fieldsOf({
  id,
  name,
  rentalMode,
  propertyType,
  currency,
  timezone,
}: Awaited<ReturnType<TestClient["properties"]["get"]>>) {
  return { id, name, rentalMode, propertyType, currency, timezone };
}

async function pay(id: string, period: string, amount?: string, paidOn = "2026-03-02"): Promise<string> {
  const { rows } = await client.leases.get({ id });
  const refs = rows.filter((row) => row.period === period).map(({ ref }) => ref);
  const paid = await client.leases.recordPayment({
    id,
    rows: refs,
    paidOn,
    method: "bank_transfer",
    ...(amount === undefined ? {} : { amount }),
  });
  return paid.transferId;
}

/** The letters in the history of a lease. */
async function notifiedOf(id: string) {
  const { entries } = await client.history.lease({ id });
  return entries.map(({ action, changes }) => [
    action,
    ...changes.flatMap(({ to }) => (to?.type === "word" ? to.word : to?.type === "code" ? to.code : [])),
  ]);
}

const print = ({ id, ...order }: LetterOrder, session: TestSession = me) =>
  app.call(`/api/leases/${id}/letters`, { body: order, session });

const flat = (text: string): string => text.replaceAll(/[\s\u00a0\u202f]+/g, "");

/** Expects every word of the sheet on the paper, and page numbers. Returns the pages. */
async function expectPrinted(order: LetterOrder, sheet: LetterSheet): Promise<readonly string[]> {
  const answer = await print(order);
  expect(answer.status).toBe(200);
  const pages = await pdfPages(await answer.arrayBuffer());
  const paper = flat(pages.join(""));
  for (const words of textsOfSheet(sheet)) expect(paper).toContain(flat(words));
  return pages;
}

describe("a rent receipt", () => {
  it("is the quittance of French law for a month wholly paid, rent and charges apart", async () => {
    const { id } = await someLease();
    await pay(id, "2026-01", undefined, "2026-01-05");
    const order = { id, kind: "receipt", period: "2026-01" } as const;
    const { sheet, sum, isQuittance } = await client.letters.preview(order);
    expect({ sum, isQuittance, language: sheet.language }).toEqual({
      sum: "1020.00",
      isQuittance: true,
      language: "fr",
    });
    expect(sheet.title).toBe("Quittance de loyer");
    expect(sheet.table.rows.map(({ cells }) => cells.map(flat))).toEqual([
      ["Loyer,janvier2026", "880,00€", "880,00€"],
      ["Chargeslocatives,janvier2026", "140,00€", "140,00€"],
      ["Total", "1020,00€", "1020,00€"],
    ]);
    expect(sheet.closing.map(flat)).toEqual(["Reçu:1020,00€le5janvier2026,virement"]);
    expect(sheet.small.join(" ")).toContain("article 21 de la loi n° 89-462 du 6 juillet 1989");
    expect(sheet.paragraphs[0]).toContain("en donne quittance, sous réserve de tous ses droits");
    const [page] = await expectPrinted(order, sheet);
    expect(page).toContain("Page 1 sur 1");
  });

  it(
    "is never a quittance for a part payment, in no language, however little is open",
    { tags: ["extended"] },
    async () => {
      const { id } = await someLease();
      await pay(id, "2026-03", "1019.99");
      for (const language of languages) {
        const { sheet, isQuittance } = await client.letters.preview({
          id,
          kind: "receipt",
          period: "2026-03",
          language,
        });
        expect(isQuittance).toBe(false);
        expect(flat(sheet.table.rows.at(-1)?.cells.join("") ?? "")).toMatch(/0[.,]01/);
        expect(sheet.paragraphs.join(" ")).not.toContain("quittance");
      }
      const { sheet } = await client.letters.preview({ id, kind: "receipt", period: "2026-03" });
      expect(sheet.title).toBe("Reçu de paiement partiel");
      expect(sheet.small[0]).toContain("ne vaut pas quittance");
    },
  );

  it(
    "of one transfer says what it settled and what of those months is left",
    { tags: ["extended"] },
    async () => {
      const { id } = await someLease("DE");
      const transferId = await pay(id, "2026-03", "1000.00");
      const order = { id, kind: "receipt", transferId } as const;
      const { sheet, sum } = await client.letters.preview(order);
      expect(sheet.title).toBe("Zahlungsquittung");
      expect(sum).toBe("1000.00");
      const { transfers } = await client.leases.get({ id });
      const [transfer] = transfers;
      expect(sheet.table.rows.slice(0, -1).map(({ cells }) => cells[1]?.replaceAll(/[^\d,]/g, ""))).toEqual(
        transfer?.settled.map(({ amount }) => amount.replace(".", ",")),
      );
      expect(flat(sheet.closing.join(""))).toContain("noch20,00€offen");
      await expectPrinted(order, sheet);
    },
  );

  it("is refused where nothing was paid, and for a transfer of another lease", async () => {
    const { id } = await someLease();
    await expect(client.letters.preview({ id, kind: "receipt", period: "2026-02" })).rejects.toMatchObject({
      code: "NOTHING_TO_CERTIFY",
    });
    const answer = await print({ id, kind: "receipt", period: "2026-02" });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      409,
      "NOTHING_TO_CERTIFY",
    ]);
    await expect(client.letters.preview({ id, kind: "receipt" })).rejects.toMatchObject({
      data: { issues: [{ path: ["period"], code: "PAYMENT_REQUIRED" }] },
    });
  });
});

describe("the other letters", () => {
  it(
    "state the account up to the very balance of the lease, in five languages",
    { tags: ["extended"] },
    async () => {
      const { id } = await someLease("DE");
      await pay(id, "2026-01", undefined, "2026-01-05");
      await pay(id, "2026-02", "500.00", "2026-02-03");
      for (const language of languages) {
        const order = { id, kind: "statement", from: "2026-02-01", language } as const;
        const { sheet, sum } = await client.letters.preview(order);
        expect(sum).toBe((await client.leases.balance({ id })).balance);
        expect(sum).toBe("1540.00");
        expect(flat(sheet.table.rows.at(-1)?.cells.at(-1) ?? "")).toMatch(/1[.,]?540[.,]00/);
        await expectPrinted(order, sheet);
      }
      const february = await client.letters.preview({ id, kind: "statement", asOf: "2026-02-28" });
      expect(february.sum).toBe((await client.leases.balance({ id, asOf: "2026-02-28" })).balance);
    },
  );

  it("close a deposit, once something of it went back or was kept", { tags: ["extended"] }, async () => {
    const { id } = await someLease("DE");
    await client.leases.moveDeposit({ id, kind: "received", amount: "1760.00", movedOn: "2026-01-02" });
    await expect(client.letters.preview({ id, kind: "deposit" })).rejects.toMatchObject({
      code: "DEPOSIT_NOT_CLOSED",
    });
    const { rows } = await client.leases.get({ id });
    await client.leases.moveDeposit({
      id,
      kind: "retained",
      amount: "880.00",
      movedOn: "2026-03-01",
      rows: rows.filter(({ period, kind }) => period === "2026-01" && kind === "rent").map(({ ref }) => ref),
    });
    await client.leases.moveDeposit({
      id,
      kind: "retained",
      amount: "100.00",
      movedOn: "2026-03-02",
      note: "Broken <b>window</b>",
    });
    await client.leases.moveDeposit({ id, kind: "returned", amount: "700.00", movedOn: "2026-03-03" });
    const order = { id, kind: "deposit" } as const;
    const { sheet, sum } = await client.letters.preview(order);
    expect(sum).toBe("700.00");
    expect(sheet.table.rows.map(({ cells }) => cells.slice(1).map(flat))).toEqual([
      ["Erhalten", "1.760,00€"],
      ["EinbehaltenfüroffeneMiete,Januar2026", "−880,00€"],
      ["EinbehaltenfürSchäden:Broken<b>window</b>", "−100,00€"],
      ["Zurückgezahlt", "−700,00€"],
      ["Nocheinbehaltenam10.03.2026", "80,00€"],
    ]);
    await expectPrinted(order, sheet);
  });

  it("remind of what is open with the days it is late, its sum, until when and where to pay", async () => {
    const { id } = await someLease("DE");
    await pay(id, "2026-01");
    await client.letters.changeLetterhead({
      version: 1,
      senderName: "Vera Vogt",
      iban: "de89 3704 0044 0532 0130 00",
    });
    const order = { id, kind: "reminder", payBy: "2026-03-17" } as const;
    const { sheet, sum } = await client.letters.preview(order);
    expect(sum).toBe((await client.leases.get({ id })).untilToday.open);
    expect(sheet.table.rows.map(({ cells }) => cells.map(flat))).toEqual([
      ["Miete,Februar2026", "01.02.2026", "37", "880,00€"],
      ["Nebenkosten,Februar2026", "01.02.2026", "37", "140,00€"],
      ["Miete,März2026", "01.03.2026", "9", "880,00€"],
      ["Nebenkosten,März2026", "01.03.2026", "9", "140,00€"],
      ["Summe", "", "", "2.040,00€"],
    ]);
    expect(sheet.closing[0]).toContain("17. März 2026");
    expect(sheet.payTo?.facts[0]).toEqual({ label: "IBAN", value: "DE89 3704 0044 0532 0130 00" });
    await expectPrinted(order, sheet);
    await pay(id, "2026-02");
    await pay(id, "2026-03");
    await expect(client.letters.preview(order)).rejects.toMatchObject({ code: "NOTHING_OUTSTANDING" });
  });

  it("refuse a day to come, days in the wrong order and an address that fits no window", async () => {
    const { id } = await someLease();
    const issueOf = (order: Omit<LetterOrder, "id">) =>
      client.letters.preview({ id, ...order }).then(
        () => null,
        (error: { data?: { issues?: readonly { code: string }[] } }) => error.data?.issues?.[0]?.code,
      );
    expect(await issueOf({ kind: "statement", asOf: "2026-03-11" })).toBe("DATE_IN_FUTURE");
    expect(await issueOf({ kind: "statement", from: "2026-03-11" })).toBe("FROM_AFTER_LETTER");
    expect(await issueOf({ kind: "reminder", payBy: "2026-03-09" })).toBe("PAY_BY_BEFORE_LETTER");
    expect(await issueOf({ kind: "statement", address: "1\n2\n3\n4\n5\n6\n7" })).toBe("TOO_MANY_LINES");
    expect((await print({ id, kind: "poem" } as unknown as LetterOrder)).status).toBe(400);
    const unread = await app.call(`/api/leases/${id}/letters`, { body: "{", session: me });
    expect(unread.status).toBe(400);
  });
});

describe("the PDF", () => {
  it("comes as a file that nothing opens as a page or keeps, and is in the history of the lease", async () => {
    const { id } = await someLease();
    const answer = await print({ id, kind: "statement", language: "de" });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      "x-content-type-options": "nosniff",
      "content-disposition": `attachment; filename="Mietkontoauszug - Ada Adler - 2026-03-10.pdf"; filename*=UTF-8''Mietkontoauszug%20-%20Ada%20Adler%20-%202026-03-10.pdf`,
      "content-security-policy": expect.stringContaining("sandbox"),
    });
    expect(answer.headers.get("cache-control")).toContain("no-store");
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(answer.headers.get("content-length")).toBe(String(bytes.length));
    expect(await notifiedOf(id)).toContainEqual(["write_letter", "letter.statement", "de"]);
  });

  it("is for nobody from elsewhere: signed out, another workspace, a cleaner", async () => {
    const { id } = await someLease();
    const order = { id, kind: "statement" } as const;
    expect((await app.call(`/api/leases/${id}/letters`, { body: { kind: "statement" } })).status).toBe(401);
    const stranger = await app.signUp();
    const [theirs, missing] = [
      await print(order, stranger),
      await print({ ...order, id: crypto.randomUUID() }, stranger),
    ];
    expect([theirs.status, await theirs.text()]).toEqual([404, await missing.text()]);
    const { current } = await client.accounts.workspaces({});
    const cleaner = await memberSession(app, current, "cleaner");
    const refused = await app.call(`/api/leases/${id}/letters`, {
      body: { kind: "statement" },
      session: cleaner,
      headers: { "x-workspace-id": current },
    });
    expect(refused.status).toBe(403);
    const assistant = await memberOf(app, client, "assistant");
    expect((await assistant.letters.preview(order)).sheet.title).toBe("Relevé de compte locatif");
  });

  it("is made so many times a minute and no more", { tags: ["extended"] }, async () => {
    const { id } = await someLease();
    const { current } = await client.accounts.workspaces({});
    const key = `letter-pdf:${createHash("sha256").update(current).digest("base64url")}`;
    await app.db.asSystem((tx) =>
      tx.execute(sql`insert into rate_limit (key, count, last_request)
        values (${key}, 60, ${app.clock.now().getTime()}::bigint)`),
    );
    const answer = await print({ id, kind: "statement" });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "60"]);
  });
});

describe("sent to the tenant", () => {
  const order = { kind: "statement", language: "de" } as const;

  it("goes out as it was shown, with the letter attached, and answers reach the landlord", async () => {
    const { id, tenantId } = await someLease();
    const shown = await client.letters.preview({ id, ...order });
    const mail = shown.tenants[0]?.mail;
    expect(shown).toMatchObject({ replyTo: me.email, mailStop: null, tenants: [{ email: TENANT }] });
    expect(await client.letters.send({ id, ...order, tenantId, fingerprint: shown.fingerprint })).toEqual({
      to: TENANT,
    });
    await app.runJobs();
    const [sent, ...others] = app.mails.mails.filter(({ to }) => to === TENANT);
    expect(others).toEqual([]);
    expect(sent?.subject).toBe(mail?.subject);
    expect(sent?.text.trim()).toBe(mail?.text.trim());
    expect(sent?.headers["reply-to"]).toContain(me.email);
    const [letter] = sent?.attachments ?? [];
    expect(letter).toMatchObject({ filename: shown.fileName, contentType: "application/pdf" });
    const [page] = await pdfPages(letter?.content ?? new Uint8Array());
    expect(page).toContain("Mietkontoauszug");
    expect(await notifiedOf(id)).toContainEqual(["send_letter", "letter.statement", "de"]);
  });

  it(
    "is refused when the books say something else by now, and to whom nobody can write",
    { tags: ["extended"] },
    async () => {
      const { id, tenantId } = await someLease();
      const { fingerprint } = await client.letters.preview({ id, ...order });
      await pay(id, "2026-01");
      const send = (of: { fingerprint: string; tenantId?: string }) =>
        client.letters.send({ id, ...order, tenantId, ...of });
      await expect(send({ fingerprint })).rejects.toMatchObject({ code: "LETTER_CHANGED" });
      const now = await client.letters.preview({ id, ...order });
      await expect(
        send({ fingerprint: now.fingerprint, tenantId: crypto.randomUUID() }),
      ).rejects.toMatchObject({
        code: "NOT_FOUND",
      });
      await app.db.asSystem((tx) =>
        tx.execute(sql`update "user" set email_verified = false where email = ${me.email}`),
      );
      expect((await client.letters.preview({ id, ...order })).mailStop).toBe("unconfirmed");
      await expect(send({ fingerprint: now.fingerprint })).rejects.toMatchObject({
        data: { issues: [{ path: ["tenantId"], code: "OWN_EMAIL_UNCONFIRMED" }] },
      });
      const { version } = await client.tenants.get({ id: tenantId });
      await client.tenants.update({ id: tenantId, version, email: "" });
      await expect(send({ fingerprint: now.fingerprint })).rejects.toMatchObject({
        data: { issues: [{ path: ["tenantId"], code: "TENANT_WITHOUT_EMAIL" }] },
      });
      await app.runJobs();
      expect(app.mails.mails.filter(({ to }) => to === TENANT)).toEqual([]);
    },
  );

  it("reaches nobody who has another address by the time it goes out", { tags: ["extended"] }, async () => {
    const { id, tenantId } = await someLease();
    const { fingerprint } = await client.letters.preview({ id, ...order });
    await client.letters.send({ id, ...order, tenantId, fingerprint });
    const { version } = await client.tenants.get({ id: tenantId });
    await client.tenants.update({ id: tenantId, version, email: "new@example.com" });
    await app.runJobs();
    expect(app.mails.mails.filter(({ to }) => to === TENANT || to === "new@example.com")).toEqual([]);
  });

  it("goes to one tenant ten times a day", { tags: ["extended"] }, async () => {
    const { id, tenantId } = await someLease();
    const { fingerprint } = await client.letters.preview({ id, ...order });
    for (let time = 0; time < 10; time += 1)
      await client.letters.send({ id, ...order, tenantId, fingerprint });
    await expect(client.letters.send({ id, ...order, tenantId, fingerprint })).rejects.toMatchObject({
      code: "TOO_MANY_REQUESTS",
    });
  });
});

describe("the letterhead", () => {
  it("is empty until the owner fills it in, and then stands on every letter", async () => {
    const { id } = await someLease();
    expect(await client.letters.letterhead({})).toEqual({
      senderName: "",
      address: "",
      iban: "",
      paymentNote: "",
      version: 1,
    });
    const saved = await client.letters.changeLetterhead({
      version: 1,
      senderName: "Vogt & Töchter",
      address: "Rosenweg 4\n\n10115 Berlin",
      iban: "de89 3704 0044 0532 0130 00",
    });
    expect(saved).toMatchObject({ iban: IBAN, version: 2 });
    expect(await client.letters.letterhead({})).toEqual(saved);
    const { sheet } = await client.letters.preview({ id, kind: "statement" });
    expect(sheet.sender).toEqual({ name: "Vogt & Töchter", lines: ["Rosenweg 4", "10115 Berlin"] });
    expect(sheet.recipient).toEqual(["Ada Adler", "Flat 1", "Rue des Écoles 14", "69007 Lyon"]);
  });

  it("refuses an IBAN whose check digits are wrong, and a change of what was changed meanwhile", async () => {
    await expect(
      client.letters.changeLetterhead({ version: 1, iban: "DE89370400440532013001" }),
    ).rejects.toMatchObject({ data: { issues: [{ path: ["iban"], code: "INVALID_IBAN" }] } });
    expect((await client.letters.letterhead({})).version).toBe(1);
    await client.letters.changeLetterhead({ version: 1, senderName: "Vogt" });
    await expect(client.letters.changeLetterhead({ version: 1, senderName: "Vera" })).rejects.toMatchObject({
      code: "STALE",
      data: { version: 2, current: { senderName: "Vogt" } },
    });
  });

  it("is the owner's to change and the assistant's to read, and says in the history only that it changed", async () => {
    await client.letters.changeLetterhead({ version: 1, senderName: "Vogt", iban: IBAN });
    const assistant = await memberOf(app, client, "assistant");
    expect((await assistant.letters.letterhead({})).senderName).toBe("Vogt");
    await expect(assistant.letters.changeLetterhead({ version: 2, senderName: "X" })).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
    const { items } = await client.history.activity({});
    const entry = items.find(({ entity }) => entity === "letterhead");
    expect(entry?.changes).toMatchObject([
      { field: "name", hidden: true, from: null, to: null },
      { field: "iban", hidden: true, from: null, to: null },
    ]);
    expect(JSON.stringify(items)).not.toContain(IBAN);
  });
});
