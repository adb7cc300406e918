import { type PlainDate, plainDate } from "@keystead/domain/calendar";
import type { LeaseView } from "@keystead/contract/leases";
import { useQuery, useQueryClient } from "@tanstack/react-query";

import { query } from "../../../lib/api.ts";
import type { Language } from "@keystead/domain/languages";
import { todayHere } from "../../../lib/format/today.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import type { Context, LeaseField, LeaseFormValues } from "./lease-form-values.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";

type PropertyInput = Pick<LeaseFormValues, "propertyId" | "currency">;

export type LeaseFormContext = {
  readonly language: Language;
  readonly today: PlainDate;
  /** The property's currency; the lease's own until another property is chosen (R-C01). */
  readonly usualCurrency: (property: PropertyInput) => string;
  readonly contextOf: (property: PropertyInput) => Context;
  readonly words: (code: string, field: string) => string | null;
};

/** What the lease fields are read with: today at the property, and its currency as soon as it is known. */
export function useLeaseFormContext(lease: LeaseView | null): LeaseFormContext {
  const { t } = useTranslation("leases");
  const client = useQueryClient();
  const language = useLanguage();
  const today = lease === null ? todayHere() : plainDate(lease.today);
  const usualCurrency = ({ propertyId }: PropertyInput) => {
    const property = client.getQueryData(query.properties.get.queryKey({ input: { id: propertyId } }));
    return property?.currency ?? lease?.currency ?? "EUR";
  };
  return {
    language,
    today,
    usualCurrency,
    contextOf: (property) => ({
      language,
      today,
      currency: property.currency === "" ? usualCurrency(property) : property.currency,
    }),
    words: (_code, field) => (isWorded(field) ? t(`fieldIssue.${field}`) : null),
  };
}

/** Renders again when the currency of the chosen property arrives. */
export function usePropertyOf(propertyId: string): void {
  useQuery({
    ...query.properties.get.queryOptions({ input: { id: propertyId } }),
    enabled: propertyId !== "",
  });
}

const worded: readonly string[] = [
  "tenantId",
  "newTenant",
  "coTenants",
  "propertyId",
  "startsOn",
  "endsOn",
  "rent",
  "charges",
  "deposit",
  "paymentDay",
  "graceDays",
  "opening",
] satisfies readonly LeaseField[];

function isWorded(field: string): field is LeaseField {
  return worded.includes(field);
}
