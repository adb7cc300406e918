import { Popover } from "@mantine/core";
import "@mantine/core/styles/Popover.css";
import type { ReactElement, ReactNode } from "react";

import "../tape.css";

// After a touch the browser also sends mouse events, which would close the popover that the tap has just opened.
const POINTED = ["pointerdown"];

type TapePopoverProps = {
  /** The element below which it opens. */
  readonly target: ReactElement;
  readonly role: "group" | "dialog";
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** The popover of the chosen nights, or of the bar that was opened. */
export function TapePopover({ target, role, label, onClose, children }: TapePopoverProps) {
  return (
    <Popover
      opened
      onChange={(opened) => {
        if (!opened) onClose();
      }}
      clickOutsideEvents={POINTED}
      position="bottom-start"
      shadow="md"
      width={316}
      trapFocus
      returnFocus
      withRoles={false}
      withinPortal
    >
      <Popover.Target>{target}</Popover.Target>
      <Popover.Dropdown className="ks-tape-popover" role={role} aria-label={label}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}
