import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

/**
 * How many of the foldable parts of a bar have to fold to keep it in one row; if folding all is not enough, it wraps.
 * The bar's stylesheet must allow wrapping only with `data-wraps`.
 */
export function useRoom(barOf: RefObject<HTMLElement | null>, foldable: number) {
  const [folded, setFolded] = useState(0);
  /** The width that the bar needs with 0, 1, ... parts folded; filled in where the bar was too narrow for it. */
  const needed = useRef<number[]>([]);
  const measure = useEffectEvent((freed: number) => {
    const box = barOf.current;
    if (box === null) return;
    const { clientWidth, scrollWidth } = box;
    needed.current = needed.current.map((width) => width - freed);
    const fitting = needed.current.findIndex((width, at) => at < folded && width <= clientWidth);
    if (fitting >= 0) setFolded(fitting);
    // Folds part after part within one frame until the bar fits. Painting a step in between would let the page scroll
    // sideways.
    for (let now = folded, width = scrollWidth; now <= foldable && width > clientWidth + 1;) {
      needed.current[now] = width;
      now += 1;
      flushSync(() => {
        setFolded(now);
      });
      width = box.scrollWidth;
    }
  });
  // Sizes are known to the document only. A layout effect, so that the bar is folded before it is first painted.
  useLayoutEffect(() => {
    const box = barOf.current;
    if (box === null) return;
    // Sizes are read in the observer only, after layout. Reading them here would force an extra layout.
    let width = 0;
    let taken = 0;
    const observer = new ResizeObserver(() => {
      let now = 0;
      for (const part of box.children) now += (part as HTMLElement).offsetWidth;
      // Loaded content may be narrower than its placeholder. This is only certain while the width of the bar is
      // unchanged, since a bar of another width stretches or shrinks its parts.
      measure(box.clientWidth === width ? taken - now : 0);
      width = box.clientWidth;
      taken = now;
    });
    observer.observe(box);
    const watchParts = () => {
      for (const part of box.children) observer.observe(part);
    };
    watchParts();
    // Parts that are added later take space too and do not resize the bar itself.
    const added = new MutationObserver(watchParts);
    added.observe(box, { childList: true });
    return () => {
      observer.disconnect();
      added.disconnect();
    };
  }, [barOf, folded, foldable]);
  return { folded: Math.min(folded, foldable), wraps: folded > foldable };
}
