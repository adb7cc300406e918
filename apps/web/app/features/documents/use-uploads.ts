import type { DocumentPlace } from "@keystead/contract/documents";
import { FILE_LIMIT } from "@keystead/domain/documents";
import { useEffect, useRef, useState } from "react";

import { newIdempotencyKey } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import { type Problem, sendFile } from "./send-file.ts";

export type Upload = {
  readonly key: string;
  /** Where it was dropped, whatever is shown meanwhile. */
  readonly place: DocumentPlace;
  readonly file: File;
  readonly state: "waiting" | "sending" | "refused";
  readonly sent: number;
  readonly problem: Problem | null;
};

export type Uploads = {
  readonly items: readonly Upload[];
  readonly add: (files: Iterable<File>) => void;
  /** Stops it, or takes away what was refused. */
  readonly drop: (key: string) => void;
  readonly again: (key: string) => void;
};

/** So many at once that a slow line still finishes one after the other. */
const AT_ONCE = 2;

/** What is on its way. What is stored leaves the list; what was refused stays until somebody takes it away. */
export function useUploads(place: DocumentPlace): Uploads {
  const changed = useChanged();
  const [items, setItems] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<string, () => void>());
  const change = (key: string, next: Partial<Upload>) => {
    setItems((all) => all.map((one) => (one.key === key ? { ...one, ...next } : one)));
  };
  const start = ({ key, place: target, file }: Upload) => {
    const ended = () => running.current.delete(key);
    running.current.set(
      key,
      sendFile({
        place: target,
        file,
        key,
        onProgress: (sent) => {
          change(key, { sent });
        },
        onStored: () => {
          ended();
          setItems((all) => all.filter((one) => one.key !== key));
          void changed("file");
        },
        onProblem: (problem) => {
          ended();
          change(key, { state: "refused", problem });
        },
      }),
    );
    change(key, { state: "sending", sent: 0, problem: null });
  };
  // Follows the requests that the browser has under way.
  useEffect(() => {
    const free = AT_ONCE - running.current.size;
    if (free > 0)
      items
        .filter(({ state, key }) => state === "waiting" && !running.current.has(key))
        .slice(0, free)
        .forEach(start);
  });
  // Whoever leaves the page takes what is on its way along; what is half there is swept.
  useEffect(() => {
    const stops = running.current;
    return () => {
      for (const stop of stops.values()) stop();
    };
  }, []);
  return {
    items,
    add: (files) => {
      setItems((all) => [...all, ...[...files].map((file) => newUpload(place, file))]);
    },
    drop: (key) => {
      running.current.get(key)?.();
      running.current.delete(key);
      setItems((all) => all.filter((one) => one.key !== key));
    },
    again: (key) => {
      change(key, { state: "waiting", problem: null });
    },
  };
}

/** What cannot be taken is said before it is sent. */
function newUpload(place: DocumentPlace, file: File): Upload {
  const code = file.size === 0 ? "FILE_EMPTY" : file.size > FILE_LIMIT ? "FILE_TOO_LARGE" : null;
  return {
    key: newIdempotencyKey(),
    place,
    file,
    state: code === null ? "waiting" : "refused",
    sent: 0,
    problem: code === null ? null : { code },
  };
}
