import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";

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
    else if (scrollWidth > clientWidth + 1) {
      needed.current[folded] = scrollWidth;
      // One more than is drawn: on a busy machine the observer is called several times before the next drawing.
      setFolded(Math.min(folded + 1, foldable + 1));
    }
  });
  // Only the document knows the sizes.
  useEffect(() => {
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
