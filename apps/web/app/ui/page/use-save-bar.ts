import { createContext, useContext, useEffect } from "react";

import type { SettingsTabName } from "../../lib/settings-tab-name.ts";
import type { Form } from "../form/use-form.ts";

export type TabInput = {
  readonly dirty: boolean;
  readonly busy: boolean;
  readonly save: () => void;
  readonly discard: () => void;
};

/** Which tab of the settings the content is in. */
export const TabOfForm = createContext<SettingsTabName>("profile");

/** Reports the input of each tab to the one save bar around the tabs. */
export const SaveBarContext = createContext<(tab: SettingsTabName, input: TabInput | null) => void>(() => {});

/** Connects the form of a tab to the save bar of the settings, which saves and discards for all tabs. */
export function useSaveBar(
  { dirty, busy, submit }: Pick<Form<object>, "dirty" | "busy" | "submit">,
  discard: () => void,
): void {
  const tab = useContext(TabOfForm);
  const setInput = useContext(SaveBarContext);
  // Runs after every render: the bar is outside the tab and must save what this render shows.
  useEffect(() => {
    setInput(tab, { dirty, busy, save: submit, discard });
  });
  useEffect(
    () => () => {
      setInput(tab, null);
    },
    [setInput, tab],
  );
}
