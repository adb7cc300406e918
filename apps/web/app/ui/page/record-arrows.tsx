import type { Neighbours } from "@keystead/contract/wire";
import { ActionIcon } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import type { UseQueryOptions } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";

import { useNeighbours } from "../../lib/records/use-neighbours.ts";
import { useShortcut } from "../focus/use-shortcut.ts";
import "./record-arrows.css";

type RecordArrowsProps<Failure> = {
  readonly id: string;
  /** When the list that the record was opened from was read: see `useCameFrom`. */
  readonly listedAt: number | null;
  /** For any record of that list: `(id) => query.leases.neighbours.queryOptions({ input: { id, ...list } })`. */
  readonly ask: (id: string) => UseQueryOptions<Neighbours, Failure>;
  /** The address of a record: `(id) => \`/leases/${id}\``. */
  readonly pathOf: (id: string) => string;
  readonly labels: { readonly previous: string; readonly next: string };
};

/** To the previous and next record of the list, also by `[` and `]`; the address keeps the list. Hidden on a phone. */
export function RecordArrows<Failure>({ id, listedAt, ask, pathOf, labels }: RecordArrowsProps<Failure>) {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const { previous, next } = useNeighbours({ id, listedAt, ask });
  const go = (to: string | null) => () => {
    if (to !== null) void navigate({ pathname: pathOf(to), search }, { state });
  };
  useShortcut("[", go(previous));
  useShortcut("]", go(next));
  return (
    <>
      <Arrow label={labels.previous} disabled={previous === null} onClick={go(previous)}>
        <IconChevronLeft size={18} aria-hidden />
      </Arrow>
      <Arrow label={labels.next} disabled={next === null} onClick={go(next)}>
        <IconChevronRight size={18} aria-hidden />
      </Arrow>
    </>
  );
}

type ArrowProps = {
  readonly label: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
};

function Arrow({ label, disabled, onClick, children }: ArrowProps) {
  return (
    <ActionIcon
      variant="default"
      size={40}
      className="ks-record-arrows"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  );
}
