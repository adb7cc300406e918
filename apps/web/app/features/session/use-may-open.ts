import type { Action } from "@keystead/domain/permissions";
import { useEffect, useEffectEvent } from "react";

import { toast } from "../../ui/toast/toast.ts";
import type { OpenedDialog } from "../../ui/overlay/use-opened.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { useWorkspace } from "./session-queries.ts";
import { useCan } from "./use-can.ts";

/**
 * The dialog that the address opens, if the role may use it. Otherwise `?new=1` typed by hand would open a form that
 * the server refuses once it is filled in; so it is closed, with a message.
 */
export function useMayOpen<Kind extends string>(
  opened: OpenedDialog<Kind> | null,
  needs: Readonly<Record<Kind, Action>>,
  close: () => void,
): OpenedDialog<Kind> | null {
  const { t } = useTranslation("shell");
  const can = useCan();
  const isKnown = useWorkspace() !== undefined;
  // While the role is unknown, the server decides.
  const mayOpen = opened === null || !isKnown || can(needs[opened.kind]);
  const refuse = useEffectEvent(() => {
    close();
    toast.information(t("notYours"));
  });
  // The address is outside React.
  useEffect(() => {
    if (!mayOpen) refuse();
  }, [mayOpen]);
  return mayOpen ? opened : null;
}
