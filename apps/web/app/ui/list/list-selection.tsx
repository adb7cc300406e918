import { Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useRef, useState } from "react";

import type { BadgeIcon } from "../text/status-badge.tsx";
import { useShortcut } from "../focus/use-shortcut.ts";
import { useTranslation } from "../text/use-translation.ts";
import "./list-selection.css";

/** An action on several rows at once. */
export type BulkAction<Row> = {
  readonly label: string;
  readonly icon: BadgeIcon;
  readonly danger?: boolean;
  readonly run: (rows: readonly Row[]) => void;
};

export type Selection = {
  readonly has: (key: string) => boolean;
  readonly toggle: (key: string) => void;
  readonly all: boolean;
  readonly some: boolean;
  readonly toggleAll: () => void;
  readonly clear: () => void;
};

/** The selected rows of the current page; a row that leaves the page is deselected. */
export function useSelection<Row>(rows: readonly Row[], rowKey: (row: Row) => string) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const chosen = rows.filter((row) => keys.has(rowKey(row)));
  const all = rows.length > 0 && chosen.length === rows.length;
  const clear = () => {
    setKeys(new Set());
  };
  const selection: Selection = {
    has: (key) => keys.has(key),
    toggle: (key) => {
      setKeys((before) => {
        const next = new Set(before);
        if (!next.delete(key)) next.add(key);
        return next;
      });
    },
    all,
    some: chosen.length > 0 && !all,
    toggleAll: () => {
      setKeys(all ? new Set() : new Set(rows.map(rowKey)));
    },
    clear,
  };
  return { chosen, selection };
}

type CheckProps = {
  readonly label: string;
  readonly checked: boolean;
  readonly some?: boolean;
  readonly onChange: () => void;
};

export function RowCheck({ label, checked, some = false, onChange }: CheckProps) {
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={checked}
      onChange={onChange}
      ref={(box) => {
        // HTML has no attribute for this state.
        if (box !== null) box.indeterminate = some;
      }}
    />
  );
}

/** Like `RowCheck`, with a larger touch target. */
export function RoomyCheck({ label, checked, some = false, onChange }: CheckProps) {
  return (
    <label className="ks-list-selection-check">
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={onChange}
        ref={(box) => {
          if (box !== null) box.indeterminate = some;
        }}
      />
    </label>
  );
}

type ActionBarProps<Row> = {
  readonly chosen: readonly Row[];
  readonly actions: readonly BulkAction<Row>[];
  readonly onClear: () => void;
};

const CHOSEN = "tbody input:checked, li input:checked";

/** At the foot of the page while rows are selected; Esc clears the selection. */
export function ActionBar<Row>({ chosen, actions, onClear }: ActionBarProps<Row>) {
  const { t } = useTranslation("lists");
  const bar = useRef<HTMLElement>(null);
  useShortcut("Escape", onClear);
  return (
    <section ref={bar} className="ks-list-selection" aria-label={t("forSelection")}>
      <output className="ks-numbers">{t("selected", { count: chosen.length })}</output>
      {actions.map(({ label, icon: Icon, danger = false, run }) => (
        <Button
          key={label}
          size="xs"
          variant="default"
          leftSection={<Icon size={16} aria-hidden />}
          {...(danger ? { c: "var(--ks-negative)" } : {})}
          onClick={() => {
            // The bar disappears with the selection, so the focus moves to the first selected row.
            bar.current?.parentElement?.querySelector<HTMLElement>(CHOSEN)?.focus({ preventScroll: true });
            run(chosen);
            onClear();
          }}
        >
          {label}
        </Button>
      ))}
      <button type="button" aria-label={t("clearSelection")} onClick={onClear}>
        <IconX size={16} aria-hidden />
      </button>
    </section>
  );
}
