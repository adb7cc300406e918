import "./line-tick.css";

type LineTickProps = {
  readonly checked: boolean;
  /** What ticking books. */
  readonly label: string;
  readonly onTick: (checked: boolean) => void;
};

/** A checkbox with a full touch target. */
export function LineTick({ checked, label, onTick }: LineTickProps) {
  return (
    <label className="ks-line-tick">
      <input
        type="checkbox"
        checked={checked}
        aria-label={label}
        onChange={(event) => {
          onTick(event.currentTarget.checked);
        }}
      />
    </label>
  );
}
