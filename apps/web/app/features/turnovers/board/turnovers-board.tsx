import type { TurnoverList, TurnoverView } from "@keystead/contract/turnovers";
import { addDays } from "@keystead/domain/calendar";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";

import { query } from "../../../lib/api.ts";
import { Skeleton } from "../../../ui/loading/skeleton.tsx";
import { ErrorPanel } from "../../../ui/loading/error-panel.tsx";
import { Pending } from "../../../ui/loading/pending.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { PresetProperty } from "../../properties/public.ts";
import { BoardBody } from "./board-body.tsx";
import { BOARD_DAYS, BoardHead } from "./board-head.tsx";
import { useBoardView } from "./board-view.ts";
import { LazyAssignForm, LazyNewTurnoverForm } from "./lazy-board-parts.ts";
import "../../../ui/card.css";
import "./turnovers.css";

/** Will every flat be clean in time? The turnovers of a week, those that need somebody first. */
export function TurnoversBoard() {
  const { t } = useTranslation("board");
  const view = useBoardView();
  const [opened, setOpened] = useState<TurnoverView | "new" | null>(null);
  const to = addDays(view.from, BOARD_DAYS - 1);
  const { data, isError, isFetching, refetch } = useQuery<TurnoverList>({
    ...query.turnovers.list.queryOptions({ input: { from: view.from, to } }),
    placeholderData: keepPreviousData,
  });
  const close = () => {
    setOpened(null);
  };
  return (
    <section className="ks-turnovers" aria-label={t("title")}>
      <BoardHead
        view={view}
        to={to}
        turnovers={data?.items ?? []}
        onAdd={() => {
          setOpened("new");
        }}
      />
      {data === undefined ? (
        isError ? (
          <ErrorPanel message={t("loadFailed")} retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton rows={4} />
        )
      ) : data.items.length === 0 ? (
        <p className="ks-card ks-turnovers-none">{t("none")}</p>
      ) : (
        <BoardBody list={data} view={view} onOpen={setOpened} />
      )}
      {opened === null ? null : (
        <Suspense fallback={<Pending />}>
          {opened === "new" ? (
            <PresetProperty propertyId={view.property}>
              {(propertyId) => (
                <LazyNewTurnoverForm propertyId={propertyId} day={view.from} onClose={close} />
              )}
            </PresetProperty>
          ) : (
            <LazyAssignForm turnover={opened} onClose={close} />
          )}
        </Suspense>
      )}
    </section>
  );
}
