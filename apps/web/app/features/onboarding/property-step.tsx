import { CITY_LIMIT, PROPERTY_NAME_LIMIT, type RentalMode, rentalModes } from "@keystead/domain/properties";
import { NativeSelect, TextInput } from "@mantine/core";
import "../../ui/form.css";
import type { ProfileView } from "@keystead/contract/accounts";
import type { PropertyView } from "@keystead/contract/properties";
import { Link } from "react-router";

import { api } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import { together } from "../../ui/form/form-reading.ts";
import { anything, isFilled } from "../../ui/form/input-fields.ts";
import { type Form, useForm } from "../../ui/form/use-form.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { KeyForm } from "../../ui/form/key-form.tsx";
import { StepFoot } from "./step-foot.tsx";

type PropertyStepProps = {
  readonly profile: ProfileView;
  /** The property created here; null = skipped. */
  readonly onNext: (propertyId: string | null) => void;
};

/** Three fields; the rest of a property can be entered later. */
export function PropertyStep({ profile, onNext }: PropertyStepProps) {
  const { t } = useTranslation("onboarding");
  const form = useFirstPropertyForm({ profile, onNext });
  return (
    <KeyForm onSubmit={form.onSubmit}>
      <h2 id="onboarding">{t("property.title")}</h2>
      <p className="ks-second">{t("property.text")}</p>
      <div className="ks-form">
        <TextInput
          {...form.field("name")}
          label={t("property.name")}
          description={t("property.nameHint")}
          autoComplete="off"
          maxLength={PROPERTY_NAME_LIMIT}
        />
        <TextInput
          {...form.field("city")}
          label={t("property.city")}
          autoComplete="address-level2"
          maxLength={CITY_LIMIT}
        />
        <NativeSelect
          {...form.choice("mode", rentalModes)}
          label={t("property.mode")}
          data={rentalModes.map((value) => ({ value, label: t(`kind.${value}.title`) }))}
        />
      </div>
      <StepFoot
        form={form}
        save={t("property.save")}
        onSkip={() => {
          onNext(null);
        }}
      />
      <BulkLink />
    </KeyForm>
  );
}

type Property = { readonly name: string; readonly city: string; readonly mode: RentalMode };

function useFirstPropertyForm({ profile, onNext }: PropertyStepProps): Form<Property> {
  const { t } = useTranslation("onboarding");
  const changed = useChanged();
  return useForm<Property, Property, PropertyView>({
    name: "property",
    values: { name: "", city: "", mode: profile.rentKind === "daily" ? "daily" : "monthly" },
    read: ({ name, city, mode }) =>
      together<Property>({
        name: isFilled(name.trim(), "NAME_REQUIRED"),
        city: anything(city.trim()),
        mode: anything(mode),
      }),
    words: (code) => (code === "NAME_REQUIRED" ? t("property.nameMissing") : null),
    send: async ({ name, city, mode }, { once }) => {
      const { baseCurrency: currency, timezone } = profile;
      const property = { name, city, rentalMode: mode, country: null, currency, timezone };
      return api.properties.create(property, once(property));
    },
    onSent: async ({ id }) => {
      onNext(id);
      await changed("property");
    },
  });
}

/** For people who already have a list and can paste it. */
function BulkLink() {
  const { t } = useTranslation("onboarding");
  return (
    <p className="ks-form-aside">
      <Link to="/properties/bulk">{t("property.several")}</Link>
    </p>
  );
}
