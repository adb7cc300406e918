import { useRef, useState } from "react";

import { downloadFile } from "../../lib/files/download-file.ts";
import { refusalOf } from "../../lib/refusal/refusal.ts";
import { refusalText } from "../../lib/refusal/refusal-text.ts";
import { leaveRegion } from "../overlay/leave-region.ts";
import { useTranslation } from "../text/use-translation.ts";
import { toast } from "../toast/toast.ts";

export type Downloading = {
  /** Bytes received; null while no download runs. */
  readonly bytes: number | null;
  readonly failed: string | null;
  readonly start: (address: string, order: unknown) => Promise<string | null>;
  readonly cancel: () => void;
};

/**
 * One download at a time, with progress and cancellation. `onFailure` gets each failure, for callers that do not show
 * `failed`.
 */
export function useDownload(onFailure: (failure: string) => void = () => {}): Downloading {
  const { t } = useTranslation(["lists", "errors"]);
  const [bytes, setBytes] = useState<number | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const start = async (address: string, order: unknown): Promise<string | null> => {
    if (running.current !== null) return null;
    const control = new AbortController();
    running.current = control;
    setFailed(null);
    setBytes(0);
    try {
      const name = await downloadFile(address, order, { onBytes: setBytes, signal: control.signal });
      toast.success(t("exported", { name }));
      return name;
    } catch (error) {
      if (control.signal.aborted) return null;
      const refusal = refusalOf(error);
      // A download bypasses the query cache, where the frame otherwise notices this error.
      if (refusal.code === "REGION_BLOCKED") leaveRegion();
      const words = [t("exportFailed"), ...(refusal.code === "UNKNOWN" ? [] : [t(refusalText(refusal))])];
      // An empty period is no failure.
      const failure = refusal.code === "NOTHING_TO_EXPORT" ? t(refusalText(refusal)) : words.join(". ");
      setFailed(failure);
      onFailure(failure);
      return null;
    } finally {
      running.current = null;
      setBytes(null);
    }
  };
  return { bytes, failed, start, cancel: () => running.current?.abort() };
}
