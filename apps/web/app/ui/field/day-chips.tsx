import "./day-chips.css";

type DayChipsProps = {
  readonly value: string;
  readonly days: readonly { readonly day: string; readonly words: string }[];
  readonly onChange: (day: string) => void;
};

/** Below a field for a day: those that are meant most often, to press. */
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
