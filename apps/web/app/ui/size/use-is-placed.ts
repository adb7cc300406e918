import { useEffect, useState } from "react";

/** True from the frame after the first: what opens only then notes where the focus stood and has to return. */
export function useIsPlaced(): boolean {
  const [isPlaced, setPlaced] = useState(false);
  // Follows the document: the button has to stand in it, with the focus, before anything opens beside it.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      setPlaced(true);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, []);
  return isPlaced;
}
