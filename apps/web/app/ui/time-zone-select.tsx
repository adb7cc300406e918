import { Select } from "@mantine/core";

import { timeZoneOptions } from "./time-zone-options.ts";
import { useTranslation } from "./use-translation.ts";

/** More are found by typing. */
const SHOWN = 60;

type TimeZoneSelectProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (zone: string) => void;
  readonly id?: string;
};

/** One of the zones that the browser knows, or the stored one. */
export function TimeZoneSelect({ label, value, onChange, id }: TimeZoneSelectProps) {
  const { t } = useTranslation("forms");
  return (
    <Select
      {...(id === undefined ? {} : { id })}
      label={label}
      searchable
      openOnFocus={false}
      allowDeselect={false}
      limit={SHOWN}
      nothingFoundMessage={t("nothingFound")}
      data={timeZoneOptions(value)}
      value={value}
      onChange={(zone) => {
        if (zone !== null) onChange(zone);
      }}
    />
  );
}
