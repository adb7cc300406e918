import { IconLayoutGrid, IconTable } from "@tabler/icons-react";

import { Segmented } from "../field/segmented.tsx";
import { usePreference } from "../use-preference.ts";
import { useTranslation } from "../text/use-translation.ts";

export type ListView = "table" | "grid";

/** The view, remembered for each list. */
export function useListView(list: string): readonly [ListView, (view: ListView) => void] {
  const [view, setView] = usePreference(`view-${list}`);
  return [view === "grid" ? "grid" : "table", setView];
}

type ListViewSwitchProps = { readonly value: ListView; readonly onChange: (view: ListView) => void };

export function ListViewSwitch({ value, onChange }: ListViewSwitchProps) {
  const { t } = useTranslation("lists");
  return (
    <Segmented
      label={t("view")}
      value={value}
      onChange={onChange}
      options={[
        { value: "table", label: t("viewTable"), icon: IconTable },
        { value: "grid", label: t("viewGrid"), icon: IconLayoutGrid },
      ]}
    />
  );
}
