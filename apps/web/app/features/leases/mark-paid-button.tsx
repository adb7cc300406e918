import type { ReactNode } from "react";

import { monthsOfRows } from "./months-of-rows.ts";
import type { OpenRow } from "./open-rows.ts";
import { PaySheetButton } from "./pay-sheet-button.tsx";

type MarkPaidButtonProps = {
  readonly leaseId: string;
  readonly currency: string;
  readonly today: string;
  readonly rows: readonly OpenRow[];
  readonly row: OpenRow;
  readonly what: string;
  readonly opened: boolean;
  readonly onOpenedChange: (opened: boolean) => void;
  readonly primary?: boolean;
  readonly icon?: ReactNode;
};

/** The pay sheet from single rows, until its last two users know their months. */
export function MarkPaidButton({ rows, row, leaseId, currency, today, ...button }: MarkPaidButtonProps) {
  return (
    <PaySheetButton
      {...button}
      payable={{
        leaseId,
        currency,
        today,
        tenantName: button.what,
        place: "",
        months: monthsOfRows(rows, { currency, today }),
        ticked: [row.period],
      }}
    />
  );
}
