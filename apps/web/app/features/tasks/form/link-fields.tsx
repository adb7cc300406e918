import type { TaskView } from "@keystead/contract/tasks";

import { query } from "../../../lib/api.ts";
import { type Picked, useNames } from "../../../lib/records/use-names.ts";
import type { RecordFormState } from "../../../ui/form/use-record-form.tsx";
import { RecordSelect } from "../../../ui/field/record-select.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { UnitSelect } from "../../properties/public.ts";
import type { TaskLink, TaskValues } from "./task-values.ts";

/** The value for "none". */
const NONE = "none";

type LinkFieldsProps = {
  readonly form: RecordFormState<TaskValues, TaskView>;
  readonly task: TaskView | null;
};

/** The records that the task belongs to, all optional. */
export function LinkFields({ form, task }: LinkFieldsProps) {
  const { t } = useTranslation("tasks");
  const { values, field } = form;
  const property = useNames({
    ask: (input) => query.properties.names.queryOptions({ input }),
    optionOf: ({ id, name }) => ({ value: id, label: name }),
    value: values.propertyId,
    label: task?.property?.id === values.propertyId ? task?.property?.name : undefined,
  });
  const tenant = useNames({
    ask: (input) => query.tenants.names.queryOptions({ input }),
    optionOf: ({ id, name }) => ({ value: id, label: name }),
    value: values.tenantId,
    label: task?.tenant?.id === values.tenantId ? task?.tenant?.name : undefined,
  });
  const lease = useNames({
    ask: (input) => query.leases.names.queryOptions({ input }),
    optionOf: (one) => ({
      value: one.id,
      label: [one.tenant.name, one.property.name, one.unit?.name].filter(Boolean).join(" · "),
    }),
    value: values.leaseId,
  });
  return (
    <>
      <LinkSelect
        form={form}
        name="propertyId"
        label={t("property")}
        names={property}
        onChange={(propertyId) => {
          form.change((was) => ({ ...was, propertyId, unitId: "" }));
        }}
      />
      {values.propertyId === "" ? null : (
        <UnitSelect
          {...field("unitId")}
          key={values.propertyId}
          label={t("unit")}
          whole={t("wholeProperty")}
          propertyId={values.propertyId}
          name={task?.unit?.id === values.unitId ? task.unit?.name : undefined}
        />
      )}
      <LinkSelect form={form} name="leaseId" label={t("lease")} names={lease} />
      <LinkSelect form={form} name="tenantId" label={t("tenant")} names={tenant} />
    </>
  );
}

type LinkSelectProps = {
  readonly form: RecordFormState<TaskValues, TaskView>;
  readonly name: TaskLink;
  readonly label: string;
  readonly names: Picked<unknown>;
  readonly onChange?: (id: string) => void;
};

function LinkSelect({ form, name, label, names, onChange }: LinkSelectProps) {
  const { t } = useTranslation(["tasks", "forms"]);
  const { value, ...field } = form.field(name);
  const choose = onChange ?? field.onChange;
  return (
    <RecordSelect
      {...field}
      field={name}
      label={t("forms:optional", { label })}
      value={value === "" ? NONE : value}
      names={names}
      first={[{ value: NONE, label: t("noneChosen") }]}
      onChange={(next) => {
        choose(next === NONE ? "" : next);
      }}
    />
  );
}
