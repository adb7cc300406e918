import { addDays, addMonths, firstDayOf, monthOf } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import { incomeCategoryOf, rentSchedule, scheduledThrough } from "@keystead/domain/leases";
import type { LeaseTerms, NewRentRow } from "@keystead/domain/leases";
import type { ExpenseCategory, ExpenseNature, IncomeCategory } from "@keystead/domain/ledger";

import type {
  PortfolioRecipe,
  PropertyRecipe,
  UnitRecipe,
  LeaseRecipe,
  TaskRecipe,
} from "./portfolio-recipe.ts";

type Common = { readonly id: string };
export type PropertyLine = Common & Omit<PropertyRecipe, "units" | "stays" | "costs">;
export type UnitLine = Common & { readonly propertyId: string } & Omit<UnitRecipe, "lease">;
export type TenantLine = Common & { readonly propertyId: string } & LeaseRecipe["tenant"];
export type LeaseLine = Common & {
  readonly tenantId: string;
  readonly propertyId: string;
  readonly unitId: string;
  readonly currency: string;
} & Omit<LeaseRecipe, "tenant" | "behind">;
export type RentRowLine = Common & { readonly leaseId: string } & Pick<
    NewRentRow,
    "kind" | "period" | "startsOn" | "endsOn" | "dueOn" | "amountMinor"
  >;
export type PaymentLine = Common & {
  readonly leaseId: string;
  readonly rentRowId: string;
  readonly paidOn: PlainDate;
  readonly amountMinor: number;
  readonly method: "bank_transfer";
  /** Rent and charges of a month come in one (R-C10a). */
  readonly transferId: string;
};
export type DepositLine = Common & {
  readonly leaseId: string;
  readonly kind: "received";
  readonly movedOn: PlainDate;
  readonly amountMinor: number;
  readonly method: "bank_transfer";
};
export type IncomeLine = Common & {
  readonly propertyId: string;
  readonly unitId: string | null;
  readonly tenantId: string | null;
  readonly leaseId: string | null;
  readonly category: IncomeCategory;
  readonly amountMinor: number;
  readonly currency: string;
  readonly receivedOn: PlainDate;
  readonly method: "bank_transfer" | "card";
  readonly notes: string;
  readonly leasePaymentId: string | null;
  readonly depositMovementId: string | null;
};

export type ExpenseLine = Common & {
  readonly propertyId: string;
  readonly category: ExpenseCategory;
  readonly nature: ExpenseNature;
  readonly amountMinor: number;
  readonly currency: string;
  readonly spentOn: PlainDate;
  readonly notes: string;
};

export type TaskLine = Common & {
  readonly propertyId: string;
  readonly unitId: string | null;
  readonly leaseId: string | null;
  readonly tenantId: string | null;
  readonly seriesId: string | null;
} & Omit<TaskRecipe, "at">;

/** Plain rows, parents first, ready to be stored. */
export type PortfolioTables = {
  readonly properties: readonly PropertyLine[];
  readonly units: readonly UnitLine[];
  readonly tenants: readonly TenantLine[];
  readonly leases: readonly LeaseLine[];
  readonly rentRows: readonly RentRowLine[];
  readonly payments: readonly PaymentLine[];
  readonly deposits: readonly DepositLine[];
  readonly income: readonly IncomeLine[];
  readonly expenses: readonly ExpenseLine[];
  readonly tasks: readonly TaskLine[];
};

type Tables = { [Name in keyof PortfolioTables]: PortfolioTables[Name][number][] };

/** Follows the rent engine's own schedule, so that a made portfolio obeys the rules a typed one does. */
export function portfolioTables(recipe: PortfolioRecipe): PortfolioTables {
  const tables: Tables = {
    properties: [],
    units: [],
    tenants: [],
    leases: [],
    rentRows: [],
    payments: [],
    deposits: [],
    income: [],
    expenses: [],
    tasks: [],
  };
  for (const { units, stays, costs, ...fields } of recipe.properties) {
    const property = { id: recipe.newId(), ...fields };
    tables.properties.push(property);
    for (const { lease, ...unitFields } of units) {
      const unit = { id: recipe.newId(), propertyId: property.id, ...unitFields };
      tables.units.push(unit);
      if (lease !== null) addLease(tables, recipe, { property, unit, lease });
    }
    for (const stay of stays) tables.income.push(stayIncome(recipe.newId(), property, stay));
    for (const { on: spentOn, note: notes, ...cost } of costs) {
      const { id: propertyId, currency } = property;
      tables.expenses.push({ id: recipe.newId(), propertyId, currency, ...cost, spentOn, notes });
    }
  }
  for (const task of recipe.tasks ?? []) tables.tasks.push(taskLine(tables, recipe.newId, task));
  return tables;
}

function taskLine(tables: Tables, newId: () => string, { at, ...fields }: TaskRecipe): TaskLine {
  const property = tables.properties[at.property];
  if (property === undefined) throw new Error(`A task of property ${at.property}, which is none.`);
  const unit = tables.units.filter(({ propertyId }) => propertyId === property.id)[at.unit ?? -1];
  const lease = unit === undefined ? undefined : tables.leases.find(({ unitId }) => unitId === unit.id);
  return {
    id: newId(),
    propertyId: property.id,
    unitId: unit?.id ?? null,
    leaseId: lease?.id ?? null,
    tenantId: lease?.tenantId ?? null,
    seriesId: fields.repeat === null ? null : newId(),
    ...fields,
  };
}

