import type { PlainDate } from "@keystead/domain/calendar";
import type { Language } from "@keystead/domain/languages";
import type {
  AccountStatement,
  DepositCloseOut,
  MonthReceipt,
  ReminderLetter,
  TransferReceipt,
} from "@keystead/domain/letters";
import type { Currency } from "@keystead/domain/money";

/** What a letter says, before it is put into words. */
export type LetterContent =
  | { readonly kind: "month"; readonly receipt: MonthReceipt }
  | { readonly kind: "transfer"; readonly receipt: TransferReceipt }
  | { readonly kind: "statement"; readonly statement: AccountStatement }
  | { readonly kind: "deposit"; readonly closeOut: DepositCloseOut }
  | { readonly kind: "reminder"; readonly reminder: ReminderLetter; readonly payBy: PlainDate | null };

/** A letter of one landlord to the tenants of one lease. */
export type Letter = {
  readonly language: Language;
  readonly on: PlainDate;
  readonly currency: Currency;
  readonly sender: {
    readonly name: string;
    readonly lines: readonly string[];
    /** Without space; empty where none is given. */
    readonly iban: string;
    readonly paymentNote: string;
  };
  /** Who signed, in their order. */
  readonly tenants: readonly string[];
  /** Where it goes by post, without the names. */
  readonly recipientLines: readonly string[];
  /** What is let, in a line: name, unit, street, town. */
  readonly place: string;
  /** Under the French law of rents: a whole month is a quittance. */
  readonly isFrench: boolean;
  /** What somebody typed of a single charge, by its row. */
  readonly notes: ReadonlyMap<string, string>;
  readonly content: LetterContent;
};
