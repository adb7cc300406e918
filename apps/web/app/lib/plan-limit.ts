import type { Refusal } from "./refusal.ts";

type PlanLimit = Extract<Refusal, { code: "PLAN_LIMIT" }>["data"];

/** What a full plan is refused with, of the kinds that another plan offers more of. */
export type LimitReached = Omit<PlanLimit, "kind"> & {
  readonly kind: "properties" | "units";
  /** How many were to be added at once; absent = one. */
  readonly added?: number;
};

export function limitIn(refusal: Refusal): LimitReached | null {
  if (refusal.code !== "PLAN_LIMIT") return null;
  const { kind, ...rest } = refusal.data;
  return kind === "properties" || kind === "units" ? { ...rest, kind } : null;
}
