import { useEffect, useState } from "react";

/** A value as it stands once it has been left alone for a moment: for what is asked of the server while somebody types. */
export function useSettledValue<Value>(value: Value, afterMs = 250): Value {
  const [settled, setSettled] = useState(value);
  // The clock is outside React.
  useEffect(() => {
    if (Object.is(settled, value)) return;
    const timer = setTimeout(() => {
      setSettled(value);
    }, afterMs);
    return () => {
      clearTimeout(timer);
    };
  }, [value, settled, afterMs]);
  return settled;
}
