import { Button, Textarea, TextInput } from "@mantine/core";
import type { PropertyView } from "@keystead/contract/properties";

import { FormDrawer } from "../../../ui/form/form-drawer.tsx";
import { SaveAnyway } from "../../../ui/form/save-anyway.tsx";
import { AmountsWithoutCurrency } from "./amounts-without-currency.tsx";
import { FirstUnits } from "./first-units.tsx";
import { MinutesField } from "./minutes-field.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { CountrySelect, ModeCards, PropertyChoiceFields } from "./property-choices.tsx";
import type { PropertyDefaults } from "./property-values.ts";
import { PurchasePart } from "../purchase/purchase-part.tsx";
import { usePropertyForm } from "./use-property-form.ts";
import "../../../ui/form.css";
import { LazyLimitPanel } from "../../session/public.ts";

type PropertyFormProps = {
  /** null adds a new property. */
  readonly property: PropertyView | null;
  readonly defaults: PropertyDefaults;
  readonly onClose: () => void;
  readonly onSaved?: (property: PropertyView) => void;
  /** The field of purchase and loan to focus, if a link names one. */
  readonly at?: string | null;
};

/** Add or edit a property; only the name is required. */
export function PropertyForm({ property, defaults, onClose, onSaved, at = null }: PropertyFormProps) {
  const { t } = useTranslation(["properties", "forms"]);
  const form = usePropertyForm({ property, defaults, onClose, onSaved });
  const { field, limit, closeLimit } = form;
  const optional = (label: string) => t("forms:optional", { label });
  return (
    <FormDrawer
      form={form}
      onClose={onClose}
      title={property === null ? t("form.addTitle") : t("form.editTitle")}
      submitLabel={t("form.save")}
      question={limit === null ? form.question : <LazyLimitPanel reached={limit} onClose={closeLimit} />}
      secondary={
        property === null ? (
          <Button
            variant="default"
            disabled={form.busy}
            onClick={() => {
              form.submit("another");
            }}
          >
            {t("form.saveAnother")}
          </Button>
        ) : null
      }
    >
      <SaveAnyway form={form}>{({ params }) => <AmountsWithoutCurrency params={params} />}</SaveAnyway>
      <TextInput label={t("form.name")} description={t("form.nameHint")} data-autofocus {...field("name")} />
      <ModeCards form={form} />
      <TextInput label={optional(t("form.address"))} autoComplete="off" {...field("address")} />
      <div className="ks-form-pair">
        <TextInput label={optional(t("city"))} {...field("city")} />
        <CountrySelect form={form} defaults={property === null ? defaults : null} />
      </div>
      {property === null ? <FirstUnits form={form} /> : null}
      <PropertyChoiceFields form={form} />
      {form.values.rentalMode === "daily" ? (
        <>
          <div className="ks-form-pair">
            <TextInput type="time" label={t("form.checkIn")} {...field("checkInTime")} />
            <TextInput type="time" label={t("form.checkOut")} {...field("checkOutTime")} />
          </div>
          <div className="ks-form-pair">
            <MinutesField label={t("minGap")} {...field("minGapMinutes")} />
            <MinutesField label={t("cleaning")} {...field("cleaningMinutes")} />
          </div>
        </>
      ) : null}
      <Textarea label={optional(t("form.notes"))} autosize={false} rows={3} {...field("notes")} />
      <PurchasePart form={form} requested={at !== null} />
    </FormDrawer>
  );
}
