import type { LeadSource } from "@keystead/domain/leads";

import type { Deps } from "#deps.ts";
import { takeAttempt, type Limit } from "#kernel/http/rate-limit.ts";
import { insertLead } from "./leads-store.ts";

const LEADS: Limit = { name: "lead", max: 5, windowMs: 60 * 60_000 };

export type LeadToCapture = {
  readonly email: string;
  /** Null for what no plan brings. */
  readonly plan: string | null;
  readonly source: LeadSource;
};

export type Captured =
  | { readonly stored: true }
  | { readonly stored: false; readonly retryAfterSeconds: number };

/**
 * R-K08: stored once per address, plan and source; a repeat is a success without a new row. `who` is counted: an address of the
 * network, or an account.
 */
export async function captureLead(deps: Deps, who: string, lead: LeadToCapture): Promise<Captured> {
  const verdict = await takeAttempt(deps, LEADS, who);
  if (!verdict.allowed) return { stored: false, retryAfterSeconds: verdict.retryAfterSeconds };
  await deps.db.asSystem((tx) => insertLead(tx, { ...lead, createdAt: deps.clock.now() }));
  return { stored: true };
}
