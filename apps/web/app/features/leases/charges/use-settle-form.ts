import type { LeaseView, SettlementPreview } from "@keystead/contract/leases";
import { addDays, plainDate, yearOf } from "@keystead/domain/calendar";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { api, query } from "../../../lib/api.ts";
import { together } from "../../../ui/form/form-reading.ts";
import {
  anything,
  dayInput,
  isFilled,
  requiredAmount,
  SHOWN_BY_FIELD,
} from "../../../ui/form/input-fields.ts";
import type { Form } from "../../../ui/form/use-form.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useSettledValues } from "../../../ui/use-settled-values.ts";
import { useVerbForm } from "../verbs/use-verb-form.ts";
import type { VerbFormProps } from "../verbs/verb.ts";

export type SettleValues = {
  readonly year: string;
  readonly share: string;
  readonly dueOn: string;
  /** Empty for the usual note of the year. */
  readonly note: string;
};

type SettleForm = {
  readonly form: Form<SettleValues>;
  readonly preview: SettlementPreview | null;
  readonly waiting: boolean;
  /** "Save" was pressed before the figures were shown. */
  readonly early: boolean;
};

const DAYS_TO_PAY = 30;

/** R-C19: books only the figures that are shown below the share; while they are loading, nothing is sent. */
export function useSettleForm({ lease, verb, onClose }: VerbFormProps<"settle">): SettleForm {
  const { t } = useTranslation("lease-verbs");
  const language = useLanguage();
  const { id, currency, today } = lease;
  const [early, setEarly] = useState(false);
  const usualNote = (year: string) => t("settle.usualNote", { year });
  const read = (values: SettleValues) =>
    together({
      year: anything(Number(values.year)),
      share: requiredAmount(values.share, { language, currency, rule: "not_negative" }),
      dueOn: dayInput(values.dueOn),
      note: isFilled(values.note, "NOTE_REQUIRED"),
    });
  const form: Form<SettleValues> = useVerbForm<SettleValues, SettleInput>({
    kind: verb.kind,
    changes: "money",
    onClose,
    values: () => {
      const year = String(usualYear(lease));
      return { year, share: "", dueOn: addDays(plainDate(today), DAYS_TO_PAY), note: usualNote(year) };
    },
    read,
    words: (code, field) =>
      code === SHOWN_BY_FIELD ? null : t(`settle.issue.${isSettleField(field) ? field : "share"}`),
    send: async (input, { onceOpened, confirm }) => {
      const isOfThis = shown?.year === input.year && shown.share === input.share && !preview.isFetching;
      setEarly(!isOfThis);
      if (shown === null || !isOfThis) return null;
      try {
        return await api.leases.settleCharges({ id, ...input, result: shown.result, confirm }, onceOpened());
      } catch (refused) {
        // Entries booked meanwhile may have changed the figures.
        void preview.refetch();
        throw refused;
      }
    },
  });
  const { settled, isSettled } = useSettledValues(form.values);
  // Due day and note do not affect the figures.
  const share = requiredAmount(settled.share, { language, currency, rule: "not_negative" });
  const preview = useQuery({
    ...query.leases.previewSettlement.queryOptions({
      input: { id, year: Number(settled.year), share: share.ok ? share.value : "" },
    }),
    enabled: share.ok,
    placeholderData: keepPreviousData,
    retry: false,
    // Any other entry in the books may change the figures.
    staleTime: 0,
  });
  const shown = share.ok && !preview.isError ? (preview.data ?? null) : null;
  return { form, preview: shown, waiting: preview.isFetching || !isSettled, early };
}

type SettleInput = {
  readonly year: number;
  readonly share: string;
  readonly dueOn: string;
  readonly note: string;
};

/** Last year, or the latest year to settle of a lease that ended earlier. */
function usualYear({ yearsToSettle, today }: LeaseView): number {
  const last = yearOf(plainDate(today)) - 1;
  return yearsToSettle.includes(last) ? last : (yearsToSettle[0] ?? last);
}

const settleFields = ["year", "share", "dueOn", "note"] as const satisfies readonly (keyof SettleValues)[];

function isSettleField(field: string): field is (typeof settleFields)[number] {
  return settleFields.some((known) => known === field);
}
