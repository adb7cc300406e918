import { NativeSelect } from "@mantine/core";
import type { LeaseView } from "@keystead/contract/leases";
import { addToMonth, laterOf, month, monthOf, plainDate } from "@keystead/domain/calendar";
import { useTranslation } from "react-i18next";

import { formatMonth } from "../../lib/format.ts";
import { useLanguage } from "../../ui/use-language.ts";
import type { LeaseFormValues } from "./lease-form-values.ts";

type DatedLease = Pick<LeaseView, "startsOn" | "endsOn" | "today" | "trackFrom" | "paymentDay" | "proration">;

type TermsFromFieldProps = {
  readonly lease: DatedLease;
  readonly values: LeaseFormValues;
  readonly onChange: (change: Partial<LeaseFormValues>) => void;
};

/** From when another payment day or proration counts (R-C07); there is nothing to ask while both are what they were. */
export function TermsFromField({ lease, values, onChange }: TermsFromFieldProps) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const same = values.paymentDay.trim() === String(lease.paymentDay) && values.proration === lease.proration;
  if (same) return null;
  const months = monthsOf(lease);
  const current = months.find((one) => one === monthOf(plainDate(lease.today))) ?? months.at(-1) ?? "";
  return (
    <NativeSelect
      label={t("termsFrom")}
      description={t("termsFromNote")}
      value={values.termsFrom === "" ? current : values.termsFrom}
      onChange={(event) => {
        onChange({ termsFrom: event.currentTarget.value });
      }}
      data={months.map((value) => ({ value, label: formatMonth(value, language) }))}
    />
  );
}

/** The months of the lease, at most five years back and one ahead. */
function monthsOf({ startsOn, endsOn, today, trackFrom }: DatedLease): readonly string[] {
  const now = monthOf(plainDate(today));
  const first = trackFrom === null ? monthOf(plainDate(startsOn)) : month(trackFrom);
  const last = endsOn === null ? addToMonth(laterOf(now, first), 12) : monthOf(plainDate(endsOn));
  const months: string[] = [];
  for (
    let one = laterOf(first, addToMonth(now, -60));
    one <= last && months.length <= 72;
    one = addToMonth(one, 1)
  )
    months.push(one);
  return months;
}
