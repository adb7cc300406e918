import { once } from "node:events";
import { createServer, type Server } from "node:http";

import { MOST_REPORTS } from "@keystead/domain/support";
import { sql } from "#kernel/db/drizzle.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

import { telegramBot } from "#adapters/telegram/telegram-bot.ts";
import { supportReports } from "#kernel/db/schema/index.ts";
import { EVERYBODY, takeAttempt } from "#kernel/http/admission/rate-limit.ts";
import { testApp, type TestApp } from "#testing/test-app.ts";
import { REPORTS_OF_VISITORS } from "./send-report.ts";

const TOKEN = "123456:a-token";
const bug = { type: "bug", message: "The button does nothing", userEmail: "me@example.com" } as const;

type Sent = { readonly path: string; readonly body: unknown };

/** Implements the bot API's sendMessage; fails while `botFails` is set. */
let bot: Server;
let botUrl: string;
let sent: Sent[] = [];
let botFails = false;

beforeAll(async () => {
  bot = createServer((request, answer) => {
    let text = "";
    request.setEncoding("utf8").on("data", (part: string) => (text += part));
    request.on("end", () => {
      const body: unknown = JSON.parse(text);
      sent.push({ path: request.url ?? "", body });
      answer.writeHead(botFails ? 403 : 200, { "content-type": "application/json" });
      answer.end(
        JSON.stringify(
          botFails
            ? { ok: false, error_code: 403, description: "Forbidden: bot was blocked by the user" }
            : { ok: true, result: { message_id: 1, date: 1, chat: { id: 42, type: "private" } } },
        ),
      );
    });
  });
  bot.listen(0, "127.0.0.1");
  await once(bot, "listening");
  const address = bot.address();
  botUrl = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
});
afterAll(() => {
  bot.closeAllConnections();
  bot.close();
});

let app: TestApp;
afterEach(async () => {
  await app.close();
  sent = [];
  botFails = false;
});

describe("with Telegram", () => {
  it("[SUP-02] stores the report and tells the chat its ticket and kind, nothing that was written", async () => {
    app = await testApp({ telegram: telegramBot({ botToken: TOKEN, chatId: "42", apiUrl: botUrl }) });
    const answer = await app.call("/api/send-telegram", {
      body: { ...bug, page: "/portfolio", userAgent: "Firefox" },
    });
    const receipt = (await answer.json()) as { readonly ticketId: string };
    expect([answer.status, receipt]).toMatchObject([200, { telegramSent: true }]);
    expect(sent).toMatchObject([{ path: `/bot${TOKEN}/sendMessage`, body: { chat_id: "42" } }]);
    const reportText = JSON.stringify(sent);
    expect(reportText).toContain(receipt.ticketId.slice(0, 8));
    expect(reportText).not.toContain(bug.message);
    expect(reportText).not.toContain(bug.userEmail);
    expect(await stored()).toMatchObject([
      { id: receipt.ticketId, ...bug, page: "/portfolio", userAgent: "Firefox", telegramSent: true },
    ]);
  });

  it("[SUP-02] keeps the report when the messenger refuses or is not there", async () => {
    botFails = true;
    app = await testApp({ telegram: telegramBot({ botToken: TOKEN, chatId: "42", apiUrl: botUrl }) });
    expect(await (await app.call("/api/send-telegram", { body: bug })).json()).toMatchObject({
      telegramSent: false,
    });
    await app.close();
    app = await testApp({
      telegram: telegramBot({ botToken: TOKEN, chatId: "42", apiUrl: "http://127.0.0.1:9" }),
    });
    const answer = await app.call("/api/v1/reports", { body: bug });
    expect([answer.status, await answer.json()]).toMatchObject([200, { telegramSent: false }]);
    expect(await stored()).toMatchObject([{ ...bug, telegramSent: false }]);
    expect(app.logLines.join("")).not.toContain(bug.message);
  });
});

