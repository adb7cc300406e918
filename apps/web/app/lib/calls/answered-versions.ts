import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";

type Versioned = { readonly id: string; readonly version: number };

export type LatestVersions = {
  /** The records as a change of them is to name them. */
  readonly newest: (records: readonly Versioned[]) => readonly Versioned[];
  /** What a change was answered with. */
  readonly learn: (answered: readonly Versioned[]) => void;
};

const known = new WeakMap<QueryClient, Map<string, number>>();

/**
 * The versions that this tab's own changes led to. A line on the screen is as old as the last answer of its list, and somebody
 * who presses twice within that moment knows both changes: refused as stale, they would be told that somebody else had made one.
 */
export function useLatestVersions(): LatestVersions {
  const client = useQueryClient();
  return useMemo(() => {
    const versions = known.get(client) ?? new Map<string, number>();
    known.set(client, versions);
    return {
      newest: (records) =>
        records.map(({ id, version }) => ({ id, version: Math.max(version, versions.get(id) ?? 0) })),
      learn: (answered) => {
        for (const { id, version } of answered) versions.set(id, version);
      },
    };
  }, [client]);
}
