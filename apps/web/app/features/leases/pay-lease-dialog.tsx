import { Modal, Skeleton } from "@mantine/core";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Modal.css";
import "@mantine/core/styles/Skeleton.css";

import "../../ui/confirm-dialog.css";
import { ErrorPanel } from "../../ui/error-panel.tsx";
import { FocusInside } from "../../ui/focus-inside.tsx";
import { useFocusBack } from "../../ui/use-focus-back.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { useLease } from "./lease-queries.ts";
import { MarkPaidForm } from "./mark-paid-form.tsx";
import { firstOpenRow, openRows } from "./open-rows.ts";

type PayLeaseDialogProps = {
  readonly leaseId: string;
  readonly onClose: () => void;
};

/** The oldest open row of a lease, from where only the lease is known. */
export function PayLeaseDialog({ leaseId, onClose }: PayLeaseDialogProps) {
  const { t } = useTranslation(["leases", "ui"]);
  useFocusBack();
  const { data: lease, isError, isFetching, refetch } = useLease(leaseId);
  const row = lease === undefined ? null : firstOpenRow(lease);
  return (
    <Modal
      opened
      onClose={onClose}
      title={lease?.tenant.name ?? t("lease")}
      size={400}
      returnFocus
      closeButtonProps={{ "aria-label": t("ui:close") }}
      classNames={{ title: "ks-dialog-title" }}
    >
      {lease === undefined ? (
        isError ? (
          <ErrorPanel message={t("leaseFailed")} retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={320} aria-busy="true" />
        )
      ) : row === null ? (
        <p className="ks-second">{t("nothingOpen")}</p>
      ) : (
        <FocusInside>
          <MarkPaidForm
            leaseId={lease.id}
            currency={lease.currency}
            today={lease.today}
            rows={openRows(lease, row)}
            row={row}
            onDone={onClose}
          />
        </FocusInside>
      )}
    </Modal>
  );
}
