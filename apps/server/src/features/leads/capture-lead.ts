import type { NewLead } from "@keystead/contract/leads";

import type { Deps } from "#deps.ts";
import { limitKeyOf } from "#kernel/http/client-ip.ts";
import { takeAttempt, type Limit } from "#kernel/http/rate-limit.ts";
import { insertLead } from "./leads-store.ts";

/** Where the address was left. */
export const LEAD_SOURCE = "tariffs_page";

const LEADS: Limit = { name: "lead", max: 5, windowMs: 60 * 60_000 };

export type LeadToCapture = NewLead & { readonly source: string };

export type Captured =
  | { readonly stored: true }
  | { readonly stored: false; readonly retryAfterSeconds: number };

/** R-K08: stored once per address, plan and source; a repeat is a success without a new row. */
export async function captureLead(deps: Deps, clientIp: string, lead: LeadToCapture): Promise<Captured> {
  const verdict = await takeAttempt(deps, LEADS, limitKeyOf(clientIp));
  if (!verdict.allowed) return { stored: false, retryAfterSeconds: verdict.retryAfterSeconds };
  await deps.db.asSystem((tx) => insertLead(tx, { ...lead, createdAt: deps.clock.now() }));
  return { stored: true };
}
