import { ActionIcon, Button, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconChevronDown, IconDots, IconFilter, IconSearch, IconX } from "@tabler/icons-react";
import { useLocation, useNavigation } from "react-router";
import { type ReactNode, useRef, useState } from "react";

import type { ListState } from "./use-list-state.ts";
import { RowMenu } from "./row-menu.tsx";
import { useIsPhone } from "../size/use-is-phone.ts";
import { useRoom } from "../use-room.ts";
import { ChoiceMenu } from "../overlay/choice-menu.tsx";
import type { MenuEntry } from "../overlay/menu-choices.ts";
import { useShortcut } from "../focus/use-shortcut.ts";
import { useTranslation } from "../text/use-translation.ts";
import "./list-toolbar.css";

export type ListFilter = {
  /** Its name in the rules of `useListState`. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Under "More filters" until a value is chosen. */
  readonly seldom?: boolean;
  /** For more options than are listed: the server searches for what is typed. */
  readonly onSearch?: (text: string) => void;
};

type ListToolbarProps = {
  readonly state: ListState;
  readonly searchLabel?: string;
  readonly filters: readonly ListFilter[];
  readonly aside: ReactNode;
  /** Actions on the list as a whole, such as another view. */
  readonly tools: ReactNode;
  /** A second way to add; moves into the "…" menu when space is short. */
  readonly secondary?: { readonly label: string; readonly onClick: () => void } | undefined;
  readonly primary: ReactNode;
  /** The list's name, for the label of the menu. */
  readonly name: string;
};

/**
 * One row: on a desktop, what does not fit folds; on a phone only the search, the filters, a menu and the primary
 * button stay.
 */
export function ListToolbar(props: ListToolbarProps) {
  return useIsPhone() ? <PhoneToolbar {...props} /> : <DeskToolbar {...props} />;
}

/** The search shrinks first, then filters fold into "More filters", and last the second way to add. */
function DeskToolbar(props: ListToolbarProps) {
  const { state, searchLabel, aside, tools, secondary, primary, name } = props;
  const bar = useRef<HTMLDivElement>(null);
  const { useful, idle } = filtersOf(props);
  const seldom = idle.filter(({ seldom: isSeldom = false }) => isSeldom);
  // A filter with a search cannot fold, since its options are not all listed; the last filters fold first.
  const foldable = idle.filter((filter) => !seldom.includes(filter) && filter.onSearch === undefined);
  const { folded, wraps } = useRoom(bar, foldable.length + (secondary === undefined ? 0 : 1));
  const hidden = [...foldable.slice(Math.max(0, foldable.length - folded)), ...seldom];
  return (
    <div className="ks-list-toolbar" ref={bar} data-wraps={wraps}>
      {searchLabel === undefined ? null : <SearchBox state={state} label={searchLabel} />}
      <div className="ks-list-toolbar-chips">
        {useful
          .filter((filter) => !hidden.includes(filter))
          .map((filter) => (
            <FilterChip key={filter.name} filter={filter} state={state} />
          ))}
        {hidden.length === 0 ? null : <MoreFilters filters={hidden} state={state} />}
      </div>
      {aside}
      <div className="ks-list-toolbar-primary">
        {tools}
        {secondary === undefined ? null : folded > foldable.length ? (
          <RowMenu bordered name={name} actions={[secondary]} />
        ) : (
          <Button variant="default" onClick={secondary.onClick}>
            {secondary.label}
          </Button>
        )}
        {primary}
      </div>
    </div>
  );
}

/** Active filters stand in a line of their own below, and so does the opened menu. */
function PhoneToolbar(props: ListToolbarProps) {
  const { state, searchLabel, aside, tools, secondary, primary, name } = props;
  const { t } = useTranslation("lists");
  const [open, setOpen] = useState(false);
  const { useful, idle } = filtersOf(props);
  const folded = idle.filter(({ onSearch }) => onSearch === undefined);
  const shown = useful.filter((filter) => !folded.includes(filter));
  return (
    <div className="ks-list-toolbar">
      {searchLabel === undefined ? null : <SearchBox state={state} label={searchLabel} />}
      <div className="ks-list-toolbar-primary">
        {folded.length === 0 ? null : <MoreFilters filters={folded} state={state} />}
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t("actionsFor", { name })}
          aria-expanded={open}
          onClick={() => {
            setOpen(!open);
          }}
        >
          <IconDots size={18} aria-hidden />
        </ActionIcon>
        {primary}
      </div>
      {shown.length === 0 ? null : (
        <div className="ks-list-toolbar-chips">
          {shown.map((filter) => (
            <FilterChip key={filter.name} filter={filter} state={state} />
          ))}
        </div>
      )}
      {open ? (
        <div className="ks-list-toolbar-more">
          {tools}
          {secondary === undefined ? null : (
            <Button variant="default" onClick={secondary.onClick}>
              {secondary.label}
            </Button>
          )}
          {aside}
        </div>
      ) : null}
    </div>
  );
}

