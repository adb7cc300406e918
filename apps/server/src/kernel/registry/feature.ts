import type { AnyContractRouter } from "@orpc/contract";
import type { Router } from "@orpc/server";
import type { Hono } from "hono";

import type { Deps } from "#deps.ts";
import type { RequestContext } from "#kernel/api/index.ts";
import type { HttpEnv } from "#kernel/http/context.ts";
import type { BackgroundJob } from "#kernel/jobs/job-queue.ts";
import type { RestoreCheck, TrashKind } from "#kernel/trash/trash-kind.ts";
import type { AnswerNumbers } from "./answer-numbers.ts";
import type { BaseCurrencyChanged } from "./base-currency-changed.ts";
import type { BookingsChanged } from "./bookings-changed.ts";
import type { ExportedList } from "./exported-list.ts";
import type { MemberRemoved } from "./member-removed.ts";
import type { RenewAddresses } from "./renew-addresses.ts";
import type { PropertyChanged, PropertyDeleted } from "./property-changed.ts";
import type { NoticeSource } from "./notice-source.ts";
import type { Unsubscribe } from "./unsubscribe.ts";
import type { GlobalTable, RemainingRecords, TenantTable } from "./tables.ts";

/** Procedures by the name the contract has for them. */
export type Procedures = Readonly<Record<string, Router<AnyContractRouter, RequestContext>>>;

/**
 * What a feature brings, said in its `index.ts`. `features.ts` lists all of them, and whatever concerns them all is made of that
 * list. The catalogue test holds it against the database.
 */
export type Feature = {
  /** Its folder's. */
  readonly name: string;
  /** By the area of the contract; features may share an area. */
  readonly router?: Readonly<Record<string, Procedures>>;
  /** Which of the numbers it answers are sums. */
  readonly numbers?: AnswerNumbers;
  /** Its plain routes, under `/api`: what comes in or goes out as a file, and what has no contract. */
  readonly routes?: (deps: Deps) => Hono<HttpEnv>;
  readonly jobs?: (deps: Deps) => readonly BackgroundJob[];
  /** What of it can be deleted and brought back, and what it asks of a return, also of an earlier feature's. */
  readonly trash?: readonly TrashShare[];
  readonly memberRemoved?: MemberRemoved;
  readonly renewAddresses?: RenewAddresses;
  readonly baseCurrencyChanged?: BaseCurrencyChanged;
  readonly bookingsChanged?: BookingsChanged;
  readonly propertyChanged?: PropertyChanged;
  readonly propertyDeleted?: PropertyDeleted;
  /** Its tables that belong to workspaces. */
  readonly tables?: readonly TenantTable[];
  /** What of it a property names and leaves behind when it is deleted. */
  readonly staysWithoutProperty?: readonly RemainingRecords[];
  /** What it tells people of, in the bell and by mail. */
  readonly notices?: readonly NoticeSource[];
  /** Its lists that can be taken along as they stand on their screens. */
  readonly lists?: readonly ExportedList[];
  /** Reads the link by which its mails are stopped. */
  readonly unsubscribe?: Unsubscribe;
  /** Its tables without a workspace. */
  readonly globalTables?: readonly GlobalTable[];
};

/** Asked before the rows come back, and when they have. */
export type TrashShare = Partial<TrashKind> & {
  readonly kind: string;
  readonly before?: RestoreCheck;
  readonly after?: RestoreCheck;
};
