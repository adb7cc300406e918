import { Switch } from "@mantine/core";
import "@mantine/core/styles/Switch.css";

import { api } from "../../../lib/api.ts";
import { DateField } from "../../../ui/field/date-field.tsx";
import { together } from "../../../ui/form/form-reading.ts";
import { anything, dayInput } from "../../../ui/form/input-fields.ts";
import { useVerbForm } from "../verbs/use-verb-form.ts";
import type { VerbFormProps } from "../verbs/verb.ts";
import { VerbFrame } from "../verbs/verb-frame.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";

export function ExtendForm({ lease, verb, onClose }: VerbFormProps<"extend">) {
  const { t } = useTranslation("leases");
  const { id, version, today } = lease;
  const form = useVerbForm({
    kind: verb.kind,
    changes: "lease",
    onClose,
    values: { ongoing: true, endsOn: lease.endsOn ?? "" },
    read: ({ ongoing, endsOn }) =>
      together({ ongoing: anything(ongoing), endsOn: ongoing ? anything(null) : dayInput(endsOn) }),
    send: ({ endsOn }, { confirm }) => api.leases.extend({ id, version, endsOn, confirm }),
  });
  return (
    <VerbFrame form={form} onClose={onClose} title={t("verb.extend.title")} help={t("verb.extend.help")}>
      <Switch {...form.toggle("ongoing")} label={t("ongoingSwitch")} />
      {form.values.ongoing ? null : (
        <DateField {...form.field("endsOn")} label={t("verb.extend.day")} today={today} />
      )}
    </VerbFrame>
  );
}
