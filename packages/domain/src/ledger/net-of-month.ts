import type { Book } from "./change-record.ts";
import type { ExpenseCategory, ExpenseNature, IncomeCategory, IncomeNature } from "./record-categories.ts";

/** A record of a month, in minor units of one currency; null where no rate converts it into that currency. */
export type CashRecord = {
  readonly minor: number | null;
  /** Amount in the currency of the record, whose sign is known even when the rate is missing. */
  readonly recordedMinor?: number;
} & (
  | {
      readonly book: Extract<Book, "income">;
      readonly category: IncomeCategory;
      readonly nature: IncomeNature;
    }
  | {
      readonly book: Extract<Book, "expense">;
      readonly category: ExpenseCategory;
      readonly nature: ExpenseNature;
    }
);

/** Where a record counts in NOI and cash flow. */
export type CashPart = "income" | "costs" | "capital" | "debt_service" | "deposit" | "pass_through";

/** R-F07, R-F08, R-A09: the part of a month's cash that a record belongs to, by category and nature alone. */
export function cashPart(
  record: Pick<CashRecord, "book"> & { readonly category: string; readonly nature: string },
): CashPart {
  if (record.book === "income") {
    if (record.category === "deposit") return "deposit";
    return record.nature === "pass_through" ? "pass_through" : "income";
  }
  switch (record.nature) {
    case "capital":
    case "debt_service":
    case "pass_through":
      return record.nature;
    default:
      return "costs";
  }
}

/** Minor units; null where a rate is missing for one of the underlying records (R-B05). */
export type NetAmount = number | null;

/** The totals of one month's records (R-F07, R-F08), in minor units of one currency. Money out is positive. */
export type NetOfMonth = {
  readonly rent: NetAmount;
  readonly utilities: NetAmount;
  readonly other: NetAmount;
  readonly income: NetAmount;
  /** Running costs only. */
  readonly expenses: Readonly<Record<ExpenseCategory, NetAmount>>;
  readonly operating: NetAmount;
  readonly noi: NetAmount;
  readonly capital: NetAmount;
  readonly debtService: NetAmount;
  readonly cashFlow: NetAmount;
  readonly depositsReceived: NetAmount;
  /** Including retained deposits, which are also part of the income. */
  readonly depositsReturned: NetAmount;
  readonly passThroughIn: NetAmount;
  readonly passThroughOut: NetAmount;
  readonly netMovement: NetAmount;
};

/**
 * R-F07 and R-F08 from records alone: NOI = rent, utilities and other income less running costs; cash flow = NOI less
 * improvements and debt service; the net movement adds deposits and pass-through. Reversals count with their sign
 * (R-A08). A record without a rate makes only those figures null to which it belongs.
 */
export function netOfMonth(records: readonly CashRecord[]): NetOfMonth {
  const sumOf = (counts: (record: CashRecord) => boolean): NetAmount =>
    records.reduce<NetAmount>((sum, record) => (counts(record) ? added(sum, record.minor) : sum), 0);
  const own = (category: IncomeCategory) =>
    sumOf((one) => one.book === "income" && one.category === category && cashPart(one) === "income");
  const spent = (part: CashPart, category?: ExpenseCategory) =>
    sumOf((one) => cashPart(one) === part && (category === undefined || one.category === category));
  const isDeposit = (one: CashRecord) => cashPart(one) === "deposit";
  const [rent, utilities, other] = [own("rent"), own("utilities"), own("other")];
  const income = added(rent, utilities, other);
  const operating = spent("costs");
  const noi = less(income, operating);
  const [capital, debtService] = [spent("capital"), spent("debt_service")];
  const cashFlow = less(less(noi, capital), debtService);
  // Without a rate and a recorded amount, the sign of a deposit is unknown: then both deposit figures are null.
  const signOf = (one: CashRecord) => one.recordedMinor ?? one.minor;
  const depositsReceived = sumOf((one) => isDeposit(one) && (signOf(one) ?? 1) > 0);
  const depositsReturned = less(
    0,
    sumOf((one) => isDeposit(one) && (signOf(one) ?? -1) < 0),
  );
  const passThroughIn = sumOf((one) => one.book === "income" && cashPart(one) === "pass_through");
  const passThroughOut = sumOf((one) => one.book === "expense" && cashPart(one) === "pass_through");
  return {
    rent,
    utilities,
    other,
    income,
    expenses: {
      maintenance: spent("costs", "maintenance"),
      utilities: spent("costs", "utilities"),
      insurance: spent("costs", "insurance"),
      taxes: spent("costs", "taxes"),
      repairs: spent("costs", "repairs"),
      cleaning: spent("costs", "cleaning"),
      management: spent("costs", "management"),
      other: spent("costs", "other"),
    },
    operating,
    noi,
    capital,
    debtService,
    cashFlow,
    depositsReceived,
    depositsReturned,
    passThroughIn,
    passThroughOut,
    netMovement: added(
      cashFlow,
      less(depositsReceived, depositsReturned),
      less(passThroughIn, passThroughOut),
    ),
  };
}

/** The sum, or null as soon as one of the figures is null. */
export function added(...figures: readonly NetAmount[]): NetAmount {
  return figures.reduce<NetAmount>(
    (sum, figure) => (sum === null || figure === null ? null : sum + figure),
    0,
  );
}

function less(from: NetAmount, figure: NetAmount): NetAmount {
  return from === null || figure === null ? null : from - figure;
}
