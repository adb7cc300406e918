import { ConfirmDialog } from "../../../ui/overlay/confirm-dialog.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { goHome } from "./leave-lost-seat.ts";

type SeatLostDialogProps = { readonly owner: string; readonly onClose: () => void };

/** The access ended while there was unsaved input: it can no longer be saved, but still be copied. */
export function SeatLostDialog({ owner, onClose }: SeatLostDialogProps) {
  const { t } = useTranslation("session");
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t("seatLostTitle")}
      cancelLabel={t("stayToCopy")}
      confirmLabel={t("toOwn")}
      onConfirm={() => {
        goHome(owner);
      }}
    >
      {t("seatLostUnsaved", { owner })}
    </ConfirmDialog>
  );
}
