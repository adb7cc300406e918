import type { DocumentOwnerRef } from "@keystead/contract/documents";
import { useInfiniteQuery } from "@tanstack/react-query";

import { query } from "../../lib/api.ts";

/** Covers a year's documents of one lease without pushing what is below the card out of sight. */
const FIRST = 12;
/** How many each press for more adds. */
const MORE = 50;

/** The files of an owner, the newest first, and older ones on request. */
export function useFiles(owner: DocumentOwnerRef) {
  const { data, ...list } = useInfiniteQuery(
    query.documents.list.infiniteOptions({
      input: (before: string | undefined) => ({
        ...owner,
        limit: before === undefined ? FIRST : MORE,
        ...(before === undefined ? {} : { before }),
      }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ more, items }) => (more ? items.at(-1)?.id : undefined),
    }),
  );
  const files = data?.pages.flatMap(({ items }) => items);
  const { total = 0, bytes = 0 } = data?.pages.at(-1) ?? {};
  const older = async () => {
    const { isFetchNextPageError } = await list.fetchNextPage();
    // The last file may have been deleted: reload the list from the beginning.
    if (isFetchNextPageError) await list.refetch();
  };
  return {
    ...list,
    files,
    total,
    bytes,
    older: list.hasNextPage
      ? {
          count: Math.min(MORE, total - (files?.length ?? 0)),
          busy: list.isFetchingNextPage,
          show: () => void older(),
        }
      : null,
  };
}
