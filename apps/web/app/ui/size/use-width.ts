import { type RefObject, useEffect, useRef, useState } from "react";

/** The rendered width of an element; `first` until it is measured. */
export function useWidth(first: number): {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly width: number;
} {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(first);
  // Sizes are known to the document only.
  useEffect(() => {
    const box = place.current;
    if (box === null) return;
    const observer = new ResizeObserver(() => {
      if (box.clientWidth > 0) setWidth(box.clientWidth);
    });
    observer.observe(box);
    return () => {
      observer.disconnect();
    };
  }, []);
  return { place, width };
}
