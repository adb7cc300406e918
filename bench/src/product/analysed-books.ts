import type { AnalysedRecords } from "@keystead/domain/analytics";
import {
  addDays,
  addToMonth,
  firstDayOf,
  localAt,
  month,
  monthOf,
  plainDate,
} from "@keystead/domain/calendar";
import { idOf } from "@keystead/domain/ids";
import { rentSchedule } from "@keystead/domain/leases";
import type { LeaseLedger, LeaseTerms } from "@keystead/domain/leases";
import { expenseCategories } from "@keystead/domain/ledger";
import { currency } from "@keystead/domain/money";

const EUR = currency("EUR");
const [PROPERTIES, MONTHS, STAYS, RECORDS] = [50, 36, 5_000, 30_000];
const FIRST = month("2023-12");

/**
 * As many records as data set M: 50 properties with two flats each, 100 leases of 36 months in the 25 properties let by
 * the month, 5,000 bookings in the other 25, and 30,000 records of the books, none of them summed beforehand.
 */
export function analysedBooks(): AnalysedRecords {
  const properties = Array.from({ length: PROPERTIES }, (_, n) => ({
    id: `p${n}`,
    from: null,
    until: null,
    units: [
      { id: `p${n}-a`, from: null, until: null },
      { id: `p${n}-b`, from: null, until: null },
    ],
    rentalMode: n % 2 === 0 ? ("monthly" as const) : ("daily" as const),
    currency: EUR,
    loan: {
      purchasePriceMinor: 20_000_000,
      closingCostsMinor: 1_500_000,
      initialWorksMinor: null,
      loanPrincipalMinor: 12_000_000,
      loanAnnualRate: "3.4",
      loanTermYears: 25,
      loanStartDate: plainDate("2023-01-10"),
      monthlyDebtServiceMinor: null,
    },
    firstRecord: FIRST,
  }));
  const leases = Array.from({ length: 100 }, (_, n) => ({
    id: `l${n}`,
    propertyId: `p${(n % 25) * 2}`,
    unitId: `p${(n % 25) * 2}-${n % 50 < 25 ? "a" : "b"}`,
    startsOn: firstDayOf(FIRST),
    endsOn: null,
    currency: EUR,
    ledger: ledgerOf(n),
  }));
  return { properties, leases, stays: bookingsOf(), cash: someRecords(), blocked: [] };
}

const terms: LeaseTerms = {
  startsOn: firstDayOf(FIRST),
  endsOn: null,
  rentMinor: 95_000,
  rentSteps: [],
  chargesMinor: 12_000,
  chargeSteps: [],
  paymentDay: 3,
  proration: "actual_days",
  termSteps: [],
  trackFrom: null,
  openingMinor: 0,
};

/** One lease in seven owes its last two months. */
function ledgerOf(lease: number): LeaseLedger {
  const rows = rentSchedule(terms, addToMonth(FIRST, MONTHS - 1)).map((row, n) => ({
    ...row,
    id: idOf<"rent-row">(`l${lease}-${n}`),
  }));
  const paid = lease % 7 === 0 ? rows.slice(0, -2) : rows;
  const payments = paid.map((row, n) => ({
    id: idOf<"lease-payment">(`l${lease}-p${n}`),
    rowId: row.id,
    paidOn: row.dueOn,
    amountMinor: row.amountMinor,
  }));
  return { rows, payments, refunds: [], writeDowns: [], graceDays: 0 };
}

function bookingsOf(): AnalysedRecords["stays"] {
  return Array.from({ length: STAYS }, (_, n) => {
    const slot = n % 50;
    const property = `p${(slot % 25) * 2 + 1}`;
    const arrival = addDays(firstDayOf(FIRST), Math.floor(n / 50) * 10 + (n % 4));
    return {
      id: `s${String(n).padStart(5, "0")}`,
      propertyId: property,
      unitId: `${property}-${slot < 25 ? "a" : "b"}`,
      checkIn: localAt(arrival, "15:00"),
      currency: EUR,
      nights: Array.from({ length: 2 + (n % 5) }, (__, night) => ({
        date: addDays(arrival, night),
        minor: 8_000 + ((n * 37) % 9_000),
      })),
    };
  });
}

function someRecords(): AnalysedRecords["cash"] {
  return Array.from({ length: RECORDS }, (_, n) => {
    // As the server reads them: by the span of days that a figure may ask for.
    const from = firstDayOf(addToMonth(FIRST, n % MONTHS));
    const isIncome = n % 3 > 0;
    return {
      propertyId: `p${n % PROPERTIES}`,
      from,
      month: monthOf(from),
      book: isIncome ? ("income" as const) : ("expense" as const),
      category: isIncome ? "rent" : (expenseCategories[n % expenseCategories.length] ?? "other"),
      nature: !isIncome && n % 30 === 0 ? "capital" : "operating",
      currency: EUR,
      minor: 5_000 + ((n * 13) % 90_000),
      times: 1,
      linked: isIncome && n % 2 === 0,
    };
  });
}
