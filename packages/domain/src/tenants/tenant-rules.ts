import { languageOfCountry } from "../languages/index.ts";
import type { Language } from "../languages/index.ts";
import { emptyValues, personalFields, problemsOf } from "../record-fields/index.ts";
import type { DraftOf, ProblemOf } from "../record-fields/index.ts";
import { ownTenantFields, tenantFields } from "./tenant-fields.ts";

export type TenantDraft = DraftOf<typeof tenantFields>;
export type TenantIssue = ProblemOf<typeof tenantFields>;

/** R-L04: everything wrong with a tenant at once, in the order of the form; empty = valid. */
export function validateTenant(draft: TenantDraft): readonly TenantIssue[] {
  return problemsOf(tenantFields, draft);
}

/** A tenant without data: each field empty, as it is sent. */
export const unknownPerson = emptyValues(ownTenantFields);

/**
 * The language for writing to a tenant: the chosen one; else that of the property's country, if it is one of ours; else
 * the owner's.
 */
export function tenantLanguage(known: {
  readonly chosen: Language | null;
  readonly country: string | null;
  readonly owner: Language;
}): Language {
  const { chosen, country, owner } = known;
  return chosen ?? (country === null ? null : languageOfCountry(country)) ?? owner;
}

/**
 * R-M03: what remains of a tenant with leases after anonymising: the accounts stay complete, the personal data are
 * removed.
 */
export const anonymisedTenant = {
  ...emptyValues(personalFields(ownTenantFields)),
  name: "Deleted tenant",
};
