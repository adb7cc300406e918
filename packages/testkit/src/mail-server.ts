// oxlint-disable-next-line typescript/triple-slash-reference -- ambient declarations cannot be imported, and whoever imports this file must see them too
/// <reference path="./mail-modules.d.ts" />
import { simpleParser, type ParsedMail } from "mailparser";
import { SMTPServer } from "smtp-server";

export type ReceivedMail = {
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

export type MailServer = {
  /** For `SMTP_URL`. */
  readonly url: string;
  /** Everything received so far, the oldest first. */
  readonly mails: readonly ReceivedMail[];
  /** The newest mail to the address that has not been waited for yet; waits until it arrives. */
  waitForMail(to: string, timeoutMs?: number): Promise<ReceivedMail>;
  stop(): Promise<void>;
};

/** A real SMTP server on a free port that keeps what it is sent. */
export async function mailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const taken = new Set<ReceivedMail>();
  const arrivals = new EventTarget();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, _session, callback) {
      simpleParser(stream).then((parsed) => {
        mails.push(received(parsed));
        arrivals.dispatchEvent(new Event("mail"));
        callback();
      }, callback);
    },
  });
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  smtp.listen(0, "127.0.0.1", resolve);
  await listening;
  const address = smtp.server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;

  function take(to: string): ReceivedMail | undefined {
    const found = mails.findLast((mail) => mail.to === to && !taken.has(mail));
    if (found !== undefined) taken.add(found);
    return found;
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    waitForMail(to, timeoutMs = 10_000) {
      const there = take(to);
      if (there !== undefined) return Promise.resolve(there);
      const waiting = Promise.withResolvers<ReceivedMail>();
      const timer = setTimeout(() => {
        arrivals.removeEventListener("mail", look);
        waiting.reject(new Error(`No mail to ${to} within ${timeoutMs} ms`));
      }, timeoutMs);
      function look(): void {
        const mail = take(to);
        if (mail === undefined) return;
        clearTimeout(timer);
        arrivals.removeEventListener("mail", look);
        waiting.resolve(mail);
      }
      arrivals.addEventListener("mail", look);
      return waiting.promise;
    },
    stop() {
      const { promise, resolve: stopped } = Promise.withResolvers<void>();
      smtp.close(stopped);
      return promise;
    },
  };
}

function received(parsed: ParsedMail): ReceivedMail {
  const to = Array.isArray(parsed.to)
    ? parsed.to[0]?.text
    : (parsed.to as { readonly text: string } | undefined)?.text;
  return {
    to: to ?? "",
    from: parsed.from?.text ?? "",
    subject: parsed.subject ?? "",
    text: parsed.text ?? "",
    html: parsed.html === false ? "" : (parsed.html ?? ""),
  };
}
