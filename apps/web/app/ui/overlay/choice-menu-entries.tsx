import { Menu } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconCheck } from "@tabler/icons-react";
import { useState } from "react";

import type { MenuButton } from "../loading/lazy-menu.tsx";
import { useIsPlaced } from "../size/use-is-placed.ts";
import { MenuStart } from "./menu-start.tsx";
import type { MenuChoices, MenuEntry } from "./menu-choices.ts";

type ChoiceMenuEntriesProps = MenuChoices & { readonly button: MenuButton };

/** Opens by itself, because the press that loaded this code was meant to open the menu. */
export function ChoiceMenuEntries(props: ChoiceMenuEntriesProps) {
  const { button, entries, position, maxHeight, width, staysOpen = false, startsOnFirst = false } = props;
  const isPlaced = useIsPlaced();
  const [opened, setOpened] = useState(true);
  const listed = entries.map((entry, place) => <Entry key={keyOf(entry, place)} entry={entry} />);
  return (
    <Menu
      position={position}
      closeOnItemClick={!staysOpen}
      withInitialFocusPlaceholder={false}
      {...(width === undefined ? {} : { width })}
      opened={opened && isPlaced}
      onChange={setOpened}
    >
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown {...(maxHeight === undefined ? {} : { mah: maxHeight, style: { overflowY: "auto" } })}>
        {startsOnFirst ? listed : <MenuStart>{listed}</MenuStart>}
      </Menu.Dropdown>
    </Menu>
  );
}

function keyOf(entry: MenuEntry, place: number): string | number {
  if (entry.kind === "action" || entry.kind === "tick") return `${entry.kind} ${entry.value ?? entry.label}`;
  return place;
}

function Entry({ entry }: { readonly entry: MenuEntry }) {
  switch (entry.kind) {
    case "heading":
      return <Menu.Label>{entry.label}</Menu.Label>;
    case "line":
      return <Menu.Divider />;
    case "search":
      return <ChoiceSearch {...entry} />;
    case "tick":
      return (
        <Menu.CheckboxItem checked={entry.checked} onChange={entry.onChange}>
          {entry.label}
        </Menu.CheckboxItem>
      );
    case "action": {
      const { label, onClick, icon: Icon, danger = false, chosen = false } = entry;
      return (
        <Menu.Item
          onClick={onClick}
          {...(danger ? { color: "var(--ks-negative)" } : {})}
          leftSection={Icon === undefined ? null : <Icon size={16} aria-hidden />}
          rightSection={chosen ? <IconCheck size={16} aria-hidden /> : null}
        >
          {label}
        </Menu.Item>
      );
    }
  }
}

type ChoiceSearchProps = Extract<MenuEntry, { readonly kind: "search" }>;

function ChoiceSearch({ label, placeholder, onSearch }: ChoiceSearchProps) {
  const search = useDebouncedCallback(onSearch, 200);
  return (
    <Menu.Search
      type="search"
      aria-label={label}
      placeholder={placeholder}
      onChange={(event) => {
        search(event.currentTarget.value.trim());
      }}
    />
  );
}
