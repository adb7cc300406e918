import { Menu } from "@mantine/core";
import type { TaskChange, TaskView } from "@keystead/contract/tasks";
import { addDays } from "@keystead/domain/calendar";
import { taskPriorities } from "@keystead/domain/tasks";
import { useQuery } from "@tanstack/react-query";

import { query } from "../../../lib/api.ts";
import { formatDay } from "../../../lib/format/format.ts";
import { todayInTimeZone } from "../../../lib/format/today.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useProfile } from "../../session/public.ts";
import { dueChips } from "../form/due-field.tsx";
import { useChangeTask } from "../use-change-task.ts";
import "./task-menu.css";

/** The fields that can be set from a row. */
export type TaskMenuKind = "assign" | "priority" | "due";

type TaskMenuProps = {
  readonly kind: TaskMenuKind;
  readonly task: TaskView;
  /** Where it opens: at the task's row. */
  readonly at: { readonly x: number; readonly y: number };
  /** Opens the form, for any other value. */
  readonly onOther: () => void;
  readonly onClose: () => void;
};

/** Sets one field of a task with two keys; like every change in the list, it is confirmed by a toast with Undo. */
export function TaskMenu({ kind, at, onClose, ...rest }: TaskMenuProps) {
  const { t } = useTranslation("tasks");
  const label = { assign: t("assignee"), priority: t("priorityLabel"), due: t("due") }[kind];
  return (
    <Menu
      opened
      onClose={onClose}
      position="bottom-start"
      withinPortal
      portalProps={{ target: "main" }}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <button
          type="button"
          className="ks-task-menu-where"
          style={{ left: at.x, top: at.y }}
          aria-label={label}
          aria-hidden
          tabIndex={-1}
        />
      </Menu.Target>
      <Menu.Dropdown className="ks-task-menu">
        {kind === "assign" ? <AssignChoices {...rest} /> : null}
        {kind === "priority" ? <PriorityChoices {...rest} /> : null}
        {kind === "due" ? <DueChoices {...rest} /> : null}
      </Menu.Dropdown>
    </Menu>
  );
}

type ChoicesProps = Pick<TaskMenuProps, "task" | "onOther">;

function PriorityChoices({ task }: ChoicesProps) {
  const { t } = useTranslation("tasks");
  return taskPriorities.map((priority) => (
    <ChoiceItem
      key={priority}
      task={task}
      words={t(`priority.${priority}`)}
      chosen={task.priority === priority}
      change={{ priority }}
    />
  ));
}

function AssignChoices({ task, onOther }: ChoicesProps) {
  const { t } = useTranslation("tasks");
  const { data } = useQuery(query.tasks.assignees.queryOptions({ input: {} }));
  return (
    <>
      <ChoiceItem
        task={task}
        words={t("unassigned")}
        chosen={task.assignee === null}
        change={{ assigneeId: null, assigneeName: "" }}
      />
      {data?.members.map(({ id, name, email, me }) => (
        <ChoiceItem
          key={id}
          task={task}
          words={me ? t("you") : name === "" ? email : name}
          chosen={task.assignee?.id === id}
          change={{ assigneeId: id, assigneeName: "" }}
        />
      ))}
      {data?.others.slice(0, OTHERS_SHOWN).map((assigneeName) => (
        <ChoiceItem
          key={assigneeName}
          task={task}
          words={assigneeName}
          chosen={task.assignee?.id === null && task.assignee.name === assigneeName}
          change={{ assigneeId: null, assigneeName }}
        />
      ))}
      <Menu.Item onClick={onOther}>{t("somebodyElse")}</Menu.Item>
    </>
  );
}

const OTHERS_SHOWN = 5;

function DueChoices({ task, onOther }: ChoicesProps) {
  const { t } = useTranslation("tasks");
  const language = useLanguage();
  // The list is grouped by this day too (R-Z03).
  const today = todayInTimeZone(useProfile().data?.timezone);
  return (
    <>
      {dueChips.map(([word, days]) => {
        const dueOn = addDays(today, days);
        return (
          <ChoiceItem
            key={word}
            task={task}
            words={t(`chip.${word}`)}
            second={formatDay(dueOn, language, "short")}
            chosen={task.dueOn === dueOn}
            change={{ dueOn }}
          />
        );
      })}
      {task.repeat === null ? (
        <ChoiceItem task={task} words={t("noDate")} chosen={task.dueOn === null} change={{ dueOn: null }} />
      ) : null}
      <Menu.Item onClick={onOther}>{t("anotherDay")}</Menu.Item>
    </>
  );
}

type ChoiceItemProps = {
  readonly task: TaskView;
  readonly words: string;
  readonly second?: string;
  readonly chosen: boolean;
  readonly change: Partial<Omit<TaskChange, "id" | "version">>;
};

/** The current choice is focused first, so that the arrow keys start from it. */
function ChoiceItem({ task, words, second, chosen, change }: ChoiceItemProps) {
  const set = useChangeTask();
  return (
    <Menu.RadioItem
      value={words}
      closeMenuOnClick
      checked={chosen}
      {...(chosen ? { "data-autofocus": true } : {})}
      rightSection={second === undefined ? null : <span className="ks-second">{second}</span>}
      onChange={() => {
        set({ task, change });
      }}
    >
      {words}
    </Menu.RadioItem>
  );
}
