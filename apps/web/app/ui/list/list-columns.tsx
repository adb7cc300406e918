import { IconColumns3 } from "@tabler/icons-react";
import { type ReactNode, useMemo } from "react";

import { ChoiceMenu } from "../overlay/choice-menu.tsx";
import type { MenuEntry } from "../overlay/menu-choices.ts";
import { type ColumnWidth, useNarrowerThan } from "../size/use-narrower-than.ts";
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
  /** Hidden by default in a narrower window, where it would push the columns behind it out of sight. */
  readonly from?: ColumnWidth;
  readonly cell: (row: Row) => ReactNode;
};

/**
 * Which columns are shown, remembered for each list and, in a window too narrow for all of them, for that width; the first
 * one names the row and is always shown.
 */
export function useColumnChoice<Row>(list: string, columns: readonly ListColumn<Row>[]) {
  const width = useNarrowerThan();
  const tooWide = useMemo(
    () => columns.filter(({ from }) => width !== null && from !== undefined && from >= width),
    [columns, width],
  );
  const narrower = tooWide.length === 0 ? null : width;
  const [wide, setWide] = usePreference(`columns-${list}`);
  const [narrow, setNarrow] = usePreference(`columns-${list}-below-${narrower}`);
  const own = narrower === null ? null : narrow;
  const hidden = useMemo(() => {
    if (own !== null) return new Set(own.split(","));
    const usual = wide === null ? columns.filter(isHiddenAtFirst).map(({ key }) => key) : wide.split(",");
    return new Set([...usual, ...tooWide.map(({ key }) => key)]);
  }, [own, wide, tooWide, columns]);
  const [first] = columns;
  const shown = columns.filter((column) => column === first || !hidden.has(column.key));
  const toggle = (key: string) => {
    const next = new Set(hidden);
    if (!next.delete(key)) next.add(key);
    (narrower === null ? setWide : setNarrow)([...next].join(","));
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
