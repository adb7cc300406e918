import { allocate, formatMinor, totalOf } from "../money/index.ts";

/** How a bill is divided: equally, by typed shares (percent, thousandths, persons …), or by the size of the units. */
export const splitWays = ["equal", "share", "size"] as const;
export type SplitWay = (typeof splitWays)[number];

/** Most parts of a bill. */
export const MOST_PARTS = 100;
/** At most 9 digits before the decimal point of a share and 4 after it. */
const SHARE_TEXT = /^(?<whole>\d{1,9})(?:\.(?<fraction>\d{1,4}))?$/;
const SHARE_DIGITS = 4;

/**
 * The unit or property of a part of a bill, and what determines its amount: the typed share, or the size in square
 * metres.
 */
export type PartInput = {
  readonly propertyId: string;
  readonly unitId: string | null;
  /** Decimal text; null where unknown. Ignored for equal parts. */
  readonly share: string | null;
};

export type SplitPart<Part> = Part & { readonly share: string; readonly amountMinor: number };

export type SplitIssue = {
  /** Index of the part. */
  readonly part: number;
  readonly code: "SAME_RENTABLE_TWICE" | "SHARE_REQUIRED" | "SIZE_MISSING" | "SHARE_TOO_SMALL";
};

/**
 * R-A04: divides one bill over several units or properties. The parts add up to the amount (minor units, above zero)
 * whatever the shares, by largest remainder, ties to the earlier part. Returns all issues: a unit or property named
 * twice, a share or size that is missing or zero, a part that would get nothing.
 */
export function splitBill<Part extends PartInput>(
  amountMinor: number,
  by: SplitWay,
  parts: readonly Part[],
):
  | { readonly ok: true; readonly parts: readonly SplitPart<Part>[] }
  | { readonly ok: false; readonly issues: readonly SplitIssue[] } {
  const shares = parts.map(({ share }) => (by === "equal" ? "1" : (share ?? "")));
  const weights = shares.map(weightOf);
  const issues = parts.flatMap((part, at): readonly SplitIssue[] => {
    if (parts.findIndex((other) => isSameRentable(part, other)) < at)
      return [{ part: at, code: "SAME_RENTABLE_TWICE" }];
    if (weights[at] === 0) return [{ part: at, code: by === "size" ? "SIZE_MISSING" : "SHARE_REQUIRED" }];
    return [];
  });
  if (issues.length > 0) return { ok: false, issues };
  const amounts = allocate(amountMinor, weights);
  if (!amounts.ok) return { ok: false, issues: [{ part: 0, code: "SHARE_REQUIRED" }] };
  const empty = amounts.value.flatMap((amount, at) =>
    amount === 0 ? [{ part: at, code: "SHARE_TOO_SMALL" as const }] : [],
  );
  if (empty.length > 0) return { ok: false, issues: empty };
  return {
    ok: true,
    parts: parts.map((part, at) => ({
      ...part,
      share: shares[at] ?? "1",
      amountMinor: amounts.value[at] ?? 0,
    })),
  };
}

/**
 * R-A08 for a split bill: divides a reversal over the parts in proportion to what is left of each, so that no part
 * gives back more than it has. Minor units; Σ `left` is at least the amount, which the caller has checked. A part that
 * gives nothing gets 0.
 */
export function splitReversal(amountMinor: number, left: readonly number[]): readonly number[] {
  const parts = allocate(amountMinor, left);
  return parts.ok ? parts.value : left.map(() => 0);
}

/** The sum of shares; each of them and the sum are decimal text with at most four decimals. */
export function sumOfShares(shares: readonly string[]): string {
  return formatMinor(totalOf(shares.map(weightOf)), SHARE_DIGITS);
}

function isSameRentable(a: PartInput, b: PartInput): boolean {
  return a.propertyId === b.propertyId && a.unitId === b.unitId;
}

/** In ten-thousandths, so that a weight is whole; 0 for text that is not a share. */
function weightOf(text: string): number {
  const { whole, fraction = "" } = SHARE_TEXT.exec(text)?.groups ?? {};
  return whole === undefined ? 0 : Number(whole + fraction.padEnd(SHARE_DIGITS, "0"));
}
