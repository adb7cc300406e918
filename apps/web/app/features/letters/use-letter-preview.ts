import type { LetterOrder, LetterPreview } from "@keystead/contract/letters";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { useDebouncedValue } from "@mantine/hooks";

import { query } from "../../lib/api.ts";

export type LetterQuery = {
  readonly data: LetterPreview | undefined;
  /** It is what the fields say now, not what they said before. */
  readonly isOfNow: boolean;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly again: () => void;
};

const SETTLED_MS = 250;

/** What the letter says that is chosen, asked for once the fields have come to rest. */
export function useLetterPreview(order: LetterOrder | null): LetterQuery {
  const [settled] = useDebouncedValue(JSON.stringify(order), SETTLED_MS);
  const isSettled = settled === JSON.stringify(order);
  const asked = isSettled ? order : parsed(settled);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...query.letters.preview.queryOptions({ input: asked ?? skipToken }),
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

/** It was written by this hook a moment ago. */
function parsed(text: string): LetterOrder | null {
  return JSON.parse(text) as LetterOrder | null;
}
