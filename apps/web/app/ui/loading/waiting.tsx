import { Skeleton } from "./skeleton.tsx";
import { ErrorPanel } from "./error-panel.tsx";

export type WaitingProps = {
  /** The query being waited for. */
  readonly result: {
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** The message when it fails. */
  readonly failed: string;
};

/** A skeleton while the query loads, or the error with a way to try again. */
export function Waiting({ result, failed }: WaitingProps) {
  return result.isError ? (
    <ErrorPanel message={failed} retrying={result.isFetching} onRetry={() => void result.refetch()} />
  ) : (
    <Skeleton rows={6} />
  );
}
