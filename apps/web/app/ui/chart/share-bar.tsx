import "./share-bar.css";

type ShareBarProps = {
  readonly label: string;
  /** Shares of the whole, 0 to 1. */
  readonly good: number;
  readonly late?: number;
};

/** A thin bar of shares; `label` states them for screen readers. */
export function ShareBar({ label, good, late = 0 }: ShareBarProps) {
  return (
    <div className="ks-share-bar" role="img" aria-label={label}>
      {good > 0 ? <span data-part="good" style={{ width: `${Math.min(good, 1) * 100}%` }} /> : null}
      {late > 0 ? <span data-part="late" style={{ width: `${Math.min(late, 1) * 100}%` }} /> : null}
    </div>
  );
}
