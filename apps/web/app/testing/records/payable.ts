import type { OpenMonthView } from "@keystead/contract/leases";

/** A month of rent and charges that is still unpaid. */
export function openMonth(
  period: string,
  rent: string,
  over: Partial<OpenMonthView> & { readonly charges?: string } = {},
): OpenMonthView {
  const { charges, ...rest } = over;
  const dueOn = `${period}-05`;
  const part = { dueOn, oneOff: false, adjusts: null, note: "" };
  const sum = (Number(rent) + Number(charges ?? "0")).toFixed(2);
  return {
    period,
    dueOn,
    amount: sum,
    settled: "0.00",
    outstanding: sum,
    state: "overdue",
    overdue: true,
    daysOverdue: 14,
    rows: [
      { ...part, ref: `${period}:rent`, kind: "rent", outstanding: rent },
      ...(charges === undefined
        ? []
        : [{ ...part, ref: `${period}:charge`, kind: "charge", outstanding: charges } as const]),
    ],
    ...rest,
  };
}

/** Katrin Oelmann owes October and November; it is 19 November. */
export const payable = {
  leaseId: "8b0d4a3e-1111-4222-8333-444455556666",
  tenantName: "Katrin Oelmann",
  rentable: "Lindenstraße 14 · Apt 2",
  currency: "EUR",
  today: "2026-11-19",
  months: [openMonth("2026-10", "175.00"), openMonth("2026-11", "237.50")],
  ticked: ["2026-10"],
};
