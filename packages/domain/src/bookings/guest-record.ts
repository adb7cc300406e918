/** Whether a guest travels alone, leads a family or a group, or belongs to one (R-N08). */
export const guestRoles = ["single", "family_head", "group_head", "member"] as const;
export const guestSexes = ["female", "male", "other"] as const;
/** The document that identifies a guest. No copy or photograph of it is stored anywhere (R-N08). */
export const guestDocuments = [
  "passport",
  "identity_card",
  "residence_permit",
  "driving_licence",
  "other",
] as const;

/** The fields of one guest, in the order of the form and of the registry; a field without an answer is empty. */
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

/** Fields that only one country uses, such as a second family name or the support number of a Spanish document. */
const OF_ONE_COUNTRY: readonly GuestField[] = [
  "role",
  "secondFamilyName",
  "documentSupportNumber",
  "documentIssuePlace",
  "kinship",
];

/**
 * R-N07: the guest fields that the country of a property requires, and no more. If its rules are not known, all the
 * usual fields of a registry, without those that only one country uses.
 */
export function guestFieldsOf(country: string): readonly GuestField[] {
  const ofCountry = ASKED[country];
  return guestFields.filter((field) => ofCountry?.includes(field) ?? !OF_ONE_COUNTRY.includes(field));
}

/** A guest record with every field empty. */
export function emptyGuest(): GuestRecord {
  return guestOf({});
}

/** A guest record with the known fields; every other field is empty. */
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

/** Whether any field of the guest is filled in. */
export function isSomebody(guest: GuestRecord): boolean {
  return guestFields.some((field) => guest[field] !== "");
}
