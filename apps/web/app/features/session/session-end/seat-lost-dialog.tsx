import { ConfirmDialog } from "../../../ui/overlay/confirm-dialog.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { goHome } from "./leave-lost-seat.ts";

type SeatLostDialogProps = { readonly owner: string; readonly onClose: () => void };

/** The access ended while something was typed: it cannot be saved any more, but whoever typed it can still take it along. */
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
