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

/** Loads the list ahead of its first use. */
export function prepare(): void {
  ahead(loadBell);
}

const MOST_SHOWN = 99;

/** The unread count for the button's label; `none` is the text without unread notices. */
export function UnreadCount({ none }: { readonly none: string }) {
  const { t } = useTranslation("notices");
  const { data } = useQuery(noticesQuery(FIRST_NOTICES));
  const unread = data?.unread ?? 0;
  return (
    <>
      <span className="ks-visually-hidden">{unread === 0 ? none : t("titleUnread", { count: unread })}</span>
      {unread === 0 ? null : (
        <span className="ks-unread-bell" aria-hidden>
          {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
        </span>
      )}
    </>
  );
}

type RequestedBellProps = {
  readonly button: MenuButton;
  readonly opened: boolean;
  readonly onOpenedChange: (opened: boolean) => void;
};

/** The bell after its first press, while the list and the code that positions it load. */
export function RequestedBell({ button, opened, onOpenedChange }: RequestedBellProps) {
  // The list renders a new button; the focus must not be lost meanwhile.
  const pressed = cloneElement(button, { autoFocus: true });
  return (
    <Suspense fallback={<Pending>{pressed}</Pending>}>
      <Bell button={pressed} opened={opened} onOpenedChange={onOpenedChange} />
    </Suspense>
  );
}
