import {
  earlierOf,
  firstDayOf,
  lastDayOf,
  laterOf,
  month,
  monthOf,
  plainDate,
} from "@keystead/domain/calendar";
import type { Month, PlainDate } from "@keystead/domain/calendar";
import { idOf } from "@keystead/domain/ids";
import type {
  LeasePayment,
  LeaseTerms,
  NewRentRow,
  PlanLedger,
  Proration,
  RentRow,
  RentRowKind,
} from "@keystead/domain/leases";

export type LeaseInput = {
  readonly start: string;
  readonly end: string | null;
  readonly rent_minor: number;
  readonly rent_steps?: readonly { readonly from: string; readonly rent_minor: number }[];
  readonly charges_minor?: number;
  readonly payment_day: number;
  readonly proration: Proration;
  readonly track_from?: string | null;
  readonly opening_minor?: number;
};

export function termsOf(lease: LeaseInput): LeaseTerms {
  return {
    startsOn: plainDate(lease.start),
    endsOn: lease.end === null ? null : plainDate(lease.end),
    rentMinor: lease.rent_minor,
    rentSteps: (lease.rent_steps ?? []).map(({ from, rent_minor }) => ({
      from: plainDate(from),
      amountMinor: rent_minor,
    })),
    chargesMinor: lease.charges_minor ?? 0,
    chargeSteps: [],
    paymentDay: lease.payment_day,
    proration: lease.proration,
    termSteps: [],
    trackFrom: typeof lease.track_from === "string" ? month(lease.track_from) : null,
    openingMinor: lease.opening_minor ?? 0,
  };
}

/** A row as the plan vectors write it: its month and the money allocated to it. */
export type PlanRowInput = {
  readonly period: string;
  readonly due?: string;
  readonly amount: number;
  readonly allocated: number;
  readonly waived?: number;
  readonly kind?: RentRowKind;
};

/** The ledger behind these rows: each allocated amount is one payment for its row. */
export function ledgerOfPlanRows(
  terms: LeaseTerms,
  rows: readonly PlanRowInput[],
  today: PlainDate,
): PlanLedger {
  const stored = rows.map((row) => rowInPeriod(terms, row));
  const at = (index: number): RentRow | undefined => stored[index];
  return {
    rows: stored,
    payments: rows.flatMap((row, index): readonly LeasePayment[] => {
      const target = at(index);
      if (target === undefined || row.allocated === 0) return [];
      return [{ id: idOf(`p${index}`), rowId: target.id, paidOn: today, amountMinor: row.allocated }];
    }),
    refunds: [],
    writeDowns: rows.flatMap((row, index) => {
      const target = at(index);
      const amountMinor = row.waived ?? 0;
      return target === undefined || amountMinor === 0
        ? []
        : [
            {
              id: idOf(`w${index}`),
              rowId: target.id,
              writtenOn: today,
              amountMinor,
              reason: "waiver" as const,
            },
          ];
    }),
    graceDays: 0,
  };
}

/** A row for one due date, for vectors that give nothing else. */
export function rowOnDay(input: {
  readonly id: string;
  readonly due: string;
  readonly amount: number;
  readonly kind?: RentRowKind;
}): RentRow {
  const dueOn = plainDate(input.due);
  return {
    ...newRow({ kind: input.kind, period: monthOf(dueOn), startsOn: dueOn, endsOn: dueOn }),
    id: idOf(input.id),
    dueOn,
    amountMinor: input.amount,
  };
}

function rowInPeriod(terms: LeaseTerms, input: PlanRowInput): RentRow {
  const period = month(input.period);
  const startsOn = laterOf(firstDayOf(period), terms.startsOn);
  const endsOn = terms.endsOn === null ? lastDayOf(period) : earlierOf(lastDayOf(period), terms.endsOn);
  const dueOn = input.due === undefined ? startsOn : plainDate(input.due);
  return {
    ...newRow({ kind: input.kind, period, startsOn, endsOn }),
    id: idOf(`${input.period}|${input.kind ?? "rent"}`),
    dueOn,
    amountMinor: input.amount,
  };
}

function newRow(span: {
  readonly kind: RentRowKind | undefined;
  readonly period: Month;
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate;
}): Omit<NewRentRow, "dueOn" | "amountMinor"> {
  return { ...span, kind: span.kind ?? "rent", adjustsRowId: null, oneOff: false };
}
