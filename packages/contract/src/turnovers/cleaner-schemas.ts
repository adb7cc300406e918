import { EMAIL_LIMIT } from "@keystead/domain/text";
import {
  CLEANER_NAME_LIMIT,
  CLEANER_NOTES_LIMIT,
  CLEANER_PHONE_LIMIT,
  cleanerLinkStates,
  cleanerOrder,
  MOST_PLACES_OF_A_CLEANER,
  payBys,
} from "@keystead/domain/turnovers";
import * as z from "zod/mini";

import {
  line,
  emailText,
  requiredLine,
  Amount,
  AmountInput,
  CurrencyCode,
  Id,
  Language,
  Named,
  Version,
  changeOf,
  listQuery,
  NextPage,
  text,
} from "../wire/index.ts";

/** Above the domain's limits: it is the domain that answers, with its own code (NAME_TOO_LONG). */
const roomFor = (limit: number) => 2 * limit;

/** A place of the host's: a unit, or the whole property. */
const Place = z.strictObject({ propertyId: Id, unitId: z.nullable(Id) });

/** Amounts are decimal text in the cleaner's currency; the weekend's is that of a local Saturday or Sunday, null = as on other days. */
const pay = { amount: AmountInput, weekendAmount: z.nullable(AmountInput) };
const mostPlaces = z.maxLength(MOST_PLACES_OF_A_CLEANER, { error: "TOO_MANY_PLACES" });

const cleanerFields = {
  name: requiredLine(roomFor(CLEANER_NAME_LIMIT), "NAME_REQUIRED"),
  email: emailText(EMAIL_LIMIT),
  phone: line(roomFor(CLEANER_PHONE_LIMIT)),
  /** In which the job view and mails speak. */
  language: Language,
  notes: text(roomFor(CLEANER_NOTES_LIMIT)),
  /** A person of the workspace who signs in as a cleaner; null where the link is the only way. */
  userId: z.nullable(Id),
  currency: CurrencyCode,
  payBy: z.nullable(z.enum(payBys, { error: "INVALID_PAY" })),
  amount: z.nullable(AmountInput),
  weekendAmount: z.nullable(AmountInput),
  /** Before anything else for these units; each at most once. */
  unitPay: z.array(z.strictObject({ unitId: Id, ...pay })).check(mostPlaces),
  /** "Rosa does the Garden flat": proposed when one of these is to be cleaned. A place has one cleaner by rule. */
  places: z.array(Place).check(mostPlaces),
};

export const NewCleaner = z.strictObject({
  ...cleanerFields,
  email: z._default(cleanerFields.email, ""),
  phone: z._default(cleanerFields.phone, ""),
  notes: z._default(cleanerFields.notes, ""),
  userId: z._default(cleanerFields.userId, null),
  payBy: z._default(cleanerFields.payBy, null),
  amount: z._default(cleanerFields.amount, null),
  weekendAmount: z._default(cleanerFields.weekendAmount, null),
  unitPay: z._default(cleanerFields.unitPay, []),
  places: z._default(cleanerFields.places, []),
});
export type NewCleaner = z.infer<typeof NewCleaner>;

export const CleanerChange = z.strictObject({ id: Id, version: Version, ...changeOf(cleanerFields) });
export type CleanerChange = z.infer<typeof CleanerChange>;

/** Archived: proposed nowhere, the link closed, what was done stays under the name. */
export const CleanerArchive = z.strictObject({ id: Id, version: Version, archived: z.boolean() });
export type CleanerArchive = z.infer<typeof CleanerArchive>;

export const CleanerLink = z.object({
  state: z.enum(cleanerLinkStates),
  /** To be copied and sent; null when it opens nothing. */
  url: z.nullable(z.string()),
  madeAt: z.string(),
  /** Who made it, by name or e-mail; null for somebody who is gone. */
  madeBy: z.nullable(z.string()),
  expiresAt: z.string(),
  revokedAt: z.nullable(z.string()),
  /** To some minutes; null = never opened. */
  lastUsedAt: z.nullable(z.string()),
});
export type CleanerLink = z.infer<typeof CleanerLink>;

export const CleanerView = z.object({
  id: z.string(),
  version: z.number(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  language: Language,
  notes: z.string(),
  archived: z.boolean(),
  login: z.nullable(Named),
  currency: z.string(),
  payBy: z.nullable(z.enum(payBys)),
  amount: z.nullable(Amount),
  weekendAmount: z.nullable(Amount),
  unitPay: z.array(
    z.object({ unit: Named, property: Named, amount: Amount, weekendAmount: z.nullable(Amount) }),
  ),
  places: z.array(z.object({ property: Named, unit: z.nullable(Named) })),
  /** Null = none was ever made. */
  link: z.nullable(CleanerLink),
});
export type CleanerView = z.infer<typeof CleanerView>;

export const CleanerQuery = listQuery(cleanerOrder, { archived: z.optional(z.enum(["true", "false"])) });
export type CleanerQuery = z.infer<typeof CleanerQuery>;

export const CleanerList = z.object({
  items: z.array(CleanerView),
  total: z.number(),
  next: NextPage,
  /** People who sign in as cleaners here and belong to no contact yet. */
  logins: z.array(Named),
});
export type CleanerList = z.infer<typeof CleanerList>;
