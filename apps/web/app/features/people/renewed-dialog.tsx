import type { RemovedPerson } from "@keystead/contract/people";
import { Button, Modal } from "@mantine/core";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Modal.css";

import { useEscape } from "../../ui/overlay/use-escape.ts";
import { useFocusBack } from "../../ui/focus/use-focus-back.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import "../../ui/overlay/confirm-dialog.css";

export type Renewed = { readonly name: string; readonly renewed: RemovedPerson["renewed"] };
type RenewedDialogProps = Renewed & { readonly onClose: () => void };

/** What a removal renewed: each has to be shared again, so it stays open until it was read. */
export function RenewedDialog({ name, renewed, onClose }: RenewedDialogProps) {
  const { t } = useTranslation("people");
  useFocusBack();
  useEscape(onClose);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("removed", { name })}
      centered
      size={480}
      withCloseButton={false}
      closeOnEscape={false}
      classNames={{ title: "ks-dialog-title" }}
    >
      <div className="ks-dialog-text">
        <p>{t("renewed", { name })}</p>
        <ul>
          {renewed.map((one) => (
            <li key={`${one.kind} ${one.id}`}>{t(`renewedOf.${one.kind}`, { name: one.name })}</li>
          ))}
        </ul>
      </div>
      <div className="ks-dialog-actions">
        <Button onClick={onClose} data-autofocus>
          {t("renewedRead")}
        </Button>
      </div>
    </Modal>
  );
}
