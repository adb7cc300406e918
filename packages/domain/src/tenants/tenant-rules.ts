import { languageOfCountry } from "../languages/index.ts";
import type { Language } from "../languages/index.ts";
import { codePoints, isEmail } from "../text/index.ts";

/** R-L04, literal: strictly under these, in code points after trim. */
export const TENANT_NAME_LIMIT = 100;
export const TENANT_PHONE_LIMIT = 20;
export const TENANT_NOTES_LIMIT = 500;

export type TenantDraft = {
  readonly propertyId: string | null;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly notes: string | null;
};

export type TenantIssue = {
  readonly field: keyof TenantDraft;
  readonly code:
    | "PROPERTY_REQUIRED"
    | "NAME_REQUIRED"
    | "NAME_TOO_LONG"
    | "INVALID_EMAIL"
    | "PHONE_TOO_LONG"
    | "NOTES_TOO_LONG";
};

/** R-L04: everything wrong with a tenant at once, in the order property, name, email, phone, notes; empty = valid. */
export function validateTenant(draft: TenantDraft): readonly TenantIssue[] {
  const issues: TenantIssue[] = [];
  if (draft.propertyId === null || draft.propertyId === "")
    issues.push({ field: "propertyId", code: "PROPERTY_REQUIRED" });
  const nameLength = codePoints(draft.name);
  if (nameLength === 0) issues.push({ field: "name", code: "NAME_REQUIRED" });
  if (nameLength >= TENANT_NAME_LIMIT) issues.push({ field: "name", code: "NAME_TOO_LONG" });
  const email = draft.email?.trim() ?? "";
  if (email !== "" && !isEmail(email)) issues.push({ field: "email", code: "INVALID_EMAIL" });
  if (codePoints(draft.phone ?? "") >= TENANT_PHONE_LIMIT)
    issues.push({ field: "phone", code: "PHONE_TOO_LONG" });
  if (codePoints(draft.notes ?? "") >= TENANT_NOTES_LIMIT)
    issues.push({ field: "notes", code: "NOTES_TOO_LONG" });
  return issues;
}

/** Somebody of whom nothing is known: each field empty, as it is sent. */
export const unknownPerson = {
  name: "",
  email: "",
  phone: "",
  language: null,
  notes: "",
} as const satisfies Readonly<Record<Exclude<keyof TenantDraft, "propertyId">, string>> & {
  readonly language: null;
};

/**
 * The language in which something is written to a tenant: the one that was chosen; else that of the property's country, where it is
 * one of ours; else the owner's.
 */
export function tenantLanguage(known: {
  readonly chosen: Language | null;
  readonly country: string | null;
  readonly owner: Language;
}): Language {
  const { chosen, country, owner } = known;
  return chosen ?? (country === null ? null : languageOfCountry(country)) ?? owner;
}

/** R-M03: what is left of a tenant whom a lease still needs: the accounts stay whole, the person goes. */
export const anonymisedTenant = {
  name: "Deleted tenant",
  email: null,
  phone: null,
  language: null,
  notes: null,
} as const;
