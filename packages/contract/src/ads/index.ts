import { oc } from "@orpc/contract";

import { memberRefusals, refusalsOf, staleWith } from "../errors.ts";
import { ById, Deleted } from "../wire/index.ts";
import {
  CampaignChange,
  CampaignExpenses,
  CampaignExpensesQuery,
  CampaignList,
  CampaignPeriodView,
  CampaignQuery,
  CampaignTotals,
  CampaignTotalsQuery,
  CampaignView,
  NewCampaign,
} from "./campaign-schemas.ts";

export * from "./campaign-schemas.ts";

const member = oc.errors(memberRefusals);
/** Refusals of creating or linking a bill. */
const billing = refusalsOf("PLAN_FEATURE", "PLAN_LIMIT", "CONFIRMATION_REQUIRED", "EXPENSE_NOT_LINKABLE");

export const adsContract = {
  list: member.route({ method: "GET", path: "/ads" }).input(CampaignQuery).output(CampaignList),
  totals: member
    .route({ method: "GET", path: "/ads/totals" })
    .input(CampaignTotalsQuery)
    .output(CampaignTotals),
  expenses: member
    .route({ method: "GET", path: "/ads/expenses" })
    .input(CampaignExpensesQuery)
    .output(CampaignExpenses),
  get: member.route({ method: "GET", path: "/ads/{id}" }).input(ById).output(CampaignView),
  /** What happened at the property while the campaign ran. */
  period: member.route({ method: "GET", path: "/ads/{id}/period" }).input(ById).output(CampaignPeriodView),
  create: member
    .route({ method: "POST", path: "/ads" })
    .errors({ ...billing, ...refusalsOf("IDEMPOTENCY_MISMATCH") })
    .input(NewCampaign)
    .output(CampaignView),
  update: member
    .route({ method: "PUT", path: "/ads/{id}" })
    .errors({ ...billing, ...staleWith(CampaignView) })
    .input(CampaignChange)
    .output(CampaignView),
  delete: member.route({ method: "DELETE", path: "/ads/{id}" }).input(ById).output(Deleted),
};
