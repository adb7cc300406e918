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
  ActOnTurnover,
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
  /** The cleaner's link stops working, even after an Undo. */
  delete: member
    .route({ method: "DELETE", path: "/cleaners/{id}" })
    .errors(refusalsOf("JOB_REFUSED"))
    .input(ById)
    .output(Deleted),
  /** Creates a link for 90 days; the previous one stops working. */
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
  /**
   * Assigns each turnover to the cleaner proposed; turnovers changed meanwhile are named and stay as they are. A
   * double-booked cleaner needs a confirmation.
   */
  assignProposed: member
    .route({ method: "POST", path: "/turnovers/assignments" })
    .errors(refusalsOf("CONFIRMATION_REQUIRED", "IDEMPOTENCY_MISMATCH"))
    .input(ProposedAssignment)
    .output(TurnoversAssigned),
  /**
   * Undoes the assignments: the turnovers are unassigned again. One that was confirmed, started or changed since is
   * CANNOT_UNDO, and named.
   */
  undoAssignment: member
    .route({ method: "POST", path: "/turnovers/assignments/{id}/undo" })
    .errors(refusalsOf("CANNOT_UNDO"))
    .input(ById)
    .output(Ok),
  /** Idempotent: repeating it changes nothing. */
  act: member
    .route({ method: "POST", path: "/turnovers/{id}/acts" })
    .errors(refusalsOf("JOB_REFUSED"))
    .input(ActOnTurnover)
    .output(TurnoverView),
  payouts: member.route({ method: "GET", path: "/turnovers/payouts" }).input(PayoutQuery).output(PayoutList),
  /** Payouts of the cleaner who is signed in; empty for a member who is no cleaner here. */
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
  /** Manual turnovers only; one of a booking is deleted with it. */
  delete: member
    .route({ method: "DELETE", path: "/turnovers/{id}" })
    .errors(refusalsOf("JOB_REFUSED"))
    .input(ById)
    .output(Deleted),
};

/** The checklist of a property, and a turnover's progress with it. */
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
  ofTurnover: member
    .route({ method: "GET", path: "/turnovers/{id}/checklist" })
    .input(ById)
    .output(TurnoverReport),
  /** Idempotent: repeating it changes nothing. */
  tick: member
    .route({ method: "POST", path: "/turnovers/{id}/checklist" })
    .input(ChecklistTick)
    .output(TurnoverReport),
};
