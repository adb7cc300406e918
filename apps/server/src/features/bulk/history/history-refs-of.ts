import { randomUUID } from "node:crypto";

import type { BroughtHistory } from "@keystead/contract/bulk";

import { refuseIssues } from "#kernel/api/index.ts";

export type HistoryRefs = {
  /** The id of the record to which a line refers, new or existing. */
  readonly idOf: (ref: string) => string;
  readonly isMade: (ref: string) => boolean;
  /** The existing records that lines refer to. */
  readonly there: Readonly<Record<"properties" | "units" | "tenants" | "leases", readonly string[]>>;
};

/**
 * Ids for the records that a history makes. Two records with one key, or a reference to an unknown key, is the
 * sender's mistake.
 */
export function historyRefsOf(input: BroughtHistory): HistoryRefs {
  const made = new Map<string, string>();
  for (const list of ["properties", "units", "tenants", "leases"] as const)
    for (const [at, { key }] of input[list].entries()) {
      if (made.has(key)) refuseIssues([{ path: [list, at, "key"], code: "INVALID_ID" }]);
      made.set(key, randomUUID());
    }
  const isMade = (ref: string): boolean => ref.startsWith("new-");
  const there = (refs: readonly (string | null)[]) => [
    ...new Set(refs.filter((ref) => ref !== null).filter((ref) => !isMade(ref))),
  ];
  const { units, tenants, leases, payments, bookings, income, expenses } = input;
  const records = [...bookings, ...income, ...expenses];
  const named = {
    properties: [
      ...[...units, ...tenants, ...leases].map(({ property }) => property),
      ...records.map(({ propertyId }) => propertyId),
    ],
    units: [...leases.map(({ unit }) => unit), ...records.map(({ unitId }) => unitId)],
    tenants: leases.map(({ tenant }) => tenant),
    leases: payments.map(({ lease }) => lease),
  };
  refuseIssues(
    Object.values(named)
      .flat()
      .some((ref) => ref !== null && isMade(ref) && !made.has(ref))
      ? [{ path: [], code: "INVALID_ID" }]
      : [],
  );
  return {
    isMade,
    idOf: (ref) => made.get(ref) ?? ref,
    there: {
      properties: there(named.properties),
      units: there(named.units),
      tenants: there(named.tenants),
      leases: there(named.leases),
    },
  };
}
