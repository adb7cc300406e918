import type { LetterSheet } from "@keystead/contract/letters";
import type { NoticeFacts } from "@keystead/contract/notices";
import { isVisitAddress } from "@keystead/domain/accounts";
import type { Language } from "@keystead/domain/languages";
import type { NoticeKind } from "@keystead/domain/notices";
import type { CleanerNews, NotifiedTurnover } from "@keystead/domain/turnovers";
import { retention } from "@keystead/domain/retention";
import type { ReportType } from "@keystead/domain/support";
import type { Logger } from "pino";

import type { Clock } from "#adapters/clock/clock.ts";
import type { Tx } from "#kernel/db/database.ts";
import type { JobEnd, BackgroundJob } from "./job-kind.ts";
import type { JobQueue } from "./job-queue.ts";
import { MailNotSent } from "./mail-not-sent.ts";
import { isVisited } from "./visit-mails-store.ts";
import { tryMailUntil, waitBeforeNextTry } from "./mail-patience.ts";
import type { Seal } from "./seal.ts";

export const mailKinds = [
  "verify_address",
  "magic_link",
  "reset_password",
  "password_changed",
  "invitation",
  "confirm_deletion",
  "account_deleted",
] as const;
export type MailKind = (typeof mailKinds)[number];

/** One mail to one person, before it is put into words. `url` is the button's aim. */
export type ActionMail = {
  readonly kind: MailKind;
  readonly to: string;
  readonly language: Language;
  readonly url: string;
  /** How long the link works: a mail that comes later is worth nothing. Null = for ever. */
  readonly linkLivesMs: number | null;
  /** Who has it sent, in words; for a mail that says so. */
  readonly by?: string;
};

/** What somebody reported, to whoever runs the installation. */
export type ReportMail = {
  readonly kind: "support_report";
  readonly to: string;
  readonly report: {
    readonly ticketId: string;
    readonly type: ReportType;
    readonly message: string;
    readonly userEmail: string;
    readonly page: string;
    readonly userAgent: string;
  };
};

/** That something which had to be erased is still there, to whoever runs the installation. */
export type FailureMail = {
  readonly kind: "erasure_failed";
  readonly to: string;
  readonly linkLivesMs: null;
  /** The job, as the log calls it. */
  readonly job: string;
};

/** What somebody is told one morning of one workspace, before it is put into words. */
export type NoticeMail = {
  readonly kind: "notices";
  readonly to: string;
  readonly language: Language;
  readonly linkLivesMs: null;
  /** Made of what it tells, to whom and of which days: a mail that went out twice is known by it. Null for a test. */
  readonly messageId: string | null;
  /** Asked again when it goes out: whoever was removed meanwhile gets nothing. */
  readonly seat: { readonly workspaceId: string; readonly userId: string };
  /** Whose properties these are, where they are not their own. */
  readonly ownerName?: string;
  readonly lines: readonly NoticeMailLine[];
  /** How many there are besides. */
  readonly more: number;
  readonly settingsUrl: string;
  /** Silences by one click the kinds that are in it. */
  readonly unsubscribeUrl: string;
  /** Its page in the language of the mail, which asks first. */
  readonly unsubscribePageUrl: string;
  /** Such a page for each kind alone, of a mail that tells of several. */
  readonly unsubscribePages: readonly { readonly kind: NoticeKind; readonly url: string }[];
  readonly isTest: boolean;
};

export type NoticeMailLine = {
  readonly kind: NoticeKind;
  readonly name: string;
  readonly place: string;
  readonly url: string;
  readonly facts: NoticeFacts;
};

/** A friendly word to a tenant about rent, on the landlord's behalf, before it is put into words. */
export type TenantReminderMail = {
  readonly kind: "tenant_reminder";
  readonly to: string;
  readonly language: Language;
  readonly linkLivesMs: null;
  readonly messageId: string;
  /** Asked again when it goes out: what was paid meanwhile is not asked for. */
  readonly reminds: {
    readonly workspaceId: string;
    readonly leaseId: string;
    readonly tenantId: string;
    /** The day at the property on which it was ordered. */
    readonly orderedOn: string;
  };
  readonly tenantName: string;
  readonly place: string;
  readonly landlord: { readonly name: string; readonly email: string };
  /** Something of it is late; else all of it is still to come. */
  readonly isLate: boolean;
  /** Oldest first; never empty. */
  readonly asked: readonly { readonly dueOn: string; readonly amount: string }[];
  readonly together: string;
  readonly currency: string;
  /** Where one click ends these mails, and the page that asks first. */
  readonly unsubscribeUrl: string;
  readonly unsubscribePageUrl: string;
};

