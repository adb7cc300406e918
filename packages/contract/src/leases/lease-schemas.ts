import {
  depositFilters,
  endsWithinDays,
  ENTRY_NOTE_LIMIT,
  FIRST_PAYMENT_DAY,
  INDEX_TEXT_LIMIT,
  LAST_PAYMENT_DAY,
  LEASE_NOTES_LIMIT,
  leaseOrder,
  leaseStatuses,
  MOST_CO_TENANTS,
  MOST_GRACE_DAYS,
  MOST_STEPS_AT_ONCE,
  owingLeases,
  prorations,
  rentFilters,
  stepKinds,
} from "@keystead/domain/leases";
import { MOST_AT_ONCE } from "@keystead/domain/lists";
import { AFTER_DAYS, BEFORE_DAYS } from "@keystead/domain/reminders";
import * as z from "zod/mini";

import { TenantOfLease } from "../tenants/index.ts";
import {
  AmountInput,
  Confirm,
  CurrencyCode,
  Day,
  Id,
  MonthText,
  PaymentMethodCode,
  PeriodText,
  Version,
  changeOf,
  listQuery,
  namesQuery,
  requiredText,
  anyOf,
  text,
} from "../wire/index.ts";

export const PaymentDay = z
  .number({ error: "PAYMENT_DAY_OUT_OF_RANGE" })
  .check(
    z.int({ error: "PAYMENT_DAY_OUT_OF_RANGE" }),
    z.minimum(FIRST_PAYMENT_DAY, { error: "PAYMENT_DAY_OUT_OF_RANGE" }),
    z.maximum(LAST_PAYMENT_DAY, { error: "PAYMENT_DAY_OUT_OF_RANGE" }),
  );

const GraceDays = z.number().check(z.int(), z.minimum(0), z.maximum(MOST_GRACE_DAYS));

/**
 * R-C17, in the order in which they are listed. Whether each is named once and none is the tenant is checked with the
 * lease.
 */
const CoTenantIds = z.array(Id).check(z.maxLength(MOST_CO_TENANTS, { error: "TOO_MANY_CO_TENANTS" }));

const newLeaseFields = {
  /** An existing tenant, or a new one created with the lease: both or neither. */
  tenant: z.optional(z.union([z.strictObject({ id: Id }), TenantOfLease])),
  /** The short form of `tenant: { id }`. */
  tenantId: z.optional(z.uuid({ error: "TENANT_REQUIRED" })),
  /** Joint tenants beside the main one (R-C17). */
  coTenantIds: z._default(CoTenantIds, []),
  propertyId: z.uuid({ error: "PROPERTY_REQUIRED" }),
  unitId: z._default(z.nullable(Id), null),
  startsOn: Day,
  endsOn: z._default(z.nullable(Day), null),
  /** Absent: the property's currency. */
  currency: z.optional(CurrencyCode),
  monthlyRent: AmountInput,
  charges: z._default(AmountInput, "0"),
  deposit: z._default(AmountInput, "0"),
  paymentDay: PaymentDay,
  proration: z._default(z.enum(prorations), "actual_days"),
  graceDays: z._default(GraceDays, 0),
  /** First tracked month of a lease that began earlier (R-C21); absent: the default of the rule. */
  trackFrom: z.optional(z.nullable(MonthText)),
  /** Owed by the tenant (positive) or in credit (negative) when tracking begins. */
  opening: z._default(AmountInput, "0"),
  notes: z._default(text(LEASE_NOTES_LIMIT), ""),
  confirm: Confirm,
};

/** The tenant is given in exactly one of the two ways. */
const oneTenant = () =>
  z.refine<{ readonly tenant?: unknown; readonly tenantId?: unknown }>(
    ({ tenant, tenantId }) => (tenant === undefined) !== (tenantId === undefined),
    { error: "TENANT_REQUIRED", path: ["tenant"] },
  );

export const NewLease = z.strictObject(newLeaseFields).check(oneTenant());
export type NewLease = z.infer<typeof NewLease>;

/** A lease whose months so far are paid, up to a month (R-C10a): `amount` is their sum as shown. */
export const NewPaidLease = z
  .strictObject({
    ...newLeaseFields,
    paid: z.strictObject({ through: MonthText, amount: AmountInput, method: PaymentMethodCode }),
  })
  .check(oneTenant());
export type NewPaidLease = z.infer<typeof NewPaidLease>;

const editedFields = {
  tenantId: Id,
  coTenantIds: CoTenantIds,
  propertyId: Id,
  unitId: z.nullable(Id),
  startsOn: Day,
  currency: CurrencyCode,
  deposit: AmountInput,
  paymentDay: PaymentDay,
  proration: z.enum(prorations),
  graceDays: GraceDays,
  notes: text(LEASE_NOTES_LIMIT),
};

/**
 * Terms that are edited in place, only the changed ones; rent and charges change through `rentSteps`, the end through
 * `end` and `extend`.
 */
export const LeaseChange = z.strictObject({
  id: Id,
  version: Version,
  ...changeOf(editedFields),
  /** The month from which a new payment day or proration counts (R-C07); absent: the current one. */
  termsFrom: z.optional(MonthText),
  confirm: Confirm,
});
export type LeaseChange = z.infer<typeof LeaseChange>;

/** A stored row by its id, or a month beyond the stored rows as `YYYY-MM:rent`. */
export const RowRef = z.string().check(
  z.regex(new RegExp(`^([0-9a-f]{8}-[0-9a-f-]{27}|\\d{4}-\\d{2}:(${stepKinds.join("|")}))$`), {
    error: "INVALID_ID",
  }),
);

