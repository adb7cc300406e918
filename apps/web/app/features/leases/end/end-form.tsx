import { api } from "../../../lib/api.ts";
import { DateField } from "../../../ui/field/date-field.tsx";
import { together } from "../../../ui/form/form-reading.ts";
import { dayInput } from "../../../ui/form/input-fields.ts";
import { EndFigures } from "./end-figures.tsx";
import { useVerbForm } from "../verbs/use-verb-form.ts";
import type { VerbFormProps } from "../verbs/verb.ts";
import { VerbFrame } from "../verbs/verb-frame.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";

export function EndForm({ lease, verb, onClose }: VerbFormProps<"end">) {
  const { t } = useTranslation("leases");
  const { id, version, today } = lease;
  const form = useVerbForm({
    kind: verb.kind,
    changes: "lease",
    onClose,
    values: { endsOn: today },
    read: ({ endsOn }) => together({ endsOn: dayInput(endsOn) }),
    send: ({ endsOn }, { confirm }) => api.leases.end({ id, version, endsOn, confirm }),
  });
  return (
    <VerbFrame form={form} onClose={onClose} title={t("verb.end.title")} help={t("verb.end.help")}>
      <DateField {...form.field("endsOn")} label={t("verb.end.day")} today={today} />
      <EndFigures lease={lease} endsOn={form.values.endsOn} />
    </VerbFrame>
  );
}
