import { useDebouncedValue } from "@mantine/hooks";

/** The typed values, debounced for queries; `isSettled` when nothing was typed since. */
export function useSettledValues<Values>(values: Values): {
  readonly settled: Values;
  readonly isSettled: boolean;
} {
  const [settled] = useDebouncedValue(values, 250);
  return { settled, isSettled: settled === values };
}
