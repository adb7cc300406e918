import { IconColumns3 } from "@tabler/icons-react";
import { type ReactNode, useMemo } from "react";

import { ChoiceMenu } from "../overlay/choice-menu.tsx";
import type { MenuEntry } from "../overlay/menu-choices.ts";
import { useDensity, usePreference } from "../use-preference.ts";
import { useTranslation } from "../text/use-translation.ts";
import "./list-columns.css";

export type ListColumn<Row> = {
  readonly key: string;
  readonly header: string;
  /** The server's sort key; without it the column cannot be sorted. */
  readonly sort?: string;
  readonly align?: "end";
  /** Offered in the column menu, hidden by default. */
  readonly hiddenAtFirst?: boolean;
  readonly cell: (row: Row) => ReactNode;
};

/** Which columns are shown, remembered for each list; the first one names the row and is always shown. */
export function useColumnChoice<Row>(list: string, columns: readonly ListColumn<Row>[]) {
  const [text, setText] = usePreference(`columns-${list}`);
  const hidden = useMemo(
    () => new Set(text === null ? columns.filter(isHiddenAtFirst).map(({ key }) => key) : text.split(",")),
    [text, columns],
  );
  const [first] = columns;
  const shown = columns.filter((column) => column === first || !hidden.has(column.key));
  const toggle = (key: string) => {
    const next = new Set(hidden);
    if (!next.delete(key)) next.add(key);
    setText([...next].join(","));
  };
  return { shown, toggle };
}

function isHiddenAtFirst({ hiddenAtFirst = false }: { readonly hiddenAtFirst?: boolean }): boolean {
  return hiddenAtFirst;
}

type ColumnMenuProps<Row> = {
  readonly columns: readonly ListColumn<Row>[];
  readonly shown: readonly ListColumn<Row>[];
  readonly toggle: (key: string) => void;
};

/** At the end of the table head: the choice of columns and of row density. */
export function ColumnMenu<Row>({ columns, shown, toggle }: ColumnMenuProps<Row>) {
  const { t } = useTranslation("lists");
  const [density, setDensity] = useDensity();
  return (
    <ChoiceMenu
      position="bottom-end"
      staysOpen
      button={
        <button type="button" className="ks-list-columns-menu" aria-label={t("chooseColumns")}>
          <IconColumns3 size={16} stroke={1.75} aria-hidden />
        </button>
      }
      entries={[
        { kind: "heading", label: t("columns") },
        ...columns.slice(1).map((column): MenuEntry => ({
          kind: "tick",
          value: column.key,
          label: column.header,
          checked: shown.includes(column),
          onChange: () => {
            toggle(column.key);
          },
        })),
        { kind: "line" },
        {
          kind: "tick",
          value: "density",
          label: t("compactRows"),
          checked: density === "compact",
          onChange: (compact) => {
            setDensity(compact ? "compact" : "comfortable");
          },
        },
      ]}
    />
  );
}
