import type { NoticeList } from "@keystead/contract/notices";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { api } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import { toast } from "../../ui/toast/toast.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { FIRST_NOTICES, noticesQuery } from "./notices-query.ts";

const STEP = 100;

export type BellState = {
  readonly list: NoticeList | undefined;
  readonly failed: boolean;
  readonly retrying: boolean;
  readonly retry: () => void;
  readonly showMore: () => void;
  readonly read: (id: string) => void;
  readonly readAll: () => void;
};

/** The state of the bell. */
export function useBell(): BellState {
  const { t } = useTranslation("notices");
  const changed = useChanged();
  const [limit, setLimit] = useState(FIRST_NOTICES);
  const { data, isError, isFetching, refetch } = useQuery({
    ...noticesQuery(limit),
    placeholderData: (before) => before,
  });
  const onSettled = () => changed("notice");
  const onError = () => {
    toast.error(t("readFailed"));
  };
  const one = useMutation({ mutationFn: (id: string) => api.notices.markRead({ id }), onSettled, onError });
  const all = useMutation({
    mutationFn: (madeBy: string) => api.notices.markAllRead({ madeBy }),
    onSettled,
    onError,
  });
  const newest = data?.items[0]?.madeAt;
  return {
    list: data,
    failed: isError && data === undefined,
    retrying: isFetching,
    retry: () => void refetch(),
    showMore: () => {
      setLimit(limit === FIRST_NOTICES ? STEP : limit + STEP);
    },
    read: (id) => {
      one.mutate(id);
    },
    readAll: () => {
      if (newest !== undefined) all.mutate(newest);
    },
  };
}
