import { SearchSelect } from "./search-select.tsx";
import { timeZoneOptions } from "./time-zone-options.ts";

/** The rest are found by typing. */
const SHOWN = 60;

type TimeZoneSelectProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (zone: string) => void;
  readonly id?: string;
};

/** One of the zones that the browser knows, or the stored one. */
export function TimeZoneSelect({ label, value, onChange, id }: TimeZoneSelectProps) {
  return (
    <SearchSelect
      {...(id === undefined ? {} : { id })}
      label={label}
      limit={SHOWN}
      data={timeZoneOptions(value)}
      value={value}
      onChange={onChange}
    />
  );
}
