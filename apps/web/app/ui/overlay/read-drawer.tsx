import type { ReactNode } from "react";

import { BackCloses } from "./dirty-guard.tsx";
import { SideDrawer, SideDrawerHead } from "./side-drawer.tsx";
import { ToastSlot } from "../toast/toast-slot.tsx";
import "./read-drawer.css";

type ReadDrawerProps = {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A read-only drawer beside the page, such as a history; a form is a `FormDrawer`. */
export function ReadDrawer({ title, onClose, children }: ReadDrawerProps) {
  return (
    <SideDrawer onClose={onClose}>
      <SideDrawerHead title={title} />
      <div className="ks-read-drawer">{children}</div>
      <ToastSlot />
      <BackCloses onClose={onClose} />
    </SideDrawer>
  );
}
