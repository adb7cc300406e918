import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

/**
 * How many of the foldable parts of a bar have to fold to keep it in one row; if folding all is not enough, it wraps.
 * The bar's stylesheet must allow wrapping only with `data-wraps`.
 */
export function useRoom(barOf: RefObject<HTMLElement | null>, foldable: number) {
  const [folded, setFolded] = useState(0);
  /** How wide the bar would have to be with 0, 1, ... parts folded, where it was too narrow for that. */
  const needed = useRef<number[]>([]);
  const measure = useEffectEvent((freed: number) => {
    const box = barOf.current;
    if (box === null) return;
    const { clientWidth, scrollWidth } = box;
    needed.current = needed.current.map((width) => width - freed);
    const fitting = needed.current.findIndex((width, at) => at < folded && width <= clientWidth);
    if (fitting >= 0) setFolded(fitting);
    // Folded at once, one after the other, until the bar fits: drawn in between, the page would scroll sideways.
    for (let now = folded, width = scrollWidth; now <= foldable && width > clientWidth + 1;) {
      needed.current[now] = width;
      now += 1;
      flushSync(() => {
        setFolded(now);
      });
      width = box.scrollWidth;
    }
  });
  // Only the document knows the sizes. Watched before the first drawing, so that it is folded already.
  useLayoutEffect(() => {
    const box = barOf.current;
    if (box === null) return;
    // Sizes are read in the observer only, after layout. Reading them here would force an extra layout.
    let width = 0;
    let taken = 0;
    const observer = new ResizeObserver(() => {
      let now = 0;
      for (const part of box.children) now += (part as HTMLElement).offsetWidth;
      // An answer may be narrower than what stood in its place; in a bar of another width its parts stretch and shrink with it.
      measure(box.clientWidth === width ? taken - now : 0);
      width = box.clientWidth;
      taken = now;
    });
    observer.observe(box);
    const watchParts = () => {
      for (const part of box.children) observer.observe(part);
    };
    watchParts();
    // Parts that are added later take space too, without resizing the bar itself.
    const added = new MutationObserver(watchParts);
    added.observe(box, { childList: true });
    return () => {
      observer.disconnect();
      added.disconnect();
    };
  }, [barOf, folded, foldable]);
  return { folded: Math.min(folded, foldable), wraps: folded > foldable };
}
