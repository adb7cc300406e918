import { useDebouncedValue } from "@mantine/hooks";

/** What was typed a moment ago, to ask the server by; `isSettled` when nothing was typed since. */
export function useSettledValues<Values>(values: Values): {
  readonly settled: Values;
  readonly isSettled: boolean;
} {
  const [settled] = useDebouncedValue(values, 250);
  return { settled, isSettled: settled === values };
}
