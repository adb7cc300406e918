import type { TaskView } from "@keystead/contract/tasks";
import { Suspense } from "react";

import { query } from "../../lib/api.ts";
import { useOpenedRecord } from "../../lib/records/use-opened-record.ts";
import { withMessages } from "../../lib/messages.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { Pending } from "../../ui/loading/pending.tsx";
import type { OpenedDialog } from "../../ui/overlay/use-opened.ts";
import { LazyHistoryDrawer } from "../history/public.ts";
import { BeforeAdding, useMayOpen } from "../session/public.ts";
import type { TaskPresets } from "./form/task-values.ts";

const messages = import.meta.glob("../../../../../packages/messages/*/{tasks,shared/*}.json", {
  import: "default",
});
const loadForm = withMessages(messages, () => import("./form/task-form.tsx"));
const TaskForm = lazyPart(async () => (await loadForm()).TaskForm);
const loadCancel = withMessages(messages, () => import("./form/cancel-task-dialog.tsx"));
const CancelTaskDialog = lazyPart(async () => (await loadCancel()).CancelTaskDialog);

/** The dialogs that can be open over the list of tasks, and over the page of a record with tasks. */
export const taskKinds = ["new", "edit", "cancel", "history"] as const;
const needs = {
  new: "task.create",
  edit: "task.update_any",
  cancel: "task.update_own",
  history: "task.read_any",
} as const;

type OpenedTaskProps = {
  readonly opened: OpenedDialog<(typeof taskKinds)[number]> | null;
  readonly rows: readonly TaskView[] | undefined;
  /** The records that a new task belongs to. */
  readonly presets?: TaskPresets;
  readonly onClose: () => void;
};

export function OpenedTask({ opened: requested, rows, presets = {}, onClose }: OpenedTaskProps) {
  const opened = useMayOpen(requested, needs, onClose);
  const task = useOpenedRecord({
    id: opened === null || opened.kind === "new" ? null : opened.id,
    rows,
    ask: (id) => query.tasks.get.queryOptions({ input: { id } }),
    close: onClose,
  });
  return (
    <Suspense fallback={<Pending />}>
      {opened?.kind === "new" ? (
        <BeforeAdding kind="tasks" onClose={onClose}>
          <TaskForm task={null} presets={presets} onClose={onClose} />
        </BeforeAdding>
      ) : null}
      {opened?.kind === "edit" && task !== null ? (
        <TaskForm key={task.id} task={task} presets={{}} onClose={onClose} />
      ) : null}
      {opened?.kind === "cancel" && task !== null ? <CancelTaskDialog task={task} onClose={onClose} /> : null}
      {opened?.kind === "history" && task !== null ? (
        <LazyHistoryDrawer of={{ kind: "task", id: task.id, name: task.description }} onClose={onClose} />
      ) : null}
    </Suspense>
  );
}
