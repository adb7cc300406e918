import {
  GUEST_FIELD_LIMIT,
  guestDocuments,
  guestFields,
  guestRoles,
  guestSexes,
  MOST_GUESTS,
  MOST_REGISTRY_MONTHS,
} from "@keystead/domain/bookings";
import { oc } from "@orpc/contract";
import * as z from "zod/mini";

import { memberRefusals, staleWith } from "../errors.ts";
import { line, emailText, CountryCode, Day, Id, Version } from "../wire/index.ts";

const anything = line(GUEST_FIELD_LIMIT);
/** A word of the list, or empty. */
const oneOf = <const Word extends string>(words: readonly Word[], error: string) =>
  z.union([z.literal(""), z.enum(words, { error })], { error });
const country = z.union([z.literal(""), CountryCode], { error: "INVALID_COUNTRY" });

/** R-N08: the fields of one guest; a field without an answer is empty. */
export const GuestDetails = z.strictObject({
  role: oneOf(guestRoles, "INVALID_ROLE"),
  familyName: anything,
  secondFamilyName: anything,
  givenNames: anything,
  sex: oneOf(guestSexes, "INVALID_SEX"),
  birthDate: z.union([z.literal(""), Day], { error: "INVALID_DATE" }),
  birthPlace: anything,
  birthCountry: country,
  nationality: country,
  documentType: oneOf(guestDocuments, "INVALID_DOCUMENT_TYPE"),
  documentNumber: anything,
  documentSupportNumber: anything,
  documentIssuePlace: anything,
  address: anything,
  city: anything,
  postalCode: anything,
  residenceCountry: country,
  phone: anything,
  email: emailText(GUEST_FIELD_LIMIT),
  kinship: anything,
});

export const GuestRecords = z.object({
  /** Version of the booking. */
  version: z.number(),
  guestName: z.string(),
  country: z.string(),
  /** The fields that the property's country requires (R-N07). */
  fields: z.array(z.enum(guestFields)),
  /** The day after which they are removed. */
  keepUntil: z.string(),
  guests: z.array(z.object(GuestDetails.shape)),
});
export type GuestRecords = z.infer<typeof GuestRecords>;

/** All guest records of a booking; they replace the stored ones. A record with every field empty is left out. */
export const GuestRecordsChange = z.strictObject({
  bookingId: Id,
  version: Version,
  guests: z.array(GuestDetails).check(z.maxLength(MOST_GUESTS, { error: "TOO_MANY_ROWS" })),
});
export type GuestRecordsChange = z.infer<typeof GuestRecordsChange>;

/** R-N07: how many months guest records are kept where the country has no verified period; the owner sets it. */
export const GuestRetention = z.strictObject({
  months: z
    .number({ error: "INVALID_NUMBER" })
    .check(
      z.int({ error: "INVALID_NUMBER" }),
      z.minimum(1, { error: "INVALID_NUMBER" }),
      z.maximum(MOST_REGISTRY_MONTHS, { error: "INVALID_NUMBER" }),
    ),
});
export type GuestRetention = z.infer<typeof GuestRetention>;

const member = oc.errors(memberRefusals);

/** Kept apart from the booking: no list and no history contains guest records. */
export const guestsContract = {
  retention: member
    .route({ method: "GET", path: "/guest-retention" })
    .input(z.strictObject({}))
    .output(GuestRetention),
  changeRetention: member
    .route({ method: "PUT", path: "/guest-retention" })
    .input(GuestRetention)
    .output(GuestRetention),
  get: member
    .route({ method: "GET", path: "/bookings/{bookingId}/guests" })
    .input(z.strictObject({ bookingId: Id }))
    .output(GuestRecords),
  save: member
    .route({ method: "PUT", path: "/bookings/{bookingId}/guests" })
    .errors(staleWith(GuestRecords))
    .input(GuestRecordsChange)
    .output(GuestRecords),
};
