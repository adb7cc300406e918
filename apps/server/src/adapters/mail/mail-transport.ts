import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { createTransport } from "nodemailer";

import { escaped } from "#kernel/escaped.ts";
import { mailRefusal } from "./mail-refusal.ts";

export type MailMessage = {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Replaces the id of the job as Message-ID. */
  readonly messageId?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The recipient of replies, if that is not the sender. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly attachments?: readonly MailAttachment[];
};

export type MailAttachment = {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
};

export type MailTransport = {
  /** Where mails go; logged at boot. */
  readonly destination: string;
  /** Throws `MailNotSent`. The id becomes the Message-ID, so that a mail sent twice can be recognised. */
  readonly send: (message: MailMessage, id: string) => Promise<void>;
  readonly close: () => void;
};

/**
 * The time limits for a mail server. A sender that gives up after handing over the text cannot know whether the
 * server accepted it, and sends it again: so that limit is long, and only the limits before it are short.
 */
export type MailServerPatience = {
  readonly greetingMs: number;
  readonly answerMs: number;
  readonly wholeMs: number;
};

const PATIENCE: MailServerPatience = { greetingMs: 10_000, answerMs: 120_000, wholeMs: 180_000 };

/** A mail server by its URL. */
export function smtpTransport(options: {
  readonly url: string;
  readonly from: string;
  readonly patience?: MailServerPatience;
}): MailTransport {
  const server = new URL(options.url);
  const { greetingMs, answerMs, wholeMs } = options.patience ?? PATIENCE;
  const domain = /@([^\s<>@]+)>?$/.exec(options.from)?.[1] ?? "localhost";
  const transport = createTransport({
    url: options.url,
    connectionTimeout: greetingMs,
    greetingTimeout: greetingMs,
    socketTimeout: answerMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    destination: `${server.hostname}:${server.port === "" ? "25" : server.port}`,
    async send(message, id) {
      const { messageId = id, headers, attachments = [], ...words } = message;
      try {
        await transport.sendMail({
          from: options.from,
          ...words,
          attachments: [...attachments],
          messageId: `<${messageId}@${domain}>`,
          headers: { "Auto-Submitted": "auto-generated", ...headers },
          // Without this limit a server that sends a byte now and then would hold the connection for ever.
          signal: AbortSignal.timeout(wholeMs),
        });
      } catch (error) {
        throw mailRefusal(error);
      }
    },
    close: () => transport.close(),
  };
}

/** Without a mail server: each mail is written as `.eml` for a mail program and as `.html` to open with a click. */
export function outboxTransport(options: {
  readonly folder: string;
  readonly from: string;
  readonly now: () => Date;
}): MailTransport {
  const composer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: "unix",
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    destination: options.folder,
    async send(message) {
      const { messageId: _messageId, headers, attachments = [], ...words } = message;
      const composed = await composer.sendMail({
        from: options.from,
        ...words,
        attachments: [...attachments],
        headers: { ...headers },
        date: options.now(),
      });
      const name = `${options.now().toISOString().replaceAll(":", "-")}-${randomUUID().slice(0, 8)}`;
      try {
        await mkdir(options.folder, { recursive: true, mode: 0o700 });
        await writeWhole(
          join(options.folder, `${name}.eml`),
          Buffer.isBuffer(composed.message) ? composed.message : await bytesOf(composed.message),
        );
        await writeWhole(join(options.folder, `${name}.html`), readable(message));
      } catch (error) {
        throw mailRefusal(error);
      }
    },
    close: () => composer.close(),
  };
}

/** `buffer: true` gives a Buffer, but the types also allow a stream. */
async function bytesOf(message: AsyncIterable<Uint8Array | string>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message)
    parts.push(
      typeof part === "string"
        ? Buffer.from(part)
        : Buffer.from(part.buffer, part.byteOffset, part.byteLength),
    );
  return Buffer.concat(parts);
}

/**
 * Writes to a temporary name and then renames, so that no reader sees half a mail. Only the owner can read the file,
 * because mails contain sign-in links.
 */
async function writeWhole(path: string, content: Buffer | string): Promise<void> {
  await writeFile(`${path}.part`, content, { mode: 0o600 });
  await rename(`${path}.part`, path);
}

function readable(message: MailMessage): string {
  const head = `<p style="font:14px sans-serif;padding:12px;background:#eef">To: ${escaped(message.to)}<br>Subject: ${escaped(message.subject)}</p>`;
  return message.html.replace(/<body[^>]*>/i, (body) => body + head);
}
