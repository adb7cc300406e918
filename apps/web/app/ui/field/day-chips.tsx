import "./day-chips.css";

type DayChipsProps = {
  readonly value: string;
  readonly days: readonly { readonly day: string; readonly words: string }[];
  readonly onChange: (day: string) => void;
};

/** Buttons below a date field for the most likely days. */
export function DayChips({ value, days, onChange }: DayChipsProps) {
  return (
    <div className="ks-day-chips">
      {days.map(({ day, words }) => (
        <button
          key={words}
          type="button"
          aria-pressed={value === day}
          onClick={() => {
            onChange(day);
          }}
        >
          {words}
        </button>
      ))}
    </div>
  );
}
