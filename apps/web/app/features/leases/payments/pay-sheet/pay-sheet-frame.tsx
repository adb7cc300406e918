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

/**
 * The sheet under its button, on a phone from the bottom; the focus moves to the amount, and back to the button on
 * closing.
 */
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
      // Beside its button if there is space, else over it: never off screen.
      middlewares={{ flip: { padding: 8 }, shift: { crossAxis: true, padding: 8 } }}
      // Stays open when its button scrolls out of view, since it has the focus and unsaved input.
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
