import type { LetterOrder, LetterPreview } from "@keystead/contract/letters";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { useDebouncedValue } from "@mantine/hooks";

import { query } from "../../lib/api.ts";

export type LetterQuery = {
  readonly data: LetterPreview | undefined;
  /** Whether the preview matches the current fields. */
  readonly isOfNow: boolean;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly again: () => void;
};

const SETTLED_MS = 250;

/** The preview of the chosen letter, requested once the fields have stopped changing. */
export function useLetterPreview(order: LetterOrder | null): LetterQuery {
  const [settled] = useDebouncedValue(JSON.stringify(order), SETTLED_MS);
  const isSettled = settled === JSON.stringify(order);
  const previewed = isSettled ? order : parsed(settled);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...query.letters.preview.queryOptions({ input: previewed ?? skipToken }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return {
    data: error === null ? data : undefined,
    isOfNow: isSettled && order !== null && !isPlaceholderData && error === null,
    error,
    isFetching,
    again: () => void refetch(),
  };
}

/** The text was written by this hook, so the cast is safe. */
function parsed(text: string): LetterOrder | null {
  return JSON.parse(text) as LetterOrder | null;
}