/** Filters that offer a choice, and those among them that are not set. */
function filtersOf({ filters, state }: Pick<ListToolbarProps, "filters" | "state">) {
  const useful = filters.filter(({ options, onSearch }) => options.length > 0 || onSearch !== undefined);
  return { useful, idle: useful.filter(({ name }) => state.filters[name] === undefined) };
}

function SearchBox({ state, label }: { readonly state: ListState; readonly label: string }) {
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(state.q);
  const [known, setKnown] = useState(state.q);
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname ?? pathname;
  const search = useDebouncedCallback((q: string) => {
    // A navigation to another page is under way: changing the address here would cancel it.
    if (next === pathname) state.set({ q });
  }, 250);
  // The address was changed elsewhere, by Back or "Clear filters".
  if (known !== state.q) {
    setKnown(state.q);
    if (state.q !== text.trim()) setText(state.q);
  }
  useShortcut("/", () => box.current?.focus());
  return (
    <TextInput
      ref={box}
      type="search"
      className="ks-list-toolbar-search"
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        search(event.currentTarget.value.trim());
      }}
      // Runs the pending search before the next press takes effect. If it ran later, it would navigate back from the
      // page that the press opens.
      onBlur={() => {
        search.flush();
      }}
      leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
      rightSection={
        <kbd className="ks-kbd ks-list-toolbar-wide" aria-hidden>
          {SEARCH_KEY}
        </kbd>
      }
    />
  );
}

const SEARCH_KEY = "/";

function MoreFilters({ filters, state }: Pick<ListToolbarProps, "filters" | "state">) {
  const { t } = useTranslation("lists");
  const isPhone = useIsPhone();
  return (
    <span className="ks-list-toolbar-chip">
      <ChoiceMenu
        position="bottom-start"
        maxHeight={400}
        button={
          <button type="button">
            <IconFilter size={16} aria-hidden />
            {isPhone ? t("filters") : t("moreFilters")}
          </button>
        }
        entries={filters.flatMap(({ name, label, options }): readonly MenuEntry[] => [
          { kind: "heading", label },
          ...options.map((option) => ({
            kind: "action" as const,
            value: `${name} ${option.value}`,
            label: option.label,
            onClick: () => {
              state.set({ filters: { [name]: option.value } });
            },
          })),
        ])}
      />
    </span>
  );
}

function FilterChip({ filter, state }: { readonly filter: ListFilter; readonly state: ListState }) {
  const { t } = useTranslation("lists");
  const chosen = state.filters[filter.name] ?? "";
  const word = filter.options.find(({ value }) => value === chosen)?.label;
  const choose = (value: string) => {
    state.set({ filters: { [filter.name]: value } });
  };
  return (
    <span className="ks-list-toolbar-chip" data-on={word !== undefined}>
      <ChoiceMenu
        position="bottom-start"
        maxHeight={320}
        button={
          <button type="button">
            {word === undefined ? filter.label : t("filterIs", { label: filter.label })}
            {word === undefined ? <IconChevronDown size={16} aria-hidden /> : <b>{word}</b>}
          </button>
        }
        entries={[
          ...searchOf(filter, t("searchIn", { label: filter.label })),
          { kind: "action", value: "", label: t("all"), onClick: () => choose("") },
          ...filter.options.map(({ value, label }) => ({
            kind: "action" as const,
            value,
            label,
            chosen: value === chosen,
            onClick: () => choose(value),
          })),
        ]}
      />
      {word === undefined ? null : (
        <button
          type="button"
          className="ks-list-toolbar-off"
          aria-label={t("removeFilter", { label: filter.label })}
          onClick={() => {
            choose("");
          }}
        >
          <IconX size={14} aria-hidden />
        </button>
      )}
    </span>
  );
}

function searchOf({ onSearch }: ListFilter, label: string): readonly MenuEntry[] {
  return onSearch === undefined ? [] : [{ kind: "search", label, placeholder: label, onSearch }];
}
