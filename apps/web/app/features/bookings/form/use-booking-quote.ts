import type { BookingQuote } from "@keystead/contract/bookings";
import type { Language } from "@keystead/domain/languages";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

import { type api, query } from "../../../lib/api.ts";
import { optionalAmount } from "../../../ui/form/input-fields.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useSettledValues } from "../../../ui/use-settled-values.ts";
import { type BookingValues, type PropertyRules, bookingInput, WHOLE } from "./booking-values.ts";

export type BookingQuoteState = {
  /** Null until the booking has a unit and days. */
  readonly quote: BookingQuote | null;
  /** The quote is for earlier input. */
  readonly waiting: boolean;
  /** Reloads the quote, after a refusal or when bookings changed meanwhile. */
  readonly again: () => void;
};

/** The price of a booking and the records in its way, requested while it is typed; nothing is written. */
export function useBookingQuote(
  id: string | null,
  values: BookingValues,
  rules: PropertyRules | undefined,
): BookingQuoteState {
  const language = useLanguage();
  const input = rules === undefined ? null : inputOf(id, values, { ...rules, language });
  // Compares only the input of the quote, so that typing a name does not reload it.
  const { settled, isSettled } = useSettledValues(JSON.stringify(input));
  const quoteInput: QuoteInput | null = JSON.parse(settled);
  const result = useQuery({
    ...query.bookings.quote.queryOptions({ input: quoteInput ?? NOTHING }),
    enabled: quoteInput !== null,
    placeholderData: keepPreviousData,
    retry: false,
    // Others may book meanwhile.
    staleTime: 0,
  });
  return {
    quote: quoteInput !== null && input !== null && !result.isError ? (result.data ?? null) : null,
    waiting: !isSettled || result.isFetching,
    again: () => {
      void result.refetch();
    },
  };
}

type QuoteInput = Parameters<typeof api.bookings.quote>[0];

const NOTHING: QuoteInput = { propertyId: "", checkIn: "", checkOut: "" };

/** Null until there is a unit and at least one night. */
function inputOf(
  id: string | null,
  values: BookingValues,
  rules: PropertyRules & { readonly language: Language },
): QuoteInput | null {
  const stay = bookingInput(values, rules);
  if (stay === null || stay.nights < 1) return null;
  if (values.propertyId === "" || (values.unitId === "" && rules.hasUnits)) return null;
  const rate = optionalAmount(values.dailyRate, { ...rules, rule: "not_negative" });
  return {
    ...(id === null ? {} : { id }),
    propertyId: values.propertyId,
    ...(values.unitId === "" || values.unitId === WHOLE ? {} : { unitId: values.unitId }),
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    rateMode: values.rateMode,
    ...(rate.ok && rate.value !== null ? { dailyRate: rate.value } : {}),
    ...(values.recalculate ? { recalculate: "true" } : {}),
  };
}