export const LeaseQuery = listQuery(leaseOrder, {
  status: anyOf(leaseStatuses),
  propertyId: z.optional(Id),
  tenantId: z.optional(Id),
  endsWithin: z.optional(z.enum(endsWithinDays)),
  /** `true` = balance above 0; overdue = a late row; soon = something due within 7 days. */
  owes: z.optional(z.enum(owingLeases)),
  deposit: z.optional(z.enum(depositFilters)),
  currency: z.optional(CurrencyCode),
  /** Leases with rent due in the period; the answer then says what of it is settled. */
  due: z.optional(PeriodText),
  /** Filters by the state of that rent; without `due` it filters nothing. */
  rent: z.optional(z.enum(rentFilters)),
});

export const LeaseNamesQuery = namesQuery({ propertyId: z.optional(Id), tenantId: z.optional(Id) });

/** The position of lease `id` in a list with this order, search and filters. */
export const LeaseNeighboursQuery = z.extend(z.omit(LeaseQuery, { page: true, limit: true, after: true }), {
  id: Id,
});

export const NewCharge = z.strictObject({
  id: Id,
  amount: AmountInput,
  dueOn: Day,
  note: requiredText(ENTRY_NOTE_LIMIT, "NOTE_REQUIRED"),
});

export const NewRentStep = z.strictObject({
  id: Id,
  version: Version,
  kind: z._default(z.enum(stepKinds), "rent"),
  effectiveOn: Day,
  amount: AmountInput,
});

/** R-C20, graduated rent: future steps that are entered and removed together. */
export const RentSteps = z.strictObject({
  id: Id,
  version: Version,
  kind: z._default(z.enum(stepKinds), "rent"),
  add: z
    .array(z.strictObject({ effectiveOn: Day, amount: AmountInput }))
    .check(z.maxLength(MOST_STEPS_AT_ONCE)),
  /** Ids of steps of the lease, all of them in the future. */
  remove: z._default(z.array(Id).check(z.maxLength(MOST_AT_ONCE)), []),
});
export type RentSteps = z.infer<typeof RentSteps>;

/** Decimal text of an index, a percentage or a share; the domain validates it. */
const DecimalInput = z
  .string({ error: "INVALID_INPUT" })
  .check(z.maxLength(INDEX_TEXT_LIMIT, { error: "INVALID_INPUT" }));

const indexClause = {
  id: Id,
  effectiveOn: Day,
  /** Two index values, or a percentage instead (R-C20). */
  oldIndex: z.optional(DecimalInput),
  newIndex: z.optional(DecimalInput),
  percent: z.optional(DecimalInput),
  /** The part of the rise that is applied, in percent. */
  share: z._default(DecimalInput, "100"),
};

export const IndexationQuery = z.strictObject(indexClause);
export type IndexationQuery = z.infer<typeof IndexationQuery>;

export const Indexation = z.strictObject({ ...indexClause, version: Version });
export type Indexation = z.infer<typeof Indexation>;

const movedTerms = {
  id: Id,
  movesOn: Day,
  /** Absent: as the lease has them on that day. */
  monthlyRent: z.optional(AmountInput),
  charges: z.optional(AmountInput),
  paymentDay: z.optional(PaymentDay),
};

/** Query form: days and the payment day arrive as text. */
export const LeaseMoveQuery = z.strictObject({
  ...movedTerms,
  paymentDay: z.optional(z.pipe(z.coerce.number(), PaymentDay)),
});
export type LeaseMoveQuery = z.infer<typeof LeaseMoveQuery>;

/** R-C18: to another unit or another property, from a day on. */
export const LeaseMove = z.strictObject({
  ...movedTerms,
  version: Version,
  propertyId: z.uuid({ error: "PROPERTY_REQUIRED" }),
  unitId: z._default(z.nullable(Id), null),
  deposit: z.optional(AmountInput),
  confirm: Confirm,
});
export type LeaseMove = z.infer<typeof LeaseMove>;
/** A rent step that is not saved yet, to ask what it would change. */
export const RentChangeQuery = z.strictObject({
  id: Id,
  kind: z._default(z.enum(stepKinds), "rent"),
  effectiveOn: Day,
  amount: AmountInput,
});

/** The first month to track (R-C21), earlier than the present one. */
export const TrackingQuery = z.strictObject({ id: Id, from: MonthText });
export const NewTracking = z.strictObject({ id: Id, version: Version, from: MonthText });

const isOneOf = (days: readonly number[]) => (chosen: number) => days.includes(chosen);

/** The mails that these days would send; absent = off. */
export const ReminderQuery = z.strictObject({
  id: Id,
  beforeDays: z.optional(z.coerce.number().check(z.refine(isOneOf(BEFORE_DAYS), "INVALID_DAYS"))),
  afterDays: z.optional(z.coerce.number().check(z.refine(isOneOf(AFTER_DAYS), "INVALID_DAYS"))),
});
export type ReminderQuery = z.infer<typeof ReminderQuery>;

/** `version` is that of the reminder rule, as answered with the lease; null = off. */
export const ReminderChange = z.strictObject({
  id: Id,
  version: Version,
  beforeDays: z.nullable(z.number().check(z.refine(isOneOf(BEFORE_DAYS), "INVALID_DAYS"))),
  afterDays: z.nullable(z.number().check(z.refine(isOneOf(AFTER_DAYS), "INVALID_DAYS"))),
});
export type ReminderChange = z.infer<typeof ReminderChange>;

export const LeaseEnd = z.strictObject({ id: Id, version: Version, endsOn: Day, confirm: Confirm });
export const LeaseExtension = z.strictObject({
  id: Id,
  version: Version,
  endsOn: z.nullable(Day),
  confirm: Confirm,
});
