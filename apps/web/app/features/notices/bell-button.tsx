import { IconBell } from "@tabler/icons-react";
import { type ComponentProps, type ReactElement, Suspense, useEffect, useState } from "react";

import { loadChunk } from "../../lib/chunks/parts.ts";
import { whenIdle } from "../../lib/chunks/when-idle.ts";
import { withMessages } from "../../lib/messages.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { Pending } from "../../ui/loading/pending.tsx";
import { useTranslation } from "../../ui/text/use-translation.ts";

const messages = import.meta.glob("../../../../../packages/messages/*/notices.json", { import: "default" });
const loadUnread = withMessages(messages, () => import("./unread-bell.tsx"));
const RequestedBell = lazyPart(async () => (await loadUnread()).RequestedBell);

/**
 * Only the button loads with the frame, in the style of its bar. The unread count is added once the browser is idle,
 * and the list loads on demand.
 */
export function BellButton({ className }: { readonly className: string }) {
  const { t } = useTranslation("shell");
  const [isRequested, setRequested] = useState(false);
  const [opened, setOpened] = useState(false);
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadUnread>> | null>(null);
  // Idle time is reported by the browser. Without a connection the count is not added, and a press loads the rest.
  useEffect(() => whenIdle(() => void loadChunk(loadUnread).then(setLoaded, () => {})), [isRequested]);
  const button: ReactElement<ComponentProps<"button">> = (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      aria-expanded={opened}
      onPointerEnter={loaded?.prepare}
      onFocus={loaded?.prepare}
      onClick={() => {
        setRequested(true);
        setOpened(!opened);
      }}
    >
      <IconBell size={20} stroke={1.6} aria-hidden />
      {loaded === null ? (
        <span className="ks-visually-hidden">{t("notices")}</span>
      ) : (
        <loaded.UnreadCount none={t("notices")} />
      )}
    </button>
  );
  if (!isRequested) return button;
  return (
    <Suspense fallback={<Pending>{button}</Pending>}>
      <RequestedBell button={button} opened={opened} onOpenedChange={setOpened} />
    </Suspense>
  );
}
