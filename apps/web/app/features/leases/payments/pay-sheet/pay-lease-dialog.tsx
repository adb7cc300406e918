import { Skeleton } from "@mantine/core";
import "@mantine/core/styles/Skeleton.css";

import { ErrorPanel } from "../../../../ui/loading/error-panel.tsx";
import { FocusInside } from "../../../../ui/focus/focus-inside.tsx";
import { useFocusBack } from "../../../../ui/focus/use-focus-back.ts";
import { useTranslation } from "../../../../ui/text/use-translation.ts";
import { useLease } from "../../use-lease.ts";
import { PaySheetDialog } from "./pay-sheet-dialog.tsx";
import { PaySheet } from "./pay-sheet.tsx";
import { payableOf } from "../payable.ts";
import "./pay-sheet.css";

type PayLeaseDialogProps = {
  readonly leaseId: string;
  readonly onClose: () => void;
};

/** The pay sheet for places that know only the lease's id: the lease list, a tenant, the command palette. */
export function PayLeaseDialog({ leaseId, onClose }: PayLeaseDialogProps) {
  const { t } = useTranslation(["leases", "mark-paid"]);
  useFocusBack();
  const { data: lease } = useLease(leaseId);
  return (
    <PaySheetDialog label={lease?.tenant.name ?? t("mark-paid:markPaid")} opened onClose={onClose}>
      <PayLease leaseId={leaseId} onClose={onClose} />
    </PaySheetDialog>
  );
}

/** Loads the lease and shows its sheet, also inside an open dialog. */
export function PayLease({ leaseId, onClose }: PayLeaseDialogProps) {
  const { t } = useTranslation("leases");
  const { data: lease, isError, isFetching, refetch } = useLease(leaseId);
  if (lease === undefined) {
    return (
      <div className="ks-pay-sheet-fields">
        {isError ? (
          <ErrorPanel message={t("leaseFailed")} retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={320} aria-busy="true" />
        )}
      </div>
    );
  }
  return (
    <FocusInside>
      <PaySheet payable={payableOf(lease)} onClose={onClose} />
    </FocusInside>
  );
}
