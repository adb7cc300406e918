import { TURNOVER_NOTE_LIMIT } from "@keystead/domain/turnovers";
import { Textarea, TextInput } from "@mantine/core";

import { api } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { FormDrawer } from "../../../ui/form/form-drawer.tsx";
import { judged } from "../../../ui/form/form-reading.ts";
import { useForm } from "../../../ui/form/use-form.ts";
import { toast } from "../../../ui/toast/toast.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { PropertySelect, UnitSelect } from "../../properties/public.ts";

type NewTurnoverFormProps = {
  /** The property that the board is filtered by, if any. */
  readonly propertyId: string;
  readonly day: string;
  readonly onClose: () => void;
};

const codes = ["PROPERTY_REQUIRED", "INVALID_DATE", "TOO_LONG"] as const;

/**
 * Adds a turnover without a check-out, such as a deep clean or a check after a storm. It is assigned like any other.
 */
export function NewTurnoverForm({ propertyId, day, onClose }: NewTurnoverFormProps) {
  const { t } = useTranslation(["board", "forms"]);
  const changed = useChanged();
  const form = useForm({
    name: "new-turnover",
    values: () => ({ propertyId, unitId: "", startsAt: `${day}T10:00`, note: "" }),
    read: (input) => {
      const issues = [
        ...(input.propertyId === "" ? [{ field: "propertyId" as const, code: "PROPERTY_REQUIRED" }] : []),
        ...(input.startsAt === "" ? [{ field: "startsAt" as const, code: "INVALID_DATE" }] : []),
      ];
      return judged(issues, { ...input, unitId: input.unitId === "" ? null : input.unitId });
    },
    words: (code) => {
      const known = codes.find((one) => one === code);
      return known === undefined ? null : t(`form.problem.${known}`);
    },
    send: (fields, { onceOpened }) => api.turnovers.create(fields, onceOpened()),
    onSent: async () => {
      onClose();
      toast.success(t("new.saved"));
      await changed("turnover");
    },
  });
  const { values, field } = form;
  return (
    <FormDrawer form={form} onClose={onClose} title={t("new.title")} submitLabel={t("new.save")}>
      <PropertySelect
        {...field("propertyId")}
        label={t("filter.property")}
        onChange={(chosen) => {
          form.change((was) => ({ ...was, propertyId: chosen, unitId: "" }));
        }}
      />
      {values.propertyId === "" ? null : (
        <UnitSelect
          {...field("unitId")}
          label={t("new.unit")}
          whole={t("wholeProperty")}
          propertyId={values.propertyId}
        />
      )}
      <TextInput type="datetime-local" label={t("form.start")} {...field("startsAt")} />
      <Textarea
        label={t("forms:optional", { label: t("form.note") })}
        rows={3}
        maxLength={TURNOVER_NOTE_LIMIT}
        {...field("note")}
      />
    </FormDrawer>
  );
}
