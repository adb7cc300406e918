import { mailServer, type MailServer, type MailTrouble } from "@keystead/testkit/mail-server";
import { afterEach, beforeEach, expect, it } from "vitest";

import { MailNotSent } from "#kernel/jobs/mail-not-sent.ts";
import { smtpTransport, type MailServerPatience } from "./mail-transport.ts";

const message = { to: "ada@example.com", subject: "Hello", text: "Hello", html: "<p>Hello</p>" };
const ID = "0b0f5c3e-0000-4000-8000-000000000001";

let server: MailServer;
beforeEach(async () => {
  server = await mailServer();
});
afterEach(() => server.stop());

/** For a silent server. The others get the product's timeouts, because the test checks their answer, not its speed. */
const IMPATIENT = { greetingMs: 200, answerMs: 400, wholeMs: 2_000 };

const delays: ReadonlySet<MailTrouble> = new Set(["silent", "slow"]);

const transportTo = (url: string, patience?: MailServerPatience) =>
  smtpTransport({
    url,
    from: "Keystead <no-reply@example.org>",
    ...(patience === undefined ? {} : { patience }),
  });

it.each<readonly [MailTrouble, boolean, RegExp]>([
  ["not listening", false, /nobody listens .*ECONNREFUSED/],
  ["silent", false, /did not answer in time/],
  ["half-closed", false, /broke the connection off/],
  ["slow", false, /did not answer in time/],
  ["takes and breaks off", false, /broke the connection off/],
  ["refuses for now", false, /try again later \(451\)/],
  ["refuses for good", true, /refused it for good \(550\)/],
])(
  "says of a server that is %s whether to try again, in words without an address",
  async (trouble, isFinal, words) => {
    await server.suffer(trouble);
    const failure: unknown = await transportTo(server.url, delays.has(trouble) ? IMPATIENT : undefined)
      .send(message, ID)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(MailNotSent);
    if (!(failure instanceof MailNotSent)) return;
    expect(failure.message).toMatch(words);
    expect(failure.isFinal).toBe(isFinal);
    expect(failure.message).not.toContain("@");
  },
);

it("marks each try of one mail with the same Message-ID", async () => {
  const transport = transportTo(server.url);
  await transport.send(message, ID);
  await transport.send(message, ID);
  expect(server.mails.map(({ messageId }) => messageId)).toEqual([
    `<${ID}@example.org>`,
    `<${ID}@example.org>`,
  ]);
});
