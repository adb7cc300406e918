import { Drawer } from "@mantine/core";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Drawer.css";
import type { ReactNode } from "react";

import { useEscape } from "./use-escape.ts";
import { useFocusBack } from "../focus/use-focus-back.ts";
import { useIsPhone } from "../size/use-is-phone.ts";
import { useTranslation } from "../text/use-translation.ts";
import "./side-drawer.css";

type SideDrawerProps = {
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A drawer beside the page: 480 px from the right, the whole screen on phones. */
export function SideDrawer({ onClose, children }: SideDrawerProps) {
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
    >
      <Drawer.Overlay />
      <Drawer.Content classNames={{ content: "ks-side-drawer" }}>{children}</Drawer.Content>
    </Drawer.Root>
  );
}

/** The title and the close button. */
export function SideDrawerHead({ title }: { readonly title: string }) {
  const { t } = useTranslation("ui");
  return (
    <div className="ks-side-drawer-head">
      <Drawer.Title>{title}</Drawer.Title>
      <Drawer.CloseButton aria-label={t("close")} />
    </div>
  );
}
