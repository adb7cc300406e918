import { addDays, dateOfLocal } from "../calendar/index.ts";
import type { LocalDateTime, PlainDate } from "../calendar/index.ts";
import { accept, refuse } from "../kernel/index.ts";
import type { Decision } from "../kernel/index.ts";
import { MAX_AMOUNT_MINOR, parseRational, roundRational } from "../money/index.ts";

/** Kinds of amounts that a booking adds to, or takes from, the price of its nights. */
export const bookingLineKinds = ["cleaning_fee", "tourist_tax", "discount", "channel_fee"] as const;
export type BookingLineKind = (typeof bookingLineKinds)[number];

/** Most lines of one booking: a longer list cannot belong to a single booking. */
export const MOST_BOOKING_LINES = 20;
/** Longest note of a line, in code points. */
export const BOOKING_LINE_NOTE_LIMIT = 200;

/** Minor units of the booking's currency, above 0 for every kind: the kind says whether the line adds or subtracts. */
export type LineOfBooking = {
  readonly kind: BookingLineKind;
  readonly amountMinor: number;
  readonly note: string;
};

/** How a channel that takes a fee pays: whether it remits the tourist tax, and the payout day if one was entered. */
export type PayoutTerms = {
  readonly channelRemitsTax: boolean;
  readonly payoutOn: PlainDate | null;
};

/** The lines of a booking, and how its channel pays. */
export type BookingLines = PayoutTerms & { readonly lines: readonly LineOfBooking[] };

/** The sum of the lines of each kind; minor units, none below zero. */
export type LineSums = Readonly<Record<BookingLineKind, number>>;

/** What a channel pays for a booking. Minor units. */
export type ChannelPayout = {
  /** The channel's fee. */
  readonly keptMinor: number;
  /** Tourist tax that the channel itself pays to the town. */
  readonly remittedTaxMinor: number;
  readonly amountMinor: number;
  readonly on: PlainDate;
};

/** What the guest pays for a booking and what the channel pays out. Minor units. */
export type BookingAccount = {
  readonly nightsMinor: number;
  readonly sums: LineSums;
  readonly guestTotalMinor: number;
  /** Null if no channel takes a fee: the guest pays the host. */
  readonly payout: ChannelPayout | null;
};

/**
 * The parts of a payout as the ledger records them. Minor units, none below 0; rent + cleaning + tax − fee = payout.
 */
export type PayoutParts = {
  readonly rentMinor: number;
  readonly cleaningMinor: number;
  readonly taxMinor: number;
  readonly feeMinor: number;
};

export type BookingLinesRefusal = "DISCOUNT_EXCEEDS_TOTAL" | "CHANNEL_FEE_EXCEEDS_TOTAL" | "AMOUNT_TOO_LARGE";

/** The sum of the lines of each kind; their order does not matter. */
export function sumLines(lines: readonly Pick<LineOfBooking, "kind" | "amountMinor">[]): LineSums {
  const sums: Record<BookingLineKind, number> = {
    cleaning_fee: 0,
    tourist_tax: 0,
    discount: 0,
    channel_fee: 0,
  };
  for (const { kind, amountMinor } of lines) sums[kind] += amountMinor;
  return sums;
}

/**
 * What a guest pays for a booking and what its channel pays out. `nightsMinor` = Σ its nights (R-D08), which no line
 * changes. The guest pays nights + cleaning fee + tourist tax − discount. A channel pays out only if it takes a fee:
 * the guest's total less the fee, and less the tourist tax if the channel remits it (R-A09). The payout day is the one
 * entered, else the day after arrival. So guest's total = fee + remitted tax + payout, always. Refusals:
 * DISCOUNT_EXCEEDS_TOTAL if the guest's total is below 0, CHANNEL_FEE_EXCEEDS_TOTAL if the payout is, AMOUNT_TOO_LARGE
 * if a sum exceeds the largest amount.
 */
