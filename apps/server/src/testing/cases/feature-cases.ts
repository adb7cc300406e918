import type { ExportedListName } from "@keystead/domain/exports";

import type { TableName } from "#kernel/db/table-names.ts";
import type { ActorScope, Work } from "#kernel/work.ts";
import type { Total } from "../files/file-totals.ts";
import type { Walk } from "../number-walks/walking.ts";
import type { PagedList } from "./paged-list.ts";
import type { RacingVerb } from "./racing.ts";
import type { TestApp, TestClient, TestSession } from "../test-app.ts";

/**
 * The cases of one feature for the tests over all features, defined in its `<feature>.cases.ts` and listed in
 * `all-cases.ts`. Each of these tests fails on a record without a case.
 */
export type FeatureCases = {
  /** By the kind of the trash entry. */
  readonly deletions?: Readonly<Record<string, readonly Deletion[]>>;
  /** By the procedure of each paged list. */
  readonly pagedLists?: Readonly<Record<string, (app: TestApp) => Promise<PagedList>>>;
  /** By each procedure that returns a sum. */
  readonly walks?: Readonly<Record<string, Walk>>;
  /** By the count on a property's page: the number of records in the list that the count opens. */
  readonly ofProperty?: Readonly<Record<string, CountInList>>;
  /** Creates the records that the walks check. */
  readonly beforeWalks?: (client: TestClient, houses: WalkedHouses) => Promise<void>;
  readonly statements?: CountedStatements;
  readonly plans?: ReadPlans;
  /** Verbs that race with those of all features. */
  readonly races?: readonly RacingVerb[];
  /** By the list of the records: adds one to a property, and counts those of the workspace. */
  readonly inEachProperty?: Readonly<Record<string, AddedToProperty>>;
  /** The answers that its screens show for the sample: no figure may be a dash there. */
  readonly sampleAnswers?: (client: TestClient) => Promise<readonly NamedAnswer[]>;
  /** The totals that a screen shows above a list; the rows of the exported list must add up to them. */
  readonly listTotals?: (client: TestClient) => Promise<readonly ListTotals[]>;
};

/**
 * Creates a record among others in the same place, confirming every warning, and deletes it. Returns the id for its
 * undo.
 */
export type Deletion = (of: Deleting) => Promise<string | null>;

export type Deleting = {
  readonly app: TestApp;
  readonly session: TestSession;
  readonly client: TestClient;
};

/** A property with a lease that began in February 2026, and one with stays. */
export type WalkedHouses = { readonly letByTheMonth: string; readonly letByTheNight: string };

export type CountInList = (client: TestClient, propertyId: string) => Promise<number>;

export type AddedToProperty = {
  readonly add: (
    client: TestClient,
    property: { readonly id: string; readonly name: string },
  ) => Promise<unknown>;
  readonly total: (client: TestClient) => Promise<number>;
};

export type NamedAnswer = readonly [name: string, ask: () => Promise<unknown>];

export type ListTotals = {
  readonly list: ExportedListName;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly screen: readonly Total[];
};

type House = { readonly client: TestClient; readonly propertyId: string };

/** The requests whose statements are counted. */
export type CountedStatements = {
  /** Creates the record that the reads use; returns its id. */
  readonly ready: (house: House) => Promise<string>;
  readonly reads: readonly (readonly [name: string, read: (house: House, id: string) => Promise<unknown>])[];
  /** Calls every verb once, in an order in which each finds the records that it needs. */
  readonly writes: (write: CountedWrite, house: WrittenHouse) => Promise<void>;
};

export type CountedWrite = (name: string, work: () => Promise<unknown>) => Promise<void>;

type WrittenHouse = House & {
  readonly unitId: string;
  readonly tenantId: string;
  /** Sends the request as the browser does, with an idempotency key. */
  readonly create: (path: string, body: unknown) => () => Promise<void>;
};

/** The queries of its lists, checked on large tables. */
export type ReadPlans = {
  /** Those that grow with the number of workspaces. */
  readonly tables: readonly TableName[];
  /** Fills its tables if no other feature references them; all other tables are full by then. */
  readonly rows?: (write: RowWriting) => readonly string[];
  readonly lists: readonly (readonly [
    name: string,
    read: (work: Work<ActorScope>, ids: FilledIds) => Promise<unknown>,
  ])[];
};

/** Parts of a statement that writes rows for every workspace `w`, each with a number `n`. */
export type RowWriting = {
  /** The id of a record of this kind; its number is `n` by default. */
  readonly id: (kind: number | string, number?: string) => string;
  readonly workspaceId: string;
  readonly day: string;
  readonly each: (rows: number) => string;
};

export type FilledIds = {
  readonly userId: string;
  readonly propertyId: string;
  readonly unitId: string;
  readonly tenantId: string;
  readonly leaseId: string;
};
