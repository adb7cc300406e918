import { type ReactNode, useEffect, useRef } from "react";

/** For content that loads into a dialog that already has the focus: moves it to the field marked for it. */
export function FocusInside({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  // Focus is state of the document, outside React.
  useEffect(() => {
    place.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
  }, []);
  return <div ref={place}>{children}</div>;
}
