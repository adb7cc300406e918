import { monthOf } from "../../calendar/index.ts";
import type { PlainDate } from "../../calendar/index.ts";
import { accept, refuse } from "../../kernel/index.ts";
import type { Decision } from "../../kernel/index.ts";
import type { NewRentRow } from "../rent-rows/rent-ledger.ts";

/**
 * R-C19: a one-off charge (repair, key, late fee, settlement to pay): a row of kind charge on its due day, in minor
 * units; the caller stores the note. Error: AMOUNT_NOT_POSITIVE.
 */
export function oneOffCharge(
  dueOn: PlainDate,
  amountMinor: number,
): Decision<NewRentRow, "AMOUNT_NOT_POSITIVE"> {
  if (amountMinor <= 0) return refuse("AMOUNT_NOT_POSITIVE");
  return accept(settlementCharge(dueOn, amountMinor));
}

/** R-C19: the row of a settlement in which the tenant pays extra. Minor units. */
export function settlementCharge(dueOn: PlainDate, amountMinor: number): NewRentRow {
  return {
    kind: "charge",
    period: monthOf(dueOn),
    startsOn: dueOn,
    endsOn: dueOn,
    dueOn,
    amountMinor,
    adjustsRowId: null,
    oneOff: true,
  };
}
