import { addDays, dateOfLocal } from "../calendar/index.ts";
import type { LocalDateTime, PlainDate } from "../calendar/index.ts";
import { accept, refuse } from "../kernel/index.ts";
import type { Decision } from "../kernel/index.ts";
import { MAX_AMOUNT_MINOR, parseRational, roundRational } from "../money/index.ts";

/** What a stay costs or gives up beside its nights. */
export const bookingLineKinds = ["cleaning_fee", "tourist_tax", "discount", "channel_fee"] as const;
export type BookingLineKind = (typeof bookingLineKinds)[number];

/** More of one booking are a list of something else. */
export const MOST_BOOKING_LINES = 20;
/** In code points. */
export const BOOKING_LINE_NOTE_LIMIT = 200;

/** Minor units of the booking's currency, above zero for every kind: its kind says whether it adds or takes away. */
export type LineOfBooking = {
  readonly kind: BookingLineKind;
  readonly amountMinor: number;
  readonly note: string;
};

/** How the channel pays, where one takes a fee: who hands the tourist tax on, and the day that somebody has named. */
export type PayoutTerms = {
  readonly channelRemitsTax: boolean;
  readonly payoutOn: PlainDate | null;
};

/** The lines of a booking, and how its channel pays. */
export type BookingLines = PayoutTerms & { readonly lines: readonly LineOfBooking[] };

/** The lines of each kind added up; minor units, none below zero. */
export type LineSums = Readonly<Record<BookingLineKind, number>>;

/** What a channel pays for a booking. Minor units. */
export type ChannelPayout = {
  /** What the channel keeps for itself. */
  readonly keptMinor: number;
  /** Tourist tax that it hands to the town itself. */
  readonly remittedTaxMinor: number;
  readonly amountMinor: number;
  readonly on: PlainDate;
};

/** What a booking comes to, for whom. Minor units. */
export type BookingAccount = {
  readonly nightsMinor: number;
  readonly sums: LineSums;
  readonly guestTotalMinor: number;
  /** Null where no channel takes a fee: the guest pays the host. */
  readonly payout: ChannelPayout | null;
};

/** A payout as the books take it. Minor units, none below zero; rent + cleaning + tax − fee = the payout. */
export type PayoutParts = {
  readonly rentMinor: number;
  readonly cleaningMinor: number;
  readonly taxMinor: number;
  readonly feeMinor: number;
};

export type BookingLinesRefusal = "DISCOUNT_EXCEEDS_TOTAL" | "CHANNEL_FEE_EXCEEDS_TOTAL" | "AMOUNT_TOO_LARGE";

/** The lines of each kind added up, in whatever order they stand. */
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
 * What a booking comes to. `nightsMinor` = Σ its nights (R-D08), which no line changes. The guest pays nights + cleaning fee + tourist
 * tax − discount. A channel pays only where it takes a fee: what the guest pays, less its fee, and less the tourist tax where it hands
 * that to the town itself (R-A09). It pays on the day that was named, else on the day after arrival. So guest's total = fee + tax
 * handed on + payout, always. Refusals: DISCOUNT_EXCEEDS_TOTAL where the guest would pay less than nothing, CHANNEL_FEE_EXCEEDS_TOTAL
 * where the channel would, AMOUNT_TOO_LARGE for a sum that no amount may be.
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
 * What a percentage comes to as the amount of a line; a line keeps the amount, not the percentage. A channel takes its fee of nights and
 * cleaning fee less the discount, everything else is of the nights. Half away from zero (R-A03). `percent` is decimal text; null where it
 * is none above 0 and up to 100, or comes to nothing.
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
 * R-D08: a payout is booked gross, with the channel's fee as an Expense: what is due for the nights, the cleaning fee, and the tourist tax
 * that the host has to hand on. A discount is taken off the nights first, then off the cleaning fee. Null where nothing is paid out, where
 * nothing is due for the nights, and where a discount is more than nights and cleaning: nobody gives a tax away.
 */
export function payoutParts({ nightsMinor, sums, payout }: BookingAccount): PayoutParts | null {
  if (payout === null || payout.amountMinor === 0) return null;
  const rentMinor = nightsDueMinor({ totalMinor: nightsMinor, discountMinor: sums.discount });
  const cleaningMinor = sums.cleaning_fee - Math.max(0, sums.discount - nightsMinor);
  if (rentMinor === 0 || cleaningMinor < 0) return null;
  const taxMinor = sums.tourist_tax - payout.remittedTaxMinor;
  return { rentMinor, cleaningMinor, taxMinor, feeMinor: payout.keptMinor };
}

/** The lines as they are kept: how a channel pays is said of none where none takes a fee, who hands tax on where there is none to. */
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
 * R-D10: what is due for the nights of a booking, less what was given up of its price; never below zero, as a discount may take of the
 * cleaning fee too. Cleaning fee and tourist tax are money of their own and no part of it. Minor units.
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
