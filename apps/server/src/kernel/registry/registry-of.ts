import type { Hono } from "hono";

import type { Deps } from "#deps.ts";
import type { HttpEnv } from "#kernel/http/context.ts";
import type { BackgroundJob } from "#kernel/jobs/job-kind.ts";
import type { TableName } from "#kernel/db/table-names.ts";
import type { RestorableKinds } from "#kernel/trash/trash-kind.ts";
import type { ApiReference } from "../api-docs/api-reference.ts";
import { archiveOf, type Archive } from "./archive-of.ts";
import type { BaseCurrencyChanged } from "./hooks/base-currency-changed.ts";
import type { BookingsChanged } from "./hooks/bookings-changed.ts";
import type { ExportedList } from "./exported-list.ts";
import type { Feature, Procedures } from "./feature.ts";
import type { MemberRemoved } from "./hooks/member-removed.ts";
import type { RenewAddresses, RenewedAddress } from "./hooks/renew-addresses.ts";
import type { NoticeSource } from "./notice-source.ts";
import type { RecordNames } from "./record-names.ts";
import type { PropertyChanged, PropertyDeleted } from "./hooks/property-changed.ts";
import type { StoreSample } from "./hooks/store-sample.ts";
import { restorableKinds } from "./restorable-kinds.ts";
import type { Unsubscribe } from "./unsubscribe.ts";
import type { GlobalTable, TenantTable, WithProperty } from "./tables.ts";

/** What all features provide, together. */
export type Registry = {
  readonly features: readonly Feature[];
  /** Every procedure of the contract with its implementation. */
  readonly router: Readonly<Record<string, Procedures>>;
  readonly routes: (deps: Deps) => readonly Hono<HttpEnv>[];
  readonly jobs: (deps: Deps) => readonly BackgroundJob[];
  readonly tables: readonly TenantTable[];
  readonly globalTables: readonly GlobalTable[];
  readonly archive: Archive;
  readonly restorable: RestorableKinds;
  readonly withProperty: WithProperty;
  /** Runs those of all features when a person is removed from a workspace, one after the other. */
  readonly memberRemoved: MemberRemoved;
  readonly renewAddresses: RenewAddresses;
  /** Runs those of all features when a person changes their base currency, one after the other. */
  readonly baseCurrencyChanged: BaseCurrencyChanged;
  /** Runs the hooks of all features when the bookings of a property have changed, one after the other. */
  readonly bookingsChanged: BookingsChanged;
  /** Runs the hooks of all features when the zone or currency of a property has changed, one after the other. */
  readonly propertyChanged: PropertyChanged;
  /** Runs the hooks of all features before a property is deleted, one after the other. */
  readonly propertyDeleted: PropertyDeleted;
  /** Runs the hooks of all features, one after the other. */
  readonly storeSample: StoreSample;
  /** The tables of a workspace that its owner can export: those in a backup. */
  readonly takenAlong: readonly TableName[];
  readonly notices: readonly NoticeSource[];
  readonly unsubscribes: readonly Unsubscribe[];
  readonly lists: readonly ExportedList[];
  readonly recordNames: readonly RecordNames[];
  readonly references: readonly ApiReference[];
};

/** Throws if two features provide the same table, notice kind, list, record names or procedure. */
export function registryOf(features: readonly Feature[]): Registry {
  const tables = features.flatMap((feature) => feature.tables ?? []);
  const globalTables = features.flatMap((feature) => feature.globalTables ?? []);
  const allTables = onceEach("the table", [...globalTables, ...tables], ({ name }) => [name]);
  const notices = onceEach(
    "notices of the kind",
    features.flatMap((feature) => feature.notices ?? []),
    ({ kinds }) => kinds,
  );
  const lists = onceEach(
    "the list",
    features.flatMap((feature) => feature.lists ?? []),
    ({ name }) => [name],
  );
  const recordNames = onceEach(
    "the names of records of the kind",
    features.flatMap((feature) => feature.recordNames ?? []),
    ({ kind }) => [kind],
  );
  return {
    features,
    notices,
    lists,
    recordNames,
    references: features.flatMap(({ reference }) => reference ?? []),
    unsubscribes: features.flatMap(({ unsubscribe }) => unsubscribe ?? []),
    router: routerOf(features),
    routes: (deps) => features.flatMap(({ routes }) => routes?.(deps) ?? []),
    jobs: (deps) => features.flatMap(({ jobs }) => jobs?.(deps) ?? []),
    tables,
    globalTables,
    archive: archiveOf(allTables),
    restorable: restorableKinds(features.flatMap((feature) => feature.trash ?? [])),
    ...hooksOf(features),
    takenAlong: tables.filter(({ archived }) => archived).map(({ name }) => name),
    withProperty: withPropertyOf(features),
  };
}

type Hooks = Pick<
  Registry,
  | "memberRemoved"
  | "renewAddresses"
  | "baseCurrencyChanged"
  | "bookingsChanged"
  | "propertyChanged"
  | "propertyDeleted"
  | "storeSample"
>;

/** Combines the hooks of all features; each combined hook runs them one after the other. */
function hooksOf(features: readonly Feature[]): Hooks {
  return {
    async memberRemoved(work, userId) {
      for (const { memberRemoved } of features) await memberRemoved?.(work, userId);
    },
    async renewAddresses(work, deps, removed) {
      const renewed: RenewedAddress[] = [];
      for (const feature of features)
        renewed.push(...((await feature.renewAddresses?.(work, deps, removed)) ?? []));
      return renewed;
    },
    async baseCurrencyChanged(work) {
      for (const { baseCurrencyChanged } of features) await baseCurrencyChanged?.(work);
    },
    async bookingsChanged(work, propertyId) {
      for (const { bookingsChanged } of features) await bookingsChanged?.(work, propertyId);
    },
    async propertyChanged(work, property) {
      for (const { propertyChanged } of features) await propertyChanged?.(work, property);
    },
    async propertyDeleted(work, deps, propertyId) {
      for (const { propertyDeleted } of features) await propertyDeleted?.(work, deps, propertyId);
    },
    async storeSample(work, made) {
      for (const { storeSample } of features) await storeSample?.(work, made);
    },
  };
}

function withPropertyOf(features: readonly Feature[]): WithProperty {
  return {
    goes: features
      .flatMap(({ tables = [] }) => tables)
      .flatMap(({ name, withProperty }) =>
        typeof withProperty === "string" ? [] : [{ name, ...withProperty }],
      ),
    stays: features.flatMap((feature) => feature.staysWithoutProperty ?? []),
  };
}

function routerOf(features: readonly Feature[]): Registry["router"] {
  const shares = Map.groupBy(
    features.flatMap(({ router = {} }) => Object.entries(router)),
    ([area]) => area,
  );
  for (const [area, parts] of shares)
    refuseTwice(
      `a procedure of ${area}:`,
      parts.flatMap(([, procedures]) => Object.keys(procedures)),
    );
  return Object.fromEntries(
    [...shares].map(([area, parts]) => [
      area,
      Object.fromEntries(parts.flatMap(([, procedures]) => Object.entries(procedures))),
    ]),
  );
}

/** Returns the values unchanged; throws if two have a name in common. */
function onceEach<One>(
  what: string,
  all: readonly One[],
  namesOf: (one: One) => readonly string[],
): readonly One[] {
  refuseTwice(what, all.flatMap(namesOf));
  return all;
}

function refuseTwice(what: string, names: readonly string[]): void {
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`Two features bring ${what} ${twice}.`);
}
