import { Button } from "@mantine/core";
import { type ReactNode, useRef, useState } from "react";
import { useNavigate } from "react-router";

import type { SettingsTabName } from "../../lib/settings-tab-name.ts";
import { LeaveDialog } from "../../ui/overlay/leave-dialog.tsx";
import { SaveBarContext, type TabInput } from "../../ui/page/use-save-bar.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import "./save-bar.css";

type Name = SettingsTabName;
type SaveBarProps = { readonly shown: Name | undefined; readonly children: ReactNode };

/** Wraps the tabs: marks those with unsaved input, saves or discards all of it, and asks before it is left. */
export function SaveBar({ shown, children }: SaveBarProps) {
  const { t } = useTranslation("settings");
  const navigate = useNavigate();
  const { setInput, marks, forms } = useTabInput();
  const dirty = marks.filter(({ dirty: isDirty }) => isDirty).map(({ tab }) => tab);
  const [first] = dirty;
  const save = async () => {
    // An invalid field takes the focus, which it can only do while visible.
    if (first !== undefined && (shown === undefined || !dirty.includes(shown)))
      await navigate(`#${first}`, { flushSync: true });
    for (const tab of dirty) forms.get(tab)?.save();
  };
  return (
    <SaveBarContext value={setInput}>
      {children}
      {first === undefined ? null : (
        <div className="ks-save-bar">
          <span>{t("unsaved", { tabs: dirty.map((tab) => t(`tab.${tab}`)).join(", ") })}</span>
          <Button
            variant="subtle"
            onClick={() => {
              for (const tab of dirty) forms.get(tab)?.discard();
            }}
          >
            {t("discard")}
          </Button>
          <Button loading={marks.some(({ busy }) => busy)} onClick={() => void save()}>
            {t("save")}
          </Button>
        </div>
      )}
      <LeaveDialog dirty={first !== undefined} />
    </SaveBarContext>
  );
}

type Mark = { readonly tab: Name; readonly dirty: boolean; readonly busy: boolean };

/** The bar renders again when a tab becomes dirty, busy or clean; how to save is read at the press. */
function useTabInput() {
  const [forms] = useState(() => new Map<Name, TabInput>());
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const last = useRef("");
  const [setInput] = useState(() => (tab: Name, input: TabInput | null) => {
    if (input === null) forms.delete(tab);
    else forms.set(tab, input);
    const next = [...forms].map(([name, { dirty, busy }]): Mark => ({ tab: name, dirty, busy }));
    if (JSON.stringify(next) === last.current) return;
    last.current = JSON.stringify(next);
    setMarks(next);
  });
  return { setInput, marks, forms };
}
