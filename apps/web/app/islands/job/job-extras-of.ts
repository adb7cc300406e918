import type { LinkTurnover } from "@keystead/contract/turnovers";

import type { JobText } from "../../features/cleaner-pages/job/job-text.server.ts";
import type { Pressing } from "./job-queue.ts";

/** What the page gives to its late part. */
export type ExtrasOf = {
  readonly root: Document;
  readonly text: JobText;
  readonly press: (job: LinkTurnover, act: "problem", more: Pressing) => void;
  /** What waits is another number now. */
  readonly changed: () => void;
  readonly newId: () => string;
};

/**
 * What came of sending: none of them, all of them, or the rest waits: for a signal, for room, for a server that answers and cannot
 * take them now, or for a link that opens.
 */
export type PhotosSent = "nothing" | "sent" | "cut" | "full" | "busy" | "signed out";

export type JobExtras = {
  /** Of the whole job, or of a line of its list. */
  readonly photo: (job: LinkTurnover, itemId: string | null) => void;
  readonly problem: (job: LinkTurnover) => void;
  readonly flush: () => Promise<PhotosSent>;
  /** How many photos are still on this phone, of a line, of one job or of all. */
  readonly waiting: (jobId?: string, itemId?: string) => number;
  /** The host has no room for them. */
  readonly isFull: () => boolean;
};

/** What its file brings. */
export type ExtrasPart = { readonly jobExtras: (of: ExtrasOf) => Promise<JobExtras> };
