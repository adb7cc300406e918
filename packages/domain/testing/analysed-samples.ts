import * as fc from "fast-check";
import { historyMonths } from "../src/analytics/index.ts";
import type { AnalysedProperty, AnalysedRecords, Target } from "../src/analytics/index.ts";
import { addDays, localAt, monthOf, plainDate } from "../src/calendar/index.ts";
import type { PlainDate } from "../src/calendar/index.ts";
import { rateTable } from "../src/fx/index.ts";
import { idOf } from "../src/ids/index.ts";
import { expenseCategories, expenseNatures, incomeCategories, incomeNatures } from "../src/ledger/index.ts";
import { currency } from "../src/money/index.ts";
import { rentalModes } from "../src/properties/index.ts";

const [EUR, CHF] = [currency("EUR"), currency("CHF")];

/** Sixty days of two months of one year. */
export const SAMPLED = { from: plainDate("2026-03-01"), until: plainDate("2026-05-01") } as const;
const DAYS = 61;

const someDay = fc.nat(DAYS - 1).map((days) => addDays(SAMPLED.from, days));
const orNull = <Value>(some: fc.Arbitrary<Value>) => fc.option(some, { nil: null });
const someMinor = fc.integer({ min: 0, max: 20_000 });

function someProperty(id: string): fc.Arbitrary<AnalysedProperty> {
  const service = { from: orNull(someDay), until: orNull(someDay) };
  return fc.record({
    id: fc.constant(id),
    ...service,
    units: fc
      .array(fc.record(service), { maxLength: 2 })
      .map((units) => units.map((unit, index) => ({ ...unit, id: `${id}-${index}` }))),
    rentalMode: fc.constantFrom(...rentalModes),
    currency: fc.constantFrom(EUR, CHF),
    loan: fc.record({
      purchasePriceMinor: orNull(someMinor),
      closingCostsMinor: orNull(someMinor),
      initialWorksMinor: orNull(someMinor),
      loanPrincipalMinor: orNull(someMinor),
      loanAnnualRate: orNull(fc.constantFrom("0", "3.25")),
      loanTermYears: orNull(fc.integer({ min: 1, max: 30 })),
      loanStartDate: orNull(someDay),
      monthlyDebtServiceMinor: orNull(someMinor),
    }),
    firstRecord: orNull(fc.constantFrom(monthOf(SAMPLED.from), monthOf(plainDate("2025-01-01")))),
  });
}

function someRentable(ids: readonly string[]) {
  return fc
    .record({ propertyId: fc.constantFrom(...ids), unit: orNull(fc.nat(1)) })
    .map(({ propertyId, unit }) => ({ propertyId, unitId: unit === null ? null : `${propertyId}-${unit}` }));
}

const someCash = (ids: readonly string[]) =>
  fc
    .record({
      propertyId: fc.constantFrom(...ids),
      from: someDay,
      isIncome: fc.boolean(),
      incomeCategory: fc.constantFrom(...incomeCategories),
      incomeNature: fc.constantFrom(...incomeNatures),
      expenseCategory: fc.constantFrom(...expenseCategories),
      expenseNature: fc.constantFrom(...expenseNatures),
      currency: fc.constantFrom(EUR, CHF),
      minor: fc.integer({ min: -5_000, max: 20_000 }),
      times: fc.integer({ min: 1, max: 3 }),
      linked: fc.boolean(),
    })
    .map(({ propertyId, from, isIncome, currency: code, minor, times, ...one }) => ({
      propertyId,
      from,
      month: monthOf(from),
      book: isIncome ? ("income" as const) : ("expense" as const),
      category: isIncome ? one.incomeCategory : one.expenseCategory,
      nature: isIncome ? one.incomeNature : one.expenseNature,
      currency: code,
      minor,
      times,
      linked: isIncome && one.linked,
    }));