function addLease(
  tables: Tables,
  { newId, today }: PortfolioRecipe,
  given: { readonly property: PropertyLine; readonly unit: UnitLine; readonly lease: LeaseRecipe },
): void {
  const { property, unit } = given;
  const { tenant: person, behind, ...fields } = given.lease;
  const tenant = { id: newId(), propertyId: property.id, ...person };
  const lease = {
    id: newId(),
    tenantId: tenant.id,
    propertyId: property.id,
    unitId: unit.id,
    currency: property.currency,
    ...fields,
  };
  tables.tenants.push(tenant);
  tables.leases.push(lease);
  const income = {
    propertyId: property.id,
    unitId: unit.id,
    tenantId: tenant.id,
    leaseId: lease.id,
    currency: property.currency,
    method: "bank_transfer" as const,
    notes: "",
  };
  if (lease.depositMinor > 0 && lease.startsOn <= today) {
    const deposit = {
      id: newId(),
      leaseId: lease.id,
      movedOn: lease.startsOn,
      amountMinor: lease.depositMinor,
    };
    tables.deposits.push({ ...deposit, kind: "received", method: "bank_transfer" });
    tables.income.push({
      ...income,
      id: newId(),
      category: "deposit",
      amountMinor: deposit.amountMinor,
      receivedOn: deposit.movedOn,
      leasePaymentId: null,
      depositMovementId: deposit.id,
    });
  }
  addRent(tables, newId, { lease, income, behind, today });
}

type IncomeFrame = Omit<
  IncomeLine,
  "id" | "category" | "amountMinor" | "receivedOn" | "leasePaymentId" | "depositMovementId"
>;

/** The whole schedule, and a payment with its income for each row that was due. */
function addRent(
  tables: Tables,
  newId: () => string,
  given: {
    readonly lease: LeaseLine;
    readonly income: IncomeFrame;
    readonly behind: boolean;
    readonly today: PlainDate;
  },
): void {
  const { lease, income, behind, today } = given;
  const terms: LeaseTerms = {
    ...lease,
    rentSteps: [],
    chargeSteps: [],
    proration: "actual_days",
    termSteps: [],
    trackFrom: null,
    openingMinor: 0,
  };
  const schedule = rentSchedule(terms, scheduledThrough(terms, today));
  const stopsAt = behind ? schedule.findLast(({ dueOn }) => dueOn < today)?.dueOn : undefined;
  const transfers = new Map<string, string>();
  for (const row of schedule) {
    const { kind, period, startsOn, endsOn, dueOn, amountMinor } = row;
    const line = { id: newId(), leaseId: lease.id, kind, period, startsOn, endsOn, dueOn, amountMinor };
    tables.rentRows.push(line);
    if (dueOn > today || (stopsAt !== undefined && dueOn >= stopsAt)) continue;
    const payment = { id: newId(), leaseId: lease.id, rentRowId: line.id, paidOn: dueOn, amountMinor };
    const transferId = transfers.get(dueOn) ?? newId();
    transfers.set(dueOn, transferId);
    tables.payments.push({ ...payment, method: "bank_transfer", transferId });
    tables.income.push({
      ...income,
      id: newId(),
      category: incomeCategoryOf(kind),
      amountMinor,
      receivedOn: dueOn,
      leasePaymentId: payment.id,
      depositMovementId: null,
    });
  }
}

function stayIncome(id: string, property: PropertyLine, stay: PropertyRecipe["stays"][number]): IncomeLine {
  return {
    id,
    propertyId: property.id,
    unitId: null,
    tenantId: null,
    leaseId: null,
    category: "other",
    amountMinor: stay.amountMinor,
    currency: property.currency,
    receivedOn: stay.on,
    method: "card",
    notes: stay.note,
    leasePaymentId: null,
    depositMovementId: null,
  };
}

/** The first day of the month that lies `months` before today's. */
export function monthsBefore(today: PlainDate, months: number): PlainDate {
  return addMonths(firstDayOf(monthOf(today)), -months);
}

/** Stays paid on regular days of the past months, none after today. */
export function staysBetween(
  today: PlainDate,
  {
    months,
    perMonth,
    amountMinor,
    note,
  }: { months: number; perMonth: number; amountMinor: number; note: string },
): PropertyRecipe["stays"] {
  const stays: { on: PlainDate; amountMinor: number; note: string }[] = [];
  for (let back = months; back >= 0; back -= 1) {
    const first = monthsBefore(today, back);
    for (let index = 0; index < perMonth; index += 1) {
      const on = addDays(first, 2 + Math.floor((index * 26) / perMonth));
      // Neighbouring stays differ, always in the same way.
      const factor = 80 + ((back * 7 + index * 13) % 40);
      if (on <= today) stays.push({ on, amountMinor: Math.round((amountMinor * factor) / 100), note });
    }
  }
  return stays;
}
