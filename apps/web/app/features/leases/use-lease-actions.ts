import type { LeaseView } from "@keystead/contract/leases";
import { useNavigate } from "react-router";

import { api } from "../../lib/api.ts";
import { useDeleteWithUndo } from "../../lib/records/use-undo.ts";
import type { RowAction } from "../../ui/list/row-menu.tsx";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { useCan } from "../session/public.ts";
import { waivableLines } from "./payments/pay-sheet/pay-lines.ts";
import type { Verb } from "./verbs/verb.ts";

/** The menu of a lease, by its state and the user's permissions. */
export function useLeaseActions(
  lease: LeaseView,
  { onVerb, history }: { readonly onVerb: (verb: Verb) => void; readonly history: RowAction },
): readonly RowAction[] {
  const { t } = useTranslation("leases");
  const navigate = useNavigate();
  const deleteWithUndo = useDeleteWithUndo("lease");
  const can = useCan();
  const open = waivableLines(lease);
  const choose = (verb: Verb) => () => {
    onVerb(verb);
  };

  async function remove() {
    const deleted = await deleteWithUndo({ remove: () => api.leases.delete({ id: lease.id }) });
    if (deleted) await navigate("/leases");
  }

  return [
    { label: t("verb.changeRent.title"), onClick: choose({ kind: "changeRent" }) },
    { label: t("verb.addCharge.title"), onClick: choose({ kind: "addCharge" }) },
    ...(open.length === 0
      ? []
      : [{ label: t("verb.waive.title"), onClick: choose({ kind: "waive", lines: open }) }]),
    { label: t("verb.index.title"), onClick: choose({ kind: "index" }) },
    { label: t("verb.steps.title"), onClick: choose({ kind: "steps" }) },
    ...(lease.yearsToSettle.length === 0
      ? []
      : [{ label: t("verb.settle.title"), onClick: choose({ kind: "settle" }) }]),
    // Before the lease begins, its rentable can simply be edited; and it can move out only once.
    ...(lease.status === "upcoming" || lease.movedTo !== null || !can("lease.create")
      ? []
      : [{ label: t("verb.move.title"), onClick: choose({ kind: "move" }) }]),
    // Before it begins, this is the button in the header.
    ...(lease.status === "upcoming"
      ? []
      : [{ label: t("moveIn"), onClick: () => void navigate(`/leases/${lease.id}/move-in`) }]),
    { label: t("verb.end.title"), onClick: choose({ kind: "end" }) },
    ...(lease.endsOn === null
      ? []
      : [{ label: t("verb.extend.title"), onClick: choose({ kind: "extend" }) }]),
    ...(lease.status === "ended" || !can("lease.update")
      ? []
      : [{ label: t("verb.remind.title"), onClick: choose({ kind: "remind" }) }]),
    ...(can("letter.read") ? [{ label: t("verb.letter.title"), onClick: choose({ kind: "letter" }) }] : []),
    history,
    ...(can("lease.delete") ? [{ label: t("deleteLease"), danger: true, onClick: () => void remove() }] : []),
  ];
}