describe("without Telegram", () => {
  it("[SUP-02] stores the report and says that it was not sent", async () => {
    app = await testApp();
    const receipt = await app.client().support.report(bug);
    expect(receipt).toMatchObject({ telegramSent: false });
    expect(await stored()).toMatchObject([
      { id: receipt.ticketId, ...bug, telegramSent: false, userId: null },
    ]);
  });

  it("mails the report to the operator, its markup as text", async () => {
    app = await testApp({ env: { OPERATOR_EMAIL: "operator@example.org" } });
    const { ticketId } = await app
      .client()
      .support.report({ ...bug, message: "<script>alert(1)</script>\nsecond line" });
    await app.runJobs();
    const mail = await app.mails.waitForMail("operator@example.org");
    expect(mail.subject).toBe(`Keystead: Bug report ${ticketId.slice(0, 8)}`);
    expect(mail.text).toContain("<script>alert(1)</script>\nsecond line");
    expect(mail.text).toContain(`From:    ${bug.userEmail}`);
    expect(mail.html).not.toContain("<script>");
  });

  it("[SUP-01] takes the account's own address when none is typed", async () => {
    app = await testApp();
    const me = await app.signUp("owner@example.com");
    await app.client(me).support.report({ type: "support", message: "Help" });
    expect(await stored()).toMatchObject([{ userEmail: "owner@example.com", userId: expect.any(String) }]);
  });

  it("[SUP-01] asks for address and description in the literal words", async () => {
    app = await testApp();
    const refusalOf = async (body: unknown) => {
      const answer = await app.call("/api/send-telegram", { body });
      const { message } = (await answer.json()) as { readonly message: string };
      return [answer.status, message];
    };
    expect(await refusalOf({ ...bug, userEmail: " " })).toEqual([400, "Please provide your email address"]);
    expect(await refusalOf({ ...bug, message: " \n " })).toEqual([400, "Please describe the issue"]);
    expect(await refusalOf({ ...bug, userEmail: "nobody" })).toEqual([400, "Invalid email"]);
    for (const odd of [
      { ...bug, message: "x".repeat(5_001) },
      { ...bug, message: "nul \u0000" },
      { ...bug, message: "half \ud800" },
      { ...bug, type: "praise" },
      { ...bug, telegramSent: true },
      [],
      null,
    ])
      expect(await refusalOf(odd)).toMatchObject([400, expect.any(String)]);
    expect((await app.call("/api/send-telegram", { body: "{" })).status).toBe(400);
    expect(await stored()).toEqual([]);
  });

  it("takes five reports an hour from one address", async () => {
    app = await testApp();
    const ip = app.freshIp();
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++)
      statuses.push((await app.call("/api/send-telegram", { ip, body: bug })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    app.clock.advance(60 * 60_000);
    expect((await app.call("/api/v1/reports", { ip, body: bug })).status).toBe(200);
    expect(await stored()).toHaveLength(6);
  });
});

describe("a flood of reports from many addresses", () => {
  it("comes to an end for visitors, and keeps nobody quiet who is signed in", async () => {
    app = await testApp();
    const me = await app.signUp();
    for (let i = 0; i < REPORTS_OF_VISITORS.max; i += 1)
      await takeAttempt(app.deps, REPORTS_OF_VISITORS, EVERYBODY);
    const ip = app.freshIp();
    for (const path of ["/api/send-telegram", "/api/v1/reports"])
      expect((await app.call(path, { ip, body: bug })).status).toBe(429);
    await app.client(me).support.report(bug);
    expect(await stored()).toHaveLength(1);
    app.clock.advance(60 * 60_000);
    // A request refused by the limit for all did not count against the address.
    for (let i = 0; i < 5; i += 1)
      expect((await app.call("/api/send-telegram", { ip, body: bug })).status).toBe(200);
  });

  it("fills no more than its room, and mails nothing of what is not stored", async () => {
    app = await testApp({ env: { OPERATOR_EMAIL: "operator@example.org" } });
    await app.db.asSystem((tx) =>
      tx.execute(sql`insert into support_reports (type, message)
        select 'bug', 'full' from generate_series(1, ${MOST_REPORTS}::int)`),
    );
    const refused = await app.call("/api/send-telegram", { body: bug });
    expect(refused.status).toBe(429);
    await app.runJobs();
    expect(app.mails.mails).toEqual([]);
    const logLine = app.logLines.find((line) => line.includes("no more reports are stored"));
    expect(logLine).toContain(refused.headers.get("x-request-id"));
  });
});

function stored() {
  return app.db.asSystem((tx) => tx.select().from(supportReports));
}
