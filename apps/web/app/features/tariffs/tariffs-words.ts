import type { RefusalCode } from "@keystead/contract";

/** What a call of this page may be refused with that has no words of its own here. */
export const otherRefusals = [
  "BAD_REQUEST",
  "FORBIDDEN",
  "REGION_BLOCKED",
  "NOT_FOUND",
  "UNAVAILABLE",
  "STORAGE_FULL",
] as const satisfies readonly RefusalCode[];

type PlanWords = {
  readonly name: string;
  readonly choose: string;
  readonly limits: { readonly properties: number; readonly units: number };
};

/** What the server writes into the page for its island: words in the reader's language, and what they use. */
export type TariffsWords = {
  readonly messages: Readonly<
    Record<
      "updated" | "current" | "saved" | "invalidEmail" | "tooMany" | "noConnection" | "signedOut" | "failed",
      string
    >
  >;
  /** What a call was refused with, by its code, where the page has no words of its own for it. */
  readonly refusals: Readonly<Record<string, string>>;
  readonly close: string;
  readonly currentBadge: string;
  /** The question before a plan becomes a smaller one, and what each change gives up: `losses.pro.free`; nothing on the way up. */
  readonly down: Readonly<Record<"heading" | "lead" | "confirm" | "keep", string>>;
  readonly losses: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  readonly plans: Readonly<Record<string, PlanWords>>;
  /** Null = nobody is signed in. */
  readonly mine: { readonly plan: string } | null;
};
