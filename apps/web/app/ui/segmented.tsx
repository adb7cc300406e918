import { useId } from "react";

import "./segmented.css";

type SegmentedProps<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
};

/** One of a few, side by side. Plain radio buttons: the arrow keys and the names come with the browser. */
export function Segmented<Value extends string>({ label, value, onChange, options }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="ks-segmented">
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            className="ks-visually-hidden"
            name={name}
            checked={option.value === value}
            onChange={() => {
              onChange(option.value);
            }}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
