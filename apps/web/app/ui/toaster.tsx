import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

import { refusalOf } from "../lib/refusal.ts";
import { RefusedBy } from "./form/refused-by.tsx";
import { type Toast, toast, useToasts, useToastSlot } from "./toast.ts";
import { useTranslation } from "./use-translation.ts";
import "./toaster.css";

const icons = { success: IconCircleCheck, information: IconInfoCircle, error: IconAlertTriangle } as const;

/** Bottom right, on phones at the top; inside a form that is open, above its buttons. The two regions are always there, or a screen reader would miss the first message. */
export function Toaster() {
  const toasts = useToasts();
  const urgent = toasts.filter(({ tone }) => tone === "error");
  const calm = toasts.filter(({ tone }) => tone !== "error");
  const slot = useToastSlot();
  const regions = (
    <div className="ks-toaster" data-inside={slot !== null}>
      <div role="alert">
        {urgent.map((one) => (
          <ToastLine key={one.id} toast={one} />
        ))}
      </div>
      <output>
        {calm.map((one) => (
          <ToastLine key={one.id} toast={one} />
        ))}
      </output>
    </div>
  );
  return slot === null ? regions : createPortal(regions, slot);
}

function ToastLine({ toast: shown }: { readonly toast: Toast }) {
  const { t } = useTranslation("ui");
  const [held, setHeld] = useState(false);
  const left = useRef(shown.durationMs);
  const Icon = icons[shown.tone];

  // Follows the clock: the time runs on only while nobody hovers or focuses the line.
  useEffect(() => {
    if (held || left.current === null) return;
    const since = performance.now();
    const timer = setTimeout(() => {
      toast.close(shown.id);
    }, left.current);
    return () => {
      clearTimeout(timer);
      if (left.current !== null) left.current = Math.max(1_000, left.current - (performance.now() - since));
    };
  }, [held, shown.id]);

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
      // Moving onto it, not appearing under a pointer that has just pressed Save and rests.
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
        {shown.error === null ? null : <RefusedBy refusal={refusalOf(shown.error)} />}
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
      </span>
      <button
        type="button"
        className="ks-toaster-close"
        aria-label={t("close")}
        onClick={() => {
          toast.close(shown.id);
        }}
      >
        <IconX size={16} aria-hidden />
      </button>
    </span>
  );
}
