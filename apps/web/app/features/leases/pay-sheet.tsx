import { CloseButton } from "@mantine/core";
import { useState } from "react";

import { useTranslation } from "../../ui/use-translation.ts";
import { PayHistoryForm } from "./pay-history-form.tsx";
import { PaySheetForm } from "./pay-sheet-form.tsx";
import type { Payable } from "./payable.ts";
import "./pay-sheet.css";

export type PaySheetProps = {
  readonly payable: Payable;
  readonly onClose: () => void;
};

/**
 * The one form for rent that came in, wherever it is opened: one transfer over the months that are ticked, or for history one payment
 * for each month up to one. Only its list of months scrolls, and its button is always in view.
 */
export function PaySheet({ payable, onClose }: PaySheetProps) {
  const { t } = useTranslation(["pay", "ui"]);
  const [through, setThrough] = useState<string | null>(null);
  const due = payable.months.filter(({ dueOn }) => dueOn <= payable.today).length;
  return (
    <div className="ks-pay-sheet">
      <div className="ks-pay-sheet-head">
        <div>
          <h3>{payable.tenantName}</h3>
          <p className="ks-second">
            {[payable.place, due === 0 ? "" : t("monthsOpen", { count: due })]
              .filter((part) => part !== "")
              .join(" · ")}
          </p>
        </div>
        <CloseButton aria-label={t("ui:close")} onClick={onClose} />
      </div>
      <PaySheetForm
        payable={payable}
        // What was ticked and typed is still there when somebody comes back from the history.
        hidden={through !== null}
        onThrough={setThrough}
        onDone={onClose}
      />
      {through === null ? null : (
        <PayHistoryForm payable={payable} through={through} onThrough={setThrough} onDone={onClose} />
      )}
    </div>
  );
}
