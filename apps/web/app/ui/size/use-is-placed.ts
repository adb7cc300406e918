import { useEffect, useState } from "react";

/** True from the second frame on. A dialog that opens only then can record the element that gets the focus back. */
export function useIsPlaced(): boolean {
  const [isPlaced, setPlaced] = useState(false);
  // The opener must be in the document and have the focus before anything opens beside it.
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
