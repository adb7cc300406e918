import type { LimitReached } from "../../ui/limit-panel.tsx";
import { refusalOf } from "./property-queries.ts";

/** The data of PLAN_LIMIT, if that is what was answered. */
export function limitOf(error: unknown): LimitReached | null {
  const refusal = refusalOf(error);
  if (refusal?.code !== "PLAN_LIMIT" || typeof refusal.data !== "object" || refusal.data === null)
    return null;
  const data: Partial<Record<"kind" | "limit" | "used" | "plan", unknown>> = refusal.data;
  const { kind, limit, used, plan } = data;
  if (kind !== "properties" && kind !== "units") return null;
  if (typeof limit !== "number" || typeof used !== "number") return null;
  if (plan !== "free" && plan !== "starter" && plan !== "pro") return null;
  return { kind, limit, used, plan };
}
