import { useQuery, type UseQueryOptions } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";

import { toast } from "../../ui/toast/toast.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { refusalKey } from "../refusal/refusal-text.ts";
import { isNotFound } from "../refusal/refusal.ts";

type OpenedRecord<Row, Failure> = {
  /** Null for none. */
  readonly id: string | null;
  /** The rows on screen; undefined while loading. */
  readonly rows: readonly Row[] | undefined;
  /**
   * Fetches a record that the address names and the screen does not show: `(id) => query.tenants.get.queryOptions({
   * input: { id } })`.
   */
  readonly ask: (id: string) => UseQueryOptions<Row, Failure>;
  /** For forms about money: fetches anew instead of using cached data. */
  readonly fresh?: boolean;
  readonly close: () => void;
};

/**
 * The record that the address opens, as it was when it opened. If it does not exist, a toast says so and the address is
 * cleared.
 */
export function useOpenedRecord<Row extends { readonly id: string }, Failure>(
  record: OpenedRecord<Row, Failure>,
): Row | null {
  const { id, rows, ask, fresh = false, close } = record;
  const { t } = useTranslation("errors");
  const [held, setHeld] = useState<Row | null>(null);
  const isHeld = id !== null && held?.id === id;
  const shown = rows?.find((row) => row.id === id);
  const single = useQuery({
    ...ask(id ?? ""),
    ...(fresh ? { staleTime: 0 } : {}),
    enabled: id !== null && !isHeld && rows !== undefined && shown === undefined,
  });
  const isRead = single.data?.id === id && !(fresh && single.isFetching);
  const found = shown ?? (isRead ? single.data : undefined);
  // A form keeps the data it started with: a later response must not change it while somebody types.
  if (!isHeld && found !== undefined) setHeld(found);
  if (id === null && held !== null) setHeld(null);
  const { error } = single;
  const reported = useRef<Failure | null>(null);
  // Toasts and the address are outside React; each error is reported once, however often this renders.
  useEffect(() => {
    if (error === null || id === null || reported.current === error) return;
    reported.current = error;
    toast.error(t(isNotFound(error) ? "errors:notFound" : refusalKey(error)), error);
    close();
  }, [error, id, t, close]);
  return isHeld ? held : null;
}
