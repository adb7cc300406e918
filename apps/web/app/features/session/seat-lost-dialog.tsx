import { Button, Modal } from "@mantine/core";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Modal.css";

import { useEscape } from "../../ui/use-escape.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { goHome } from "./leave-lost-seat.ts";

type SeatLostDialogProps = { readonly owner: string; readonly onClose: () => void };

/** The access ended while something was typed: it cannot be saved any more, but whoever typed it can still take it along. */
export function SeatLostDialog({ owner, onClose }: SeatLostDialogProps) {
  const { t } = useTranslation(["session", "shell"]);
  useEscape(onClose);
  return (
    <Modal
      opened
      closeOnEscape={false}
      onClose={onClose}
      title={t("seatLostTitle")}
      centered
      closeButtonProps={{ "aria-label": t("shell:closeMenu") }}
      classNames={{ title: "ks-dialog-title" }}
    >
      <p className="ks-dialog-text">{t("seatLostTyped", { owner })}</p>
      <div className="ks-dialog-actions">
        <Button variant="default" onClick={onClose}>
          {t("stayToCopy")}
        </Button>
        <Button
          onClick={() => {
            goHome(owner);
          }}
        >
          {t("toOwn")}
        </Button>
      </div>
    </Modal>
  );
}
