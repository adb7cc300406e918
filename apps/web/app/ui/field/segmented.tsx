import { useId } from "react";

import type { BadgeIcon } from "../text/status-badge.tsx";
import "./segmented.css";

type SegmentedProps<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** With an icon, the label becomes its accessible name and tooltip. */
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly icon?: BadgeIcon;
  }[];
  /** Full width on a phone. */
  readonly wide?: boolean;
};

/** One of a few, side by side. Native radio buttons, so that arrow keys and accessible names need no code. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, value, onChange, options, wide = false } = props;
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={wide ? "ks-segmented ks-segmented-wide" : "ks-segmented"}
    >
      {options.map(({ icon: Icon, ...option }) => (
        <label key={option.value} {...(Icon === undefined ? {} : { title: option.label })}>
          <input
            type="radio"
            className="ks-visually-hidden"
            name={name}
            aria-label={option.label}
            checked={option.value === value}
            onChange={() => {
              onChange(option.value);
            }}
          />
          <span>{Icon === undefined ? option.label : <Icon size={18} stroke={1.6} aria-hidden />}</span>
        </label>
      ))}
    </div>
  );
}
