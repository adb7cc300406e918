import { useRef, useState } from "react";

import { downloadFile } from "../../lib/download-file.ts";
import { refusalOf } from "../../lib/refusal.ts";
import { refusalText } from "../../lib/refusal-text.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { toast } from "../../ui/toast.ts";

export type Downloading = {
  /** Bytes that have come; null while nothing is under way. */
  readonly bytes: number | null;
  readonly failed: string | null;
  readonly start: (address: string, order: unknown) => Promise<string | null>;
  readonly cancel: () => void;
};

/** One file at a time: how much of it is there, and the way to call it off. */
export function useDownload(): Downloading {
  const { t } = useTranslation(["exports", "errors"]);
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
      toast.success(t("done", { name }));
      return name;
    } catch (error) {
      if (control.signal.aborted) return null;
      const refusal = refusalOf(error);
      setFailed(refusal.code === "UNKNOWN" ? t("failed") : t(refusalText(refusal)));
      return null;
    } finally {
      running.current = null;
      setBytes(null);
    }
  };
  return { bytes, failed, start, cancel: () => running.current?.abort() };
}
