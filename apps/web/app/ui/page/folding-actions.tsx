import { Button } from "@mantine/core";
import { useLayoutEffect, useRef } from "react";
import { Link, useNavigate } from "react-router";

import { RowMenu } from "../list/row-menu.tsx";
import type { BadgeIcon } from "../text/status-badge.tsx";
import { useRoom } from "../use-room.ts";
import "./folding-actions.css";

export type FoldingAction = {
  readonly label: string;
  readonly icon: BadgeIcon;
} & ({ readonly to: string } | { readonly onClick: () => void });

type FoldingActionsProps = {
  /** The name of the screen, for the label of the menu. */
  readonly name: string;
  /** The most used first: the last ones fold first. */
  readonly actions: readonly FoldingAction[];
};

/** The actions in a screen's header, beside its facts: as many as fit in the row, the rest in a "…" menu. */
export function FoldingActions({ name, actions }: FoldingActionsProps) {
  const navigate = useNavigate();
  const own = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLElement>(null);
  // Runs before `useRoom` measures. The actions share the row with the facts, so the row of the header is measured.
  useLayoutEffect(() => {
    line.current = own.current?.closest<HTMLElement>(".ks-page-header-line") ?? null;
  }, []);
  const { folded, wraps } = useRoom(line, actions.length);
  const shown = actions.slice(0, actions.length - folded);
  return (
    <div ref={own} className="ks-folding-actions" data-folds="row" data-wraps={wraps}>
      {shown.map((action) => (
        <ActionButton key={action.label} action={action} />
      ))}
      <RowMenu
        bordered
        name={name}
        actions={actions.slice(shown.length).map(({ label, icon, ...way }) => ({
          label,
          icon,
          onClick: "to" in way ? () => void navigate(way.to) : way.onClick,
        }))}
      />
    </div>
  );
}

function ActionButton({ action: { label, icon: Icon, ...way } }: { readonly action: FoldingAction }) {
  const look = { variant: "default", leftSection: <Icon size={18} aria-hidden />, children: label } as const;
  return "to" in way ? (
    <Button component={Link} to={way.to} {...look} />
  ) : (
    <Button onClick={way.onClick} {...look} />
  );
}