const bookingsAt = (ids: readonly string[]) =>
  fc
    .array(
      fc.record({
        rentable: someRentable(ids),
        arrival: someDay,
        prices: fc.array(fc.oneof(fc.constantFrom(0, 1), someMinor), { minLength: 1, maxLength: 9 }),
        currency: fc.constantFrom(EUR, CHF),
      }),
      { maxLength: 8 },
    )
    .map((stays) =>
      stays.map(({ rentable, arrival, prices, currency: code }, index) => ({
        ...rentable,
        id: `stay-${index}`,
        checkIn: localAt(arrival, "15:00"),
        currency: code,
        nights: prices.map((minor, night) => ({ date: addDays(arrival, night), minor })),
      })),
    );

const someLeases = (ids: readonly string[]) =>
  fc
    .array(
      fc.record({
        rentable: someRentable(ids),
        startsOn: someDay,
        days: orNull(fc.integer({ min: 0, max: 40 })),
        rents: fc.array(fc.record({ dueOn: someDay, amountMinor: someMinor, waivedMinor: fc.nat(100) }), {
          maxLength: 4,
        }),
        paid: fc.array(
          fc.record({ row: fc.nat(3), paidOn: someDay, amountMinor: fc.integer({ min: 1, max: 9_000 }) }),
          {
            maxLength: 4,
          },
        ),
        currency: fc.constantFrom(EUR, CHF),
      }),
      { maxLength: 5 },
    )
    .map((leases) =>
      leases.map(({ rentable, startsOn, days, rents, paid, currency: code }, index) => ({
        ...rentable,
        id: `lease-${index}`,
        startsOn,
        endsOn: days === null ? null : addDays(startsOn, days),
        currency: code,
        ledger: ledgerOf(`lease-${index}`, rents, paid),
      })),
    );

type Rent = { readonly dueOn: PlainDate; readonly amountMinor: number; readonly waivedMinor: number };
type Paid = { readonly row: number; readonly paidOn: PlainDate; readonly amountMinor: number };

function ledgerOf(id: string, rents: readonly Rent[], paid: readonly Paid[]) {
  const rows = rents.map(({ dueOn, amountMinor }, index) => ({
    id: idOf<"rent-row">(`${id}-row-${index}`),
    kind: index === 0 ? ("opening" as const) : ("rent" as const),
    period: monthOf(dueOn),
    startsOn: dueOn,
    endsOn: dueOn,
    dueOn,
    amountMinor: amountMinor + 100,
    adjustsRowId: null,
    oneOff: false,
  }));
  return {
    rows,
    payments: paid.flatMap(({ row, paidOn, amountMinor }, index) => {
      const target = rows[row];
      return target === undefined
        ? []
        : [{ id: idOf<"lease-payment">(`${id}-payment-${index}`), rowId: target.id, paidOn, amountMinor }];
    }),
    refunds: [],
    writeDowns: rents.flatMap(({ dueOn, waivedMinor }, index) => {
      const row = rows[index];
      return row === undefined || waivedMinor === 0
        ? []
        : [{ rowId: row.id, writtenOn: dueOn, amountMinor: waivedMinor, reason: "waiver" as const }];
    }),
    graceDays: 0,
  };
}

/** What two properties hold in `SAMPLED`, in two currencies, let both ways at once. */
export function someRecords(ids: readonly string[] = ["A", "B"]): fc.Arbitrary<AnalysedRecords> {
  return fc.record({
    properties: fc.tuple(...ids.map(someProperty)),
    cash: fc.array(someCash(ids), { maxLength: 20 }),
    leases: someLeases(ids),
    stays: bookingsAt(ids),
    blocked: fc.array(
      fc
        .record({ rentable: someRentable(ids), date: someDay })
        .map(({ rentable, date }) => ({ ...rentable, date })),
      { maxLength: 10 },
    ),
  });
}

/** In euro, with a rate for every month, or with none at all. */
export function inEuro(rates: "all" | "none"): Target {
  // A year back and the months of the records.
  const months = historyMonths(monthOf(plainDate("2026-06-01")), 18).map((period) => ({
    period,
    base: EUR,
    quote: CHF,
    rate: "0.937",
  }));
  return {
    currency: EUR,
    table: rateTable(rates === "all" ? months : [], EUR),
    currentMonth: monthOf(plainDate("2026-05-01")),
  };
}
