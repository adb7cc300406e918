import type { RowPart } from "@keystead/domain/letters";
import type { WriteDownReason } from "@keystead/domain/leases";
import type { PaymentMethod } from "@keystead/domain/ledger";

/** What stands in the letters beside names, days and amounts; `{…}` are filled in. */
export type LetterTexts = {
  readonly titles: {
    /** Of a month wholly settled, and of a part of one. */
    readonly whole: string;
    readonly part: string;
    readonly transfer: string;
    readonly statement: string;
    readonly deposit: string;
    readonly reminder: string;
  };
  readonly facts: {
    readonly place: string;
    readonly tenants: string;
    readonly period: string;
    readonly paidOn: string;
    readonly method: string;
    readonly agreed: string;
    readonly iban: string;
    readonly reference: string;
  };
  /** `{from}` to `{to}`, and without a first day. */
  readonly span: string;
  readonly until: string;
  readonly parts: Readonly<Record<RowPart, string>>;
  readonly adjusted: string;
  readonly methods: Readonly<Record<PaymentMethod, string>>;
  readonly fromDeposit: string;
  readonly openingCredit: string;
  readonly reasons: Readonly<Record<WriteDownReason, string>>;
  readonly columns: {
    readonly what: string;
    readonly date: string;
    readonly asked: string;
    readonly paid: string;
    readonly amount: string;
    readonly balance: string;
    readonly dueOn: string;
    readonly daysLate: string;
    readonly open: string;
  };
  readonly sums: { readonly total: string; readonly left: string };
  readonly receipt: {
    /** Of a month; `{landlord}`, `{tenants}`, `{amount}`, `{from}`, `{to}`. */
    readonly month: string;
    /** The same as the quittance of the French law. */
    readonly quittance: string;
    readonly transfer: string;
    /** One payment of the month: `{amount}`, `{date}`, `{method}`. */
    readonly payment: string;
    readonly refunded: string;
    readonly credit: string;
    readonly leftOfMonths: string;
    readonly nothingLeft: string;
    /** A part is no receipt of the whole. */
    readonly isPart: string;
    /** In France: what the law says of a quittance, and of a receipt for a part. */
    readonly lawWhole: readonly string[];
    readonly lawPart: readonly string[];
  };
  readonly statement: {
    readonly opening: string;
    readonly payment: string;
    readonly refund: string;
    readonly owed: string;
    readonly credit: string;
    readonly nothing: string;
    readonly closing: string;
    readonly deposit: string;
  };
  readonly deposit: {
    readonly lead: string;
    readonly received: string;
    readonly broughtAlong: string;
    readonly returned: string;
    readonly takenAlong: string;
    readonly keptForRent: string;
    readonly keptForDamage: string;
    readonly held: string;
  };
  readonly reminder: {
    readonly greeting: string;
    readonly lead: string;
    readonly payBy: string;
    readonly pay: string;
    readonly paidMeanwhile: string;
    readonly payTo: string;
    readonly regards: string;
  };
  readonly landlord: string;
  readonly page: string;
};
