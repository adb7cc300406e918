import type { TableName } from "#kernel/db/table-names.ts";
import type { ActorScope, Work } from "#kernel/work.ts";
import type { Walk } from "../number-walks/walking.ts";
import type { PagedList } from "./paged-list.ts";
import type { RacingVerb } from "./racing.ts";
import type { TestApp, TestClient, TestSession } from "../test-app.ts";

/**
 * What a feature brings to the tests that go over all of them, said in its `<feature>.cases.ts`; `all-cases.ts` lists them. Each of
 * those tests fails on a record of which nobody brings anything.
 */
export type FeatureCases = {
  /** By each kind of the trash. */
  readonly deletions?: Readonly<Record<string, readonly Deletion[]>>;
  /** By the procedure of each list that is read page by page. */
  readonly pagedLists?: Readonly<Record<string, (app: TestApp) => Promise<PagedList>>>;
  /** By each procedure that answers a sum. */
  readonly walks?: Readonly<Record<string, Walk>>;
  /** Makes the records that the walks go over. */
  readonly beforeWalks?: (client: TestClient, houses: WalkedHouses) => Promise<void>;
  readonly statements?: CountedStatements;
  readonly plans?: ReadPlans;
  /** Verbs that race with those of all features. */
  readonly races?: readonly RacingVerb[];
};

/** Makes a record among others that stand in its place, each confirmed when it was asked about, and deletes it. Answers the id for its Undo. */
export type Deletion = (of: Deleting) => Promise<string | null>;

export type Deleting = {
  readonly app: TestApp;
  readonly session: TestSession;
  readonly client: TestClient;
};

/** A property with a lease that began in February 2026, and one with stays. */
export type WalkedHouses = { readonly letByTheMonth: string; readonly letByTheNight: string };

type House = { readonly client: TestClient; readonly propertyId: string };

/** What is done while the statements of a request are counted. */
export type CountedStatements = {
  /** A record for the reads: they are given its id. */
  readonly ready: (house: House) => Promise<string>;
  readonly reads: readonly (readonly [name: string, read: (house: House, id: string) => Promise<unknown>])[];
  /** Every verb once, in an order in which each finds what it needs. */
  readonly writes: (write: CountedWrite, house: WrittenHouse) => Promise<void>;
};

export type CountedWrite = (name: string, work: () => Promise<unknown>) => Promise<void>;

type WrittenHouse = House & {
  readonly unitId: string;
  readonly tenantId: string;
  /** Sends it as the browser does, with a key. */
  readonly create: (path: string, body: unknown) => () => Promise<void>;
};

/** What its lists read when the tables are large. */
export type ReadPlans = {
  /** Those that grow with the number of workspaces. */
  readonly tables: readonly TableName[];
  /** Fills them where no other feature hangs on them: those of all others are full by then. */
  readonly rows?: (write: RowWriting) => readonly string[];
  readonly lists: readonly (readonly [
    name: string,
    read: (work: Work<ActorScope>, ids: FilledIds) => Promise<unknown>,
  ])[];
};

/** Pieces of a statement that writes rows for every workspace `w`, each with a number `n`. */
export type RowWriting = {
  /** Of a kind of record, by a number that is `n` where none is given. */
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
