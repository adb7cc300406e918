import type { RefusalCode } from "@keystead/contract";

/** Error codes of this page's calls for which it has no texts of its own. */
export const otherRefusals = [
  "BAD_REQUEST",
  "FORBIDDEN",
  "REGION_BLOCKED",
  "NOT_FOUND",
  "UNAVAILABLE",
  "WORKSPACE_MOVING",
  "WORKSPACE_MOVED",
  "STORAGE_FULL",
] as const satisfies readonly RefusalCode[];

type PlanMessages = {
  readonly name: string;
  readonly choose: string;
  readonly limits: { readonly properties: number; readonly units: number };
};

/** What the server writes into the page for its island: texts in the reader's language, and the person's plan. */
export type TariffsMessages = {
  readonly messages: Readonly<
    Record<
      "updated" | "current" | "saved" | "invalidEmail" | "tooMany" | "noConnection" | "signedOut" | "failed",
      string
    >
  >;
  /** Error texts by code, for errors without a text of the page's own. */
  readonly refusals: Readonly<Record<string, string>>;
  readonly close: string;
  readonly currentBadge: string;
  /**
   * The question before a change to a smaller plan, and what each change gives up: `losses.pro.free`; empty for
   * upgrades.
   */
  readonly down: Readonly<Record<"heading" | "lead" | "confirm" | "keep", string>>;
  readonly losses: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  readonly plans: Readonly<Record<string, PlanMessages>>;
  /** Null = nobody is signed in. */
  readonly mine: { readonly plan: string } | null;
};
