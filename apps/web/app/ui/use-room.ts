import { type RefObject, useEffect, useEffectEvent, useState } from "react";

/**
 * How many of the foldable parts of a bar have to fold to keep it in one row; if folding all is not enough, it wraps.
 * The bar's stylesheet must allow wrapping only with `data-wraps`.
 */
export function useRoom(barOf: RefObject<HTMLElement | null>, foldable: number) {
  const [folded, setFolded] = useState(0);
  const measure = useEffectEvent((grown: boolean) => {
    const box = barOf.current;
    if (box === null) return;
    if (grown && folded > 0) setFolded(0);
    else if (box.scrollWidth > box.clientWidth + 1) setFolded((before) => Math.min(before + 1, foldable + 1));
  });
  // Sizes are known to the document only.
  useEffect(() => {
    const box = barOf.current;
    if (box === null) return;
    // Not read here: the observer reports after layout, while reading now would force one.
    let width = Number.POSITIVE_INFINITY;
    const observer = new ResizeObserver(() => {
      const grown = box.clientWidth > width;
      width = box.clientWidth;
      measure(grown);
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
