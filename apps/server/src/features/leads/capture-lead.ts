import type { LeadSource } from "@keystead/domain/leads";

import type { Deps } from "#deps.ts";
import { EVERYBODY, takeAttempts, type Limit } from "#kernel/http/admission/rate-limit.ts";
import { insertLead } from "./leads-store.ts";

const HOUR_MS = 60 * 60_000;
const LEADS: Limit = { name: "lead", max: 5, windowMs: HOUR_MS };
/**
 * One limit for all visitors and another for all accounts, so that a flood of visitors cannot keep an account off a
 * waitlist.
 */
export const LEADS_OF_ALL = {
  visitors: { name: "lead-visitors", max: 300, windowMs: HOUR_MS },
  accounts: { name: "lead-accounts", max: 300, windowMs: HOUR_MS },
} as const satisfies Readonly<Record<string, Limit>>;
/** After this time an operator may have made room. */
const FULL_FOR_SECONDS = 3_600;

export type LeadToCapture = {
  readonly email: string;
  /** Null for a waitlist that belongs to no plan. */
  readonly plan: string | null;
  readonly source: LeadSource;
};

export type Captured =
  | { readonly stored: true }
  | { readonly stored: false; readonly retryAfterSeconds: number };

/**
 * R-K08: stored once per address, plan and source, as long as there is room; a repeat succeeds without a new row.
 * Attempts are limited by `who`: a network address or an account.
 */
export async function captureLead(deps: Deps, who: string, lead: LeadToCapture): Promise<Captured> {
  const ofAll = LEADS_OF_ALL[lead.source === "tariffs_page" ? "visitors" : "accounts"];
  const verdict = await takeAttempts(deps, [
    [LEADS, who],
    [ofAll, EVERYBODY],
  ]);
  if (!verdict.allowed) return { stored: false, retryAfterSeconds: verdict.retryAfterSeconds };
  const isStored = await deps.db.asSystem((tx) => insertLead(tx, { ...lead, createdAt: deps.clock.now() }));
  if (isStored) return { stored: true };
  deps.log.error("no more leads are stored");
  return { stored: false, retryAfterSeconds: FULL_FOR_SECONDS };
}
