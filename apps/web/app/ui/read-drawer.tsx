import { Drawer } from "@mantine/core";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Drawer.css";
import type { ReactNode } from "react";

import { ToastSlot } from "./toast-slot.tsx";
import { useEscape } from "./use-escape.ts";
import { useFocusBack } from "./use-focus-back.ts";
import { useIsPhone } from "./use-is-phone.ts";
import { useTranslation } from "./use-translation.ts";
import "./read-drawer.css";

type ReadDrawerProps = {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Something to read beside the page, where nothing is typed: 480 px, the whole screen on phones. */
export function ReadDrawer({ title, onClose, children }: ReadDrawerProps) {
  const { t } = useTranslation("ui");
  const isPhone = useIsPhone();
  useFocusBack();
  useEscape(onClose);
  return (
    <Drawer.Root
      opened
      onClose={onClose}
      position="right"
      size={isPhone ? "100%" : 480}
      returnFocus
      closeOnEscape={false}
      transitionProps={{ duration: 160 }}
    >
      <Drawer.Overlay />
      <Drawer.Content classNames={{ content: "ks-read-drawer" }}>
        <div className="ks-read-drawer-head">
          <Drawer.Title>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label={t("close")} />
        </div>
        <div className="ks-read-drawer-body">{children}</div>
        <ToastSlot />
      </Drawer.Content>
    </Drawer.Root>
  );
}
