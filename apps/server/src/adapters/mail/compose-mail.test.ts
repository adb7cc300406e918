import { languages } from "@keystead/domain/languages";
import { fill } from "@keystead/messages/fill";
import { messagesOf } from "@keystead/messages/messages-of";
import { describe, expect, it } from "vitest";

import { mailKinds } from "#kernel/jobs/mail-orders.ts";
import { composeMail } from "./compose-mail.ts";

const texts = messagesOf("mails/account");
const URL_OF_BUTTON = "https://house.example/auth/confirm?lang=de&x=1#token=abc_DEF-123";
const order = {
  to: "ada@example.com",
  url: URL_OF_BUTTON,
  linkLivesMs: null,
  by: 'Vogt & Söhne <b onclick="x">',
} as const;

describe.each(languages)("a mail with one button in %s", (language) => {
  it.each(mailKinds)("%s says the same as HTML and as text", async (kind) => {
    const mail = await composeMail({ ...order, kind, language }, "Keystead");
    const { lead, action, note, subject } = texts[language][kind];
    const named = (words: string) => fill(words, { app: "Keystead", by: order.by });
    expect(mail).toMatchObject({ to: order.to, subject: named(subject) });
    expect(mail.text).toBe(
      ["Keystead", named(lead), `${named(action)}: ${URL_OF_BUTTON}`, named(note)].join("\n\n"),
    );
    expect(mail.html).toContain(`<html lang="${language}">`);
    expect(mail.html).toContain(
      'href="https://house.example/auth/confirm?lang=de&amp;x=1#token=abc_DEF-123"',
    );
    for (const words of [lead, action, note])
      expect(mail.html).toContain(
        named(words)
          .replaceAll("&", "&amp;")
          .replaceAll("<", "&lt;")
          .replaceAll(">", "&gt;")
          .replaceAll('"', "&quot;"),
      );
    // Names that users choose are plain text, and nothing is fetched.
    expect(mail.html).not.toMatch(/<b |<img|<script|<link|\{\w+\}/);
  });
});
