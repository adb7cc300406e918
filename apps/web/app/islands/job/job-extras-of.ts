import type { LinkTurnover } from "@keystead/contract/turnovers";

import type { JobText } from "../../features/cleaner-pages/job/job-text.server.ts";
import type { Pressing } from "./job-queue.ts";

/** What the page passes to the part that loads later. */
export type ExtrasOf = {
  readonly root: Document;
  readonly text: JobText;
  readonly press: (job: LinkTurnover, act: "problem", more: Pressing) => void;
  /** Called when the number of waiting photos has changed. */
  readonly changed: () => void;
  readonly newId: () => string;
};

/**
 * The result of sending: "nothing" to send, all "sent", or photos are left: "cut" without a signal, "full" without
 * space, "busy" if the server cannot take them now, "signed out" if the session expired.
 */
export type PhotosSent = "nothing" | "sent" | "cut" | "full" | "busy" | "signed out";

export type JobExtras = {
  /** Takes a photo for the whole job, or for one checklist item. */
  readonly photo: (job: LinkTurnover, itemId: string | null) => void;
  readonly problem: (job: LinkTurnover) => void;
  /** Reports a problem with its photo: the camera opens with the report. */
  readonly problemPhoto: (job: LinkTurnover) => void;
  readonly flush: () => Promise<PhotosSent>;
  /** The number of photos still on this phone, for a checklist item, a job or in total. */
  readonly waiting: (jobId?: string, itemId?: string) => number;
  /** The host has no storage left for them. */
  readonly isFull: () => boolean;
};

/** The module's exports. */
export type ExtrasPart = {
  readonly jobExtras: (of: ExtrasOf) => Promise<JobExtras>;
  readonly keepShell: (place: Location) => Promise<boolean>;
};
