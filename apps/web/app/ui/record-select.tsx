import { Loader, Select } from "@mantine/core";
import "@mantine/core/styles/Combobox.css";
import "@mantine/core/styles/Loader.css";
import { useDebouncedCallback } from "@mantine/hooks";
import { type ReactNode, useState } from "react";

import type { NameOption, Picked } from "../lib/use-names.ts";
import { useTranslation } from "./use-translation.ts";

type RecordSelectProps = {
  readonly label: string;
  readonly id?: string;
  /** For the form that puts the focus on what is wrong. */
  readonly field: string;
  /** Empty while none is chosen. */
  readonly value: string;
  readonly names: Pick<Picked<unknown>, "found" | "searching" | "onSearch" | "chosen" | "gone">;
  /** Stands first whatever was typed, such as "+ New tenant". */
  readonly first?: readonly NameOption[];
  /** With what was typed, since it may be the name of the one to add. */
  readonly onChange: (value: string, typed: string) => void;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  readonly error?: ReactNode;
};

/** One record out of any number: what is typed is looked for where the records are. */
export function RecordSelect(props: RecordSelectProps) {
  const { value, first = [], names } = props;
  const chosen = first.find((one) => one.value === value) ?? names.chosen;
  // A name that is known only later has to come into the field.
  return <Field key={value !== "" && chosen === null ? "unknown" : "known"} {...props} chosen={chosen} />;
}

function Field(props: RecordSelectProps & { readonly chosen: NameOption | null }) {
  const { label, id, field, value, first = [], names, chosen, onChange } = props;
  const { disabled = false, autoFocus = false, error } = props;
  const { t } = useTranslation("forms");
  const [text, setText] = useState(chosen?.label ?? "");
  const search = useDebouncedCallback(names.onSearch, 200);
  const known = [...first, ...names.found];
  const data =
    chosen === null || known.some((one) => one.value === chosen.value) ? known : [...known, chosen];
  return (
    <Select
      label={label}
      {...(id === undefined ? {} : { id })}
      data-field={field}
      {...(autoFocus ? { "data-autofocus": true } : {})}
      searchable
      openOnFocus={false}
      allowDeselect={false}
      disabled={disabled}
      data={[...data]}
      // The server has filtered already, and it folds accents as it does in every list.
      filter={({ options }) => options}
      nothingFoundMessage={names.searching ? t("searching") : t("nothingFound")}
      rightSection={names.searching ? <Loader size={16} /> : undefined}
      value={value === "" ? null : value}
      searchValue={text}
      onSearchChange={(typed) => {
        setText(typed);
        search(data.some((one) => one.label === typed) ? "" : typed.trim());
      }}
      onChange={(next) => {
        if (next !== null) onChange(next, text);
      }}
      error={error ?? (names.gone ? t("recordGone") : undefined)}
    />
  );
}
