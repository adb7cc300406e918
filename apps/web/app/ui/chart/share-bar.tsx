import "./share-bar.css";

type ShareBarProps = {
  readonly label: string;
  /** Shares of the whole, 0 to 1. */
  readonly good: number;
  readonly overdue?: number;
};

/** A thin bar of shares; `label` states them for screen readers. */
export function ShareBar({ label, good, overdue = 0 }: ShareBarProps) {
  return (
    <div className="ks-share-bar" role="img" aria-label={label}>
      {good > 0 ? <span data-part="good" style={{ width: `${Math.min(good, 1) * 100}%` }} /> : null}
      {overdue > 0 ? <span data-part="overdue" style={{ width: `${Math.min(overdue, 1) * 100}%` }} /> : null}
    </div>
  );
}
