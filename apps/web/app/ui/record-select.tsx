import { Loader, Select } from "@mantine/core";
import "@mantine/core/styles/Combobox.css";
import "@mantine/core/styles/Loader.css";
import { useDebouncedCallback } from "@mantine/hooks";
import type { ReactNode } from "react";
import { useState } from "react";

import { useTranslation } from "./use-translation.ts";

export type RecordOption = { readonly value: string; readonly label: string };

type RecordSelectProps = {
  readonly label: string;
  readonly id?: string;
  /** For the form that puts the focus on what is wrong. */
  readonly field: string;
  readonly value: string;
  /** Name of the chosen record, also when it is not among those found. */
  readonly chosen: RecordOption | null;
  readonly found: readonly RecordOption[];
  /** Stands first whatever was typed, such as "+ New tenant". */
  readonly first?: readonly RecordOption[];
  readonly searching: boolean;
  /** What was typed, some time after the last key; empty when the chosen name stands there. */
  readonly onSearch: (text: string) => void;
  readonly onChange: (value: string, typed: string) => void;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  readonly error?: ReactNode;
};

/** One record out of any number: what is typed is looked for where the records are. */
export function RecordSelect(props: RecordSelectProps) {
  const { label, field, value, chosen, found, first = [], searching, onSearch, onChange } = props;
  const { id, disabled = false, autoFocus = false, error } = props;
  const { t } = useTranslation("ui");
  const [text, setText] = useState(chosen?.label ?? "");
  const search = useDebouncedCallback(onSearch, 200);
  const known = [...first, ...found];
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
      nothingFoundMessage={searching ? t("searching") : t("nothingFound")}
      rightSection={searching ? <Loader size={16} /> : undefined}
      value={value === "" ? null : value}
      searchValue={text}
      onSearchChange={(typed) => {
        setText(typed);
        search(data.some((one) => one.label === typed) ? "" : typed.trim());
      }}
      onChange={(next) => {
        if (next !== null) onChange(next, text);
      }}
      error={error}
    />
  );
}
