import type { TaskView } from "@keystead/contract/tasks";
import { type KeyboardEvent, type ReactNode, Suspense, useState } from "react";

import { lazyPart } from "../../../ui/loading/lazy-part.tsx";
import { Pending } from "../../../ui/loading/pending.tsx";
import { rowInFocus } from "../../../ui/list/row-in-focus.ts";
import { useKeysForMenu } from "../../../ui/focus/use-keys-for-menu.ts";
import { useShortcut } from "../../../ui/focus/use-shortcut.ts";
import { useCan } from "../../session/public.ts";
import type { TaskMenuKind } from "./task-menu.tsx";
import { turnOf, useSetTaskStatus } from "../task-queries.ts";

const TaskMenu = lazyPart(async () => (await import("./task-menu.tsx")).TaskMenu);

type Input = { readonly kind: TaskMenuKind; readonly task: TaskView; readonly from: HTMLElement };

/** Opens a menu for one field of a task at the focused element, and returns the focus to it afterwards. */
export type AskTask = (kind: TaskMenuKind, task: TaskView) => void;

type TaskKeys = {
  /** For the element around the tasks: Space presses the circle of the task whose name has the focus. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** The same from a menu; it opens at the focused element. */
  readonly ask: AskTask;
  /** The menu that a key has opened. */
  readonly menu: ReactNode;
};

/**
 * Shortcuts for the task whose name has the focus: Space completes it, a, p and d set assignee, priority and day, e
 * opens it.
 */
export function useTaskKeys(
  rows: readonly TaskView[] | undefined,
  onOpen: (kind: "edit", id: string) => void,
): TaskKeys {
  const mayChange = useCan()("task.update_any");
  const setStatus = useSetTaskStatus();
  const [question, setQuestion] = useState<Input | null>(null);
  const close = () => {
    setQuestion(null);
    question?.from.focus({ preventScroll: true });
  };
  useKeysForMenu(question !== null, close);
  const ask: AskTask = (kind, task) => {
    const from = document.activeElement;
    if (from instanceof HTMLElement) setQuestion({ kind, task, from });
  };
  const askInFocus = (kind: TaskMenuKind) => () => {
    const task = rowInFocus(rows);
    if (task !== undefined) ask(kind, task);
  };
  useShortcut("a", askInFocus("assign"), mayChange);
  useShortcut("p", askInFocus("priority"), mayChange);
  useShortcut("d", askInFocus("due"), mayChange);
  const edit = () => {
    const task = rowInFocus(rows);
    if (task !== undefined) onOpen("edit", task.id);
  };
  useShortcut("e", edit, mayChange);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== " " || !(event.target instanceof HTMLAnchorElement)) return;
    const task = rowInFocus(rows);
    if (task === undefined || task.status === "cancelled") return;
    event.preventDefault();
    setStatus({ tasks: [task], status: turnOf(task) });
  };
  if (question === null) return { onKeyDown, ask, menu: null };
  const { kind, task, from } = question;
  const { left, bottom } = from.getBoundingClientRect();
  const menu = (
    <Suspense fallback={<Pending />}>
      <TaskMenu
        kind={kind}
        task={task}
        at={{ x: left, y: bottom }}
        onOther={() => {
          close();
          onOpen("edit", task.id);
        }}
        onClose={close}
      />
    </Suspense>
  );
  return { onKeyDown, ask, menu };
}
