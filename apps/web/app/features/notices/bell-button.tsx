import { IconBell } from "@tabler/icons-react";
import { Suspense, useState } from "react";

import { useIsIdle } from "../../lib/chunks/use-is-idle.ts";
import { withMessages } from "../../lib/messages.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { Pending } from "../../ui/loading/pending.tsx";
import { useTranslation } from "../../ui/text/use-translation.ts";

const messages = import.meta.glob("../../../../../packages/messages/*/notices.json", { import: "default" });
const loadUnread = withMessages(messages, () => import("./unread-bell.tsx"));
const UnreadBell = lazyPart(async () => (await loadUnread()).UnreadBell);

/**
 * Only the button, in its bar's style, comes with the frame; the unread count loads once the screen is ready, the list
 * on demand.
 */
export function BellButton({ className }: { readonly className: string }) {
  const { t } = useTranslation("shell");
  const [isRequested, setRequested] = useState(false);
  const [opened, setOpened] = useState(false);
  const isIdle = useIsIdle();
  const button = (
    <button
      type="button"
      className={className}
      aria-label={t("notices")}
      aria-haspopup="dialog"
      aria-expanded={opened}
      onClick={() => {
        setRequested(true);
        setOpened(!opened);
      }}
    >
      <IconBell size={20} stroke={1.6} aria-hidden />
    </button>
  );
  if (!isRequested && !isIdle) return button;
  return (
    <Suspense fallback={<Pending>{button}</Pending>}>
      <UnreadBell button={button} requested={isRequested} opened={opened} onOpenedChange={setOpened} />
    </Suspense>
  );
}
