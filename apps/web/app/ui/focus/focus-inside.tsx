import { type ReactNode, useEffect, useRef } from "react";

/** For what arrives in a dialog that has placed the focus already: goes to the field that asks for it. */
export function FocusInside({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  // The focus belongs to the document.
  useEffect(() => {
    place.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
  }, []);
  return <div ref={place}>{children}</div>;
}
