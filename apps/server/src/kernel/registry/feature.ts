import type { AnyContractRouter } from "@orpc/contract";
import type { Router } from "@orpc/server";

import type { Deps } from "#deps.ts";
import type { RequestContext } from "#kernel/api/index.ts";
import type { JobKind } from "#kernel/jobs/job-queue.ts";

/** Procedures by the name the contract has for them. */
export type Procedures = Readonly<Record<string, Router<AnyContractRouter, RequestContext>>>;

/**
 * What a feature brings, said in its `index.ts`. `features.ts` lists all of them, and whatever concerns them all is made of that
 * list.
 */
export type Feature = {
  /** Its folder's. */
  readonly name: string;
  /** By the area of the contract; features may share an area. */
  readonly router?: Readonly<Record<string, Procedures>>;
  readonly jobs?: (deps: Deps) => readonly JobKind[];
};
