import { NativeSelect } from "@mantine/core";
import type { LeaseView } from "@keystead/contract/leases";
import {
  addToMonth,
  earlierOf,
  laterOf,
  type Month,
  month,
  monthOf,
  plainDate,
} from "@keystead/domain/calendar";

import { formatMonth } from "../../../lib/format/format.ts";
import type { Form } from "../../../ui/form/use-form.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { changedTerm, type LeaseFormValues } from "./lease-form-values.ts";

type DatedLease = Pick<LeaseView, "startsOn" | "endsOn" | "today" | "trackFrom" | "paymentDay" | "proration">;

type TermsFromFieldProps = {
  readonly below: NonNullable<ReturnType<typeof changedTerm>>;
  /** null for a new lease, whose terms apply from its start. */
  readonly lease: DatedLease | null;
  readonly form: Pick<Form<LeaseFormValues>, "values" | "field">;
};

/**
 * The month from which a new payment day or proration applies (R-C07), right below the field that was changed; hidden
 * while both are unchanged.
 */
export function TermsFromField({ below, lease, form }: TermsFromFieldProps) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const { values } = form;
  if (lease === null || changedTerm(values, lease) !== below) return null;
  const { months, usual, afterEnd } = monthsOf(lease);
  return (
    <NativeSelect
      {...form.field("termsFrom")}
      label={t("termsFrom")}
      description={t("termsFromNote")}
      value={values.termsFrom === "" && afterEnd === null ? usual : values.termsFrom}
      data={[
        ...months.map((value) => ({ value, label: formatMonth(value, language) })),
        // No month chosen: on an ended lease the change then affects none of its months.
        ...(afterEnd === null ? [] : [{ value: "", label: formatMonth(afterEnd, language) }]),
      ]}
    />
  );
}

/**
 * The default month and the months of the lease around it, at most five years back and one ahead. On an ended lease,
 * `afterEnd` is the default; it is not one of its months.
 */
function monthsOf({ startsOn, endsOn, today, trackFrom }: DatedLease) {
  const first = trackFrom === null ? monthOf(plainDate(startsOn)) : month(trackFrom);
  const end = endsOn === null ? null : monthOf(plainDate(endsOn));
  const withinEnd = (one: Month) => (end === null ? one : earlierOf(one, end));
  const now = monthOf(plainDate(today));
  const usual = withinEnd(laterOf(now, first));
  const last = withinEnd(addToMonth(usual, 12));
  const months: Month[] = [];
  for (let one = laterOf(first, addToMonth(usual, -60)); one <= last; one = addToMonth(one, 1))
    months.push(one);
  return { months, usual, afterEnd: end !== null && now > end ? now : null };
}
