import type { RecordFields } from "../record-fields/index.ts";

/** R-L04, literal: strictly below these, in code points after trim. */
export const TENANT_NAME_LIMIT = 100;
const TENANT_PHONE_LIMIT = 20;
const TENANT_NOTES_LIMIT = 500;

/** Fields of a tenant except the property. */
export const ownTenantFields = {
  name: {
    kind: "line",
    label: "name",
    required: "NAME_REQUIRED",
    bound: { under: TENANT_NAME_LIMIT, code: "NAME_TOO_LONG" },
    personal: true,
    column: null,
  },
  email: { kind: "email", label: "email", invalid: "INVALID_EMAIL", personal: true, column: "email" },
  phone: {
    kind: "phone",
    label: "phone",
    bound: { under: TENANT_PHONE_LIMIT, code: "PHONE_TOO_LONG" },
    personal: true,
    column: "phone",
  },
  /** Language of messages to the tenant; null = that of the property's country or of the owner. */
  language: { kind: "language", label: "language", personal: true, column: null },
  notes: {
    kind: "lines",
    label: "notes",
    bound: { under: TENANT_NOTES_LIMIT, code: "NOTES_TOO_LONG" },
    personal: true,
    column: "notes",
  },
} as const satisfies RecordFields;

/**
 * The editable fields of a tenant, in the order of the form. Form, wire, history, list export, erasure and merge use
 * them; a new field also needs its database column and its messages.
 */
export const tenantFields = {
  propertyId: {
    kind: "record",
    of: "property",
    label: "property",
    required: "PROPERTY_REQUIRED",
    personal: false,
    column: null,
  },
  ...ownTenantFields,
} as const satisfies RecordFields;
