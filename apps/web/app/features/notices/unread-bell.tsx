import { useQuery } from "@tanstack/react-query";
import { cloneElement, Suspense } from "react";

import { ahead } from "../../lib/chunks/parts.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import type { MenuButton } from "../../ui/loading/lazy-menu.tsx";
import { Pending } from "../../ui/loading/pending.tsx";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { FIRST_NOTICES, noticesQuery } from "./notices-query.ts";
import "./unread-bell.css";

const loadBell = () => import("./bell.tsx");
const Bell = lazyPart(async () => (await loadBell()).Bell);

type UnreadBellProps = {
  readonly button: MenuButton;
  /** The list has been requested once. */
  readonly requested: boolean;
  readonly opened: boolean;
  readonly onOpenedChange: (opened: boolean) => void;
};

const MOST_SAID = 99;

/** The bell with its unread count. Its list, with the code that positions it, loads on first use. */
export function UnreadBell({ button, requested, opened, onOpenedChange }: UnreadBellProps) {
  const { t } = useTranslation("notices");
  const { data } = useQuery(noticesQuery(FIRST_NOTICES));
  const unread = data?.unread ?? 0;
  const trigger = cloneElement(
    button,
    unread === 0 ? {} : { "aria-label": t("titleUnread", { count: unread }) },
    button.props.children,
    unread === 0 ? null : (
      <span className="ks-unread-bell" aria-hidden>
        {unread > MOST_SAID ? `${MOST_SAID}+` : unread}
      </span>
    ),
  );
  if (!requested)
    return cloneElement(trigger, {
      onPointerEnter: () => {
        ahead(loadBell);
      },
      onFocus: () => {
        ahead(loadBell);
      },
    });
  // The list renders a new button; the focus must not get lost meanwhile.
  const pressed = cloneElement(trigger, { autoFocus: true });
  return (
    <Suspense fallback={<Pending>{pressed}</Pending>}>
      <Bell button={pressed} opened={opened} onOpenedChange={onOpenedChange} />
    </Suspense>
  );
}
