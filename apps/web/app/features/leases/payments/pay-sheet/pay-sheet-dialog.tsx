import { Drawer, Modal } from "@mantine/core";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Modal.css";
import "@mantine/core/styles/Drawer.css";
import type { ReactNode } from "react";

import { useEscape } from "../../../../ui/overlay/use-escape.ts";
import { useIsPhone } from "../../../../ui/size/use-is-phone.ts";
import "./pay-sheet.css";

type PaySheetDialogProps = {
  /** For screen readers; the sheet has its own heading. */
  readonly label: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** For places without a button to attach to: from the bottom on a phone, else in the middle. */
export function PaySheetDialog({ label, opened, onClose, children }: PaySheetDialogProps) {
  const isPhone = useIsPhone();
  useEscape(onClose, opened);
  const shared = { opened, onClose, returnFocus: true, closeOnEscape: false } as const;
  if (isPhone) {
    return (
      <Drawer.Root {...shared} position="bottom" size="auto">
        <Drawer.Overlay />
        <Drawer.Content aria-label={label} classNames={{ content: "ks-pay-sheet-bottom" }}>
          {children}
        </Drawer.Content>
      </Drawer.Root>
    );
  }
  return (
    <Modal.Root {...shared} size={400} centered>
      <Modal.Overlay />
      <Modal.Content aria-label={label} radius="lg" classNames={{ content: "ks-pay-sheet-dialog" }}>
        {children}
      </Modal.Content>
    </Modal.Root>
  );
}
