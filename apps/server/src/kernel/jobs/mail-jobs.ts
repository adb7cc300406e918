import type { NoticeFacts } from "@keystead/contract/notices";
import { isVisitAddress } from "@keystead/domain/accounts";
import { retention } from "@keystead/domain/retention";
import type { Logger } from "pino";

import type { Clock } from "#adapters/clock/clock.ts";
import type { Tx } from "#kernel/db/tx.ts";
import type { JobEnd, BackgroundJob } from "./job-kind.ts";
import type { JobQueue } from "./job-queue.ts";
import { MailNotSent } from "./mail-not-sent.ts";
import type { CleanerReminderMail, MailOrder, TenantReminderMail } from "./mail-orders.ts";
import { isVisited } from "./visit-mails-store.ts";
import { tryMailUntil, waitBeforeNextTry } from "./mail-patience.ts";
import type { Seal } from "./seal.ts";

export type MailOutbox = {
  readonly post: (tx: Tx, order: MailOrder) => Promise<void>;
  /** The subject and text that would be sent, for a preview. */
  readonly words: (order: MailOrder) => Promise<{ readonly subject: string; readonly text: string }>;
};

/** A mail in the queue: the mail itself encrypted, and the fields that the operator may read. */
export type MailJob = {
  readonly kind: MailOrder["kind"];
  /**
   * The workspace whose records the mail is about; null for none. A workspace with waiting mails is not moved. Older
   * jobs lack this field.
   */
  readonly workspaceId?: string | null;
  readonly sealed: string;
  readonly orderedAt: string;
  readonly tryUntil: string;
  /** The link expires at `tryUntil`: after that the mail is dropped unsent. */
  readonly endsWithLink: boolean;
  readonly tries: number;
  readonly lastError: string | null;
};

/** What remains of a mail that was given up; the encrypted part, with address and link, is deleted. */
export type GivenUpMail = Omit<MailJob, "sealed"> & { readonly givenUpAt: string };

export const MAIL_QUEUE = "mail";

const DAY_SECONDS = 24 * 60 * 60;

type SentWith = {
  readonly seal: Seal;
  readonly clock: Clock;
  readonly log: Logger;
  /** Throws `MailNotSent` with a readable reason. The id is the same for each try. */
  readonly send: (order: MailOrder, id: string) => Promise<void>;
};

/**
 * Orders a mail within a transaction. Its content stays encrypted until it is sent, and is then deleted. Mails to
 * visitors who only look around in the sample, or about a sample's workspace, are dropped here, no matter which
 * feature orders them.
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
      await jobs.enqueue(
        tx,
        MAIL_QUEUE,
        newMailJob({ kind: order.kind, workspaceId, sealed, linkLivesMs }, clock.now()),
      );
    },
  };
}

/** The workspace whose records a mail is about; null for a mail about none. */
function workspaceOf(order: MailOrder): string | null {
  switch (order.kind) {
    case "notices":
      return order.seat.workspaceId;
    case "tenant_reminder":
    case "cleaner_reminder":
      return order.reminds.workspaceId;
    case "letter":
      return order.of.workspaceId;
    case "account_deleted":
    case "confirm_deletion":
    case "erasure_failed":
    case "invitation":
    case "magic_link":
    case "password_changed":
    case "reset_password":
    case "support_report":
    case "verify_address":
      return null;
  }
}

/**
 * Sends due mails. A mail that cannot be sent now is retried at growing intervals. A mail that can never be sent is
 * given up, with an error in the log.
 */
export function mailJob({ seal, clock, log, send }: SentWith): BackgroundJob {
  return {
    name: MAIL_QUEUE,
    // The queue's own retries are for runs that a crash ended; the job itself counts failed attempts.
    retries: 20,
    // Longer than the longest send. A crash is noticed earlier, because the heartbeat stops.
    longestRunSeconds: 5 * 60,
    heartbeatSeconds: 60,
    keptWaitingSeconds: retention.mails.periods.days * DAY_SECONDS,
    keptGivenUpSeconds: retention.mails.periods.days * DAY_SECONDS,
    forgetWhenDone: true,
    // A person who wants to sign in waits for the mail; notices and rent reminders are not urgent.
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
  order: Pick<MailJob, "kind" | "workspaceId" | "sealed"> & { readonly linkLivesMs: number | null },
  now: Date,
): MailJob {
  const { kind, workspaceId = null, sealed, linkLivesMs } = order;
  return {
    kind,
    workspaceId,
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

/** This program wrote it, so a wrong shape is a bug, not bad input. */
function readMailJob(seal: Seal, payload: unknown, now: Date): MailJob {
  if (typeof payload !== "object" || payload === null || !("sealed" in payload))
    throw new Error("A mail job without a sealed order.");
  if ("orderedAt" in payload) return payload as MailJob;
  // Ordered by a version that stored neither kind nor time next to the encrypted part.
  const { sealed } = payload as { readonly sealed: string };
  return newMailJob({ kind: parseOrder(seal.open(sealed)).kind, sealed, linkLivesMs: null }, now);
}

/** This program encrypted it, so a wrong shape is a bug, not bad input. */
function parseOrder(value: unknown): MailOrder {
  if (typeof value !== "object" || value === null || !("kind" in value) || !("to" in value))
    throw new Error("A sealed mail order of an unknown form.");
  return withTodaysNames(value as MailOrder);
}

/**
 * A mail may wait for a day, so one that an earlier version ordered may have former field names. They are renamed
 * here.
 */
function withTodaysNames(order: MailOrder): MailOrder {
  if (order.kind === "cleaner_reminder") {
    const { jobId, ...reminds }: CleanerReminderMail["reminds"] & { readonly jobId?: string } = order.reminds;
    return jobId === undefined ? order : { ...order, reminds: { ...reminds, turnoverId: jobId } };
  }
  if (order.kind === "tenant_reminder") {
    const { asked, isLate, ...rest }: TenantReminderMail & FormerReminder = order;
    return asked === undefined ? order : { ...rest, due: asked, isOverdue: isLate === true };
  }
  if (order.kind === "notices")
    return {
      ...order,
      lines: order.lines.map((line) => ({ ...line, facts: factsNamedAsToday(line.facts) })),
    };
  return order;
}

type FormerReminder = { readonly asked?: TenantReminderMail["due"]; readonly isLate?: boolean };

function factsNamedAsToday({
  daysLate,
  lateLeases,
  ...facts
}: NoticeFacts & { readonly daysLate?: number; readonly lateLeases?: number }): NoticeFacts {
  return {
    ...facts,
    ...(daysLate === undefined ? {} : { daysOverdue: daysLate }),
    ...(lateLeases === undefined ? {} : { overdueLeases: lateLeases }),
  };
}
