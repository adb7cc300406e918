import type { PlainDate } from "../../calendar/index.ts";
import type { RentRowId } from "../../ids/index.ts";
import { accept, compareText, refuse } from "../../kernel/index.ts";
import type { Decision } from "../../kernel/index.ts";
import { sum } from "../balance/lease-account.ts";
import { fillRows } from "../payments/record-payment.ts";
import type { OpenRow } from "../payments/record-payment.ts";
import type { WriteDown } from "../rent-rows/rent-ledger.ts";

export type WaiverRefusal =
  | "AMOUNT_NOT_POSITIVE"
  | "NOTHING_OUTSTANDING"
  | "REASON_REQUIRED"
  | "WAIVER_EXCEEDS_OUTSTANDING";

/**
 * R-C08: waives what is outstanding now on the rows of a month (`amountMinor` null) or a smaller part, in minor units,
 * which is spread over the rows as a payment is (R-C09); never income. A reason in words is required. Errors in this
 * order: NOTHING_OUTSTANDING, AMOUNT_NOT_POSITIVE, WAIVER_EXCEEDS_OUTSTANDING, REASON_REQUIRED.
 */
export function planWaiver(input: {
  readonly rows: readonly OpenRow[];
  readonly amountMinor: number | null;
  readonly note: string;
  readonly today: PlainDate;
}): Decision<readonly WriteDown[], WaiverRefusal> {
  const outstandingMinor = sum(input.rows.map((row) => row.outstandingMinor));
  if (outstandingMinor <= 0) return refuse("NOTHING_OUTSTANDING");
  const amountMinor = input.amountMinor ?? outstandingMinor;
  if (amountMinor <= 0) return refuse("AMOUNT_NOT_POSITIVE");
  const { filled, leftMinor } = fillRows(input.rows, amountMinor, []);
  if (leftMinor > 0) return refuse("WAIVER_EXCEEDS_OUTSTANDING");
  if (input.note.trim() === "") return refuse("REASON_REQUIRED");
  return accept(
    filled
      .filter(({ takenMinor }) => takenMinor > 0)
      .map(({ row, takenMinor }) => ({
        rowId: row.id,
        writtenOn: input.today,
        amountMinor: takenMinor,
        reason: "waiver",
      })),
  );
}

/** A charge row of the settled year: its period as `YYYY-MM`, and what it bills (amount − waived, minor units). */
export type SettledRow = {
  readonly id: RentRowId;
  readonly period: string;
  readonly amountDueMinor: number;
};

/**
 * R-C19: a yearly settlement in the tenant's favour, written off the settled year's charge rows, newest first, each by
 * at most what it bills; money freed by that becomes credit. Minor units. Errors: AMOUNT_NOT_POSITIVE,
 * SETTLEMENT_EXCEEDS_CHARGES.
 */
export function planChargeSettlement(
  rows: readonly SettledRow[],
  amountMinor: number,
  today: PlainDate,
): Decision<readonly WriteDown[], "AMOUNT_NOT_POSITIVE" | "SETTLEMENT_EXCEEDS_CHARGES"> {
  if (amountMinor <= 0) return refuse("AMOUNT_NOT_POSITIVE");
  let leftMinor = amountMinor;
  const writeDowns: WriteDown[] = [];
  for (const row of rows.toSorted((a, b) => compareText(b.period, a.period) || compareText(b.id, a.id))) {
    const takenMinor = Math.min(leftMinor, row.amountDueMinor);
    if (takenMinor <= 0) continue;
    writeDowns.push({
      rowId: row.id,
      writtenOn: today,
      amountMinor: takenMinor,
      reason: "settlement",
    });
    leftMinor -= takenMinor;
  }
  return leftMinor > 0 ? refuse("SETTLEMENT_EXCEEDS_CHARGES") : accept(writeDowns);
}
