import { Button, Modal } from "@mantine/core";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Modal.css";

import { useEscape } from "../../../ui/overlay/use-escape.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";

type MovedDialogProps = { readonly address: string; readonly onClose: () => void };

/** The workspace has moved to another server: none of it is left here, and the link leads to its page there. */
export function MovedDialog({ address, onClose }: MovedDialogProps) {
  const { t } = useTranslation(["session", "shell"]);
  useEscape(onClose);
  return (
    <Modal
      opened
      closeOnEscape={false}
      onClose={onClose}
      title={t("movedTitle")}
      centered
      closeButtonProps={{ "aria-label": t("shell:closeMenu") }}
      classNames={{ title: "ks-dialog-title" }}
    >
      <p className="ks-dialog-text">{address === "" ? t("movedUnnamed") : t("moved", { address })}</p>
      {address === "" ? null : (
        <div className="ks-dialog-actions">
          <Button component="a" href={address}>
            {t("movedOpen")}
          </Button>
        </div>
      )}
    </Modal>
  );
}
