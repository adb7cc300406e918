import { month, plainDate } from "@keystead/domain/calendar";
import { idOf } from "@keystead/domain/ids";
import { rentRowKinds } from "@keystead/domain/leases";
import type { LeaseStanding, RentRowKind } from "@keystead/domain/leases";

/** The stored form of a standing: lists in place of objects, since every list of leases reads all of them. */
export function standingText({ rows, credits }: LeaseStanding): string {
  return JSON.stringify([
    rows.map(({ row, adjusts, waivedMinor, allocatedMinor }) => [
      row.id,
      row.kind,
      row.period,
      row.startsOn,
      row.endsOn,
      row.dueOn,
      row.amountMinor,
      row.adjustsRowId,
      row.oneOff,
      waivedMinor,
      allocatedMinor,
      adjusts,
    ]),
    credits.map(({ payment, leftMinor }) => [
      payment.id,
      payment.rowId,
      payment.paidOn,
      payment.amountMinor,
      leftMinor,
    ]),
  ]);
}

export function standingFrom(settledOn: string, text: string): LeaseStanding {
  const kept: unknown = JSON.parse(text);
  const [rows, credits] = listOf(kept).map(listOf);
  return {
    settledOn: plainDate(settledOn),
    rows: (rows ?? [])
      .map(listOf)
      .map(
        ([
          id,
          kind,
          period,
          startsOn,
          endsOn,
          dueOn,
          amount,
          adjustsRow,
          oneOff,
          waived,
          allocated,
          adjusts,
        ]) => ({
          row: {
            id: idOf<"rent-row">(String(id)),
            kind: kindOf(kind),
            period: month(String(period)),
            startsOn: plainDate(String(startsOn)),
            endsOn: plainDate(String(endsOn)),
            dueOn: plainDate(String(dueOn)),
            amountMinor: Number(amount),
            adjustsRowId: typeof adjustsRow === "string" ? idOf<"rent-row">(adjustsRow) : null,
            oneOff: oneOff === true,
          },
          adjusts: typeof adjusts === "string" ? month(adjusts) : null,
          waivedMinor: Number(waived),
          allocatedMinor: Number(allocated),
        }),
      ),
    credits: (credits ?? []).map(listOf).map(([id, rowId, paidOn, amount, left]) => ({
      payment: {
        id: idOf<"lease-payment">(String(id)),
        rowId: idOf<"rent-row">(String(rowId)),
        paidOn: plainDate(String(paidOn)),
        amountMinor: Number(amount),
      },
      leftMinor: Number(left),
    })),
  };
}

function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error("A kept standing is no list.");
  return value;
}

function kindOf(value: unknown): RentRowKind {
  const kind = rentRowKinds.find((known) => known === value);
  if (kind === undefined) throw new Error(`a rent row of an unknown kind: ${String(value)}`);
  return kind;
}
