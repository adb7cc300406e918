import { oc } from "@orpc/contract";

import { memberRefusals, refusalsOf, staleWith } from "../errors.ts";
import { ById, Deleted, Ok } from "../wire/index.ts";
import { ProposedAssignment, TurnoversAssigned } from "./assignment-schemas.ts";
import {
  ChecklistChange,
  ChecklistQuery,
  ChecklistTick,
  ChecklistView,
  TurnoverReport,
} from "./checklist-schemas.ts";
import {
  CleanerArchive,
  CleanerChange,
  CleanerList,
  CleanerQuery,
  CleanerView,
  NewCleaner,
} from "./cleaner-schemas.ts";
import {
  Candidates,
  TurnoverAct,
  TurnoverChange,
  TurnoverList,
  TurnoverQuery,
  TurnoverView,
  NewTurnover,
} from "./turnover-schemas.ts";
import {
  OwnPayoutList,
  OwnPayoutQuery,
  PayoutApproval,
  PayoutList,
  PayoutPayment,
  PayoutQuery,
  PayoutsChanged,
} from "./payout-schemas.ts";

export * from "./assignment-schemas.ts";
export * from "./checklist-schemas.ts";
export * from "./cleaner-schemas.ts";
export * from "./turnover-schemas.ts";
export * from "./link-turnover.ts";
export * from "./payout-schemas.ts";

const member = oc.errors(memberRefusals);

export const cleanersContract = {
  list: member.route({ method: "GET", path: "/cleaners" }).input(CleanerQuery).output(CleanerList),
  get: member.route({ method: "GET", path: "/cleaners/{id}" }).input(ById).output(CleanerView),
  create: member
    .route({ method: "POST", path: "/cleaners" })
    .errors(refusalsOf("IDEMPOTENCY_MISMATCH"))
    .input(NewCleaner)
    .output(CleanerView),
  update: member
    .route({ method: "PUT", path: "/cleaners/{id}" })
    .errors(staleWith(CleanerView))
    .input(CleanerChange)
    .output(CleanerView),
  setArchived: member
    .route({ method: "POST", path: "/cleaners/{id}/archive" })
    .errors(staleWith(CleanerView))
    .input(CleanerArchive)
    .output(CleanerView),
  /** Its link opens nothing any more, also after an Undo. */
  delete: member
    .route({ method: "DELETE", path: "/cleaners/{id}" })
    .errors(refusalsOf("JOB_REFUSED"))
    .input(ById)
    .output(Deleted),
  /** A new link for 90 days; the one before it opens nothing any more. */
  makeLink: member.route({ method: "POST", path: "/cleaners/{id}/link" }).input(ById).output(CleanerView),
  revokeLink: member.route({ method: "DELETE", path: "/cleaners/{id}/link" }).input(ById).output(CleanerView),
};

const changing = { ...refusalsOf("JOB_REFUSED", "CONFIRMATION_REQUIRED"), ...staleWith(TurnoverView) };

export const turnoversContract = {
  list: member.route({ method: "GET", path: "/turnovers" }).input(TurnoverQuery).output(TurnoverList),
  get: member.route({ method: "GET", path: "/turnovers/{id}" }).input(ById).output(TurnoverView),
  candidates: member
    .route({ method: "GET", path: "/turnovers/{id}/candidates" })
    .input(ById)
    .output(Candidates),
  create: member
    .route({ method: "POST", path: "/turnovers" })
    .errors(refusalsOf("IDEMPOTENCY_MISMATCH"))
    .input(NewTurnover)
    .output(TurnoverView),
  update: member
    .route({ method: "PUT", path: "/turnovers/{id}" })
    .errors(changing)
    .input(TurnoverChange)
    .output(TurnoverView),
  /** Gives each to whom it is proposed to; what was changed meanwhile is named and stays as it is. That somebody would be in two places is asked first. */
  assignProposed: member
    .route({ method: "POST", path: "/turnovers/assignments" })
    .errors(refusalsOf("CONFIRMATION_REQUIRED", "IDEMPOTENCY_MISMATCH"))
    .input(ProposedAssignment)
    .output(TurnoversAssigned),
  /** Takes all of them back: nobody does them, as before. One that was answered, begun or changed since is CANNOT_UNDO, and named. */
  undoAssignment: member
    .route({ method: "POST", path: "/turnovers/assignments/{id}/undo" })
    .errors(refusalsOf("CANNOT_UNDO"))
    .input(ById)
    .output(Ok),
  /** Pressed again it changes nothing. */
  act: member
    .route({ method: "POST", path: "/turnovers/{id}/acts" })
    .errors(refusalsOf("JOB_REFUSED"))
    .input(TurnoverAct)
    .output(TurnoverView),
  payouts: member.route({ method: "GET", path: "/turnovers/payouts" }).input(PayoutQuery).output(PayoutList),
  /** Of the cleaner who has signed in; somebody who is no cleaner here has none. */
  ownPayouts: member
    .route({ method: "GET", path: "/turnovers/own-payouts" })
    .input(OwnPayoutQuery)
    .output(OwnPayoutList),
  setApproved: member
    .route({ method: "POST", path: "/turnovers/approvals" })
    .errors(refusalsOf("JOB_REFUSED", "STALE"))
    .input(PayoutApproval)
    .output(PayoutsChanged),
  pay: member
    .route({ method: "POST", path: "/turnovers/payouts" })
    .errors(refusalsOf("PLAN_LIMIT", "JOB_REFUSED", "STALE"))
    .input(PayoutPayment)
    .output(PayoutsChanged),
  /** A manual one; what follows a booking goes with it. */
  delete: member
    .route({ method: "DELETE", path: "/turnovers/{id}" })
    .errors(refusalsOf("JOB_REFUSED"))
    .input(ById)
    .output(Deleted),
};

/** What a place is cleaned by, and how far a job has come with it. */
export const checklistsContract = {
  get: member
    .route({ method: "GET", path: "/properties/{propertyId}/checklist" })
    .input(ChecklistQuery)
    .output(ChecklistView),
  save: member
    .route({ method: "PUT", path: "/properties/{propertyId}/checklist" })
    .errors(staleWith(ChecklistView))
    .input(ChecklistChange)
    .output(ChecklistView),
  ofJob: member
    .route({ method: "GET", path: "/turnovers/{id}/checklist" })
    .input(ById)
    .output(TurnoverReport),
  /** Said again it changes nothing. */
  tick: member
    .route({ method: "POST", path: "/turnovers/{id}/checklist" })
    .input(ChecklistTick)
    .output(TurnoverReport),
};
