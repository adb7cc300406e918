import { CAMPAIGN_CURRENCY } from "@keystead/domain/ads";
import { addDays, addMonths, firstDayOf, monthOf } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";

import { tablesOfBookings } from "./tables-of-bookings.ts";
import type { BookingTables } from "./tables-of-bookings.ts";
import { addLease } from "./add-lease.ts";
import type { IncomeLine, PortfolioTables, PropertyLine, Tables, TaskLine } from "./portfolio-lines.ts";
import type { CampaignRecipe, PortfolioRecipe, PropertyRecipe, TaskRecipe } from "./portfolio-recipe.ts";

export type { PortfolioTables } from "./portfolio-lines.ts";

/** Uses the rent engine's own schedule, so that a generated portfolio obeys the same rules as an entered one. */
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
    campaigns: [],
    tasks: [],
    bookings: [],
    nights: [],
    priceLines: [],
    blocked: [],
    seasons: [],
  };
  for (const {
    units,
    stays,
    costs,
    bookings,
    blocks,
    seasons,
    campaigns = [],
    purchase,
    ...fields
  } of recipe.properties) {
    const property = { id: recipe.newId(), ...fields, ...purchase };
    tables.properties.push(property);
    const unitIds: string[] = [];
    for (const { lease, ...unitFields } of units) {
      const unit = { id: recipe.newId(), propertyId: property.id, ...unitFields };
      tables.units.push(unit);
      unitIds.push(unit.id);
      if (lease !== null) addLease(tables, recipe, { property, unit, lease });
    }
    const nightly = {
      ...(bookings === undefined ? {} : { bookings }),
      ...(blocks === undefined ? {} : { blocks }),
      ...(seasons === undefined ? {} : { seasons }),
    };
    addBookings(tables, tablesOfBookings(nightly, { property, unitIds }, recipe.newId), recipe.newId);
    for (const stay of stays) tables.income.push(incomeOfBooking(recipe.newId(), property, stay));
    for (const { on: spentOn, note: notes, ...cost } of costs) {
      const { id: propertyId, currency } = property;
      tables.expenses.push({ id: recipe.newId(), propertyId, currency, ...cost, spentOn, notes });
    }
    for (const campaign of campaigns)
      addCampaign(tables, recipe.newId, { propertyId: property.id, campaign });
  }
  for (const task of recipe.tasks ?? []) tables.tasks.push(taskLine(tables, recipe.newId, task));
  return tables;
}

/** R-G05: its bill is in euro, like its spend. */
function addCampaign(
  tables: Tables,
  newId: () => string,
  { propertyId, campaign: made }: { readonly propertyId: string; readonly campaign: CampaignRecipe },
): void {
  const { billOn, from: startsOn, to: endsOn, note: notes, ...campaign } = made;
  const expenseId = billOn === null ? null : newId();
  if (expenseId !== null && billOn !== null)
    tables.expenses.push({
      id: expenseId,
      propertyId,
      category: "other",
      nature: "operating",
      amountMinor: campaign.spendMinor,
      currency: CAMPAIGN_CURRENCY,
      spentOn: billOn,
      notes,
    });
  tables.campaigns.push({ id: newId(), propertyId, expenseId, startsOn, endsOn, notes, ...campaign });
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

/** A guest's payment is income of the category rent (R-D10). */
function addBookings(tables: Tables, { paid, ...rows }: BookingTables, newId: () => string): void {
  tables.bookings.push(...rows.bookings);
  tables.nights.push(...rows.nights);
  tables.priceLines.push(...rows.priceLines);
  tables.blocked.push(...rows.blocked);
  tables.seasons.push(...rows.seasons);
  const currencies = new Map(rows.bookings.map(({ id, currency }) => [id, currency]));
  for (const { propertyId, unitId, bookingId, amountMinor, on, note } of paid)
    tables.income.push({
      id: newId(),
      propertyId,
      unitId,
      tenantId: null,
      leaseId: null,
      category: "rent",
      amountMinor,
      currency: currencies.get(bookingId) ?? "",
      receivedOn: on,
      method: "card",
      notes: note,
      leasePaymentId: null,
      depositMovementId: null,
      bookingId,
    });
}

function incomeOfBooking(
  id: string,
  property: PropertyLine,
  stay: PropertyRecipe["stays"][number],
): IncomeLine {
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
    bookingId: null,
  };
}

/** The first day of the month `months` before today's. */
export function monthsBefore(today: PlainDate, months: number): PlainDate {
  return addMonths(firstDayOf(monthOf(today)), -months);
}

/** Bookings paid on regular days of the past months, none after today. */
export function bookingsBetween(
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
      // The amounts of neighbouring bookings differ, but are the same on every run.
      const factor = 80 + ((back * 7 + index * 13) % 40);
      if (on <= today) stays.push({ on, amountMinor: Math.round((amountMinor * factor) / 100), note });
    }
  }
  return stays;
}
