import type { LeaseView } from "@keystead/contract/leases";

import { type Change, useChanged } from "../../../lib/changed.ts";
import type { FormRules } from "../../../ui/form/form-marks.ts";
import { SHOWN_BY_FIELD } from "../../../ui/form/input-fields.ts";
import { type Form, useForm } from "../../../ui/form/use-form.ts";
import type { Sender } from "../../../ui/form/use-sending.ts";
import { toast } from "../../../ui/toast/toast.ts";
import type { Verb } from "./verb.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";

type VerbOptions<Values extends object, Input> = Pick<FormRules<Values, Input, never>, "values" | "read"> &
  Partial<Pick<FormRules<Values, Input, never>, "words" | "wireNames">> &
  Pick<Sender<Input, LeaseView, never>, "send"> & {
    readonly kind: Verb["kind"];
    readonly changes: Change;
    readonly onClose: () => void;
    /** Called with the resulting lease, such as to open one that was created. */
    readonly onDone?: (lease: LeaseView) => unknown;
  };

/** The form of one verb; each verb's response is the updated lease. */
export function useVerbForm<Values extends object, Input>(options: VerbOptions<Values, Input>): Form<Values> {
  const { kind, changes, onClose, onDone, ...rules } = options;
  const { t } = useTranslation("leases");
  const changed = useChanged();
  const words = useVerbMessages();
  return useForm<Values, Input, LeaseView>({
    name: "verb",
    words,
    ...rules,
    onSent: async (lease) => {
      onClose();
      toast.success(t(`verb.${kind}.done`));
      await changed(changes, { lease });
      await onDone?.(lease);
    },
  });
}

/** The message for a problem of a verb's field. */
export function useVerbMessages(): (code: string, field: string) => string | null {
  const { t } = useTranslation("leases");
  return (code, field) => {
    if (code === SHOWN_BY_FIELD) return null;
    if (code === "DATE_IN_FUTURE") return t("issue.PAID_ON");
    if (field === "amount" || field === "transferAmount") return t("issue.AMOUNT");
    if (field === "note") return t("issue.REASON_REQUIRED");
    return field === "line" ? null : t("issue.DAY");
  };
}
