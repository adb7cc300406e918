import type { AnyContractRouter } from "@orpc/contract";
import type { Router } from "@orpc/server";
import type { Hono } from "hono";

import type { Deps } from "#deps.ts";
import type { RequestContext } from "#kernel/api/index.ts";
import type { HttpEnv } from "#kernel/http/context.ts";
import type { BackgroundJob } from "#kernel/jobs/job-kind.ts";
import type { RestoreCheck, TrashKind } from "#kernel/trash/trash-kind.ts";
import type { ApiReference } from "../api-docs/api-reference.ts";
import type { AnswerNumbers } from "./answer-numbers.ts";
import type { BaseCurrencyChanged } from "./hooks/base-currency-changed.ts";
import type { BookingsChanged } from "./hooks/bookings-changed.ts";
import type { ExportedList } from "./exported-list.ts";
import type { MemberRemoved } from "./hooks/member-removed.ts";
import type { RenewAddresses } from "./hooks/renew-addresses.ts";
import type { RecordNames } from "./record-names.ts";
import type { StoreSample } from "./hooks/store-sample.ts";
import type { PropertyChanged, PropertyDeleted } from "./hooks/property-changed.ts";
import type { NoticeSource } from "./notice-source.ts";
import type { Unsubscribe } from "./unsubscribe.ts";
import type { GlobalTable, RemainingRecords, TenantTable } from "./tables.ts";

/** Procedures by their names in the contract. */
export type Procedures = Readonly<Record<string, Router<AnyContractRouter, RequestContext>>>;

/**
 * The parts of one feature, declared in its `index.ts`. `features.ts` lists all features, and everything that
 * concerns all of them is built from that list. The catalogue test compares it with the database.
 */
export type Feature = {
  /** The name of its folder. */
  readonly name: string;
  /** Procedures by the area of the contract; features may share an area. */
  readonly router?: Readonly<Record<string, Procedures>>;
  /** States which of its numbers are sums and why the others are not: its `*-numbers.ts`. */
  readonly numbers?: AnswerNumbers;
  /** How the API reference describes its procedures. */
  readonly reference?: ApiReference;
  /** Its plain routes under `/api`: for files, and for requests without a contract. */
  readonly routes?: (deps: Deps) => Hono<HttpEnv>;
  /** Its background work and the mails that it sends, a `*-job.ts` each. */
  readonly jobs?: (deps: Deps) => readonly BackgroundJob[];
  /**
   * The records that can be deleted and restored, and checks before and after a restore; the checks may also be for
   * kinds of an earlier feature.
   */
  readonly trash?: readonly TrashShare[];
  // The hooks that run when something of another feature changes; the type of each says when it is called.
  readonly memberRemoved?: MemberRemoved;
  readonly renewAddresses?: RenewAddresses;
  readonly baseCurrencyChanged?: BaseCurrencyChanged;
  readonly bookingsChanged?: BookingsChanged;
  readonly propertyChanged?: PropertyChanged;
  readonly propertyDeleted?: PropertyDeleted;
  /** Stores its records of the sample. */
  readonly storeSample?: StoreSample;
  /** Its tables whose rows belong to workspaces. */
  readonly tables?: readonly TenantTable[];
  /** Records of a property that remain when it is deleted. */
  readonly staysWithoutProperty?: readonly RemainingRecords[];
  /** The notices that it makes, in the application and by mail. */
  readonly notices?: readonly NoticeSource[];
  /** The names under which the history shows its records. */
  readonly recordNames?: readonly RecordNames[];
  /** Its lists that can be exported as their screens show them. */
  readonly lists?: readonly ExportedList[];
  /** Reads the unsubscribe link of its mails. */
  readonly unsubscribe?: Unsubscribe;
  /** Its tables without a workspace. */
  readonly globalTables?: readonly GlobalTable[];
};

/** `before` runs before the rows are restored, `after` afterwards. */
export type TrashShare = Partial<TrashKind> & {
  readonly kind: string;
  readonly before?: RestoreCheck;
  readonly after?: RestoreCheck;
};
