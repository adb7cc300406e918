import { oc } from "@orpc/contract";

import { memberRefusals, refusalsOf } from "../errors.ts";
import { RateChanges, RateGrid, RateGridQuery, RatesPreview, RatesSaved } from "./fx-schemas.ts";

export * from "./fx-schemas.ts";

const member = oc.errors(memberRefusals);

export const fxContract = {
  /** The rates of some months, what they convert, and which are missing. */
  grid: member.route({ method: "GET", path: "/fx-rates" }).input(RateGridQuery).output(RateGrid),
  /** Sets, changes and clears several rates, all or nothing. */
  save: member
    .route({ method: "PUT", path: "/fx-rates" })
    .errors(refusalsOf("STALE", "PLAN_FEATURE"))
    .input(RateChanges)
    .output(RatesSaved),
  /** What the same changes would do; stores nothing. */
  preview: member
    .route({ method: "POST", path: "/fx-rates/preview" })
    .errors(refusalsOf("PLAN_FEATURE"))
    .input(RateChanges)
    .output(RatesPreview),
};
