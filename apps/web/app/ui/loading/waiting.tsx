import { Skeleton } from "./skeleton.tsx";
import { ErrorPanel } from "./error-panel.tsx";

export type WaitingProps = {
  /** What is waited for. */
  readonly asked: {
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** Said where it did not come. */
  readonly failed: string;
};

/** Lines that are on their way, or the reason why not with a way to try again. */
export function Waiting({ asked, failed }: WaitingProps) {
  return asked.isError ? (
    <ErrorPanel message={failed} retrying={asked.isFetching} onRetry={() => void asked.refetch()} />
  ) : (
    <Skeleton rows={6} />
  );
}
