import type { RecordHistoryKind } from "@keystead/contract/history";
import { Button } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";

import { query } from "../../lib/api.ts";
import { ReadDrawer } from "../../ui/overlay/read-drawer.tsx";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { Waiting } from "../../ui/loading/waiting.tsx";
import { HistoryLine } from "./history-line.tsx";
import "./history-drawer.css";

/** A record that has a history. */
export type HistoryOf = {
  readonly kind: RecordHistoryKind;
  readonly id: string;
  /** Its name on the screen. */
  readonly name: string;
};

type HistoryDrawerProps = { readonly of: HistoryOf; readonly onClose: () => void };

/** The changes of one record, the newest first. */
export function HistoryDrawer({ of, onClose }: HistoryDrawerProps) {
  const { t } = useTranslation("history");
  const history = useEntries(of);
  const entries = history.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <ReadDrawer title={t("of", { name: of.name })} onClose={onClose}>
      {history.data === undefined ? <Waiting result={history} failed={t("failed")} /> : null}
      {history.data !== undefined && entries.length === 0 ? <p className="ks-second">{t("empty")}</p> : null}
      <ol className="ks-history-drawer" aria-label={t("title")}>
        {entries.map((entry) => (
          <HistoryLine key={entry.id} entry={entry} of={of.id} />
        ))}
      </ol>
      {history.hasNextPage ? (
        <Button
          fullWidth
          variant="default"
          loading={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          {t("earlier")}
        </Button>
      ) : null}
    </ReadDrawer>
  );
}

function useEntries({ kind, id }: HistoryOf) {
  return useInfiniteQuery(
    query.history[kind].infiniteOptions({
      input: (before: string | undefined) => ({ id, ...(before === undefined ? {} : { before }) }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ more, entries }) => (more ? entries.at(-1)?.id : undefined),
    }),
  );
}
