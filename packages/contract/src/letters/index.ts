import {
  letterKinds,
  PAYMENT_NOTE_LIMIT,
  SENDER_ADDRESS_LIMIT,
  SENDER_NAME_LIMIT,
  TYPED_IBAN_LIMIT,
  typedTexts,
} from "@keystead/domain/letters";
import { oc } from "@orpc/contract";
import * as z from "zod/mini";

import { memberRefusals, refuse, staleWith } from "../errors.ts";
import { line, Amount, changeOf, Day, Id, Language, MonthText, text, Version } from "../wire/index.ts";

/** Who signs the letters of a workspace, and where money is to go; each may be empty. */
export const LetterheadView = z.object({
  senderName: z.string(),
  /** The lines of a postal address. */
  address: z.string(),
  /** Without space; empty where none is given. */
  iban: z.string(),
  /** What else somebody must know who pays: account holder, bank, another kind of account. */
  paymentNote: z.string(),
  version: z.number(),
});
export type LetterheadView = z.infer<typeof LetterheadView>;

export const LetterheadChange = z.strictObject({
  version: Version,
  ...changeOf({
    senderName: line(SENDER_NAME_LIMIT),
    address: text(SENDER_ADDRESS_LIMIT),
    iban: line(TYPED_IBAN_LIMIT),
    paymentNote: text(PAYMENT_NOTE_LIMIT),
  }),
});
export type LetterheadChange = z.infer<typeof LetterheadChange>;

const letter = {
  /** The lease. */
  id: Id,
  kind: z.enum(letterKinds),
  /** Absent: that of the tenant. */
  language: z.optional(Language),
  /** The day that it speaks of and bears (R-Z07), today at the property or earlier. Absent: today. */
  asOf: z.optional(Day),
  /** Of a receipt: one of the two. */
  period: z.optional(MonthText),
  transferId: z.optional(Id),
  /** Of a statement: its first day. Absent: from the beginning. */
  from: z.optional(Day),
  /** Of a reminder: until when to pay, not before its day. */
  payBy: z.optional(Day),
  /** Where it goes by post. Absent: the address that is let, unless the lease has ended. */
  address: z.optional(text(SENDER_ADDRESS_LIMIT)),
};

/** Which letter, of what, in which language. */
export const LetterOrder = z.strictObject(letter);
export type LetterOrder = z.infer<typeof LetterOrder>;

const Fact = z.object({ label: z.string(), value: z.string() });

/** A letter in its words, as it is shown, printed and sent: what stands on paper is nothing but this. */
export const LetterSheet = z.object({
  language: Language,
  title: z.string(),
  /** Its day in words. */
  date: z.string(),
  sender: z.object({ name: z.string(), lines: z.array(z.string()) }),
  recipient: z.array(z.string()),
  /** What it is about: the place, the time. */
  facts: z.array(Fact),
  paragraphs: z.array(z.string()),
  table: z.object({
    columns: z.array(z.object({ label: z.string(), holds: z.enum(["words", "day", "count", "amount"]) })),
    rows: z.array(z.object({ cells: z.array(z.string()), isSum: z.boolean() })),
  }),
  closing: z.array(z.string()),
  /** Where to pay; null where it is not asked or not known. */
  payTo: z.nullable(z.object({ title: z.string(), facts: z.array(Fact) })),
  signature: z.object({ words: z.string(), name: z.string() }),
  small: z.array(z.string()),
  /** `{page}` and `{pages}` are filled in on each page. */
  foot: z.string(),
});
export type LetterSheet = z.infer<typeof LetterSheet>;

/** The letter as it would be printed, and the mails that would take it along. Writes nothing. */
export const LetterPreview = z.object({
  sheet: LetterSheet,
  fileName: z.string(),
  /** What it comes to: certified, owed on the day, given back of the deposit, asked for. */
  sum: Amount,
  currency: z.string(),
  /** The receipt of a month in France that is wholly settled. */
  isQuittance: z.boolean(),
  /** What no font of the product can draw, mark by mark, and where it was typed: such a letter is neither printed nor sent. */
  withoutFont: z.array(z.object({ typedAs: z.enum(typedTexts), marks: z.array(z.string()) })),
  /** Of all that it says: what is sent is what was shown. */
  fingerprint: z.string(),
  /** Whom an answer reaches. */
  replyTo: z.string(),
  /** Why nobody can be sent a mail. */
  mailStop: z.nullable(z.enum(["unconfirmed", "sample"])),
  /** Who signed, in their order; without an address there is no mail. */
  tenants: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      mail: z.nullable(z.object({ subject: z.string(), text: z.string() })),
    }),
  ),
});
export type LetterPreview = z.infer<typeof LetterPreview>;

const FINGERPRINT_LENGTH = 64;

export const LetterMail = z.strictObject({
  ...letter,
  tenantId: Id,
  fingerprint: z.string().check(z.maxLength(FINGERPRINT_LENGTH)),
});
export type LetterMail = z.infer<typeof LetterMail>;

const member = oc.errors(memberRefusals);
const nothingToWrite = refuse("NOTHING_TO_CERTIFY", "NOTHING_OUTSTANDING", "DEPOSIT_NOT_CLOSED");

/** The letter itself comes from `POST /leases/{id}/letters`, a route that answers with a PDF. */
export const lettersContract = {
  preview: member
    .route({ method: "GET", path: "/leases/{id}/letter" })
    .errors(nothingToWrite)
    .input(LetterOrder)
    .output(LetterPreview),
  send: member
    .route({ method: "POST", path: "/leases/{id}/letter-mails" })
    .errors({ ...nothingToWrite, ...refuse("LETTER_CHANGED", "MARKS_WITHOUT_FONT", "IDEMPOTENCY_MISMATCH") })
    .input(LetterMail)
    .output(z.object({ to: z.string() })),
  letterhead: member
    .route({ method: "GET", path: "/letterhead" })
    .input(z.strictObject({}))
    .output(LetterheadView),
  changeLetterhead: member
    .route({ method: "PUT", path: "/letterhead" })
    .errors(staleWith(LetterheadView))
    .input(LetterheadChange)
    .output(LetterheadView),
};
