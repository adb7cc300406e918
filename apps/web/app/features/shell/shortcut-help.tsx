import { Modal } from "@mantine/core";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Modal.css";

import { useEscape } from "../../ui/use-escape.ts";
import { useFocusBack } from "../../ui/use-focus-back.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { hasScreen, screens } from "./screens.ts";
import { useCan, useWorkspace } from "../session/public.ts";
import "./shortcut-help.css";

const general = [
  { keys: "Ctrl K", name: "shell:search" },
  { keys: "/", name: "focusSearch" },
  { keys: "n", name: "newItem" },
  { keys: "Ctrl Enter", name: "saveForm" },
  { keys: "Ctrl S", name: "saveForm" },
  { keys: "j k", name: "moveRow" },
  { keys: "Enter", name: "openRow" },
  { keys: "x", name: "selectRow" },
  { keys: "Esc", name: "closeOverlay" },
  { keys: "?", name: "shell:shortcuts" },
] as const;

/** On a task whose name has the focus. */
const ofTasks = [
  { keys: "Space", name: "completeTask", needs: "task.update_own" },
  { keys: "a", name: "assignTask", needs: "task.update_any" },
  { keys: "p", name: "taskPriority", needs: "task.update_any" },
  { keys: "d", name: "taskDue", needs: "task.update_any" },
  { keys: "v", name: "taskView", needs: "task.read_own" },
] as const;

/** On a record whose line has the focus, and over its list or chart. */
const ofBooks = [
  { keys: "d", name: "duplicateRecord", needs: "expense.create" },
  { keys: "← →", name: "otherPeriod", needs: "expense.read" },
  { keys: "T", name: "chartTable", needs: "analytics.read" },
] as const;

export function ShortcutHelp({ onClose }: { readonly onClose: () => void }) {
  useFocusBack();
  useEscape(onClose);
  const { t } = useTranslation(["frame", "shell"]);
  const can = useCan();
  const role = useWorkspace()?.role;
  const shown = screens.filter((screen) => role !== undefined && hasScreen(role, screen));
  return (
    <Modal
      opened
      closeOnEscape={false}
      onClose={onClose}
      title={t("shell:shortcuts")}
      size={520}
      closeButtonProps={{ "aria-label": t("shell:closeMenu") }}
      classNames={{ title: "ks-dialog-title" }}
    >
      <dl className="ks-shortcut-help">
        {general.map(({ keys, name }) => (
          <Line key={keys} keys={keys} words={t(name)} />
        ))}
        {ofTasks
          .filter(({ needs }) => can(needs))
          .map(({ keys, name }) => (
            <Line key={keys} keys={keys} words={t(name)} />
          ))}
        {ofBooks
          .filter(({ needs }) => can(needs))
          .map(({ keys, name }) => (
            <Line key={keys} keys={keys} words={t(name)} />
          ))}
        {shown.map(({ keys, name }) => (
          <Line key={keys} keys={keys} words={t("goTo", { screen: t(`shell:${name}`) })} />
        ))}
      </dl>
      <p className="ks-second">{t("switchInProfile")}</p>
    </Modal>
  );
}

function Line({ keys, words }: { readonly keys: string; readonly words: string }) {
  return (
    <div>
      <dt>{words}</dt>
      <dd>
        {keys.split(" ").map((key) => (
          <kbd key={key} className="ks-kbd">
            {key}
          </kbd>
        ))}
      </dd>
    </div>
  );
}
