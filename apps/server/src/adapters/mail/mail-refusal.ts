import { MailNotSent } from "#kernel/jobs/mail-not-sent.ts";

/** Our login was refused or is required: a fault of the installation's settings, not of this mail. */
const LOGIN_CODES = new Set([530, 534, 535, 538]);

const wordsOfCode: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nobody listens at the mail server's address",
  ECONNRESET: "the mail server broke the connection off",
  EPIPE: "the mail server broke the connection off",
  ECONNECTION: "the mail server broke the connection off",
  ESOCKET: "the connection to the mail server failed",
  EHOSTUNREACH: "the mail server cannot be reached",
  ENETUNREACH: "the mail server cannot be reached",
  ENOTFOUND: "the mail server's name is not known",
  EAI_AGAIN: "the mail server's name could not be looked up",
  EDNS: "the mail server's name could not be looked up",
  ETIMEDOUT: "the mail server did not answer in time",
  EABORT: "the mail server did not answer in time",
  ETLS: "no encrypted connection to the mail server could be made",
  EAUTH: "the mail server refused the login of SMTP_URL",
  ENOSPC: "the disk is full",
  EACCES: "the outbox folder cannot be written",
};

/**
 * The reason why a mail was not sent, in words that quote neither address nor text. A refusal of the mail itself
 * (5xx) is final; after a 4xx, a refused login or a connection failure the next attempt may succeed.
 */
export function mailRefusal(error: unknown): MailNotSent {
  const status = numberAt(error, "responseCode");
  if (status !== null && LOGIN_CODES.has(status))
    return new MailNotSent(`the mail server refused the login of SMTP_URL (${status})`, {
      isFinal: false,
      cause: error,
    });
  if (status !== null && status >= 500)
    return new MailNotSent(`the mail server refused it for good (${status})`, {
      isFinal: true,
      refusesAddress: textAt(error, "command") === "RCPT TO",
      cause: error,
    });
  if (status !== null && status >= 400)
    return new MailNotSent(`the mail server asked to try again later (${status})`, {
      isFinal: false,
      cause: error,
    });
  return new MailNotSent(wordsOf(error), { isFinal: false, cause: error });
}

/** The library replaces the system's error code, which is more precise, by its own. */
function wordsOf(error: unknown): string {
  for (const code of [textAt(error, "originalCode"), textAt(error, "code")]) {
    const words = code === null ? undefined : wordsOfCode[code];
    if (words !== undefined) return `${words} (${code})`;
  }
  return "it could not be sent";
}

function textAt(error: unknown, key: string): string | null {
  if (typeof error !== "object" || error === null) return null;
  const value: unknown = Reflect.get(error, key);
  return typeof value === "string" ? value : null;
}

function numberAt(error: unknown, key: string): number | null {
  if (typeof error !== "object" || error === null) return null;
  const value: unknown = Reflect.get(error, key);
  return typeof value === "number" ? value : null;
}
