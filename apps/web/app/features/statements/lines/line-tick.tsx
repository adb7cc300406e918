import "./line-tick.css";

type LineTickProps = {
  readonly checked: boolean;
  /** What the tick books. */
  readonly label: string;
  readonly onTick: (checked: boolean) => void;
};

/** As large as a finger where there is one. */
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
