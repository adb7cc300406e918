import { Select, type SelectProps } from "@mantine/core";
import "@mantine/core/styles/Combobox.css";
import { type FocusEvent, type SyntheticEvent, useRef, useState } from "react";

import { useTranslation } from "../text/use-translation.ts";

export type SearchSelectProps = Omit<
  SelectProps,
  "searchable" | "openOnFocus" | "allowDeselect" | "onChange"
> & {
  /** Empty when cleared. */
  readonly onChange: (value: string) => void;
};

/**
 * One of many, found by typing: focus selects the current choice, so that typing replaces it, and Enter takes the first
 * match. It opens on the first letter, an arrow or a click, not on focus alone. Text that matches no option stays on
 * blur with the error that nothing is chosen, and its form is not sent (`KeyForm`).
 */
export function SearchSelect(props: SearchSelectProps) {
  const { onChange, ...select } = props;
  const { t } = useTranslation("forms");
  const { text, notChosen, ...typing } = useTextInput(props);
  return (
    <Select
      nothingFoundMessage={t("nothingFound")}
      selectFirstOptionOnChange
      {...select}
      {...typing}
      {...(notChosen === null ? {} : { "data-not-chosen": true })}
      error={notChosen === "left" ? t("notChosen", { text: text.trim() }) : select.error}
      searchValue={text}
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

/** The text in the field. On blur the library would replace it with the chosen option; here it stays. */
function useTextInput({ value, data, onChange, onBlur, ...props }: SearchSelectProps) {
  const options = optionsOf(data);
  const chosen = options.find((option) => option.value === value)?.label ?? "";
  const [own, setOwn] = useState(chosen);
  const [left, setLeft] = useState(false);
  const leaving = useRef(false);
  const text = props.searchValue ?? own;
  const differs = text.trim() !== "" && text !== chosen;
  return {
    text,
    /** Set when the text is not a chosen option: "left" after blur, else "typing". */
    notChosen: differs ? (left ? ("left" as const) : ("typing" as const)) : null,
    onSearchChange(next: string) {
      if (leaving.current && differs) return;
      setOwn(next);
      setLeft(false);
      props.onSearchChange?.(next);
    },
    /** When the current choice is picked again, the library leaves the typed text in place. */
    onOptionSubmit(picked: string) {
      const label = options.find((option) => option.value === picked)?.label;
      if (label === undefined || picked !== value) return;
      setOwn(label);
      setLeft(false);
      props.onSearchChange?.(label);
    },
    onBlurCapture() {
      leaving.current = true;
    },
    onBlur(event: FocusEvent<HTMLInputElement>) {
      leaving.current = false;
      const input = text.trim().toLowerCase();
      const whole = differs ? options.find(({ label }) => label.toLowerCase() === input) : undefined;
      if (whole !== undefined) onChange(whole.value);
      setLeft(true);
      onBlur?.(event);
    },
  };
}

type Option = { readonly value: string; readonly label: string };

function optionsOf(data: SearchSelectProps["data"]): readonly Option[] {
  return (data ?? [])
    .flatMap((one) => (typeof one === "object" && "items" in one ? one.items : [one]))
    .map(optionOf);
}

function optionOf(one: string | { readonly value: string; readonly label?: string }): Option {
  if (typeof one === "string") return { value: one, label: one };
  return { value: one.value, label: one.label ?? one.value };
}

/** Selects the text, unless part of it is selected or something was typed. */
function mark({ currentTarget }: SyntheticEvent<HTMLInputElement>): void {
  const isInput = currentTarget.matches("[data-input], [data-not-chosen]");
  if (currentTarget.selectionStart === currentTarget.selectionEnd && !isInput) currentTarget.select();
}
