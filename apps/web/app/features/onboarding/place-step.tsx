import type { RentalMode } from "@keystead/domain/properties";
import { CITY_LIMIT, PROPERTY_NAME_LIMIT } from "@keystead/domain/properties";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import "../../ui/form.css";
import type { ProfileView } from "@keystead/contract/accounts";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";

import { api } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import { refusalKey } from "../../lib/refusal-text.ts";
import { homeOf } from "../../lib/home.ts";
import { useIdempotencyKeys } from "../../lib/use-idempotency-keys.ts";
import { useTranslation } from "../../ui/use-translation.ts";

type PlaceStepProps = {
  readonly profile: ProfileView;
  /** The property made here; null = skipped. */
  readonly onNext: (propertyId: string | null) => void;
};

/** Three fields; the rest of a property can wait. */
export function PlaceStep({ profile, onNext }: PlaceStepProps) {
  const { t } = useTranslation(["onboarding", "errors"]);
  const changed = useChanged();
  const keys = useIdempotencyKeys();
  const [name, setName] = useState("");
  const [city, setCity] = useState("");
  const [mode, setMode] = useState<RentalMode>(profile.rentKind === "daily" ? "daily" : "monthly");
  const [submitted, setSubmitted] = useState(false);
  const [home] = useState(() => homeOf(profile));
  const settle = useMutation({
    mutationFn: async () => {
      // Whoever skipped the question before gives the first answer here.
      if (profile.timezone === home.timezone && profile.baseCurrency === home.baseCurrency) return;
      const saved = await api.accounts.changeProfile({ version: profile.version, ...home });
      void changed("profile", { profile: saved });
    },
  });
  const save = useMutation({
    mutationFn: async () => {
      await settle.mutateAsync();
      const property = {
        name: name.trim(),
        city: city.trim(),
        rentalMode: mode,
        country: null,
        currency: home.baseCurrency,
        timezone: home.timezone,
      };
      return api.properties.create(property, { context: { idempotencyKey: keys.keyFor(property) } });
    },
    onSuccess: async (property) => {
      onNext(property.id);
      await changed("property");
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (name.trim() !== "" && !save.isPending) save.mutate();
  }
  return (
    <form onSubmit={submit} noValidate>
      <h2 id="onboarding">{t("place.title")}</h2>
      <p className="ks-second">{t("place.text")}</p>
      <div className="ks-form">
        <TextInput
          label={t("place.name")}
          description={t("place.nameHint")}
          autoComplete="off"
          maxLength={PROPERTY_NAME_LIMIT}
          value={name}
          onChange={(event) => {
            setName(event.currentTarget.value);
          }}
          error={submitted && name.trim() === "" ? t("place.nameMissing") : undefined}
        />
        <TextInput
          label={t("place.city")}
          autoComplete="address-level2"
          maxLength={CITY_LIMIT}
          value={city}
          onChange={(event) => {
            setCity(event.currentTarget.value);
          }}
        />
        <NativeSelect
          label={t("place.mode")}
          value={mode}
          onChange={(event) => {
            setMode(event.currentTarget.value === "daily" ? "daily" : "monthly");
          }}
          data={[
            { value: "monthly", label: t("kind.monthly.title") },
            { value: "daily", label: t("kind.daily.title") },
          ]}
        />
      </div>
      {save.isError ? (
        <p className="ks-form-error" role="alert">
          {t(refusalKey(save.error))}
        </p>
      ) : null}
      <div className="ks-form-buttons">
        <Button type="submit" loading={save.isPending}>
          {t("place.save")}
        </Button>
        <Button
          variant="subtle"
          onClick={() => {
            onNext(null);
          }}
        >
          {t("skip")}
        </Button>
      </div>
      <SeveralLink />
    </form>
  );
}

/** Whoever has a list already pastes it. */
function SeveralLink() {
  const { t } = useTranslation("onboarding");
  return (
    <p className="ks-form-aside">
      <Link to="/properties/several">{t("place.several")}</Link>
    </p>
  );
}
