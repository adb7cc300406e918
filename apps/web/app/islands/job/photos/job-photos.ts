import type { PhotosSent } from "../job-extras-of.ts";
import { photoShelf } from "./photo-shelf.ts";
import type { StoredPhoto } from "./photo-shelf.ts";
import { NO_CONNECTION, sendPhoto } from "./send-photo.ts";
import type { PhotoAnswer } from "./send-photo.ts";

/** How long to wait after the host had no space, or the server failed on a photo. */
const AGAIN_MS = 60_000;

/** What happens to the photo and to those behind it, by response code. */
const outcomes: Readonly<Record<string, Outcome>> = {
  "": "taken",
  // The server has rejected the photo for good: sending it again would fail again.
  BAD_REQUEST: "lost",
  NOT_FOUND: "lost",
  PAYLOAD_TOO_LARGE: "lost",
  PLAN_LIMIT: "full",
  // The next photo would fail in the same way.
  [NO_CONNECTION]: "cut",
  UNAUTHORIZED: "signed out",
  TOO_MANY_REQUESTS: "busy",
  UNAVAILABLE: "busy",
};
type Outcome = "taken" | "lost" | "full" | "cut" | "signed out" | "busy";

type PhotosOf = {
  /** Called for each photo that is discarded, with the reason. */
  readonly onLost: (answer: PhotoAnswer) => void;
};

/**
 * Keeps photos on this phone until the server has them, under ids created here, so that one sent twice is stored once.
 * A rejected photo does not block others: it is discarded, or retried later if its host has no space for it.
 */
export async function jobPhotos({ onLost }: PhotosOf) {
  const shelf = await photoShelf();
  /** Photos to retry later, with the time. */
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
      // After an unexpected error the photo is retried later, behind the others.
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
