import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { createTransport } from "nodemailer";

export type MailMessage = {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
};

export type MailTransport = {
  /** Said at boot: where mails land. */
  readonly destination: string;
  readonly send: (message: MailMessage) => Promise<void>;
  readonly close: () => void;
};

/** A mail server by its URL. */
export function smtpTransport(options: { readonly url: string; readonly from: string }): MailTransport {
  const server = new URL(options.url);
  const transport = createTransport({
    url: options.url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    destination: `${server.hostname}:${server.port === "" ? "25" : server.port}`,
    async send(message) {
      await transport.sendMail({
        from: options.from,
        ...message,
        headers: { "Auto-Submitted": "auto-generated" },
      });
    },
    close: () => transport.close(),
  };
}

/** Without a mail server: each mail as `.eml` for a mail program and as `.html` to open with a click. */
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
      await mkdir(options.folder, { recursive: true, mode: 0o700 });
      const composed = await composer.sendMail({
        from: options.from,
        ...message,
        date: options.now(),
      });
      const name = `${options.now().toISOString().replaceAll(":", "-")}-${randomUUID().slice(0, 8)}`;
      await writeWhole(
        join(options.folder, `${name}.eml`),
        Buffer.isBuffer(composed.message) ? composed.message : await bytesOf(composed.message),
      );
      await writeWhole(join(options.folder, `${name}.html`), readable(message));
    },
    close: () => composer.close(),
  };
}

/** `buffer: true` gives a Buffer; the types leave the stream open. */
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

/** A reader never sees half a mail: written beside, then renamed. They hold sign-in links: for the owner's eyes only. */
async function writeWhole(path: string, content: Buffer | string): Promise<void> {
  await writeFile(`${path}.part`, content, { mode: 0o600 });
  await rename(`${path}.part`, path);
}

function readable(message: MailMessage): string {
  const head = `<p style="font:14px sans-serif;padding:12px;background:#eef">To: ${escapeHtml(message.to)}<br>Subject: ${escapeHtml(message.subject)}</p>`;
  return message.html.replace(/<body[^>]*>/i, (body) => body + head);
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
