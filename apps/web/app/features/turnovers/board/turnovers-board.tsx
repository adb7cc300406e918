import type { TurnoverView } from "@keystead/contract/turnovers";
import { addDays, type PlainDate } from "@keystead/domain/calendar";
import { ActionIcon, Button } from "@mantine/core";
import { IconCash, IconChevronLeft, IconChevronRight, IconPlus } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense, useState } from "react";
import { Link } from "react-router";

import { query } from "../../../lib/api.ts";
import { formatDays } from "../../../lib/format/format-days.ts";
import { todayHere } from "../../../lib/format/today.ts";
import { Skeleton } from "../../../ui/loading/skeleton.tsx";
import { ErrorPanel } from "../../../ui/loading/error-panel.tsx";
import type { ExportedQuery } from "../../../ui/export/exported-query.ts";
import { ListExport } from "../../../ui/export/list-export.tsx";
import { Pending } from "../../../ui/loading/pending.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useCan } from "../../session/public.ts";
import { BoardFilters } from "./board-filters.tsx";
import { BoardMarks } from "./board-marks.tsx";
import { type BoardView, marked, narrowed, NOBODY, useBoardView } from "./board-view.ts";
import { LazyAssignForm, LazyNewTurnoverForm } from "./lazy-board-parts.ts";
import { axisOf, HourHead } from "./slot-bar.tsx";
import { needOf, redFirst } from "./turnover-need.ts";
import { TurnoverLine } from "./turnover-line.tsx";
import "../../../ui/card.css";
import "./turnovers.css";

const WEEK = 7;
const groups = ["need", "fine", "done"] as const;

/** Will every flat be clean in time? The turnovers of a week, those that need somebody first. */
export function TurnoversBoard() {
  const { t } = useTranslation("board");
  const view = useBoardView();
  const [opened, setOpened] = useState<TurnoverView | "new" | null>(null);
  const to = addDays(view.from, WEEK - 1);
  const { data, isError, isFetching, refetch } = useQuery({
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
        jobs={data?.items ?? []}
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
        <BoardBody jobs={narrowed(data.items, view)} view={view} onOpen={setOpened} />
      )}
      {opened === null ? null : (
        <Suspense fallback={<Pending />}>
          {opened === "new" ? (
            <LazyNewTurnoverForm propertyId={view.place} day={view.from} onClose={close} />
          ) : (
            <LazyAssignForm job={opened} onClose={close} />
          )}
        </Suspense>
      )}
    </section>
  );
}

type BoardHeadProps = {
  readonly view: BoardView;
  readonly to: PlainDate;
  readonly jobs: readonly TurnoverView[];
  readonly onAdd: () => void;
};

function BoardHead({ view, to, jobs, onAdd }: BoardHeadProps) {
  const { t } = useTranslation("board");
  const language = useLanguage();
  const can = useCan();
  const show = (day: PlainDate) => {
    view.set("week", day);
  };
  return (
    <div className="ks-turnovers-days">
      <Button
        variant="default"
        onClick={() => {
          show(todayHere());
        }}
      >
        {t("thisWeek")}
      </Button>
      <Step label={t("earlier")} to={addDays(view.from, -WEEK)} onGo={show}>
        <IconChevronLeft size={18} aria-hidden />
      </Step>
      <Step label={t("later")} to={addDays(view.from, WEEK)} onGo={show}>
        <IconChevronRight size={18} aria-hidden />
      </Step>
      <h2 aria-live="polite">{formatDays(view.from, to, { language, year: !isThisYear(view.from, to) })}</h2>
      <div className="ks-turnovers-tools">
        <BoardFilters jobs={jobs} view={view} />
        {jobs.length === 0 ? null : <ListExport exported={exportedBoard(view, to)} />}
        {can("payout.read_any") ? (
          <Button
            component={Link}
            to="/tasks/payouts"
            variant="default"
            leftSection={<IconCash size={18} aria-hidden />}
          >
            {t("payouts")}
          </Button>
        ) : null}
        {can("job.create") ? (
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={onAdd}>
            {t("new.add")}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function isThisYear(...days: readonly PlainDate[]): boolean {
  return days.every((day) => day.slice(0, 4) === todayHere().slice(0, 4));
}

/** The days and what of them is shown, as they go out as a file. */
function exportedBoard({ from, place, cleaner, mark }: BoardView, to: PlainDate): ExportedQuery {
  const query = {
    from,
    to,
    ...(place === "" ? {} : { propertyId: place }),
    ...(cleaner === "" ? {} : cleaner === NOBODY ? { unassigned: "true" } : { cleanerId: cleaner }),
    ...(mark === null ? {} : { mark }),
  };
  return { list: "turnovers", query };
}

type BoardBodyProps = {
  readonly jobs: readonly TurnoverView[];
  readonly view: BoardView;
  readonly onOpen: (turnover: TurnoverView) => void;
};

/** What the marks count, and the lines that they leave: one axis of hours for all of them. */
function BoardBody({ jobs, view, onOpen }: BoardBodyProps) {
  const { t } = useTranslation("board");
  const shown = marked(jobs, view.mark);
  const axis = axisOf(shown);
  const byGroup = Map.groupBy(shown, needOf);
  return (
    <>
      {jobs.some((job) => job.mailWaits && job.status !== "done") ? (
        <p className="ks-second" data-mails-wait>
          {t("mailsWait")}
        </p>
      ) : null}
      <BoardMarks jobs={jobs} view={view} />
      {shown.length === 0 ? (
        <p className="ks-card ks-turnovers-none">
          {t("filter.none")}{" "}
          <button type="button" className="ks-link-button" onClick={view.clear}>
            {t("filter.clear")}
          </button>
        </p>
      ) : (
        <div className="ks-card">
          <div className="ks-turnovers-axis">
            <HourHead axis={axis} />
          </div>
          {groups.map((group) => {
            const those = redFirst(byGroup.get(group) ?? []);
            return those.length === 0 ? null : (
              <section key={group} aria-label={t(`group.${group}`)} data-group={group}>
                <h3>
                  {t(`group.${group}`)} <span>{those.length}</span>
                </h3>
                <ul>
                  {those.map((turnover) => (
                    <TurnoverLine
                      key={turnover.id}
                      job={turnover}
                      axis={axis}
                      onOpen={() => {
                        onOpen(turnover);
                      }}
                    />
                  ))}
                </ul>
              </section>
            );
          })}
        </div>
      )}
    </>
  );
}

type StepProps = {
  readonly label: string;
  readonly to: PlainDate;
  readonly onGo: (day: PlainDate) => void;
  readonly children: ReactNode;
};

function Step({ label, to, onGo, children }: StepProps) {
  return (
    <ActionIcon
      variant="default"
      size={40}
      aria-label={label}
      onClick={() => {
        onGo(to);
      }}
    >
      {children}
    </ActionIcon>
  );
}
