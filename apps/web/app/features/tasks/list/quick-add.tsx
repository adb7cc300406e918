import { TextInput } from "@mantine/core";
import { addDays } from "@keystead/domain/calendar";
import type { NewTask, TaskView } from "@keystead/contract/tasks";
import {
  type QuickTask,
  type QuickWords,
  readQuickTask,
  TASK_DESCRIPTION_LIMIT,
} from "@keystead/domain/tasks";
import { codePoints } from "@keystead/domain/text";
import { IconPlus } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";

import { api, query } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { formatDay } from "../../../lib/format/format.ts";
import { useUndo } from "../../../lib/records/use-undo.ts";
import { judged } from "../../../ui/form/form-reading.ts";
import { SHOWN_BY_FIELD } from "../../../ui/form/input-fields.ts";
import { useForm } from "../../../ui/form/use-form.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useSlip } from "../../../ui/use-slip.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { LazyLimitPanel } from "../../session/public.ts";
import { newTaskFields, type TaskPresets } from "../form/task-values.ts";
import { useQuickWords } from "./use-quick-words.ts";
import "../../../ui/kbd.css";
import "./quick-add.css";

type QuickAddProps = { readonly presets: TaskPresets };

/**
 * Adds a task in one line: Enter adds what is typed, with the records that the list is filtered by, and the next task
 * can be typed at once. It recognises a day, a priority, a person and a property, and states which.
 */
export function QuickAdd({ presets }: QuickAddProps) {
  const { t } = useTranslation("tasks");
  const words = useQuickWords();
  const form = useQuickAdd(presets, words);
  const [, tomorrow] = words.days;
  const weekday = words.days.find(({ word, day }) => day === tomorrow?.day && word !== tomorrow.word)?.word;
  const language = useLanguage();
  const { noSuchDayIn } = readQuickTask(form.values.description, words);
  const noSuchDay = useSlip(
    noSuchDayIn === null ? { state: "unreadable" } : { state: "no_such_day", month: noSuchDayIn },
  );
  const problem = form.problemOf("description");
  return (
    <form className="ks-quick-add" onSubmit={form.onSubmit} noValidate>
      <TextInput
        aria-label={t("quickAdd")}
        placeholder={t("quickAdd")}
        leftSection={<IconPlus size={18} aria-hidden />}
        rightSection={
          <kbd className="ks-kbd" aria-hidden>
            {KEY}
          </kbd>
        }
        description={t("quickHint", {
          day: weekday ?? "",
          date: formatDay(addDays(words.today, 14), language, "short"),
          priority: `!${t("priority.high")}`.toLowerCase(),
        })}
        inputWrapperOrder={["label", "input", "description", "error"]}
        autoComplete="off"
        enterKeyHint="done"
        {...form.field("description")}
        error={problem === true ? noSuchDay : (problem ?? form.failure)}
      />
      <LazyLimitPanel reached={form.limit} onClose={form.closeLimit} />
    </form>
  );
}

const NAME = "quick-task";
/** The shortcut that focuses the field. */
const KEY = "N";

export function focusQuickAdd(): void {
  document.getElementById(`${NAME}-description`)?.focus();
}

function useQuickAdd(presets: TaskPresets, words: QuickWords) {
  const { t } = useTranslation("tasks");
  const changed = useChanged();
  const offerUndo = useUndo("taskDeleted");
  const messageOf = useMessage();
  const fieldsOf = useQuickFields();
  const form = useForm({
    name: NAME,
    values: { description: "" },
    read: ({ description }) => {
      const length = codePoints(description);
      const isSlip = readQuickTask(description, words).noSuchDayIn !== null;
      const tooLong = length > TASK_DESCRIPTION_LIMIT ? "TOO_LONG" : null;
      const code = length === 0 ? "DESCRIPTION_REQUIRED" : isSlip ? SHOWN_BY_FIELD : tooLong;
      return judged<{ description: string }, string>(
        code === null ? [] : [{ field: "description", code }],
        description.trim(),
      );
    },
    words: (code) => (code === "DESCRIPTION_REQUIRED" || code === "TOO_LONG" ? t(`problem.${code}`) : null),
    send: async (input, { once }) => {
      const task = { ...newTaskFields(presets), ...(await fieldsOf(readQuickTask(input, words))) };
      return api.tasks.create(task, once(task));
    },
    onSent: async (task, { input: sentText }) => {
      // Text typed during the request is the next task; leaving the empty line is no mistake.
      form.rebase({ description: "" }, (now) =>
        now.description.trim() === sentText ? { description: "" } : now,
      );
      offerUndo({
        message: messageOf(task),
        takeBack: () => api.tasks.delete({ id: task.id }),
        takenBack: null,
      });
      await changed("task");
    },
  });
  return form;
}

/**
 * Resolves person and property: the only member whose name or address starts with the text, else the text itself; a
 * property only if it is the only match.
 */
function useQuickFields(): (task: QuickTask) => Promise<Partial<NewTask>> {
  const client = useQueryClient();
  const assigneeOf = async (input: string): Promise<Partial<NewTask>> => {
    const { members } = await client.fetchQuery(query.tasks.assignees.queryOptions({ input: {} }));
    const begins = (name: string) => name.toLowerCase().startsWith(input.toLowerCase());
    const [one, ...others] = members.filter(({ name, email }) => [...name.split(" "), email].some(begins));
    if (one === undefined || others.length > 0) return { assigneeName: input };
    return { assigneeId: one.id };
  };
  return async ({ description, dueOn, priority, person, property: name }) => {
    const found = name === null ? [] : (await api.properties.names({ q: name })).items;
    const [property] = found.length === 1 ? found : [];
    return {
      description: name === null || property !== undefined ? description : `${description} #${name}`,
      dueOn,
      ...(priority === null ? {} : { priority }),
      ...(person === null ? {} : await assigneeOf(person)),
      // The lease that the list is filtered by may belong to another property.
      ...(property === undefined ? {} : { propertyId: property.id, leaseId: null }),
    };
  };
}

/** What was added, and which parts of the text were recognised. */
function useMessage(): (task: TaskView) => string {
  const { t } = useTranslation("tasks");
  const language = useLanguage();
  return ({ description, dueOn, priority, assignee }) => {
    const understood = [
      ...(dueOn === null ? [] : [formatDay(dueOn, language)]),
      ...(priority === "medium" ? [] : [t(`priority.${priority}`)]),
      ...(assignee === null ? [] : [assignee.me ? t("you") : assignee.name]),
    ];
    return [t("added", { name: description }), understood.join(" · ")].join(" ").trim();
  };
}
