import { allocate, formatMinor, totalOf } from "../money/index.ts";

/** How a bill is divided: alike, by a share that is typed (percent, thousandths, persons …), or by the size of the units. */
export const splitWays = ["equal", "share", "size"] as const;
export type SplitWay = (typeof splitWays)[number];

/** As many parts as a bill may have. */
export const MOST_PARTS = 100;
/** Digits of a share before and behind its decimal mark. */
const SHARE_TEXT = /^(?<whole>\d{1,9})(?:\.(?<fraction>\d{1,4}))?$/;
const SHARE_DIGITS = 4;

/** Where a part of a bill belongs, and what decides how large it is: the share that was typed, or the size in square metres. */
export type PartAsked = {
  readonly propertyId: string;
  readonly unitId: string | null;
  /** Decimal text; null where none is known. Not read where all are alike. */
  readonly share: string | null;
};

export type SplitPart<Part> = Part & { readonly share: string; readonly amountMinor: number };

export type SplitIssue = {
  /** Its number among the parts, from 0. */
  readonly part: number;
  readonly code: "SAME_PLACE_TWICE" | "SHARE_REQUIRED" | "SIZE_MISSING" | "SHARE_TOO_SMALL";
};

/**
 * One bill over several places by R-A04: the parts add up to the amount (minor units, above zero) whatever the shares are, the largest
 * remainder first, ties to the earlier part. Answers all that is wrong: a place that is named twice, a share or a size that is
 * missing or zero, a part that would get nothing.
 */
export function splitBill<Part extends PartAsked>(
  amountMinor: number,
  by: SplitWay,
  parts: readonly Part[],
):
  | { readonly ok: true; readonly parts: readonly SplitPart<Part>[] }
  | { readonly ok: false; readonly issues: readonly SplitIssue[] } {
  const shares = parts.map(({ share }) => (by === "equal" ? "1" : (share ?? "")));
  const weights = shares.map(weightOf);
  const issues = parts.flatMap((part, at): readonly SplitIssue[] => {
    if (parts.findIndex((other) => isSamePlace(part, other)) < at)
      return [{ part: at, code: "SAME_PLACE_TWICE" }];
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
 * R-A08 of a bill that is split: what is given back is taken from each part by what is left of it, so that no part gives back more
 * than it has. Minor units; `left` = Σ at least the amount, which the caller has judged. A part that gives nothing stands at 0.
 */
export function splitReversal(amountMinor: number, left: readonly number[]): readonly number[] {
  const parts = allocate(amountMinor, left);
  return parts.ok ? parts.value : left.map(() => 0);
}

/** What shares come to, each of them and their sum as decimal text with at most four digits behind the mark. */
export function sumOfShares(shares: readonly string[]): string {
  return formatMinor(totalOf(shares.map(weightOf)), SHARE_DIGITS);
}

function isSamePlace(a: PartAsked, b: PartAsked): boolean {
  return a.propertyId === b.propertyId && a.unitId === b.unitId;
}

/** In ten-thousandths, so that a weight is whole; 0 for what is no share. */
function weightOf(text: string): number {
  const { whole, fraction = "" } = SHARE_TEXT.exec(text)?.groups ?? {};
  return whole === undefined ? 0 : Number(whole + fraction.padEnd(SHARE_DIGITS, "0"));
}
