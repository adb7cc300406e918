import { Modal } from "@mantine/core";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Modal.css";

import { useEscape } from "../../ui/overlay/use-escape.ts";
import { useFocusBack } from "../../ui/focus/use-focus-back.ts";
import { useKeyName } from "../../ui/text/use-key-name.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { hasScreen, screens } from "./screens.ts";
import { useCan, useWorkspace } from "../session/public.ts";
import "./shortcut-help.css";

/** Several shortcuts for the same action share a line; a sequence of keys is written with spaces. */
const general = [
  { keys: ["Ctrl K"], name: "shell:search" },
  { keys: ["/"], name: "focusSearch" },
  { keys: ["n"], name: "newItem" },
  { keys: ["Ctrl Enter", "Ctrl S"], name: "saveForm" },
  { keys: ["j k"], name: "moveRow" },
  { keys: ["Enter"], name: "openRow" },
  { keys: ["x"], name: "selectRow" },
  { keys: ["e"], name: "editRecord" },
  { keys: ["[ ]"], name: "otherRecord" },
  { keys: ["Esc"], name: "closeOverlay" },
  { keys: ["?"], name: "shell:shortcuts" },
] as const;

/** Work on the portfolio, a lease, a tenant, a property; on the focused line of a task or record. */
const onScreens = [
  { keys: ["m"], name: "markPaid", needs: "payment.record" },
  { keys: ["1 2 3 4"], name: "figures", needs: "lease.read" },
  { keys: ["Space"], name: "completeTask", needs: "task.update_own" },
  { keys: ["a"], name: "assignTask", needs: "task.update_any" },
  { keys: ["p"], name: "taskPriority", needs: "task.update_any" },
  { keys: ["d"], name: "taskDue", needs: "task.update_any" },
  { keys: ["v"], name: "taskView", needs: "task.read_own" },
  { keys: ["d"], name: "duplicateRecord", needs: "expense.create" },
  { keys: ["← →"], name: "otherPeriod", needs: "expense.read" },
  { keys: ["p"], name: "analyticsPeriod", needs: "analytics.read" },
  { keys: ["a"], name: "analyticsView", needs: "analytics.read" },
  { keys: ["T"], name: "chartTable", needs: "analytics.read" },
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
          <Line key={name} keys={keys} words={t(name)} />
        ))}
        {onScreens
          .filter(({ needs }) => can(needs))
          .map(({ keys, name }) => (
            <Line key={name} keys={keys} words={t(name)} />
          ))}
        {shown.map(({ keys, name }) => (
          <Line key={keys} keys={[keys]} words={t("goTo", { screen: t(`shell:${name}`) })} />
        ))}
      </dl>
      <p className="ks-second">{t("switchInProfile")}</p>
    </Modal>
  );
}

function Line({ keys, words }: { readonly keys: readonly string[]; readonly words: string }) {
  const nameOf = useKeyName();
  return (
    <div>
      <dt>{words}</dt>
      {keys.map((way) => (
        <dd key={way}>
          {way.split(" ").map((key) => (
            <kbd key={key} className="ks-kbd">
              {nameOf(key)}
            </kbd>
          ))}
        </dd>
      ))}
    </div>
  );
}
