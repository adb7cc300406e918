import { Popover } from "@mantine/core";
import type { ReactElement } from "react";

import { BackCloses } from "../../../../ui/overlay/dirty-guard.tsx";
import { useFocusBack } from "../../../../ui/focus/use-focus-back.ts";
import { useIsPhone } from "../../../../ui/size/use-is-phone.ts";
import { useIsPlaced } from "../../../../ui/size/use-is-placed.ts";
import type { Payable } from "../payable.ts";
import { PaySheet } from "./pay-sheet.tsx";
import { PaySheetDialog } from "./pay-sheet-dialog.tsx";
import "./pay-sheet.css";

type PaySheetFrameProps = {
  readonly button: ReactElement;
  readonly payable: Payable;
  readonly opened: boolean;
  readonly onOpenedChange: (opened: boolean) => void;
};

/** The sheet under its button, on a phone from below; focus goes to the amount and comes back to the button. */
export function PaySheetFrame({ button, payable, opened, onOpenedChange }: PaySheetFrameProps) {
  useFocusBack();
  const isPlaced = useIsPlaced();
  const isPhone = useIsPhone();
  const isOpen = opened && isPlaced;
  const close = () => {
    onOpenedChange(false);
  };
  const sheet = isOpen ? (
    <>
      <PaySheet payable={payable} onClose={close} />
      <BackCloses onClose={close} />
    </>
  ) : null;
  if (isPhone) {
    return (
      <>
        {button}
        <PaySheetDialog label={payable.tenantName} opened={isOpen} onClose={close}>
          {sheet}
        </PaySheetDialog>
      </>
    );
  }
  return (
    <Popover
      opened={isOpen}
      onChange={onOpenedChange}
      position="bottom-end"
      // Beside its button where there is room, over it where there is none: never past the screen.
      middlewares={{ flip: { padding: 8 }, shift: { crossAxis: true, padding: 8 } }}
      // It holds the focus and what was typed: out of view it waits, and is not taken away.
      hideDetached={false}
      trapFocus
      returnFocus
      withRoles
      width={372}
      radius="lg"
      withinPortal
    >
      <Popover.Target>{button}</Popover.Target>
      <Popover.Dropdown p={0} className="ks-pay-sheet-popover">
        {sheet}
      </Popover.Dropdown>
    </Popover>
  );
}
