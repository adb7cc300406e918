import { DAY_MS } from "../../calendar/index.ts";
import type { EpochMs } from "../../calendar/index.ts";
import type { ListSorting } from "../../lists/index.ts";
import { problemsOf } from "../../record-fields/index.ts";
import type { ProblemOf, ValuesOf } from "../../record-fields/index.ts";
import { cleanerFields } from "./cleaner-fields.ts";

/** How a cleaner is paid where nothing else was agreed for the unit: per turnover, or by the planned hours. */
export const payBys = ["job", "hour"] as const;
export type PayBy = (typeof payBys)[number];

/** Most units or properties in the rules of a cleaner, and most units with a price of their own. */
export const MOST_RENTABLES_OF_A_CLEANER = 100;

export const cleanerOrder = {
  sorts: ["name"],
  defaultSort: "name",
} as const satisfies ListSorting;

/** R-O02: a link works for 90 times 24 hours from its creation. */
export const CLEANER_LINK_DAYS = 90;
export const CLEANER_LINK_MS = CLEANER_LINK_DAYS * DAY_MS;

export const cleanerLinkStates = ["open", "expired", "revoked"] as const;
export type CleanerLinkState = (typeof cleanerLinkStates)[number];

/** A link expires at `expiresAtMs` (exclusive end); a revoked one stays revoked. */
export function cleanerLinkState(
  link: { readonly expiresAtMs: EpochMs; readonly revoked: boolean },
  nowMs: EpochMs,
): CleanerLinkState {
  if (link.revoked) return "revoked";
  return nowMs >= link.expiresAtMs ? "expired" : "open";
}

export type CleanerDraft = Omit<ValuesOf<typeof cleanerFields>, "language"> & {
  readonly payBy: PayBy | null;
  /** Decimal text; validated where it is read (R-A02). */
  readonly amount: string | null;
};

export type CleanerIssue =
  | ProblemOf<typeof cleanerFields>
  | { readonly field: "amount"; readonly code: "AMOUNT_REQUIRED" };

/** Everything wrong with a cleaner at once, in the order of the fields, then the amount; empty = valid. */
export function validateCleaner(draft: CleanerDraft): readonly CleanerIssue[] {
  const lacksAmount = draft.payBy !== null && (draft.amount ?? "").trim() === "";
  return [
    ...problemsOf(cleanerFields, draft),
    ...(lacksAmount ? ([{ field: "amount", code: "AMOUNT_REQUIRED" }] as const) : []),
  ];
}

/** A unit that a cleaner serves by rule; a null unit: wherever in the property no rule of a unit applies. */
export type RuleRentable = { readonly propertyId: string; readonly unitId: string | null };

/**
 * The cleaner by rule: of the unit, else of the whole property; null where no rule applies. Only a proposal, and shown
 * as one by rule.
 */
export function cleanerByRule<Rule extends RuleRentable>(
  rules: readonly Rule[],
  { propertyId, unitId }: RuleRentable,
): Rule | null {
  const here = rules.filter((rule) => rule.propertyId === propertyId);
  const ofUnit = unitId === null ? undefined : here.find((rule) => rule.unitId === unitId);
  return ofUnit ?? here.find((rule) => rule.unitId === null) ?? null;
}
