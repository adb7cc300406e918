import { Button, CloseButton } from "@mantine/core";
import { useState } from "react";

import { KeyForm } from "../../../../ui/form/key-form.tsx";
import { ToastSlot } from "../../../../ui/toast/toast-slot.tsx";
import { useTranslation } from "../../../../ui/text/use-translation.ts";
import { LazyLimitPanel } from "../../../session/public.ts";
import { useLease } from "../../use-lease.ts";
import { PayChips } from "./pay-chips.tsx";
import { PayHistoryFields } from "./pay-history-fields.tsx";
import { PayTransferFields } from "./pay-transfer-fields.tsx";
import { type Payable, withMonthsOf } from "../payable.ts";
import { usePayHistory } from "./use-pay-history.ts";
import { usePaySheet } from "./use-pay-sheet.ts";
import "../../../../ui/form.css";
import "./pay-sheet.css";

type PaySheetProps = {
  readonly payable: Payable;
  readonly onClose: () => void;
};

/**
 * The one form for recording rent, wherever it is opened: one transfer over the ticked months, or for history one
 * payment for each month up to a chosen one. Only its list of months scrolls; its button is always in view.
 */
export function PaySheet({ payable: asOpened, onClose }: PaySheetProps) {
  const { t } = useTranslation("pay");
  const [through, setThrough] = useState<string | null>(null);
  const { payable, isWhole } = useWholePayable(asOpened);
  const sheet = usePaySheet(payable, { asOpened, onDone: onClose });
  const history = usePayHistory(payable, { through, onDone: onClose });
  const { form, problem, words } =
    through === null
      ? { form: sheet.form, problem: sheet.form.problemOf("ticked"), words: sheet.words }
      : { form: history.form, problem: null, words: history.words };
  const message = problem ?? (form.failure === null ? null : t("notSaved", { reason: form.failure }));
  return (
    <KeyForm className="ks-pay-sheet" onSubmit={form.onSubmit}>
      <Head payable={payable} onClose={onClose} />
      <div className="ks-pay-sheet-middle">
        <PayChips payable={payable} sheet={sheet} through={through} onThrough={setThrough} />
        {through === null ? (
          <PayTransferFields payable={payable} isWhole={isWhole} sheet={sheet} />
        ) : (
          <PayHistoryFields history={history} />
        )}
      </div>
      <ToastSlot />
      <LazyLimitPanel reached={form.limit} onClose={form.closeLimit} />
      <div className="ks-pay-sheet-foot">
        {message === null ? null : (
          <p className="ks-form-error" role="alert">
            {message}
          </p>
        )}
        <Button type="submit" fullWidth loading={form.busy}>
          {words}
        </Button>
      </div>
    </KeyForm>
  );
}

/** A row of the portfolio has only overdue or upcoming months; the sheet needs all months of the lease. */
function useWholePayable(payable: Payable): { readonly payable: Payable; readonly isWhole: boolean } {
  const { data: lease, isError } = useLease(payable.leaseId);
  if (lease === undefined) return { payable, isWhole: isError };
  return { payable: withMonthsOf(payable, lease), isWhole: true };
}

/** The tenant, the rentable, and the number of open months. */
function Head({ payable: { tenantName, rentable, months, today }, onClose }: PaySheetProps) {
  const { t } = useTranslation(["pay", "ui"]);
  const due = months.filter(({ dueOn }) => dueOn <= today).length;
  const parts = [rentable, due === 0 ? "" : t("monthsOpen", { count: due })];
  return (
    <div className="ks-pay-sheet-head">
      <div>
        <h2>{tenantName}</h2>
        <p className="ks-second">{parts.filter((part) => part !== "").join(" · ")}</p>
      </div>
      <CloseButton aria-label={t("ui:close")} onClick={onClose} />
    </div>
  );
}
