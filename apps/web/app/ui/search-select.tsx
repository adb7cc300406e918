import { Select, type SelectProps } from "@mantine/core";
import "@mantine/core/styles/Combobox.css";
import type { SyntheticEvent } from "react";

import { useTranslation } from "./use-translation.ts";

export type SearchSelectProps = Omit<
  SelectProps,
  "searchable" | "openOnFocus" | "allowDeselect" | "onChange"
> & {
  /** Empty when it was cleared. */
  readonly onChange: (value: string) => void;
};

/**
 * One of many, found by typing: what is chosen is marked when one comes, so that typing replaces it, and Enter takes the first
 * that fits. It opens with the first letter, an arrow or a click, not by being passed.
 */
export function SearchSelect({ onChange, ...select }: SearchSelectProps) {
  const { t } = useTranslation("forms");
  return (
    <Select
      nothingFoundMessage={t("nothingFound")}
      selectFirstOptionOnChange
      {...select}
      searchable
      openOnFocus={false}
      allowDeselect={false}
      onFocus={(event) => {
        mark(event);
        select.onFocus?.(event);
      }}
      onClick={(event) => {
        mark(event);
        select.onClick?.(event);
      }}
      onChange={(value) => {
        if (value !== null || select.clearable === true) onChange(value ?? "");
      }}
    />
  );
}

/** Whoever has marked a part of it, or typed already, is not disturbed. */
function mark({ currentTarget }: SyntheticEvent<HTMLInputElement>): void {
  if (currentTarget.selectionStart === currentTarget.selectionEnd && !currentTarget.matches("[data-typed]"))
    currentTarget.select();
}
