import { Select, type SelectProps } from "@mantine/core";
import "@mantine/core/styles/Combobox.css";
import { type FocusEvent, type SyntheticEvent, useRef, useState } from "react";

import { useTranslation } from "../text/use-translation.ts";

export type SearchSelectProps = Omit<
  SelectProps,
  "searchable" | "openOnFocus" | "allowDeselect" | "onChange"
> & {
  /** Empty when it was cleared. */
  readonly onChange: (value: string) => void;
};

/**
 * One of many, found by typing: what is chosen is marked when one comes, so that typing replaces it, and Enter takes the first
 * that fits. It opens with the first letter, an arrow or a click, not by being passed. What was typed and fits no option stays
 * when the field is left, and says that nothing is chosen; its form is not sent (`KeyForm`).
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

/** The text in the field. The library puts the chosen option in its place when the field is left; here it stays. */
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
    /** Whether what stands there is no choice, and whether the field was left with it. */
    notChosen: differs ? (left ? ("left" as const) : ("typing" as const)) : null,
    onSearchChange(next: string) {
      if (leaving.current && differs) return;
      setOwn(next);
      setLeft(false);
      props.onSearchChange?.(next);
    },
    /** What is chosen already can be chosen again: the library then leaves what was typed in its place. */
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

/** Whoever has marked a part of it, or typed already, is not disturbed. */
function mark({ currentTarget }: SyntheticEvent<HTMLInputElement>): void {
  const isTyped = currentTarget.matches("[data-typed], [data-not-chosen]");
  if (currentTarget.selectionStart === currentTarget.selectionEnd && !isTyped) currentTarget.select();
}
