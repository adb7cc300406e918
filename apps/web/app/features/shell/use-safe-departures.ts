import { useEffect } from "react";

import { reach } from "../../lib/chunks/parts.ts";
import { toast } from "../../ui/toast/toast.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";

/**
 * A plain link to one of the site's own pages, such as the plans, loads a whole page: without a connection it would end
 * on the browser's error page, and the application would be lost. So the server is contacted first.
 */
export function useSafeDepartures(): void {
  const { t } = useTranslation("shell");
  // The window gets the click after the router, which has already handled its own links.
  useEffect(() => {
    const hear = (event: MouseEvent) => {
      const to = departureOf(event);
      if (to === null) return;
      event.preventDefault();
      void reach().then((where) => {
        if (where === "away") toast.error(t("pageAway"));
        else window.location.assign(to);
      });
    };
    window.addEventListener("click", hear);
    return () => {
      window.removeEventListener("click", hear);
    };
  }, [t]);
}

/** Null for a link that stays on this page, opens elsewhere, or leads to another site. */
function departureOf(event: MouseEvent): string | null {
  const { target, defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest("a") : null;
  if (link === null || link.target !== "" || link.hasAttribute("download") || !link.hasAttribute("href"))
    return null;
  const { origin, pathname, search, protocol } = new URL(link.href);
  if (origin !== window.location.origin || !protocol.startsWith("http")) return null;
  const isHere = pathname === window.location.pathname && search === window.location.search;
  return isHere || pathname.startsWith("/api/") ? null : link.href;
}
