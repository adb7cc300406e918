import { IconLayoutKanban, IconListDetails } from "@tabler/icons-react";
import { Suspense } from "react";
import { useSearchParams } from "react-router";

import { todayHere } from "../../lib/format/today.ts";
import { IconCleaning } from "../../ui/icon-cleaning.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { useListState } from "../../ui/list/list-page.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { Pending } from "../../ui/loading/pending.tsx";
import { Segmented } from "../../ui/field/segmented.tsx";
import { useOpened } from "../../ui/overlay/use-opened.ts";
import { useShortcut } from "../../ui/focus/use-shortcut.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { useCan } from "../session/public.ts";
import { LazyTurnoversBoard } from "../turnovers/public.ts";
import { OpenedTask, taskKinds } from "./opened-task.tsx";
import { openIn, TaskTable } from "./list/task-list.tsx";
import { taskListRules } from "./list/task-list-rules.ts";
import { useTaskCounts, useTaskList } from "./task-queries.ts";
import "./tasks.css";

const TaskBoard = lazyPart(async () => (await import("./list/task-board.tsx")).TaskBoard);

const presetNames = ["forProperty", "forLease", "forTenant"] as const;
const iconOf = { list: IconListDetails, board: IconLayoutKanban, cleaning: IconCleaning } as const;
const views = ["list", "board", "cleaning"] as const;

/** What must be done next, and by whom? */
export function TasksPage() {
  const { t } = useTranslation("tasks");
  const can = useCan();
  const state = useListState(taskListRules);
  const [params, setParams] = useSearchParams();
  const seen = can("turnover.read_any") ? views : views.slice(0, 2);
  const view = seen.find((one) => one === params.get("view")) ?? "list";
  const result = useTaskList(state.query);
  const {
    page: _page,
    limit: _limit,
    after: _after,
    sort: _sort,
    status: _status,
    due: _due,
    ...narrowed
  } = state.query;
  const counts = useTaskCounts(narrowed).data;
  const { opened, open, close } = useOpened(taskKinds, presetNames);
  const mayEdit = can("task.update_any");
  const to = (id: string) => {
    const next = new URLSearchParams(params);
    next.set("edit", id);
    return `?${next.toString()}`;
  };
  const show = (next: (typeof views)[number]) => {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === "list") after.delete("view");
        else after.set("view", next);
        return after;
      },
      { preventScrollReset: true },
    );
  };
  useShortcut("v", () => {
    show(seen[(seen.indexOf(view) + 1) % seen.length] ?? "list");
  });
  const shared = { state, counts, to: mayEdit ? to : null, onOpen: open };
  const presets = {
    propertyId: params.get("forProperty") ?? state.filters["propertyId"] ?? "",
    leaseId: params.get("forLease") ?? state.filters["leaseId"] ?? "",
    tenantId: params.get("forTenant") ?? state.filters["tenantId"] ?? "",
  };
  return (
    <>
      <PageHeader
        title={t("title")}
        actions={
          <div data-beside="facts">
            <Segmented
              label={t("view")}
              value={view}
              onChange={show}
              options={seen.map((value) => ({ value, label: t(value), icon: iconOf[value] }))}
            />
          </div>
        }
      >
        {counts === undefined ? null : (
          <span className="ks-tasks-summary">
            {t("open", { count: openIn(counts) })}
            {counts.overdue === 0 ? null : <b>{t("overdueCount", { count: counts.overdue })}</b>}
          </span>
        )}
      </PageHeader>
      {view === "cleaning" ? (
        <Suspense fallback={<Pending />}>
          <LazyTurnoversBoard />
        </Suspense>
      ) : view === "list" ? (
        <TaskTable {...shared} result={result} presets={presets} today={result.data?.today ?? todayHere()} />
      ) : (
        <Suspense fallback={<Pending />}>
          <TaskBoard {...shared} />
        </Suspense>
      )}
      <OpenedTask opened={opened} rows={result.data?.items} presets={presets} onClose={close} />
    </>
  );
}
