import type { Language } from "@keystead/contract/wire";

import type { Tx } from "#kernel/db/database.ts";
import type { JobKind, JobQueue } from "./job-queue.ts";
import type { Seal } from "./seal.ts";

export const mailKinds = ["verify_address", "magic_link", "reset_password", "password_changed"] as const;
export type MailKind = (typeof mailKinds)[number];

/** One mail to one person, before it is put into words. `url` is the button's aim. */
export type ActionMail = {
  readonly kind: MailKind;
  readonly to: string;
  readonly language: Language;
  readonly url: string;
};

/** What somebody reported, to whoever runs the installation. */
export type ReportMail = {
  readonly kind: "support_report";
  readonly to: string;
  readonly report: {
    readonly ticketId: string;
    readonly type: "bug" | "support";
    readonly message: string;
    readonly userEmail: string;
    readonly page: string;
    readonly userAgent: string;
  };
};

export type MailOrder = ActionMail | ReportMail;

export type MailOutbox = { readonly post: (tx: Tx, order: MailOrder) => Promise<void> };

const QUEUE = "mail";

/** Orders a mail within a transaction; what it says stays sealed until it is sent, then it is gone. */
export function createMailOutbox(jobs: JobQueue, seal: Seal): MailOutbox {
  return { post: (tx, order) => jobs.enqueue(tx, QUEUE, { sealed: seal.close(order) }) };
}

export function mailJob(seal: Seal, send: (order: MailOrder) => Promise<void>): JobKind {
  return {
    name: QUEUE,
    retries: 6,
    forgetWhenDone: true,
    async run(payload) {
      const sealed =
        typeof payload === "object" && payload !== null && "sealed" in payload ? payload.sealed : undefined;
      if (typeof sealed !== "string") throw new Error("A mail job without a sealed order.");
      await send(parseOrder(seal.open(sealed)));
    },
  };
}

/** It was sealed by this program, so a wrong shape is a bug, not an input. */
function parseOrder(value: unknown): MailOrder {
  if (typeof value !== "object" || value === null || !("kind" in value) || !("to" in value))
    throw new Error("A sealed mail order of an unknown form.");
  return value as MailOrder;
}
