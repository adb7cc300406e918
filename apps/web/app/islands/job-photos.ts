import type { PhotosSent } from "./job-extras-of.ts";
import { photoShelf } from "./photo-shelf.ts";
import type { KeptPhoto } from "./photo-shelf.ts";
import { sendPhoto } from "./send-photo.ts";

/** A host without room is asked again after so long. */
const FULL_MS = 60_000;
/** The server has read them and keeps them not: sent again they would be refused again. */
const REFUSED: ReadonlySet<string> = new Set(["BAD_REQUEST", "NOT_FOUND"]);

type PhotosOf = { readonly onLost: () => void };

/**
 * Photos on this phone until the server has them, under names that were made here: what is sent twice is kept once. A full store of the
 * host keeps them here and stops nothing else.
 */
export async function jobPhotos({ onLost }: PhotosOf) {
  const shelf = await photoShelf();
  let fullUntil = 0;
  let isFull = false;
  let isSending = false;

  async function flush(): Promise<PhotosSent> {
    if (isSending || Date.now() < fullUntil || shelf.kept().length === 0) return "nothing";
    isSending = true;
    try {
      return await sendAll();
    } finally {
      isSending = false;
    }
  }

  async function sendAll(): Promise<PhotosSent> {
    for (const { id } of shelf.kept()) {
      const photo = await shelf.read(id);
      const code = photo === undefined ? "" : await sendPhoto(photo);
      isFull = code === "PLAN_LIMIT";
      fullUntil = isFull ? Date.now() + FULL_MS : 0;
      if (isFull) return "full";
      const isRefused = REFUSED.has(code);
      if (code !== "" && !isRefused) return "cut";
      await shelf.drop(id);
      if (isRefused) onLost();
    }
    return "sent";
  }

  return {
    add: async (photo: KeptPhoto) => {
      fullUntil = 0;
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
    isFull: () => isFull && shelf.kept().length > 0,
  };
}
