import "./meter.css";
type MeterProps = { readonly label: string; readonly used: number; readonly limit: number };

/** The bar turns to the warning colour from this share of the limit. */
const NEAR = 0.8;

export function isNearLimit(used: number, limit: number): boolean {
  return used >= limit * NEAR;
}

/** How much of a limit is used. The text stands beside the bar; the label repeats it for screen readers. */
export function Meter({ label, used, limit }: MeterProps) {
  const share = limit === 0 ? 1 : Math.min(1, used / limit);
  return (
    <div className="ks-meter" data-tone={isNearLimit(used, limit) ? "attention" : "calm"}>
      <meter
        className="ks-visually-hidden"
        aria-label={label}
        min={0}
        max={Math.max(limit, 1)}
        value={used}
      />
      <i style={{ width: `${share * 100}%` }} aria-hidden />
    </div>
  );
}
