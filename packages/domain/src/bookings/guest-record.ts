/** Whether somebody comes alone, leads a family or a group, or comes with one who does (R-N08). */
export const guestRoles = ["single", "family_head", "group_head", "member"] as const;
export const guestSexes = ["female", "male", "other"] as const;
/** By what somebody is known. There is no photograph of one: a copy of an identity document is kept nowhere (R-N08). */
export const guestDocuments = [
  "passport",
  "identity_card",
  "residence_permit",
  "driving_licence",
  "other",
] as const;

/** Of one guest, in the order of the form and of the registry; what was not said is empty. */
export const guestFields = [
  "role",
  "familyName",
  "secondFamilyName",
  "givenNames",
  "sex",
  "birthDate",
  "birthPlace",
  "birthCountry",
  "nationality",
  "documentType",
  "documentNumber",
  "documentSupportNumber",
  "documentIssuePlace",
  "address",
  "city",
  "postalCode",
  "residenceCountry",
  "phone",
  "email",
  "kinship",
] as const;
export type GuestField = (typeof guestFields)[number];
export type GuestRecord = Readonly<Record<GuestField, string>>;

/** The longest value of one field. */
export const GUEST_FIELD_LIMIT = 200;

const NAMED = ["familyName", "givenNames", "birthDate", "nationality"] as const;
const LIVES = ["address", "city", "postalCode", "residenceCountry"] as const;

const ASKED: Readonly<Partial<Record<string, readonly GuestField[]>>> = {
  ES: [
    ...NAMED,
    ...LIVES,
    "secondFamilyName",
    "sex",
    "documentType",
    "documentNumber",
    "documentSupportNumber",
    "phone",
    "email",
    "kinship",
  ],
  IT: [
    ...NAMED,
    "role",
    "sex",
    "birthPlace",
    "birthCountry",
    "documentType",
    "documentNumber",
    "documentIssuePlace",
  ],
  DE: [...NAMED, ...LIVES, "documentNumber"],
  FR: [...NAMED, ...LIVES, "birthPlace", "phone", "email"],
};

/** What one country alone knows of: a second family name, the support number of a Spanish document, the head of a group. */
const OF_ONE_COUNTRY: readonly GuestField[] = [
  "role",
  "secondFamilyName",
  "documentSupportNumber",
  "documentIssuePlace",
  "kinship",
];

/**
 * R-N07: what the country of a property wants to know of a guest, and no more. Where its rules are not known, all that a registry
 * usually asks; what only another country has is not asked there.
 */
export function guestFieldsOf(country: string): readonly GuestField[] {
  const ofCountry = ASKED[country];
  return guestFields.filter((field) => ofCountry?.includes(field) ?? !OF_ONE_COUNTRY.includes(field));
}

/** A guest of whom nothing was said. */
export function emptyGuest(): GuestRecord {
  return guestOf({});
}

/** What is known of a guest, with every other field empty. */
export function guestOf(known: Readonly<Partial<Record<string, unknown>>>): GuestRecord {
  const of = (field: GuestField) => {
    const value = known[field];
    return typeof value === "string" ? value : "";
  };
  return {
    role: of("role"),
    familyName: of("familyName"),
    secondFamilyName: of("secondFamilyName"),
    givenNames: of("givenNames"),
    sex: of("sex"),
    birthDate: of("birthDate"),
    birthPlace: of("birthPlace"),
    birthCountry: of("birthCountry"),
    nationality: of("nationality"),
    documentType: of("documentType"),
    documentNumber: of("documentNumber"),
    documentSupportNumber: of("documentSupportNumber"),
    documentIssuePlace: of("documentIssuePlace"),
    address: of("address"),
    city: of("city"),
    postalCode: of("postalCode"),
    residenceCountry: of("residenceCountry"),
    phone: of("phone"),
    email: of("email"),
    kinship: of("kinship"),
  };
}

/** Somebody of whom nothing was said is nobody. */
export function isSomebody(guest: GuestRecord): boolean {
  return guestFields.some((field) => guest[field] !== "");
}
