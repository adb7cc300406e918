import type { PlainDate } from "@keystead/domain/calendar";
import type { Language } from "@keystead/domain/languages";
import type {
  AccountStatement,
  DepositCloseOut,
  HandoverRecord,
  MonthReceipt,
  ReminderLetter,
  TransferReceipt,
} from "@keystead/domain/letters";
import type { Currency } from "@keystead/domain/money";

/** The content of a letter before its text is composed. */
export type LetterContent =
  | { readonly kind: "month"; readonly receipt: MonthReceipt }
  | { readonly kind: "transfer"; readonly receipt: TransferReceipt }
  | { readonly kind: "statement"; readonly statement: AccountStatement }
  | { readonly kind: "deposit"; readonly closeOut: DepositCloseOut }
  | { readonly kind: "reminder"; readonly reminder: ReminderLetter; readonly payBy: PlainDate | null }
  | { readonly kind: "handover"; readonly record: HandoverRecord };

/** A letter of one landlord to the tenants of one lease. */
export type Letter = {
  readonly language: Language;
  readonly on: PlainDate;
  readonly currency: Currency;
  readonly sender: {
    readonly name: string;
    readonly lines: readonly string[];
    /** Without spaces; empty where none is given. */
    readonly iban: string;
    readonly paymentNote: string;
  };
  /** The tenants who signed, in the lease's order. */
  readonly tenants: readonly string[];
  /** The postal address, without the names. */
  readonly recipientLines: readonly string[];
  /** The rented unit in one line: name, unit, street, town. */
  readonly place: string;
  /** Under French tenancy law: the receipt for a whole month is called a quittance. */
  readonly isFrench: boolean;
  /** The notes on one-off charges, by rent row. */
  readonly notes: ReadonlyMap<string, string>;
  readonly content: LetterContent;
};
