import type { LeaseView } from "@keystead/contract/leases";
import type { LetterOrder } from "@keystead/contract/letters";
import type { HandoverKind } from "@keystead/domain/handovers";
import type { Language } from "@keystead/domain/languages";
import type { LetterKind } from "@keystead/domain/letters";

import { isZero } from "../../lib/format/minor-units.ts";

/** The subject of a receipt, as the select field holds it. */
export type ReceiptAbout = `month:${string}` | `transfer:${string}` | "";

/** Which letter is selected first. */
export type LetterPreset = {
  readonly kind: LetterKind;
  readonly about?: ReceiptAbout;
  /** For the record of a handover: move-in or move-out. */
  readonly handover?: HandoverKind;
};

/** Months with a payment, and transfers that were not fully refunded, the newest first. */
export function receiptChoices({ months, transfers }: Pick<LeaseView, "months" | "transfers">) {
  return {
    months: months.filter(({ settled }) => !isZero(settled)).toReversed(),
    transfers: transfers.filter(
      ({ openingCredit, amount, refunded }) => !openingCredit && amount !== refunded,
    ),
  };
}

/** The kinds of letter that this lease has content for; whether a handover is on record, only its preview says. */
export function kindsOf(lease: LeaseView): readonly LetterKind[] {
  const { months, transfers } = receiptChoices(lease);
  const { today, openMonths, depositAccount } = lease;
  return [
    ...(months.length > 0 || transfers.length > 0 ? (["receipt"] as const) : []),
    "statement",
    ...(openMonths.some(({ dueOn }) => dueOn <= today) ? (["reminder"] as const) : []),
    ...(depositAccount.movements.some(({ kind }) => kind !== "received") ? (["deposit"] as const) : []),
    "handover",
  ];
}

/** The newest paid month, else the newest transfer. */
export function firstAbout(lease: LeaseView): ReceiptAbout {
  const { months, transfers } = receiptChoices(lease);
  const [month] = months.filter(({ period }) => period <= lease.today.slice(0, 7));
  const [transfer] = transfers;
  if (month !== undefined) return `month:${month.period}`;
  return transfer === undefined ? "" : `transfer:${transfer.id}`;
}

/** The request for the chosen letter. */
export function orderOf(chosen: {
  readonly id: string;
  readonly kind: LetterKind;
  readonly about: string;
  readonly language: Language | null;
  readonly asOf: string;
  readonly from: string | null;
  readonly payBy: string | null;
  readonly handover: HandoverKind;
  readonly address: string;
}): LetterOrder {
  const { id, kind, about, language, asOf, from, payBy, handover, address } = chosen;
  const [what, ...rest] = about.split(":");
  const named = rest.join(":");
  return {
    id,
    kind,
    asOf,
    ...(language === null ? {} : { language }),
    ...(kind !== "receipt" ? {} : what === "month" ? { period: named } : { transferId: named }),
    ...(kind === "statement" && from !== null ? { from } : {}),
    ...(kind === "reminder" && payBy !== null ? { payBy } : {}),
    ...(kind === "handover" ? { handover } : {}),
    ...(address.trim() === "" ? {} : { address }),
  };
}
