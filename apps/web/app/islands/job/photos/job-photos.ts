import type { PhotosSent } from "../job-extras-of.ts";
import { photoShelf } from "./photo-shelf.ts";
import type { StoredPhoto } from "./photo-shelf.ts";
import { NO_CONNECTION, sendPhoto } from "./send-photo.ts";
import type { PhotoAnswer } from "./send-photo.ts";

/** A host without room, and a server that is in trouble over a photo, are asked again after so long. */
const AGAIN_MS = 60_000;

/** What becomes of the photo, and of those behind it. */
const outcomes: Readonly<Record<string, Outcome>> = {
  "": "taken",
  // The server has read them and keeps them not: sent again they would be refused again.
  BAD_REQUEST: "lost",
  NOT_FOUND: "lost",
  PAYLOAD_TOO_LARGE: "lost",
  PLAN_LIMIT: "full",
  // Nothing of the next one would be otherwise.
  [NO_CONNECTION]: "cut",
  UNAUTHORIZED: "signed out",
  TOO_MANY_REQUESTS: "busy",
  UNAVAILABLE: "busy",
};
type Outcome = "taken" | "lost" | "full" | "cut" | "signed out" | "busy";

type PhotosOf = {
  /** One was given up, and why. */
  readonly onLost: (answer: PhotoAnswer) => void;
};

/**
 * Photos on this phone until the server has them, under names that were made here: what is sent twice is kept once. One that is
 * refused keeps no other waiting: it is given up, or stays for a while where its host has no room for it.
 */
export async function jobPhotos({ onLost }: PhotosOf) {
  const shelf = await photoShelf();
  /** Not to be sent before so long. */
  const later = new Map<string, { readonly untilMs: number; readonly isFull: boolean }>();
  let isSending = false;

  async function flush(): Promise<PhotosSent> {
    if (isSending || next().length === 0) return "nothing";
    isSending = true;
    try {
      return await sendAll();
    } finally {
      isSending = false;
    }
  }

  function next() {
    return shelf.kept().filter(({ id }) => (later.get(id)?.untilMs ?? 0) <= Date.now());
  }

  async function sendAll(): Promise<PhotosSent> {
    for (const { id } of next()) {
      const photo = await shelf.read(id);
      const answer = photo === undefined ? { code: "", reason: "" } : await sendPhoto(photo);
      // One that the server stumbles over is sent again, behind the others.
      const outcome = outcomes[answer.code] ?? "unclear";
      if (outcome === "cut" || outcome === "signed out" || outcome === "busy") return outcome;
      if (outcome === "full" || outcome === "unclear") {
        later.set(id, { untilMs: Date.now() + AGAIN_MS, isFull: outcome === "full" });
        continue;
      }
      later.delete(id);
      await shelf.drop(id);
      if (outcome === "lost") onLost(answer);
    }
    if (isFull()) return "full";
    return shelf.kept().length === 0 ? "sent" : "busy";
  }

  function isFull(): boolean {
    return shelf.kept().some(({ id }) => later.get(id)?.isFull === true);
  }

  return {
    add: async (photo: StoredPhoto) => {
      later.clear();
      await shelf.put(photo);
    },
    flush,
    waiting: (jobId?: string, itemId?: string) =>
      shelf
        .kept()
        .filter(
          (one) =>
            jobId === undefined ||
            (one.jobId === jobId &&
              one.problemId === null &&
              (itemId === undefined || one.itemId === itemId)),
        ).length,
    isFull,
  };
}
