import { ActionIcon } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { useRef } from "react";

import type { BadgeIcon } from "../text/status-badge.tsx";
import { ChoiceMenu } from "../overlay/choice-menu.tsx";
import { useTranslation } from "../text/use-translation.ts";
import "./row-menu.css";

export type RowAction = {
  readonly label: string;
  readonly onClick: () => void;
  readonly icon?: BadgeIcon;
  readonly danger?: boolean;
  /** Also shown as a button beside the menu: for actions that are used often and can be undone. */
  readonly atHand?: boolean;
};

/** The actions of one row or record in a "…" menu, with a button beside it for each action that is `atHand`. */
export function RowMenu({
  name,
  actions,
  bordered = false,
}: {
  readonly name: string;
  readonly actions: readonly RowAction[];
  readonly bordered?: boolean;
}) {
  const { t } = useTranslation("lists");
  const dots = useRef<HTMLButtonElement>(null);
  if (actions.length === 0) return null;
  const menu = (
    <ChoiceMenu
      position="bottom-end"
      button={
        <ActionIcon
          ref={dots}
          variant={bordered ? "default" : "subtle"}
          color="gray"
          size={bordered ? 40 : 32}
          aria-label={t("actionsFor", { name })}
        >
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      }
      entries={actions.map(({ onClick, atHand: _besideTheMenu, ...action }) => ({
        kind: "action",
        ...action,
        onClick: () => {
          // The menu item is removed with its menu, so a dialog that it opens returns the focus to this button.
          dots.current?.focus();
          onClick();
        },
      }))}
    />
  );
  const atHand = actions.filter((action) => action.atHand === true);
  if (atHand.length === 0) return menu;
  return (
    <span className="ks-row-menu">
      {atHand.map(({ label, icon: Icon, onClick }) => (
        <ActionIcon
          key={label}
          variant="subtle"
          color="gray"
          size={32}
          aria-label={t("actionOn", { action: label, name })}
          title={label}
          onClick={onClick}
        >
          {Icon === undefined ? null : <Icon size={18} aria-hidden />}
        </ActionIcon>
      ))}
      {menu}
    </span>
  );
}
