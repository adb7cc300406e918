import { TENANT_NAME_LIMIT } from "@keystead/domain/tenants";
import { Button, TextInput } from "@mantine/core";
import "../../ui/form.css";
import { parseTypedDate } from "@keystead/domain/calendar";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";

import { api, query } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import { refusalKey } from "../../lib/refusal-text.ts";
import { DateField } from "../../ui/date-field.tsx";
import { MoneyInput } from "../../ui/money-input.tsx";
import { toast } from "../../ui/toast.ts";
import { readTypedMoney } from "../../ui/typed-money.ts";
import { useIdempotencyKeys } from "../../lib/use-idempotency-keys.ts";
import { useLanguage } from "../../ui/use-language.ts";
import { useTranslation } from "../../ui/use-translation.ts";

type RentStepProps = {
  /** The place of the step before; null = take the first there is. */
  readonly propertyId: string | null;
  readonly today: string;
  readonly onBack: () => void;
  readonly onDone: () => void;
};

/** Four fields make the tenant, the lease and the whole schedule. */
export function RentStep({ propertyId, today, onBack, onDone }: RentStepProps) {
  const { t } = useTranslation(["onboarding", "errors"]);
  const language = useLanguage();
  const changed = useChanged();
  const keys = useIdempotencyKeys();
  const [tenant, setTenant] = useState("");
  const [rent, setRent] = useState("");
  const [paymentDay, setPaymentDay] = useState("1");
  const [startsOn, setStartsOn] = useState(`${today.slice(0, 8)}01`);
  const [submitted, setSubmitted] = useState(false);
  const properties = useQuery(
    query.properties.names.queryOptions({
      input: { limit: 100, ...(propertyId === null ? {} : { id: propertyId }) },
    }),
  );
  const items = properties.data?.items ?? [];
  const property =
    items.find(({ id }) => id === propertyId) ??
    items.find(({ rentalMode }) => rentalMode === "monthly") ??
    items[0];
  const currency = property?.currency ?? "EUR";
  const typed = readTypedMoney(rent, { language, currency, rule: "positive" });
  const day = parseTypedDate(startsOn);
  const dueDay = /^\d{1,2}$/.test(paymentDay.trim()) ? Number(paymentDay) : 0;
  const wrong = {
    tenant: tenant.trim() === "",
    rent: typed.state !== "amount",
    paymentDay: dueDay < 1 || dueDay > 31,
    startsOn: day === null,
  };

  const save = useMutation({
    mutationFn: (terms: {
      readonly propertyId: string;
      readonly monthlyRent: string;
      readonly startsOn: string;
    }) => {
      const input = { ...terms, tenant: { name: tenant.trim() }, paymentDay: dueDay };
      return api.leases.create(input, { context: { idempotencyKey: keys.keyFor(input) } });
    },
    onSuccess: async () => {
      toast.success(t("rent.done"));
      onDone();
      await changed("lease");
    },
  });

  const failure = save.error ?? properties.error;

  function submit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (property === undefined) void properties.refetch();
    if (save.isPending || typed.state !== "amount" || day === null || property === undefined) return;
    if (wrong.tenant || wrong.paymentDay) return;
    save.mutate({ propertyId: property.id, monthlyRent: typed.amount, startsOn: day });
  }

  if (properties.data !== undefined && property === undefined) {
    return (
      <div>
        <h2 id="onboarding">{t("rent.title")}</h2>
        <p className="ks-second">{t("rent.noPlace")}</p>
        <div className="ks-form-buttons">
          <Button onClick={onBack}>{t("rent.addPlace")}</Button>
          <Button variant="subtle" onClick={onDone}>
            {t("skip")}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <form onSubmit={submit} noValidate>
      <h2 id="onboarding">{t("rent.title")}</h2>
      <p className="ks-second">
        {property === undefined ? null : t("rent.text", { property: property.name })}
      </p>
      <div className="ks-form">
        <TextInput
          label={t("rent.tenant")}
          autoComplete="off"
          maxLength={TENANT_NAME_LIMIT - 1}
          value={tenant}
          onChange={(event) => {
            setTenant(event.currentTarget.value);
          }}
          error={submitted && wrong.tenant ? t("rent.tenantMissing") : undefined}
        />
        <MoneyInput
          label={t("rent.amount")}
          currency={currency}
          value={rent}
          onChange={setRent}
          error={submitted && typed.state === "empty" ? t("rent.amountMissing") : undefined}
        />
        <TextInput
          label={t("rent.day")}
          description={t("rent.dayNote")}
          inputMode="numeric"
          autoComplete="off"
          value={paymentDay}
          onChange={(event) => {
            setPaymentDay(event.currentTarget.value);
          }}
          error={submitted && wrong.paymentDay ? t("rent.dayWrong") : undefined}
        />
        <DateField
          label={t("rent.start")}
          value={startsOn}
          onChange={setStartsOn}
          today={today}
          error={submitted && wrong.startsOn ? t("rent.startWrong") : undefined}
        />
      </div>
      {failure === null ? null : (
        <p className="ks-form-error" role="alert">
          {t(refusalKey(failure))}
        </p>
      )}
      <div className="ks-form-buttons">
        {/* Until the place is known there is nothing to save the rent for, and a click would be lost. */}
        <Button type="submit" loading={save.isPending || (property === undefined && properties.isFetching)}>
          {t("rent.save")}
        </Button>
        <Button variant="subtle" onClick={onDone}>
          {t("skip")}
        </Button>
      </div>
    </form>
  );
}
