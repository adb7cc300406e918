import { oc } from "@orpc/contract";

import { memberRefusals, refusalsOf } from "../errors.ts";
import { ById, Ok } from "../wire/index.ts";
import { StatementMatched, StatementQuery } from "./line-schemas.ts";
import { NewStatementPosting, StatementPosted } from "./posting-schemas.ts";

export * from "./line-schemas.ts";
export * from "./posting-schemas.ts";

const member = oc.errors(memberRefusals);

export const statementsContract = {
  /** Reads only: proposes what each line is. Stores nothing of them. */
  match: member
    .route({ method: "POST", path: "/statements/match" })
    .input(StatementQuery)
    .output(StatementMatched),
  book: member
    .route({ method: "POST", path: "/statements/postings" })
    .errors(
      refusalsOf(
        "STALE",
        "PLAN_LIMIT",
        "NOTHING_OUTSTANDING",
        "REVERSAL_EXCEEDS_ORIGINAL",
        "IDEMPOTENCY_MISMATCH",
      ),
    )
    .input(NewStatementPosting)
    .output(StatementPosted),
  /** Removes everything that one posting booked, as long as none of it was changed. */
  undo: member
    .route({ method: "POST", path: "/statements/postings/{id}/undo" })
    .errors(refusalsOf("CANNOT_UNDO"))
    .input(ById)
    .output(Ok),
};
