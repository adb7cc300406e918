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
  /** The screen they belong to, for the menu. */
  readonly name: string;
  /** The most wanted first: the last ones fold first. */
  readonly actions: readonly FoldingAction[];
};

/** What can be done on a screen, beside the facts in its head: as much as has room in their row, the rest behind three dots. */
export function FoldingActions({ name, actions }: FoldingActionsProps) {
  const navigate = useNavigate();
  const own = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLElement>(null);
  // Before it is measured: the row is shared with the facts, so it is the head's.
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
