// oxlint-disable-next-line typescript/triple-slash-reference -- ambient declarations cannot be imported, and whoever imports this file must see them too
/// <reference path="./mail-modules.d.ts" />
import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";

import { simpleParser, type ParsedMail } from "mailparser";
import { SMTPServer } from "smtp-server";

export type ReceivedMail = {
  /** The same for both copies of a mail that was sent twice. */
  readonly messageId: string;
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Keyed by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments: readonly {
    readonly filename: string;
    readonly contentType: string;
    readonly content: Buffer;
  }[];
};

/**
 * Faults of the server: it does not listen; it refuses the recipient for good (550) or for now (451); it accepts the
 * connection and sends nothing; it closes its half at once; it takes the text and answers only when the fault ends; it
 * keeps the mail and closes the connection instead of confirming.
 */
export type MailTrouble =
  | "not listening"
  | "refuses for good"
  | "refuses for now"
  | "silent"
  | "half-closed"
  | "slow"
  | "takes and breaks off";

export type MailServer = {
  /** For `SMTP_URL`. */
  readonly url: string;
  /** Begins a fault; null ends it, and the answers that were held back are sent. */
  suffer(trouble: MailTrouble | null): Promise<void>;
  /** Everything received so far, oldest first. */
  readonly mails: readonly ReceivedMail[];
  /** The newest mail to the address that no earlier call returned; waits until it arrives, or the server stops. */
  waitForMail(to: string): Promise<ReceivedMail>;
  stop(): Promise<void>;
};

const replies: Partial<Readonly<Record<MailTrouble, readonly [number, string]>>> = {
  "refuses for good": [550, "5.1.1 <ada@example.com>: Recipient address rejected"],
  "refuses for now": [451, "4.7.1 <ada@example.com>: Greylisted, try again later"],
};

/**
 * The library waits 100 ms before its greeting to catch clients that talk too early; there are none here, and a test
 * sends many mails.
 */
class PromptServer extends SMTPServer {
  override connect(socket: Socket, socketOptions: unknown): void {
    super.connect(socket, socketOptions);
    const connection = [...this.connections].at(-1);
    if (connection === undefined) return;
    const greet = connection.connectionReady.bind(connection);
    connection.connectionReady = () => {};
    greet();
  }
}

/** A real SMTP server on a free port that keeps the mails it receives, and fails on request. */
export async function mailServer(): Promise<MailServer> {
  const mailbox = createMailbox();
  let trouble: MailTrouble | null = null;
  let over = Promise.withResolvers<void>();
  const sockets = new Set<Socket>();

  const smtp = new PromptServer({
    authOptional: true,
    // No test needs the client's host name, and the lookup is slow without a resolver.
    disableReverseLookup: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo(_address, _session, callback) {
      const reply = trouble === null ? undefined : replies[trouble];
      if (reply === undefined) return callback();
      callback(Object.assign(new Error(reply[1]), { responseCode: reply[0] }));
    },
    onData(stream, _session, callback) {
      simpleParser(stream).then(async (parsed) => {
        mailbox.add(received(parsed));
        if (trouble === "takes and breaks off") for (const socket of sockets) socket.destroy();
        if (trouble === "slow") await over.promise;
        callback();
      }, callback);
    },
  });
  // We accept the connections, so that one can be left open before the server sends its greeting.
  const listener = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
    if (trouble === "half-closed") socket.end();
    else if (trouble !== "silent") smtp.server.emit("connection", socket);
  });
  const port = await listen(listener, 0);

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails: mailbox.mails,
    async suffer(next) {
      trouble = next;
      if (next === "not listening") await shut(listener, sockets);
      else if (!listener.listening) await listen(listener, port);
      if (next !== null) return;
      over.resolve();
      over = Promise.withResolvers<void>();
      for (const socket of sockets) if (socket.bytesWritten === 0) socket.destroy();
    },
    waitForMail: mailbox.waitForMail,
    async stop() {
      mailbox.close();
      over.resolve();
      await shut(listener, sockets);
    },
  };
}

/** The mails received; `waitForMail` returns each of them once. */
function createMailbox() {
  const mails: ReceivedMail[] = [];
  const taken = new Set<ReceivedMail>();
  const arrivals = new EventTarget();

  function take(to: string): ReceivedMail | undefined {
    const found = mails.findLast((mail) => mail.to === to && !taken.has(mail));
    if (found !== undefined) taken.add(found);
    return found;
  }

  function waitForMail(to: string): Promise<ReceivedMail> {
    const there = take(to);
    if (there !== undefined) return Promise.resolve(there);
    const waiting = Promise.withResolvers<ReceivedMail>();
    const end = new AbortController();
    function look(): void {
      const mail = take(to);
      if (mail === undefined) return;
      end.abort();
      waiting.resolve(mail);
    }
    const stopped = (): void => waiting.reject(new Error(`No mail to ${to} before the mail server stopped`));
    arrivals.addEventListener("mail", look, { signal: end.signal });
    arrivals.addEventListener("stop", stopped, { signal: end.signal });
    return waiting.promise;
  }

  return {
    mails,
    add(mail: ReceivedMail): void {
      mails.push(mail);
      arrivals.dispatchEvent(new Event("mail"));
    },
    waitForMail,
    close(): void {
      arrivals.dispatchEvent(new Event("stop"));
    },
  };
}

async function listen(listener: Server, port: number): Promise<number> {
  listener.listen(port, "127.0.0.1");
  await once(listener, "listening");
  const address = listener.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

async function shut(listener: Server, sockets: ReadonlySet<Socket>): Promise<void> {
  if (!listener.listening) return;
  const closed = once(listener, "close");
  listener.close();
  for (const socket of sockets) socket.destroy();
  await closed;
}

function received(parsed: ParsedMail): ReceivedMail {
  const to = Array.isArray(parsed.to)
    ? parsed.to[0]?.text
    : (parsed.to as { readonly text: string } | undefined)?.text;
  return {
    messageId: parsed.messageId ?? "",
    to: to ?? "",
    from: parsed.from?.text ?? "",
    subject: parsed.subject ?? "",
    text: parsed.text ?? "",
    html: parsed.html === false ? "" : (parsed.html ?? ""),
    attachments: (parsed.attachments ?? []).map(({ filename = "", contentType, content }) => ({
      filename,
      contentType,
      content,
    })),
    headers: Object.fromEntries(
      (parsed.headerLines ?? []).map(({ key, line }) => [
        key,
        line
          .slice(line.indexOf(":") + 1)
          .replaceAll(/\r?\n\s+/g, " ")
          .trim(),
      ]),
    ),
  };
}
