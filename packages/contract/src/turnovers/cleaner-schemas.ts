import { EMAIL_LIMIT } from "@keystead/domain/text";
import {
  cleanerFields,
  cleanerLinkStates,
  cleanerOrder,
  MOST_RENTABLES_OF_A_CLEANER,
  payBys,
} from "@keystead/domain/turnovers";
import * as z from "zod/mini";

import { fieldSchemas, newSchemas, viewSchemas } from "../record-fields/index.ts";
import type { TextRules } from "../record-fields/index.ts";
import {
  Amount,
  AmountInput,
  CurrencyCode,
  Id,
  Named,
  Version,
  changeOf,
  listQuery,
  NextPage,
} from "../wire/index.ts";

/** Above the domain's limits, so that the domain refuses a long text with its own code (NAME_TOO_LONG). */
const textRules: TextRules = {
  mostOf: (field) => ("bound" in field ? 2 * field.bound.under : EMAIL_LIMIT),
  requires: true,
};

/** Where the cleaner cleans: a unit, or the whole property. */
const Rentable = z.strictObject({ propertyId: Id, unitId: z.nullable(Id) });

/**
 * Amounts are decimal text in the cleaner's currency; `weekendAmount` counts on a local Saturday or Sunday, null = as
 * on other days.
 */
const pay = { amount: AmountInput, weekendAmount: z.nullable(AmountInput) };
const mostRentables = z.maxLength(MOST_RENTABLES_OF_A_CLEANER, { error: "TOO_MANY_RENTABLES" });

const ownFields = {
  /** The member who signs in as this cleaner; null where the cleaner uses only the link. */
  userId: z.nullable(Id),
  currency: CurrencyCode,
  payBy: z.nullable(z.enum(payBys, { error: "INVALID_PAY" })),
  amount: z.nullable(AmountInput),
  weekendAmount: z.nullable(AmountInput),
  /** Pay for these units, which takes precedence; each unit at most once. */
  unitPay: z.array(z.strictObject({ unitId: Id, ...pay })).check(mostRentables),
  /**
   * "Rosa does the Garden flat": the cleaner is proposed for these units or properties. Each has at most one cleaner by
   * rule.
   */
  rentables: z.array(Rentable).check(mostRentables),
};

export const NewCleaner = z.strictObject({
  ...newSchemas(cleanerFields, textRules),
  ...ownFields,
  userId: z._default(ownFields.userId, null),
  payBy: z._default(ownFields.payBy, null),
  amount: z._default(ownFields.amount, null),
  weekendAmount: z._default(ownFields.weekendAmount, null),
  unitPay: z._default(ownFields.unitPay, []),
  rentables: z._default(ownFields.rentables, []),
});
export type NewCleaner = z.infer<typeof NewCleaner>;

export const CleanerChange = z.strictObject({
  id: Id,
  version: Version,
  ...changeOf({ ...fieldSchemas(cleanerFields, textRules), ...ownFields }),
});
export type CleanerChange = z.infer<typeof CleanerChange>;

/** Archived: no longer proposed, the link is closed, past turnovers keep the name. */
export const CleanerArchive = z.strictObject({ id: Id, version: Version, archived: z.boolean() });
export type CleanerArchive = z.infer<typeof CleanerArchive>;

export const CleanerLink = z.object({
  state: z.enum(cleanerLinkStates),
  /** To be copied and sent; null when the link no longer works. */
  url: z.nullable(z.string()),
  madeAt: z.string(),
  /** Who created it, by name or e-mail; null for a person who has left. */
  madeBy: z.nullable(z.string()),
  expiresAt: z.string(),
  revokedAt: z.nullable(z.string()),
  /** Accurate to some minutes; null = never opened. */
  lastUsedAt: z.nullable(z.string()),
});
export type CleanerLink = z.infer<typeof CleanerLink>;

export const CleanerView = z.object({
  id: z.string(),
  version: z.number(),
  ...viewSchemas(cleanerFields),
  archived: z.boolean(),
  login: z.nullable(Named),
  currency: z.string(),
  payBy: z.nullable(z.enum(payBys)),
  amount: z.nullable(Amount),
  weekendAmount: z.nullable(Amount),
  unitPay: z.array(
    z.object({ unit: Named, property: Named, amount: Amount, weekendAmount: z.nullable(Amount) }),
  ),
  rentables: z.array(z.object({ property: Named, unit: z.nullable(Named) })),
  /** Null = none was ever created. */
  link: z.nullable(CleanerLink),
});
export type CleanerView = z.infer<typeof CleanerView>;

export const CleanerQuery = listQuery(cleanerOrder, { archived: z.optional(z.enum(["true", "false"])) });
export type CleanerQuery = z.infer<typeof CleanerQuery>;

export const CleanerList = z.object({
  items: z.array(CleanerView),
  total: z.number(),
  next: NextPage,
  /** Members with the role of a cleaner who are not linked to a cleaner yet. */
  logins: z.array(Named),
});
export type CleanerList = z.infer<typeof CleanerList>;
