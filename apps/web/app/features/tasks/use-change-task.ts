import type { TaskChange, TaskView } from "@keystead/contract/tasks";
import { useMutation } from "@tanstack/react-query";

import { useLatestVersions } from "../../lib/calls/use-latest-versions.ts";
import { api } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import { formatDay } from "../../lib/format/format.ts";
import { refusalKey } from "../../lib/refusal/refusal-text.ts";
import { useUndo } from "../../lib/records/use-undo.ts";
import { saveMerging } from "../../ui/form/merge/save-merging.ts";
import { toast } from "../../ui/toast/toast.ts";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { taskFields } from "./form/task-values.ts";

type Fields = Pick<Partial<TaskChange>, "priority" | "dueOn" | "assigneeId" | "assigneeName">;
type Change = { readonly task: TaskView; readonly change: Fields };

/**
 * Sets a field of a task from its row, with a toast and Undo. The row may be older than the task, especially right
 * after a change, so changes are merged; if two users set the same field, the later change wins.
 */
export function useChangeTask(): (change: Change) => void {
  const { t } = useTranslation(["tasks", "errors"]);
  const changed = useChanged();
  const offerUndo = useUndo("task");
  const say = useChangeMessages();
  const { learn } = useLatestVersions();
  const { mutate } = useMutation({
    mutationFn: async ({ task, change }: Change) => {
      let known = task;
      const outcome = await saveMerging(
        {
          known,
          own: { ...taskFields(task), ...change },
          fieldsOf: taskFields,
          send: (changes, version) => api.tasks.update({ ...changes, id: task.id, version }),
          onMerged: (current) => {
            known = current;
          },
        },
        async () => [],
      );
      return { outcome, before: known };
    },
    onSuccess: ({ outcome, before }, { change }) => {
      if (outcome.kind !== "saved") return;
      learn([outcome.saved]);
      const { id, version } = outcome.saved;
      offerUndo({
        message: say(outcome.saved, change),
        takeBack: () => api.tasks.update({ ...held(before, change), id, version }),
        takenBack: null,
      });
    },
    onError: (error) => toast.error(t(refusalKey(error)), error),
    onSettled: () => changed("task"),
  });
  return mutate;
}

/** The previous values of the changed fields. */
function held(task: TaskView, change: Fields): Fields {
  const { priority, dueOn, assigneeId, assigneeName } = taskFields(task);
  if (change.priority !== undefined) return { priority };
  return change.dueOn === undefined ? { assigneeId, assigneeName } : { dueOn };
}

function useChangeMessages(): (task: TaskView, change: Fields) => string {
  const { t } = useTranslation("tasks");
  const language = useLanguage();
  return ({ description: name, priority, dueOn, assignee }, change) => {
    if (change.priority !== undefined)
      return t("now.priority", { name, priority: t(`priority.${priority}`) });
    if (change.dueOn !== undefined)
      return dueOn === null
        ? t("now.noDate", { name })
        : t("now.due", { name, day: formatDay(dueOn, language) });
    if (assignee === null) return t("now.nobody", { name });
    return assignee.me ? t("now.mine", { name }) : t("now.given", { name, person: assignee.name });
  };
}
