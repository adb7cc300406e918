import { useEffect, useRef } from "react";

import { useTranslation } from "../text/use-translation.ts";
import "./lazy-dialog.css";

type LazyDialogProps = {
  readonly message: string;
  /** A newer version is served: only a page reload has the part. */
  readonly isNewer: boolean;
  readonly trying: boolean;
  readonly onRetry: () => void;
  readonly onClose: () => void;
};

/** Replaces a dialog that could not be loaded; a native one, since there is nothing else to render it with. */
export function LazyDialog({ message, isNewer, trying, onRetry, onClose }: LazyDialogProps) {
  const { t } = useTranslation("ui");
  const dialog = useRef<HTMLDialogElement>(null);
  // `showModal` is a DOM method; React has no attribute for it.
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => {
      shown?.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className="ks-lazy-dialog"
      aria-labelledby="late-dialog"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id="late-dialog">{message}</h2>
      <p>{t(isNewer ? "partNewerHint" : "errorHint")}</p>
      <div className="ks-lazy-dialog-actions">
        <button type="button" onClick={onClose}>
          {t("close")}
        </button>
        <button
          type="button"
          className="ks-lazy-dialog-main"
          aria-busy={trying}
          onClick={() => {
            if (isNewer) window.location.reload();
            else if (!trying) onRetry();
          }}
        >
          {t(isNewer ? "reload" : "tryAgain")}
        </button>
      </div>
    </dialog>
  );
}
