import { Button } from "@mantine/core";
import { IconBuilding, IconChevronDown } from "@tabler/icons-react";

import { ChoiceMenu } from "../../ui/overlay/choice-menu.tsx";
import type { MenuEntry } from "../../ui/overlay/menu-choices.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { usePropertyNames } from "./use-property-names.ts";

type PropertiesMenuProps = {
  readonly label: string;
  /** The label without a choice; "All" by default. */
  readonly none?: string;
  /** Empty for all of them. */
  readonly values: readonly string[];
  /** The label for several: "3 properties". */
  readonly chosenText: (count: number) => string;
  readonly onChange: (values: readonly string[]) => void;
  /** Shows only an icon and a count, where there is no space for words. */
  readonly isShort?: boolean;
};

/** Wide enough for a name, even below a narrow button. */
const NAMES_PX = 240;

/**
 * Chooses several properties by ticking them in a menu that stays open. If there are more than are listed, the server
 * searches for what is typed.
 */
export function PropertiesMenu(props: PropertiesMenuProps) {
  const { label, none, values, chosenText, onChange, isShort = false } = props;
  const { t } = useTranslation("lists");
  const [only = "", ...others] = values;
  const names = usePropertyNames(others.length === 0 ? only : "");
  const all = none ?? t("all");
  const text =
    values.length === 0 ? all : others.length > 0 ? chosenText(values.length) : (names.chosen?.label ?? "");
  const search: MenuEntry = {
    kind: "search",
    label: t("searchIn", { label }),
    placeholder: label,
    onSearch: names.onSearch,
  };
  return (
    <ChoiceMenu
      position="bottom-start"
      staysOpen
      startsOnFirst
      width={isShort ? NAMES_PX : "target"}
      maxHeight={360}
      button={
        isShort ? (
          <Button variant="default" px="xs" aria-label={`${label}: ${text}`} title={text}>
            <IconBuilding size={18} stroke={1.6} aria-hidden />
            {values.length === 0 ? null : values.length}
          </Button>
        ) : (
          <Button
            variant="default"
            fullWidth
            justify="space-between"
            rightSection={<IconChevronDown size={16} aria-hidden />}
            aria-label={`${label}: ${text}`}
          >
            {text}
          </Button>
        )
      }
      entries={[
        ...(names.more || names.searched ? [search] : []),
        {
          kind: "tick",
          value: "",
          label: all,
          checked: values.length === 0,
          onChange: () => {
            onChange([]);
          },
        },
        ...names.found.map(({ value, label: name }): MenuEntry => ({
          kind: "tick",
          value,
          label: name,
          checked: values.includes(value),
          onChange: (ticked) => {
            onChange(ticked ? [...values, value] : values.filter((one) => one !== value));
          },
        })),
      ]}
    />
  );
}
