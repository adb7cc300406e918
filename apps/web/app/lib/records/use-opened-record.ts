import { useQuery, type UseQueryOptions } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";

import { toast } from "../../ui/toast/toast.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { refusalKey } from "../refusal/refusal-text.ts";
import { isGone } from "../refusal/refusal.ts";

type OpenedRecord<Row, Failure> = {
  /** Null while none is open. */
  readonly id: string | null;
  /** What the screen shows; undefined until it is read. */
  readonly rows: readonly Row[] | undefined;
  /** For one that an address names and the screen does not show: `(id) => query.tenants.get.queryOptions({ input: { id } })`. */
  readonly ask: (id: string) => UseQueryOptions<Row, Failure>;
  /** Of what decides about money: what was read before is read again before anything is shown. */
  readonly fresh?: boolean;
  readonly close: () => void;
};

/** The record that an address opens, as it was when it opened. One that is not there is said so, and the address forgets it. */
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
  // A form begins with what was there: a later answer must not change it under what is typed.
  if (!isHeld && found !== undefined) setHeld(found);
  if (id === null && held !== null) setHeld(null);
  const { error } = single;
  const said = useRef<Failure | null>(null);
  // The toasts and the address stand outside React; once for each failure, whatever else is drawn meanwhile.
  useEffect(() => {
    if (error === null || id === null || said.current === error) return;
    said.current = error;
    toast.error(t(isGone(error) ? "errors:notFound" : refusalKey(error)), error);
    close();
  }, [error, id, t, close]);
  return isHeld ? held : null;
}
