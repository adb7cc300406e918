import { useEffect, useState } from "react";

/** True from the second frame on: a dialog that opens only then can record the focus it has to return. */
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
