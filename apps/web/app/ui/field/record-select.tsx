import { Loader } from "@mantine/core";
import "@mantine/core/styles/Loader.css";
import { useDebouncedCallback } from "@mantine/hooks";
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";

import type { NameOption, Picked } from "../../lib/records/use-names.ts";
import { SearchSelect } from "./search-select.tsx";
import { useTranslation } from "../text/use-translation.ts";

type RecordSelectProps = {
  readonly label: string;
  readonly id?: string;
  /** Lets the form focus the first field with a problem. */
  readonly field: string;
  /** Empty while none is chosen. */
  readonly value: string;
  readonly names: Pick<Picked<unknown>, "found" | "searching" | "q" | "onSearch" | "chosen" | "isMissing">;
  /** Always listed first, such as "+ New tenant". */
  readonly first?: readonly NameOption[];
  /** `input` is the typed text: it may be the name of the record to add. */
  readonly onChange: (value: string, input: string) => void;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  /** The list is open at once. */
  readonly startsOpen?: boolean;
  readonly error?: ReactNode;
};

/**
 * Picks one record out of any number: the server searches for what is typed. When somebody types into another field of
 * the form, that field is drawn first and this one is deferred: drawing three pickers takes longer than one keystroke
 * may take on a slow phone.
 */
export function RecordSelect(props: RecordSelectProps) {
  const before = useDeferredValue(props);
  return <Drawn {...(showsTheSame(before, props) ? before : props)} />;
}

/** A choice or an error of this field is drawn at once, not deferred, because the next key may save the form. */
function showsTheSame(one: RecordSelectProps, other: RecordSelectProps): boolean {
  return (
    one.value === other.value &&
    one.error === other.error &&
    one.disabled === other.disabled &&
    one.names.chosen?.label === other.names.chosen?.label &&
    one.names.searching === other.names.searching &&
    one.names.q === other.names.q
  );
}

const Drawn = memo(function Drawn(props: RecordSelectProps) {
  const { value, first = [], names } = props;
  const chosen = first.find((one) => one.value === value) ?? names.chosen;
  // Remounts when the name becomes known, so that it gets into the field.
  return <Field key={value !== "" && chosen === null ? "unknown" : "known"} {...props} chosen={chosen} />;
});

type FieldProps = RecordSelectProps & { readonly chosen: NameOption | null };

function Field(props: FieldProps) {
  const { label, id, field, value, first = [], names, chosen, onChange } = props;
  const { disabled = false, autoFocus = false, error } = props;
  const { t } = useTranslation("forms");
  const { text, type, search, opened, setOpened, onKeyDown } = useTyping(props);
  const known = [...first, ...names.found];
  const data =
    chosen === null || known.some((one) => one.value === chosen.value) ? known : [...known, chosen];
  return (
    <SearchSelect
      label={label}
      {...(id === undefined ? {} : { id })}
      data-field={field}
      {...(autoFocus ? { "data-autofocus": true } : {})}
      {...(text === (chosen?.label ?? "") ? {} : { "data-input": true })}
      disabled={disabled}
      data={[...data]}
      // The server has filtered already, folding accents as in every list.
      filter={({ options }) => options}
      // Only the server's answer decides which option Enter picks.
      selectFirstOptionOnChange={false}
      nothingFoundMessage={names.searching ? t("searching") : t("nothingFound")}
      rightSection={names.searching ? <Loader size={16} /> : undefined}
      dropdownOpened={opened}
      onDropdownOpen={() => {
        setOpened(true);
      }}
      onDropdownClose={() => {
        setOpened(false);
      }}
      onKeyDown={onKeyDown}
      value={value === "" ? null : value}
      searchValue={text}
      onSearchChange={(input) => {
        type(input);
        search(data.some((one) => one.label === input) ? "" : input.trim());
      }}
      onChange={(next) => {
        onChange(next, text);
      }}
      error={error ?? (names.isMissing ? t("recordMissing") : undefined)}
    />
  );
}

/**
 * The typed text, and what Enter does with it: it takes the only match, or "+ New …" where nothing matches. Pressed
 * before the server has answered, it waits for the answer.
 */
function useTyping({ names, first = [], chosen, onChange, startsOpen = false }: FieldProps) {
  const [text, setText] = useState(chosen?.label ?? "");
  const [opened, setOpened] = useState(startsOpen);
  const entered = useRef<string | null>(null);
  const search = useDebouncedCallback(names.onSearch, 200);
  const input = text.trim();
  const isCurrent = names.q === input && !names.searching;
  const take = () => {
    const [only, second] = names.found.length === 0 ? first : names.found;
    if (only === undefined || second !== undefined) return;
    onChange(only.value, input);
    setOpened(false);
  };
  const takeLater = useEffectEvent(() => {
    entered.current = null;
    take();
  });
  // Runs the waiting Enter when the server answers.
  useEffect(() => {
    if (entered.current === input && isCurrent) takeLater();
  }, [input, isCurrent]);
  return {
    text,
    search,
    opened,
    setOpened,
    type: (next: string) => {
      setText(next);
      entered.current = null;
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const isMine = event.key === "Enter" && !event.ctrlKey && !event.metaKey && input !== "";
      // With an option marked by an arrow key, the list handles Enter itself.
      if (!isMine || input === chosen?.label || event.currentTarget.hasAttribute("aria-activedescendant"))
        return;
      event.preventDefault();
      if (isCurrent) {
        take();
        return;
      }
      entered.current = input;
      search.flush();
    },
  };
}
