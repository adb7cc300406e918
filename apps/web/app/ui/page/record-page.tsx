import type { ReactNode } from "react";
import { useNavigate } from "react-router";

import { isNotFound } from "../../lib/refusal/refusal.ts";
import { EmptyState } from "../loading/empty-state.tsx";
import { ErrorPanel } from "../loading/error-panel.tsx";
import { Skeleton } from "../loading/skeleton.tsx";
import { PageHeader } from "./page-header.tsx";
import type { BadgeIcon } from "../text/status-badge.tsx";
import "./record-page.css";

type RecordPageProps<Read> = {
  /** The result of `useQuery` for the record. */
  readonly result: {
    readonly data: Read | undefined;
    readonly error: unknown;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** Shown until the record's name is known, such as "Tenant". */
  readonly title: string;
  /** The record's list, as it was when the record was opened from it. */
  readonly list: { readonly label: string; readonly to: string };
  readonly icon: BadgeIcon;
  readonly words: { readonly missing: string; readonly back: string; readonly failed: string };
  readonly children: (read: Read) => ReactNode;
};

/**
 * A record's read-only page with its four states: loading, not found, failed, loaded. It shows one response, built by a
 * `*-overview.ts` on the server; the record's form is a drawer on this page.
 */
export function RecordPage<Read>({ result, title, list, icon, words, children }: RecordPageProps<Read>) {
  const navigate = useNavigate();
  const { data, error, isError, isFetching, refetch } = result;
  if (data !== undefined) return <div className="ks-stack">{children(data)}</div>;
  return (
    <>
      <PageHeader title={title} crumbs={[list]} />
      {isError && isNotFound(error) ? (
        <EmptyState
          icon={icon}
          title={words.missing}
          second={{ label: words.back, onClick: () => void navigate(list.to) }}
        />
      ) : isError ? (
        <ErrorPanel message={words.failed} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton rows={6} />
      )}
    </>
  );
}

type RecordColumnsProps = { readonly children: ReactNode; readonly side: ReactNode };

/** The main content and a side column; one below the other where space is short. */
export function RecordColumns({ children, side }: RecordColumnsProps) {
  return (
    <div className="ks-record-page-columns">
      <div className="ks-stack">{children}</div>
      <div className="ks-stack">{side}</div>
    </div>
  );
}
