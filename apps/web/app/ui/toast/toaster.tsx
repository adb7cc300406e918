import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from "@tabler/icons-react";
import { Suspense, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

import { refusalOf } from "../../lib/refusal/refusal.ts";
import { lazyPart } from "../loading/lazy-part.tsx";
import { Pending } from "../loading/pending.tsx";
import { type Toast, toast, useToasts, useToastSlot } from "./toast.ts";
import { useToastPosition } from "./use-toast-position.ts";
import { useTranslation } from "../text/use-translation.ts";
import "./toaster.css";

/** Few refusals name the records in the way, so their links load on demand. */
const RefusedBy = lazyPart(async () => (await import("../form/refused-by.tsx")).RefusedBy);

const icons = { success: IconCircleCheck, information: IconInfoCircle, error: IconAlertTriangle } as const;

/**
 * Bottom right, on phones at the top, elsewhere if that would cover what was just pressed; inside an open form, above
 * its buttons. Both live regions are always mounted, or a screen reader would miss the first message.
 */
export function Toaster() {
  const toasts = useToasts();
  const urgent = toasts.filter(({ tone }) => tone === "error");
  const calm = toasts.filter(({ tone, takesBack }) => tone !== "error" && !takesBack);
  const slot = useToastSlot();
  const isInside = slot !== null;
  const region = useToastPosition(toasts.at(-1)?.id ?? null, isInside);
  const regions = (
    <div className="ks-toaster" data-inside={isInside} ref={region}>
      <div role="alert">
        {urgent.map((one) => (
          <ToastLine key={one.id} toast={one} />
        ))}
      </div>
      <output>
        {calm.map((one) => (
          <ToastLine key={one.id} toast={one} />
        ))}
        <UndoLines toasts={toasts.filter(({ takesBack }) => takesBack)} />
      </output>
    </div>
  );
  return slot === null ? regions : createPortal(regions, slot);
}

/** Undo toasts as one line: the latest, with the number of others, which can be shown one by one. */
function UndoLines({ toasts }: { readonly toasts: readonly Toast[] }) {
  const [isOpen, setOpen] = useState(false);
  const latest = toasts.at(-1);
  if (isOpen && toasts.length < 2) setOpen(false);
  if (latest === undefined) return null;
  if (isOpen) return toasts.map((one) => <ToastLine key={one.id} toast={one} />);
  return (
    <ToastLine
      key={latest.id}
      toast={latest}
      behind={toasts.slice(0, -1)}
      onOpen={() => {
        setOpen(true);
      }}
    />
  );
}

type ToastLineProps = {
  readonly toast: Toast;
  /** The toasts folded behind it, closed together with it. */
  readonly behind?: readonly Toast[];
  readonly onOpen?: () => void;
};

function ToastLine({ toast: shown, behind = [], onOpen }: ToastLineProps) {
  const { t } = useTranslation("ui");
  const [held, setHeld] = useState(false);
  const left = useRef(shown.durationMs);
  const Icon = icons[shown.tone];
  const ids = [shown.id, ...behind.map(({ id }) => id)].join();

  // The time runs only while the toast has neither hover nor focus.
  useEffect(() => {
    if (held || left.current === null) return;
    const since = performance.now();
    const timer = setTimeout(() => {
      toast.close(...ids.split(",").map(Number));
    }, left.current);
    return () => {
      clearTimeout(timer);
      if (left.current !== null) left.current = Math.max(1_000, left.current - (performance.now() - since));
    };
  }, [held, ids]);

  const hold = () => {
    setHeld(true);
  };
  const release = () => {
    setHeld(false);
  };
  const { action } = shown;
  return (
    <span
      className="ks-toaster-toast"
      data-tone={shown.tone}
      // Real movement only, not a toast that appears under a resting pointer that has just pressed Save.
      onMouseMove={({ movementX, movementY }) => {
        if (movementX !== 0 || movementY !== 0) hold();
      }}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon size={20} stroke={1.75} aria-hidden />
      <span className="ks-toaster-said">
        <span>{shown.message}</span>
        {shown.error === null ? null : (
          <Suspense fallback={<Pending />}>
            <RefusedBy refusal={refusalOf(shown.error)} />
          </Suspense>
        )}
        {action === null ? null : (
          <button
            type="button"
            className="ks-toaster-action"
            onClick={() => {
              toast.close(shown.id);
              action.run();
            }}
          >
            {action.label}
          </button>
        )}
        {behind.length === 0 ? null : (
          <button type="button" className="ks-toaster-action" aria-expanded={false} onClick={onOpen}>
            {t("moreChanges", { count: behind.length })}
          </button>
        )}
      </span>
      <button
        type="button"
        className="ks-toaster-close"
        aria-label={t("close")}
        onClick={() => {
          toast.close(...ids.split(",").map(Number));
        }}
      >
        <IconX size={16} aria-hidden />
      </button>
    </span>
  );
}
