import { createContext, useContext, useEffect } from "react";

import type { SettingsTabName } from "../../lib/settings-tab-name.ts";
import type { Form } from "../form/use-form.ts";

export type TabInput = {
  readonly dirty: boolean;
  readonly busy: boolean;
  readonly save: () => void;
  readonly discard: () => void;
};

/** Around what a tab of the settings shows: which one it is. */
export const TabOfForm = createContext<SettingsTabName>("profile");

/** Around the tabs: the one bar, which is told what is typed in which. */
export const TellSaveBar = createContext<(tab: SettingsTabName, input: TabInput | null) => void>(() => {});

/** Hands what is typed in the form of a tab to the one bar of the settings, which saves and discards for all of them. */
export function useSaveBar(
  { dirty, busy, submit }: Pick<Form<object>, "dirty" | "busy" | "submit">,
  discard: () => void,
): void {
  const tab = useContext(TabOfForm);
  const tell = useContext(TellSaveBar);
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
