import { ConfirmDialog } from "../../../ui/overlay/confirm-dialog.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { goHome } from "./leave-lost-membership.ts";

type MembershipLostDialogProps = { readonly owner: string; readonly onClose: () => void };

/** The access ended while there was unsaved input: it can no longer be saved, but still be copied. */
export function MembershipLostDialog({ owner, onClose }: MembershipLostDialogProps) {
  const { t } = useTranslation("session");
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t("membershipLostTitle")}
      cancelLabel={t("stayToCopy")}
      confirmLabel={t("toOwn")}
      onConfirm={() => {
        goHome(owner);
      }}
    >
      {t("membershipLostUnsaved", { owner })}
    </ConfirmDialog>
  );
}
