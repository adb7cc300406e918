import { type RefObject, useEffect, useEffectEvent, useState } from "react";

/**
 * How many of the foldable parts of a bar have to fold to keep it in one row; if folding all is not enough, it wraps.
 * The bar's stylesheet must allow wrapping only with `data-wraps`.
 */
export function useRoom(barOf: RefObject<HTMLElement | null>, foldable: number) {
  const [folded, setFolded] = useState(0);
  const measure = useEffectEvent((hasMoreRoom: boolean) => {
    const box = barOf.current;
    if (box === null) return;
    if (hasMoreRoom && folded > 0) setFolded(0);
    // One more than is drawn: on a busy machine the observer speaks several times before it is.
    else if (box.scrollWidth > box.clientWidth + 1) setFolded(Math.min(folded + 1, foldable + 1));
  });
  // Sizes are known to the document only.
  useEffect(() => {
    const box = barOf.current;
    if (box === null) return;
    // Not read here: the observer reports after layout, while reading now would force one.
    let width = Number.POSITIVE_INFINITY;
    let taken = 0;
    const observer = new ResizeObserver(() => {
      const now = [...box.children].reduce((sum, part) => sum + (part as HTMLElement).offsetWidth, 0);
      // The bar is wider, or a part of it is narrower than while the others folded: an answer is shorter than what stood in its place.
      const hasMoreRoom = box.clientWidth > width || now < taken;
      width = box.clientWidth;
      taken = now;
      measure(hasMoreRoom);
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
