import type { Action } from "@keystead/domain/permissions";
import { useEffect, useEffectEvent } from "react";

import { toast } from "../../ui/toast/toast.ts";
import type { OpenedDialog } from "../../ui/overlay/use-opened.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { useWorkspace } from "./session-queries.ts";
import { useCan } from "./use-can.ts";

/**
 * What an address opens over a screen, for a role that may do it: typed by hand, `?new=1` would open a form that the server
 * refuses once it is filled in. It is closed instead, and said.
 */
export function useMayOpen<Kind extends string>(
  opened: OpenedDialog<Kind> | null,
  needs: Readonly<Record<Kind, Action>>,
  close: () => void,
): OpenedDialog<Kind> | null {
  const { t } = useTranslation("shell");
  const can = useCan();
  const isKnown = useWorkspace() !== undefined;
  // Where nobody knows the role, the server judges.
  const mayOpen = opened === null || !isKnown || can(needs[opened.kind]);
  const refuse = useEffectEvent(() => {
    close();
    toast.information(t("notYours"));
  });
  // The address stands outside React.
  useEffect(() => {
    if (!mayOpen) refuse();
  }, [mayOpen]);
  return mayOpen ? opened : null;
}
