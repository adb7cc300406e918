import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "react-router";

import { todayHere } from "../../lib/format/today.ts";
import type { OpenedDialog } from "../../ui/overlay/use-opened.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { useCan } from "../session/public.ts";
import { OpenedTask, type taskKinds } from "./opened-task.tsx";
import { AssigneeMark, DueMark, RepeatMark, TaskCheck } from "./list/task-marks.tsx";
import { useTaskList } from "./task-queries.ts";
import type { TaskPresets } from "./form/task-values.ts";
import "../../ui/card.css";
import "../../ui/link-button.css";
import "./tasks.css";

/** Few enough to see at a glance; the list has the others. */
const SHOWN = 5;

type TasksCardProps = {
  /** The record whose tasks are shown. */
  readonly of: { readonly [Name in "propertyId" | "leaseId" | "tenantId"]?: string };
  /** Further records that a new task belongs to. */
  readonly presets?: TaskPresets;
};

/** The open tasks of a property, a lease or a tenant, the most pressing first. */
export function TasksCard({ of, presets = {} }: TasksCardProps) {
  const { t } = useTranslation("tasks");
  const can = useCan();
  const [opened, setOpened] = useState<OpenedDialog<(typeof taskKinds)[number]> | null>(null);
  const { data, isError } = useTaskList({ ...of, status: "open", limit: SHOWN });
  const list = `/tasks?${new URLSearchParams(of).toString()}`;
  const total = data?.total ?? 0;
  return (
    <section className="ks-card" aria-labelledby="tasks">
      <div className="ks-card-head">
        <h2 id="tasks">{t("title")}</h2>
        {can("task.create") ? (
          <button
            type="button"
            className="ks-link-button ks-tasks-add"
            onClick={() => {
              setOpened({ kind: "new", id: "1" });
            }}
          >
            <IconPlus size={16} aria-hidden />
            {t("add")}
          </button>
        ) : null}
      </div>
      {isError && data === undefined ? <p className="ks-card-text ks-second">{t("loadFailed")}</p> : null}
      {data !== undefined && total === 0 ? <p className="ks-card-text ks-second">{t("noneOpen")}</p> : null}
      {total === 0 ? null : (
        <ul className="ks-tasks-lines">
          {data?.items.map((task) => (
            <li key={task.id}>
              <TaskCheck task={task} />
              <button
                type="button"
                className="ks-tasks-open"
                onClick={() => {
                  setOpened({ kind: "edit", id: task.id });
                }}
              >
                <span>
                  {task.description} <RepeatMark repeat={task.repeat} />
                </span>
                <small>
                  <AssigneeMark assignee={task.assignee} />
                </small>
              </button>
              <DueMark task={task} today={data.today ?? todayHere()} />
            </li>
          ))}
        </ul>
      )}
      {total > SHOWN ? (
        <p className="ks-card-text">
          <Link to={list}>{t("allOpen", { count: total })}</Link>
        </p>
      ) : null}
      <OpenedTask
        opened={opened}
        rows={data?.items}
        presets={{ ...presets, ...of }}
        onClose={() => {
          setOpened(null);
        }}
      />
    </section>
  );
}