/** What a cleaner is reminded of a day before, or what has changed, on the host's behalf, before it is put into words. */
export type CleanerReminderMail = {
  readonly kind: "cleaner_reminder";
  readonly to: string;
  readonly language: Language;
  readonly linkLivesMs: null;
  readonly messageId: string;
  /** Asked again when it goes out: what is not so any more is not said, since another mail says what is. */
  readonly reminds: { readonly workspaceId: string; readonly jobId: string; readonly says: NotifiedTurnover };
  /** Null: it is as it was planned, and comes. */
  readonly news: CleanerNews | null;
  /** What they knew before, where that has changed: when by the clock of that place, and where. */
  readonly was: { readonly startsAtMs: number; readonly from: string; readonly place: string } | null;
  readonly cleanerName: string;
  readonly place: string;
  readonly address: string;
  /** Where a map shows it; empty where no address is known. */
  readonly mapUrl: string;
  /** By the clock of the property: when it begins and ends, and by when it must be ready; null while nobody arrives. */
  readonly slot: { readonly from: string; readonly to: string };
  readonly readyBy: string | null;
  readonly note: string;
  readonly landlord: { readonly name: string; readonly email: string };
  /** Where the jobs are; null where no link opens them. */
  readonly url: string | null;
};

/** A letter to a tenant, on the landlord's behalf, as it was shown; it is drawn when the mail goes out. */
export type QueuedLetter = {
  readonly kind: "letter";
  readonly to: string;
  readonly language: Language;
  readonly linkLivesMs: null;
  readonly messageId: string;
  /** Asked again when it goes out: whoever has no such address any more gets nothing. */
  readonly of: { readonly workspaceId: string; readonly leaseId: string; readonly tenantId: string };
  readonly tenantName: string;
  readonly landlord: { readonly name: string; readonly email: string };
  readonly sheet: LetterSheet;
  readonly fileName: string;
};

export type MailOrder =
  | ActionMail
  | ReportMail
  | FailureMail
  | NoticeMail
  | TenantReminderMail
  | CleanerReminderMail
  | QueuedLetter;

export type MailOutbox = {
  readonly post: (tx: Tx, order: MailOrder) => Promise<void>;
  /** The words in which it would go out, to be shown before. */
  readonly words: (order: MailOrder) => Promise<{ readonly subject: string; readonly text: string }>;
};

/** What lies in the queue: the mail itself sealed, beside it only what the operator may read. */
export type MailJob = {
  readonly kind: MailOrder["kind"];
  readonly sealed: string;
  readonly orderedAt: string;
  readonly tryUntil: string;
  /** Its link is dead afterwards: then it is dropped unsent. */
  readonly endsWithLink: boolean;
  readonly tries: number;
  readonly lastError: string | null;
};

/** What is left of a mail that was given up; the sealed part, with address and link, is gone. */
export type GivenUpMail = Omit<MailJob, "sealed"> & { readonly givenUpAt: string };

export const MAIL_QUEUE = "mail";

const DAY_SECONDS = 24 * 60 * 60;

type SentWith = {
  readonly seal: Seal;
  readonly clock: Clock;
  readonly log: Logger;
  /** Throws `MailNotSent` with the reason in words. The id is the same at each try. */
  readonly send: (order: MailOrder, id: string) => Promise<void>;
};

/**
 * Orders a mail within a transaction; what it says stays sealed until it is sent, then it is gone. Of somebody who only looks around in
 * the sample nothing goes out, to nobody: whatever orders it, it ends here.
 */
export function createMailOutbox(
  jobs: JobQueue,
  { seal, clock, words }: Pick<SentWith, "seal" | "clock"> & Pick<MailOutbox, "words">,
): MailOutbox {
  return {
    words,
    async post(tx, order) {
      const workspaceId = workspaceOf(order);
      if (isVisitAddress(order.to)) return;
      if (workspaceId !== null && (await isVisited(tx, workspaceId))) return;
      const linkLivesMs = order.kind === "support_report" ? null : order.linkLivesMs;
      const sealed = seal.close(order);
      await jobs.enqueue(tx, MAIL_QUEUE, newMailJob({ kind: order.kind, sealed, linkLivesMs }, clock.now()));
    },
  };
}

/** Whose records a mail tells of; null for one that tells of none. */
function workspaceOf(order: MailOrder): string | null {
  switch (order.kind) {
    case "notices":
      return order.seat.workspaceId;
    case "tenant_reminder":
    case "cleaner_reminder":
      return order.reminds.workspaceId;
    case "letter":
      return order.of.workspaceId;
    default:
      return null;
  }
}

