import { handoverKinds } from "@keystead/domain/handovers";
import {
  letterKinds,
  PAYMENT_NOTE_LIMIT,
  SENDER_ADDRESS_LIMIT,
  SENDER_NAME_LIMIT,
  IBAN_INPUT_LIMIT,
  letterTextSources,
} from "@keystead/domain/letters";
import { oc } from "@orpc/contract";
import * as z from "zod/mini";

import { memberRefusals, refusalsOf, staleWith } from "../errors.ts";
import { line, Amount, changeOf, Day, Id, LanguageCode, MonthText, text, Version } from "../wire/index.ts";

/** Who signs the letters of a workspace, and where money is to be paid; each field may be empty. */
export const LetterheadView = z.object({
  senderName: z.string(),
  /** A postal address, line by line. */
  address: z.string(),
  /** Without spaces; empty where none is given. */
  iban: z.string(),
  /** Anything else that a payer must know: account holder, bank, another kind of account. */
  paymentNote: z.string(),
  version: z.number(),
});
export type LetterheadView = z.infer<typeof LetterheadView>;

export const LetterheadChange = z.strictObject({
  version: Version,
  ...changeOf({
    senderName: line(SENDER_NAME_LIMIT),
    address: text(SENDER_ADDRESS_LIMIT),
    iban: line(IBAN_INPUT_LIMIT),
    paymentNote: text(PAYMENT_NOTE_LIMIT),
  }),
});
export type LetterheadChange = z.infer<typeof LetterheadChange>;

const letter = {
  /** Id of the lease. */
  id: Id,
  kind: z.enum(letterKinds),
  /** Absent: the tenant's language. */
  language: z.optional(LanguageCode),
  /** The date of the letter, as of which it reports (R-Z07): today at the property or earlier. Absent: today. */
  asOf: z.optional(Day),
  /** Receipts only: `period` or `transferId`, one of the two. */
  period: z.optional(MonthText),
  transferId: z.optional(Id),
  /** Statements only: its first day. Absent: from the beginning. */
  from: z.optional(Day),
  /** Reminders only: payment deadline, not before the day of the letter. */
  payBy: z.optional(Day),
  /** Handover records only, and required for them: whether the tenant moves in or out. */
  handover: z.optional(z.enum(handoverKinds)),
  /** Postal address of the recipient. Absent: the address of the rented property, unless the lease has ended. */
  address: z.optional(text(SENDER_ADDRESS_LIMIT)),
};

/** Which letter, about what, and in which language. */
export const LetterOrder = z.strictObject(letter);
export type LetterOrder = z.infer<typeof LetterOrder>;

const Fact = z.object({ label: z.string(), value: z.string() });

/** The text of a letter, as it is shown, printed and sent: the paper holds nothing else. */
export const LetterSheet = z.object({
  language: LanguageCode,
  title: z.string(),
  /** Its date, spelled out. */
  date: z.string(),
  sender: z.object({ name: z.string(), lines: z.array(z.string()) }),
  recipient: z.array(z.string()),
  /** What the letter is about: the rentable, the period. */
  facts: z.array(Fact),
  paragraphs: z.array(z.string()),
  table: z.object({
    columns: z.array(z.object({ label: z.string(), holds: z.enum(["words", "day", "count", "amount"]) })),
    rows: z.array(z.object({ cells: z.array(z.string()), isSum: z.boolean() })),
  }),
  /** Longer texts under a heading, with their line breaks, such as the notes of a handover. */
  sections: z.optional(z.array(z.object({ title: z.string(), text: z.string() }))),
  closing: z.array(z.string()),
  /** Where to pay; null where nothing is to be paid or no account is known. */
  payTo: z.nullable(z.object({ title: z.string(), facts: z.array(Fact) })),
  signature: z.object({ words: z.string(), name: z.string() }),
  /** For a record that is signed by hand: a line for `dated` and one for each party. It replaces `signature`. */
  signing: z.optional(
    z.object({
      dated: z.string(),
      parties: z.array(z.object({ words: z.string(), name: z.string() })),
    }),
  ),
  small: z.array(z.string()),
  /** `{page}` and `{pages}` are filled in on each page. */
  foot: z.string(),
});
export type LetterSheet = z.infer<typeof LetterSheet>;

/** The letter as it would be printed, and the mails that would carry it. Writes nothing. */
export const LetterPreview = z.object({
  sheet: LetterSheet,
  fileName: z.string(),
  /**
   * The total: certified, owed on the day, returned of the deposit, asked for or, in the record of a move-in, received
   * of the deposit. 0 in the record of a move-out.
   */
  sum: Amount,
  currency: z.string(),
  /** The receipt of a month in France that is wholly settled (see `isFrenchDwelling`). */
  isQuittance: z.boolean(),
  /**
   * The characters that no font of the product can draw, each once, and where they were typed: such a letter is neither
   * printed nor sent.
   */
  withoutFont: z.array(z.object({ source: z.enum(letterTextSources), marks: z.array(z.string()) })),
  /** Hash of the whole text, so that only the letter that was shown can be sent. */
  fingerprint: z.string(),
  /** Where replies go. */
  replyTo: z.string(),
  /** Why no mail can be sent at all. */
  mailStop: z.nullable(z.enum(["unconfirmed", "sample"])),
  /** All who signed the lease, in order; without an address there is no mail. */
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
const nothingToWrite = refusalsOf(
  "NOTHING_TO_CERTIFY",
  "NOTHING_OUTSTANDING",
  "DEPOSIT_NOT_CLOSED",
  "NOTHING_TO_RECORD",
);

/** The PDF comes from a plain route, `POST /leases/{id}/letters`. */
export const lettersContract = {
  preview: member
    .route({ method: "GET", path: "/leases/{id}/letter" })
    .errors(nothingToWrite)
    .input(LetterOrder)
    .output(LetterPreview),
  send: member
    .route({ method: "POST", path: "/leases/{id}/letter-mails" })
    .errors({
      ...nothingToWrite,
      ...refusalsOf("LETTER_CHANGED", "MARKS_WITHOUT_FONT", "IDEMPOTENCY_MISMATCH"),
    })
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
