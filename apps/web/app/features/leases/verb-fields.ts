import type { LeaseView } from "@keystead/contract/leases";
import type { Language } from "@keystead/domain/languages";
import type { PaymentMethod } from "@keystead/domain/ledger";

import { api } from "../../lib/api.ts";
import type { Change } from "../../lib/changed.ts";
import { formatTypedAmount } from "../../lib/format.ts";
import type { OpenRow } from "./open-rows.ts";

/** What can be done to a lease beside paying its rent: one short form each. */
export type Verb =
  | { readonly kind: "changeRent" }
  | { readonly kind: "addCharge" }
  | { readonly kind: "waive"; readonly rows: readonly OpenRow[] }
  | { readonly kind: "end" }
  | { readonly kind: "extend" }
  | {
      readonly kind: "deposit";
      readonly move: "received" | "returned" | "retained";
      readonly rows: readonly OpenRow[];
    }
  | { readonly kind: "refund"; readonly payment: LeaseView["payments"][number] }
  | { readonly kind: "editPayment"; readonly payment: LeaseView["payments"][number] };

export type VerbField = "step" | "row" | "amount" | "day" | "openEnd" | "method" | "note";

type VerbForm = {
  readonly changes: Change;
  readonly fields: readonly VerbField[];
  /** An empty amount has a meaning: all of it. */
  readonly amountOptional?: boolean;
  readonly amountMayBeZero?: boolean;
  readonly noteRequired?: boolean;
  readonly future?: boolean;
};

export const verbForms: Readonly<Record<Verb["kind"], VerbForm>> = {
  changeRent: { changes: "lease", fields: ["step", "amount", "day"], amountMayBeZero: true, future: true },
  addCharge: { changes: "money", fields: ["amount", "day", "note"], noteRequired: true, future: true },
  waive: { changes: "money", fields: ["row", "amount", "note"], amountOptional: true, noteRequired: true },
  end: { changes: "lease", fields: ["day"], future: true },
  extend: { changes: "lease", fields: ["openEnd", "day"], future: true },
  deposit: { changes: "money", fields: ["amount", "day", "method", "row", "note"] },
  refund: { changes: "money", fields: ["amount", "day", "note"] },
  editPayment: { changes: "money", fields: ["amount", "day", "method", "note"] },
};

export type VerbValues = {
  readonly step: "rent" | "charge";
  readonly row: string;
  readonly amount: string;
  readonly day: string;
  readonly openEnd: boolean;
  readonly method: PaymentMethod;
  readonly note: string;
};

export function firstValues(
  verb: Verb,
  lease: LeaseView,
  { method, language }: { readonly method: PaymentMethod; readonly language: Language },
): VerbValues {
  const payment = verb.kind === "refund" || verb.kind === "editPayment" ? verb.payment : null;
  return {
    step: "rent",
    row: verb.kind === "waive" ? (verb.rows[0]?.ref ?? "") : "",
    amount: verb.kind === "editPayment" ? formatTypedAmount(verb.payment.amount, language) : "",
    day:
      verb.kind === "editPayment"
        ? verb.payment.paidOn
        : verb.kind === "extend"
          ? (lease.endsOn ?? "")
          : lease.today,
    openEnd: verb.kind === "extend",
    method: payment?.method ?? method,
    note: verb.kind === "editPayment" ? verb.payment.note : "",
  };
}

/** `amount` and `day` are read already; null = left empty. */
export type VerbInput = VerbValues & { readonly typedAmount: string | null; readonly typedDay: string };

type Call = {
  readonly lease: LeaseView;
  readonly verb: Verb;
  readonly input: VerbInput;
  readonly confirm: readonly string[];
  readonly idempotencyKey: string;
};

/** One call for each verb; all of them answer with the lease as it is then. */
export function callVerb({ lease, verb, input, confirm, idempotencyKey }: Call): Promise<LeaseView> {
  const { id, version } = lease;
  const { typedDay: day, note, method } = input;
  const amount = input.typedAmount ?? "0";
  const context = { context: { idempotencyKey } };
  switch (verb.kind) {
    case "changeRent":
      return api.leases.changeRent({ id, version, kind: input.step, effectiveOn: day, amount }, context);
    case "addCharge":
      return api.leases.addCharge({ id, amount, dueOn: day, note }, context);
    case "waive":
      return api.leases.waive({ id, row: input.row, amount: input.typedAmount, note }, context);
    case "end":
      return api.leases.end({ id, version, endsOn: day, confirm: [...confirm] });
    case "extend":
      return api.leases.extend({ id, version, endsOn: input.openEnd ? null : day, confirm: [...confirm] });
    case "deposit":
      return api.leases.moveDeposit(
        {
          id,
          kind: verb.move,
          amount,
          movedOn: day,
          method,
          row: verb.move === "retained" && input.row !== "" ? input.row : null,
          note,
          confirm: [...confirm],
        },
        context,
      );
    case "refund":
      return api.leases.refund(
        { id: verb.payment.id, amount, refundedOn: day, note, confirm: [...confirm] },
        context,
      );
    case "editPayment":
      return api.leases.changePayment({
        id: verb.payment.id,
        version: verb.payment.version,
        amount,
        paidOn: day,
        method,
        note,
      });
  }
}
