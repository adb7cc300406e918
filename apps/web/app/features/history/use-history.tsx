import { IconHistory } from "@tabler/icons-react";
import { type ReactNode, Suspense, useState } from "react";

import { withMessages } from "../../lib/messages.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { Pending } from "../../ui/loading/pending.tsx";
import type { RowAction } from "../../ui/list/row-menu.tsx";
import { useTranslation } from "../../ui/text/use-translation.ts";
import type { HistoryOf } from "./history-drawer.tsx";

const messages = import.meta.glob("../../../../../packages/messages/*/{history,tenants,shared/*}.json", {
  import: "default",
});
const load = withMessages(messages, () => import("./history-drawer.tsx"));
/** For a record whose history opens by its address. */
export const LazyHistoryDrawer = lazyPart(async () => (await load()).HistoryDrawer);

/** "History" for the menu of a record, and the drawer it opens. */
export function useHistory(of: HistoryOf): { readonly action: RowAction; readonly drawer: ReactNode } {
  const { t } = useTranslation("lists");
  const [opened, setOpened] = useState(false);
  const action: RowAction = {
    label: t("history"),
    icon: IconHistory,
    onClick: () => {
      setOpened(true);
    },
  };
  const drawer = opened ? (
    <Suspense fallback={<Pending />}>
      <LazyHistoryDrawer
        of={of}
        onClose={() => {
          setOpened(false);
        }}
      />
    </Suspense>
  ) : null;
  return { action, drawer };
}