/** Sends what is due. What cannot be sent now is put back with a growing distance, what never can be is told to the operator. */
export function mailJob({ seal, clock, log, send }: SentWith): BackgroundJob {
  return {
    name: MAIL_QUEUE,
    // Of the queue itself, for runs that a crash ended; failed tries are counted in the job.
    retries: 20,
    // Longer than the longest send; a crash is noticed by the missing heartbeat.
    longestRunSeconds: 5 * 60,
    heartbeatSeconds: 60,
    keptWaitingSeconds: retention.mails.periods.days * DAY_SECONDS,
    keptGivenUpSeconds: retention.mails.periods.days * DAY_SECONDS,
    forgetWhenDone: true,
    // Somebody who wants to come in looks at their mailbox now; what a morning tells is read when it is read.
    canWait: (payload) => isKind(payload, "notices") || isKind(payload, "tenant_reminder"),
    async run(payload, id) {
      const job = readMailJob(seal, payload, clock.now());
      if (job.endsWithLink && clock.now().getTime() >= Date.parse(job.tryUntil))
        return givenUp(job, id, "its link has expired");
      try {
        await send(openOrder(seal, job.sealed), id);
        return undefined;
      } catch (error) {
        return notSent(job, id, error);
      }
    },
  };

  function notSent(job: MailJob, id: string, error: unknown): JobEnd {
    const known = error instanceof MailNotSent;
    const tries = job.tries + 1;
    const failed = { ...job, tries, lastError: known ? error.message : "it could not be written" };
    if (!known) log.error({ err: error, job: id, mail: job.kind }, "mail could not be written");
    if (known && error.isFinal) return givenUp(failed, id, "it would be refused again");
    const waitMs = waitBeforeNextTry({
      orderedAt: new Date(job.orderedAt),
      tryUntil: new Date(job.tryUntil),
      tries,
      now: clock.now(),
    });
    if (waitMs === null) return givenUp(failed, id, "the time to try is over");
    const afterSeconds = Math.ceil(waitMs / 1_000);
    log.warn(
      { job: id, mail: job.kind, tries, afterSeconds, why: failed.lastError },
      "mail not sent, tried again",
    );
    return { next: "again", afterSeconds, payload: failed };
  }

  function givenUp({ sealed: _sealed, ...job }: MailJob, id: string, why: string): JobEnd {
    const lastError = job.lastError === null ? why : `${job.lastError}; ${why}`;
    log.error(
      { job: id, mail: job.kind, tries: job.tries, orderedAt: job.orderedAt, why: lastError },
      "mail given up",
    );
    const payload: GivenUpMail = { ...job, lastError, givenUpAt: clock.now().toISOString() };
    return { next: "given-up", payload };
  }
}

function newMailJob(
  order: Pick<MailJob, "kind" | "sealed"> & { readonly linkLivesMs: number | null },
  now: Date,
): MailJob {
  const { kind, sealed, linkLivesMs } = order;
  return {
    kind,
    sealed,
    orderedAt: now.toISOString(),
    tryUntil: tryMailUntil(now, linkLivesMs).toISOString(),
    endsWithLink: linkLivesMs !== null,
    tries: 0,
    lastError: null,
  };
}

function openOrder(seal: Seal, sealed: string): MailOrder {
  try {
    return parseOrder(seal.open(sealed));
  } catch (error) {
    const words = "it cannot be opened (was AUTH_SECRET changed?)";
    throw new MailNotSent(words, { isFinal: true, cause: error });
  }
}

function isKind(payload: unknown, kind: MailOrder["kind"]): boolean {
  return typeof payload === "object" && payload !== null && "kind" in payload && payload.kind === kind;
}

/** It was written by this program, so a wrong shape is a bug, not an input. */
function readMailJob(seal: Seal, payload: unknown, now: Date): MailJob {
  if (typeof payload !== "object" || payload === null || !("sealed" in payload))
    throw new Error("A mail job without a sealed order.");
  if ("orderedAt" in payload) return payload as MailJob;
  // Ordered by a version that kept neither kind nor time beside the sealed part.
  const { sealed } = payload as { readonly sealed: string };
  return newMailJob({ kind: parseOrder(seal.open(sealed)).kind, sealed, linkLivesMs: null }, now);
}

/** It was sealed by this program, so a wrong shape is a bug, not an input. */
function parseOrder(value: unknown): MailOrder {
  if (typeof value !== "object" || value === null || !("kind" in value) || !("to" in value))
    throw new Error("A sealed mail order of an unknown form.");
  return value as MailOrder;
}
