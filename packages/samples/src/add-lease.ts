import type { PlainDate } from "@keystead/domain/calendar";
import { incomeCategoryOf, rentSchedule, scheduledThrough } from "@keystead/domain/leases";
import type { LeaseTerms } from "@keystead/domain/leases";

import type { LeaseRecipe, PortfolioRecipe } from "./portfolio-recipe.ts";
import type { IncomeLine, LeaseLine, PropertyLine, Tables, UnitLine } from "./portfolio-lines.ts";

/** A lease with its tenant, its deposit and the rent due so far, each payment with its income. */
export function addLease(
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
      bookingId: null,
    });
  }
  addRent(tables, newId, { lease, income, behind, today });
}

type IncomeFrame = Omit<
  IncomeLine,
  "id" | "category" | "amountMinor" | "receivedOn" | "leasePaymentId" | "depositMovementId" | "bookingId"
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
      bookingId: null,
    });
  }
}
