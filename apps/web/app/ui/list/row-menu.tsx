import { ActionIcon } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { useRef } from "react";

import type { BadgeIcon } from "../text/status-badge.tsx";
import { ChoiceMenu } from "../overlay/choice-menu.tsx";
import { useTranslation } from "../text/use-translation.ts";

export type RowAction = {
  readonly label: string;
  readonly onClick: () => void;
  readonly icon?: BadgeIcon;
  readonly danger?: boolean;
};

/** The actions of one row or record, in a "…" menu. */
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
  return (
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
      entries={actions.map(({ onClick, ...action }) => ({
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
}
