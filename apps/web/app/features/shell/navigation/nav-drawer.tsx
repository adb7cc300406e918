import { IconX } from "@tabler/icons-react";
import { useEffect, useRef } from "react";

import { useTranslation } from "../../../ui/text/use-translation.ts";
import { PlanCard } from "./plan-card.tsx";
import { Brand, Navigation } from "./sidebar.tsx";
import "./nav-drawer.css";
import "./top-bar.css";

type NavDrawerProps = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly appName: string;
  readonly admin: boolean;
};

/** The sidebar below 768 px. The browser's own dialog traps the focus and restores it. */
export function NavDrawer({ opened, onClose, appName, admin }: NavDrawerProps) {
  const { t } = useTranslation("shell");
  const dialog = useRef<HTMLDialogElement>(null);
  // `showModal` is a method of the element; React has no attribute for it.
  useEffect(() => {
    if (opened) dialog.current?.showModal();
    else dialog.current?.close();
  }, [opened]);
  return (
    <dialog ref={dialog} className="ks-nav-drawer" aria-label={t("navigation")} onClose={onClose}>
      {opened ? (
        <div className="ks-nav-drawer-inside">
          <div className="ks-nav-drawer-brand">
            <Brand appName={appName} />
            <button type="button" className="ks-top-bar-icon" aria-label={t("closeMenu")} onClick={onClose}>
              <IconX size={20} aria-hidden />
            </button>
          </div>
          <Navigation admin={admin} onNavigate={onClose} />
          <PlanCard />
        </div>
      ) : null}
    </dialog>
  );
}
