import { useTranslation } from "../../../../ui/text/use-translation.ts";
import { ConfirmDialog } from "../../../../ui/overlay/confirm-dialog.tsx";
import type { Proposals } from "./proposals.ts";
import { useAssignProposed } from "./use-assign-proposed.ts";
import "./assign-proposed-dialog.css";

type AssignProposedDialogProps = {
  readonly proposals: Proposals;
  readonly onClose: () => void;
};

/** The preview of "Assign as proposed": how many each cleaner gets, how many stay open, and how many clash. */
export function AssignProposedDialog({ proposals, onClose }: AssignProposedDialogProps) {
  const { t } = useTranslation(["board", "forms", "errors"]);
  const { busy, failure, clashing: found, send } = useAssignProposed(proposals, onClose);
  const { turnovers, cleaners, open, clashing } = proposals;
  const count = turnovers.length;
  const clashCount = found === null ? clashing : Number(found);
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t("assignAll.title", { count })}
      confirmLabel={t("assignAll.confirm", { count })}
      cancelLabel={t("forms:cancel")}
      onConfirm={send}
      busy={busy}
    >
      <ul className="ks-assign-proposed-dialog">
        {cleaners.map(({ id, name, turnovers }) => (
          <li key={id}>{t("assignAll.each", { number: turnovers, name })}</li>
        ))}
      </ul>
      {clashCount === 0 ? null : (
        <p className="ks-assign-proposed-dialog-clash" role={found === null ? undefined : "alert"}>
          {t("assignAll.clash", { count: clashCount })}
        </p>
      )}
      {open === 0 ? null : <p>{t("assignAll.open", { count: open })}</p>}
      {failure === null ? null : <p role="alert">{t(failure)}</p>}
    </ConfirmDialog>
  );
}
