import { adsOperations } from "./vector-operations/ads-operations.ts";
import { analyticsOperations } from "./vector-operations/analytics/analytics-operations.ts";
import { occupancyOperations } from "./vector-operations/analytics/occupancy-operations.ts";
import { bookingOperations } from "./vector-operations/booking-operations.ts";
import { exportOperations } from "./vector-operations/export-operations.ts";
import { fxOperations } from "./vector-operations/fx-operations.ts";
import { leaseOperations } from "./vector-operations/lease-operations.ts";
import { moneyOperations } from "./vector-operations/money-operations.ts";
import type { Operations } from "./vector-operations/operation.ts";
import { planOperations } from "./vector-operations/plan-operations.ts";
import { scheduleOperations } from "./vector-operations/schedule-operations.ts";
import { toolOperations } from "./vector-operations/tool-operations.ts";
import { turnoverOperations } from "./vector-operations/turnover-operations.ts";
import { workspaceOperations } from "./vector-operations/workspace-operations.ts";

/** A worked example uses an operation that the domain does not have (yet). */
export class UnknownOperation extends Error {
  override readonly name = "UnknownOperation";

  constructor(op: string) {
    super(`unknown operation: ${op}`);
  }
}

/** Further features add their operations here. */
const OPERATIONS: Operations = {
  ...moneyOperations,
  ...fxOperations,
  ...exportOperations,
  ...scheduleOperations,
  ...leaseOperations,
  ...bookingOperations,
  ...turnoverOperations,
  ...adsOperations,
  ...analyticsOperations,
  ...occupancyOperations,
  ...planOperations,
  ...workspaceOperations,
  ...toolOperations,
};

/** Whether the domain has the operation of a worked example. */
export function hasOperation(op: string): boolean {
  return Object.hasOwn(OPERATIONS, op);
}

/**
 * Runs one worked example (`input` of an entry of domain-vectors.json) through the domain and returns the result in the
 * example's terms. It only translates names: every rule is in the domain package. Throws UnknownOperation.
 */
export function runVector(input: { readonly op: string }): unknown {
  const run = hasOperation(input.op) ? OPERATIONS[input.op] : undefined;
  if (run === undefined) throw new UnknownOperation(input.op);
  return run(input);
}
