import { Button } from "@mantine/core";
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";

import type { Form } from "../../ui/form/use-form.ts";
import { LeaveQuestion } from "../../ui/leave-question.tsx";
import { useTranslation } from "../../ui/use-translation.ts";
import type { SettingsTabName } from "./settings-tab-name.ts";
import "./save-bar.css";

type Name = SettingsTabName;
type Typed = {
  readonly dirty: boolean;
  readonly busy: boolean;
  readonly save: () => void;
  readonly discard: () => void;
};

/** Around what a tab shows: which one it is. */
export const TabOfForm = createContext<Name>("profile");

const Tell = createContext<(tab: Name, typed: Typed | null) => void>(() => {});

/** Hands what is typed in the form of a tab to the one bar of the settings, which saves and discards for all of them. */
export function useSaveBar(
  { dirty, busy, submit }: Pick<Form<object>, "dirty" | "busy" | "submit">,
  discard: () => void,
): void {
  const tab = useContext(TabOfForm);
  const tell = useContext(Tell);
  // The bar stands outside the tab, and saves what this very rendering shows.
  useEffect(() => {
    tell(tab, { dirty, busy, save: submit, discard });
  });
  useEffect(
    () => () => {
      tell(tab, null);
    },
    [tell, tab],
  );
}

type SaveBarProps = { readonly shown: Name | undefined; readonly children: ReactNode };

/** Around the tabs: says which of them hold something typed, saves and discards all of it, and asks before it is left behind. */
export function SaveBar({ shown, children }: SaveBarProps) {
  const { t } = useTranslation("settings");
  const navigate = useNavigate();
  const { tell, marks, forms } = useTyped();
  const dirty = marks.filter(({ dirty: isDirty }) => isDirty).map(({ tab }) => tab);
  const [first] = dirty;
  const save = async () => {
    // A field that is wrong takes the focus, which it can only where it is seen.
    if (first !== undefined && (shown === undefined || !dirty.includes(shown)))
      await navigate(`#${first}`, { flushSync: true });
    for (const tab of dirty) forms.get(tab)?.save();
  };
  return (
    <Tell value={tell}>
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
      <LeaveQuestion dirty={first !== undefined} />
    </Tell>
  );
}

type Mark = { readonly tab: Name; readonly dirty: boolean; readonly busy: boolean };

/** The bar is drawn anew when a tab becomes dirty, busy or clean; what saving does is looked up at the press. */
function useTyped() {
  const [forms] = useState(() => new Map<Name, Typed>());
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const last = useRef("");
  const [tell] = useState(() => (tab: Name, typed: Typed | null) => {
    if (typed === null) forms.delete(tab);
    else forms.set(tab, typed);
    const next = [...forms].map(([name, { dirty, busy }]): Mark => ({ tab: name, dirty, busy }));
    if (JSON.stringify(next) === last.current) return;
    last.current = JSON.stringify(next);
    setMarks(next);
  });
  return { tell, marks, forms };
}
