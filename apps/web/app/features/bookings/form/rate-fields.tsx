import type { BookingQuote } from "@keystead/contract/bookings";
import { rateModes } from "@keystead/domain/bookings";
import { Input } from "@mantine/core";

import { formatAmountInput } from "../../../lib/format/format.ts";
import { MoneyInput } from "../../../ui/field/money-input.tsx";
import { Segmented } from "../../../ui/field/segmented.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import type { BookingFormState } from "./use-booking-form.ts";
import type { PropertyRules } from "./booking-values.ts";

type RateFieldsProps = {
  readonly form: BookingFormState;
  readonly rules: PropertyRules | undefined;
  readonly quote: BookingQuote | null;
};

/**
 * R-D06: the price of a night by season, or one rate for all nights. The season's rate is shown in the field until the
 * user types another one, which then applies to all nights.
 */
export function RateFields({ form, rules, quote }: RateFieldsProps) {
  const { t } = useTranslation("bookings");
  const language = useLanguage();
  const { values, field } = form;
  const season = values.rateMode === "seasonal" ? (quote?.season ?? null) : null;
  const isLeft = quote?.refusal === "DAILY_RATE_REQUIRED";
  const shown =
    values.dailyRate === "" && season !== null && !isLeft
      ? formatAmountInput(season.rate, language)
      : values.dailyRate;
  const hint =
    values.rateMode === "flat"
      ? t("ownRateHint")
      : isLeft
        ? t("rateLeft")
        : season !== null
          ? t("fromSeason", { season: season.name })
          : // Unknown before the unit and the days are chosen.
            quote === null
            ? null
            : t("noSeason");
  return (
    <>
      <Input.Wrapper label={t("rateMode")} labelElement="div">
        <div>
          <Segmented
            label={t("rateMode")}
            value={values.rateMode}
            onChange={(rateMode) => {
              form.change((was) => ({ ...was, rateMode, dailyRate: rateMode === "flat" ? shown : "" }));
            }}
            options={rateModes.map((value) => ({ value, label: t(`rateModes.${value}`) }))}
          />
        </div>
      </Input.Wrapper>
      <MoneyInput
        {...field("dailyRate")}
        label={t("dailyRate")}
        currency={rules?.currency ?? quote?.currency ?? "EUR"}
        rule="not_negative"
        example="96"
        aside={t("perNight")}
        description={hint}
        error={field("dailyRate").error ?? (isLeft ? t("problem.DAILY_RATE_REQUIRED") : null)}
        value={shown}
        onChange={(input) => {
          // A rate other than the season's applies to all nights. If seasons leave out some nights, the rate applies to
          // those nights only.
          const isOwn = season !== null && !isLeft && values.dailyRate === "";
          form.change((was) => ({ ...was, dailyRate: input, rateMode: isOwn ? "flat" : was.rateMode }));
        }}
      />
    </>
  );
}
