import { monthOf, plainDate } from "@keystead/domain/calendar";
import { proposedTrackFrom } from "@keystead/domain/leases";
import { TENANT_NAME_LIMIT } from "@keystead/domain/tenants";
import { Button, TextInput } from "@mantine/core";
import "../../ui/form.css";
import type { LeaseView } from "@keystead/contract/leases";
import { useQuery } from "@tanstack/react-query";

import { dayOfInput } from "../../lib/format/day-of-input.ts";
import { api, query } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import { formatMonth } from "../../lib/format/format.ts";
import { refusalKey } from "../../lib/refusal/refusal-text.ts";
import { DateField } from "../../ui/field/date-field.tsx";
import { MoneyInput } from "../../ui/field/money-input.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { type FieldReading, together } from "../../ui/form/form-reading.ts";
import { dayInput, isFilled, requiredAmount, SHOWN_BY_FIELD } from "../../ui/form/input-fields.ts";
import { type Form, useForm } from "../../ui/form/use-form.ts";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { KeyForm } from "../../ui/form/key-form.tsx";
import { StepFoot } from "./step-foot.tsx";

type RentStepProps = {
  /** The property of the previous step; null = take the first one. */
  readonly propertyId: string | null;
  readonly today: string;
  readonly onBack: () => void;
  readonly onDone: () => void;
};

/** Four fields create the tenant, the lease and the whole schedule. */
export function RentStep({ propertyId, today, onBack, onDone }: RentStepProps) {
  const { t } = useTranslation(["onboarding", "errors"]);
  const { property, properties } = useProperty(propertyId);
  const form = useRentForm({ property, today, onDone });
  if (properties.data !== undefined && property === undefined)
    return <NoProperty onBack={onBack} onDone={onDone} />;
  const failure = properties.error === null ? null : t(refusalKey(properties.error));
  return (
    <KeyForm
      onSubmit={(event) => {
        if (property === undefined) void properties.refetch();
        form.onSubmit(event);
      }}
    >
      <h2 id="onboarding">{t("rent.title")}</h2>
      <p className="ks-second">
        {property === undefined ? null : t("rent.text", { property: property.name })}
      </p>
      <div className="ks-form">
        <TextInput
          {...form.field("tenant")}
          label={t("rent.tenant")}
          autoComplete="off"
          maxLength={TENANT_NAME_LIMIT - 1}
        />
        <MoneyInput {...form.field("rent")} label={t("rent.amount")} currency={currencyOf(property)} />
        <TextInput
          {...form.field("paymentDay")}
          label={t("rent.day")}
          description={t("rent.dayNote")}
          inputMode="numeric"
          autoComplete="off"
        />
        <DateField {...form.field("startsOn")} label={t("rent.start")} today={today} />
        <Untracked startsOn={form.values.startsOn} today={today} />
      </div>
      <StepFoot
        // Until the property is loaded the rent cannot be saved, and a click would be lost.
        form={{
          busy: form.busy || (property === undefined && properties.isFetching),
          failure: form.failure ?? failure,
        }}
        save={t("rent.save")}
        onSkip={onDone}
      />
    </KeyForm>
  );
}

/** R-C21: if the first day is in an earlier month, it says at once from when rent is tracked. */
function Untracked({ startsOn: startText, today }: { readonly startsOn: string; readonly today: string }) {
  const { t } = useTranslation("onboarding");
  const language = useLanguage();
  const startsOn = dayOfInput(startText);
  const from = startsOn === null ? null : proposedTrackFrom({ startsOn, endsOn: null }, plainDate(today));
  if (startsOn === null || from === null || from <= monthOf(startsOn)) return null;
  return (
    <p className="ks-second" role="status">
      {t("rent.untracked", { month: formatMonth(from, language) })}
    </p>
  );
}

function NoProperty({ onBack, onDone }: Pick<RentStepProps, "onBack" | "onDone">) {
  const { t } = useTranslation("onboarding");
  return (
    <div>
      <h2 id="onboarding">{t("rent.title")}</h2>
      <p className="ks-second">{t("rent.noProperty")}</p>
      <div className="ks-form-buttons">
        <Button onClick={onBack}>{t("rent.addProperty")}</Button>
        <Button variant="subtle" onClick={onDone}>
          {t("skip")}
        </Button>
      </div>
    </div>
  );
}

function useProperty(propertyId: string | null) {
  const properties = useQuery(
    query.properties.names.queryOptions({
      input: { limit: 100, ...(propertyId === null ? {} : { id: propertyId }) },
    }),
  );
  const items = properties.data?.items ?? [];
  // A property let by the night has no rent: its owner may add another property, or skip.
  const monthly = items.filter(({ rentalMode }) => rentalMode === "monthly");
  const property = monthly.find(({ id }) => id === propertyId) ?? monthly[0];
  return { property, properties };
}

type Property = ReturnType<typeof useProperty>["property"];
type FirstRent = {
  readonly tenant: string;
  readonly rent: string;
  readonly paymentDay: string;
  readonly startsOn: string;
};
type FirstRentRead = Omit<FirstRent, "paymentDay"> & { readonly paymentDay: number };
type RentFormOptions = Pick<RentStepProps, "today" | "onDone"> & { readonly property: Property };

function currencyOf(property: Property): string {
  return property?.currency ?? "EUR";
}

function useRentForm({ property, today, onDone }: RentFormOptions): Form<FirstRent> {
  const { t } = useTranslation("onboarding");
  const language = useLanguage();
  const changed = useChanged();
  return useForm<FirstRent, FirstRentRead, LeaseView>({
    name: "first-rent",
    values: { tenant: "", rent: "", paymentDay: "1", startsOn: `${today.slice(0, 8)}01` },
    read: ({ tenant, rent, paymentDay, startsOn }) =>
      together<FirstRentRead>({
        tenant: isFilled(tenant.trim(), "TENANT"),
        rent: requiredAmount(rent, { language, currency: currencyOf(property), rule: "positive" }),
        paymentDay: dueDay(paymentDay),
        startsOn: dayInput(startsOn),
      }),
    words: (code, field) => {
      if (code === SHOWN_BY_FIELD) return null;
      const words = {
        tenant: "tenantMissing",
        rent: "amountMissing",
        paymentDay: "dayWrong",
        startsOn: "startWrong",
      } as const;
      return t(`rent.${words[field]}`);
    },
    wireNames: { monthlyRent: "rent" },
    send: async ({ tenant, rent, paymentDay, startsOn }, { once }) => {
      if (property === undefined) return null;
      const lease = {
        propertyId: property.id,
        monthlyRent: rent,
        startsOn,
        tenant: { name: tenant },
        paymentDay,
      };
      return api.leases.create(lease, once(lease));
    },
    onSent: async () => {
      toast.success(t("rent.done"));
      onDone();
      await changed("lease");
    },
  });
}

function dueDay(text: string): FieldReading<number> {
  const day = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0;
  return day < 1 || day > 31 ? { ok: false, code: "DAY" } : { ok: true, value: day };
}
