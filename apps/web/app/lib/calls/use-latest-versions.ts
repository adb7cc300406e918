import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";

type Versioned = { readonly id: string; readonly version: number };

export type LatestVersions = {
  /** The records with the latest versions known to this tab, for sending a change. */
  readonly newest: (records: readonly Versioned[]) => readonly Versioned[];
  /** Takes the versions from the response to a change. */
  readonly learn: (answers: readonly Versioned[]) => void;
};

const known = new WeakMap<QueryClient, Map<string, number>>();

/**
 * The versions that this tab's own changes have led to. A row on screen may be older than the last change, and a second
 * press would then be refused as stale, as if somebody else had changed the record.
 */
export function useLatestVersions(): LatestVersions {
  const client = useQueryClient();
  return useMemo(() => {
    const versions = known.get(client) ?? new Map<string, number>();
    known.set(client, versions);
    return {
      newest: (records) =>
        records.map(({ id, version }) => ({ id, version: Math.max(version, versions.get(id) ?? 0) })),
      learn: (answers) => {
        for (const { id, version } of answers) versions.set(id, version);
      },
    };
  }, [client]);
}