export function bookingAccount(input: {
  readonly nightsMinor: number;
  readonly checkIn: LocalDateTime;
  readonly lines: BookingLines;
}): Decision<BookingAccount, BookingLinesRefusal> {
  const { nightsMinor, checkIn, lines } = input;
  const sums = sumLines(lines.lines);
  const grossMinor = nightsMinor + sums.cleaning_fee + sums.tourist_tax;
  if ([grossMinor, sums.discount, sums.channel_fee].some((sum) => sum > MAX_AMOUNT_MINOR))
    return refuse("AMOUNT_TOO_LARGE");
  const guestTotalMinor = grossMinor - sums.discount;
  if (guestTotalMinor < 0) return refuse("DISCOUNT_EXCEEDS_TOTAL");
  if (sums.channel_fee === 0) return accept({ nightsMinor, sums, guestTotalMinor, payout: null });
  const remittedTaxMinor = lines.channelRemitsTax ? sums.tourist_tax : 0;
  const amountMinor = guestTotalMinor - sums.channel_fee - remittedTaxMinor;
  if (amountMinor < 0) return refuse("CHANNEL_FEE_EXCEEDS_TOTAL");
  const on = lines.payoutOn ?? addDays(dateOfLocal(checkIn), 1);
  const payout = { keptMinor: sums.channel_fee, remittedTaxMinor, amountMinor, on };
  return accept({ nightsMinor, sums, guestTotalMinor, payout });
}

/**
 * The amount of a line that was entered as a percentage; the line stores the amount, not the percentage. A channel fee
 * is a percentage of nights and cleaning fee less the discount, any other line one of the nights. Rounded half away
 * from zero (R-A03). `percent` is decimal text. Null if it is not above 0 and at most 100, or if the amount is 0.
 */
export function amountOfPercent(
  kind: BookingLineKind,
  percent: string,
  { nightsMinor, sums }: Pick<BookingAccount, "nightsMinor"> & { readonly sums: LineSums },
): number | null {
  const share = parseRational(percent);
  if (share === null || share.numerator <= 0n || share.numerator > 100n * share.denominator) return null;
  const ofMinor =
    kind === "channel_fee" ? Math.max(0, nightsMinor + sums.cleaning_fee - sums.discount) : nightsMinor;
  const amountMinor = roundRational({
    numerator: BigInt(ofMinor) * share.numerator,
    denominator: 100n * share.denominator,
  });
  return amountMinor === 0 ? null : amountMinor;
}

/**
 * R-D08: a payout is booked gross, with the channel's fee as an Expense: what is due for the nights, the cleaning fee,
 * and the tourist tax that the host has to remit. A discount reduces the nights first, then the cleaning fee. Null if
 * nothing is paid out, if nothing is due for the nights, or if the discount exceeds nights and cleaning: a discount
 * never reduces a tax.
 */
export function payoutParts({ nightsMinor, sums, payout }: BookingAccount): PayoutParts | null {
  if (payout === null || payout.amountMinor === 0) return null;
  const rentMinor = nightsDueMinor({ totalMinor: nightsMinor, discountMinor: sums.discount });
  const cleaningMinor = sums.cleaning_fee - Math.max(0, sums.discount - nightsMinor);
  if (rentMinor === 0 || cleaningMinor < 0) return null;
  const taxMinor = sums.tourist_tax - payout.remittedTaxMinor;
  return { rentMinor, cleaningMinor, taxMinor, feeMinor: payout.keptMinor };
}

/**
 * The lines as stored: payout terms are dropped without a channel fee, `channelRemitsTax` also without a tourist tax.
 */
export function keptLines({ lines, channelRemitsTax, payoutOn }: BookingLines): BookingLines {
  const sums = sumLines(lines);
  const isPaidOut = sums.channel_fee > 0;
  return {
    lines,
    channelRemitsTax: isPaidOut && sums.tourist_tax > 0 && channelRemitsTax,
    payoutOn: isPaidOut ? payoutOn : null,
  };
}

/**
 * R-D10: what is due for the nights of a booking after its discount; never below 0, because a discount may also reduce
 * the cleaning fee. Cleaning fee and tourist tax are separate money and not part of it. Minor units.
 */
export function nightsDueMinor({
  totalMinor,
  discountMinor,
}: {
  readonly totalMinor: number;
  readonly discountMinor: number;
}): number {
  return Math.max(0, totalMinor - discountMinor);
}
