import type { LinkPage } from "@keystead/contract/turnovers";
import type { JobText } from "../../features/cleaner-pages/job/job-text.server.ts";
import type { PhotosSent } from "./job-extras-of.ts";
import { filledIn } from "./job-messages.ts";
import type { Flushed } from "./job-queue.ts";
import type { JobAnswer } from "./job-requests.ts";

/** The state of the connection after the last requests. */
export type JobState = {
  /** When the server last had received all actions. */
  readonly savedAt: Date | null;
  /** The last request got no response, or the server cannot accept anything now. */
  readonly trouble: "cut" | "busy" | null;
  /** Why the last request failed, or was refused by a rule. */
  readonly code: string | null;
};

export const atFirst: JobState = { savedAt: null, trouble: null, code: null };

/** After the page was opened, or its jobs loaded again. */
export function afterOpening({ savedAt }: JobState, answer: JobAnswer<LinkPage>, now: Date): JobState {
  return answer.ok
    ? { savedAt: now, trouble: null, code: null }
    : { savedAt, trouble: "cut", code: answer.code };
}

/** After queued actions were sent; a refusal by a rule counts as saved. */
export function afterSending(state: JobState, flushed: Flushed, now: Date): JobState {
  if (flushed.state === "empty") return { ...state, code: null };
  if (flushed.state === "kept") {
    const { code } = flushed;
    const trouble = code === "NO_CONNECTION" ? "cut" : "busy";
    // For all others the line says enough, and the actions stay on the phone.
    return { ...state, trouble, code: code === "UNAUTHORIZED" ? code : null };
  }
  return { savedAt: now, trouble: null, code: flushed.state === "refused" ? flushed.effect : null };
}

/** After photos were sent. */
export function afterPhotos({ savedAt }: JobState, sent: PhotosSent): JobState {
  return { savedAt, trouble: sent === "cut" || sent === "busy" ? sent : null, code: null };
}

/** The line that says whether everything was sent; null while it is being sent, usually for a moment. */
export function stateLine(
  { savedAt, trouble }: JobState,
  { count, isFull }: { readonly count: number; readonly isFull: boolean },
  text: JobText,
): string | null {
  if (isFull) return text.full;
  if (count > 0) {
    if (trouble === null && savedAt !== null) return null;
    const key = `${trouble === "busy" ? trouble : "waiting"}_${count === 1 ? "one" : "other"}` as const;
    return filledIn(text[key], { count });
  }
  if (trouble === "cut" || savedAt === null) return text.noSignal;
  return filledIn(text.saved, { time: savedAt.toTimeString().slice(0, 5) });
}
