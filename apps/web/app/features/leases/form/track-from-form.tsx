import { NativeSelect } from "@mantine/core";
import type { LeaseView } from "@keystead/contract/leases";
import { addToMonth, month, monthOf, plainDate } from "@keystead/domain/calendar";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

import { api, query } from "../../../lib/api.ts";
import { formatMonth } from "../../../lib/format/format.ts";
import { ErrorPanel } from "../../../ui/loading/error-panel.tsx";
import { together } from "../../../ui/form/form-reading.ts";
import { anything } from "../../../ui/form/input-fields.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { MonthsMade } from "./months-made.tsx";
import { useVerbForm } from "../verbs/use-verb-form.ts";
import type { VerbFormProps } from "../verbs/verb.ts";
import { VerbFrame } from "../verbs/verb-frame.tsx";

/** R-C21: starts to track a lease from an earlier month; the months are listed before they are created. */
export function TrackFromForm({ lease, verb, onClose }: VerbFormProps<"trackFrom">) {
  const { t } = useTranslation("leases");
  const language = useLanguage();
  const { id, version } = lease;
  const form = useVerbForm({
    kind: verb.kind,
    changes: "lease",
    onClose,
    values: { from: verb.from },
    read: ({ from }) => together({ from: anything(from) }),
    send: ({ from }) => api.leases.trackFrom({ id, version, from }),
  });
  const { data, isError, isFetching, refetch } = useQuery({
    ...query.leases.tracking.queryOptions({ input: { id, from: form.values.from } }),
    placeholderData: keepPreviousData,
  });
  return (
    <VerbFrame
      form={form}
      onClose={onClose}
      title={t("verb.trackFrom.title")}
      help={t("verb.trackFrom.help")}
    >
      <NativeSelect
        {...form.field("from")}
        label={t("trackFrom")}
        data={untrackedMonths(lease).map((period) => ({
          value: period,
          label: formatMonth(period, language),
        }))}
      />
      {isError ? (
        <ErrorPanel message={t("effect.failed")} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy={data === undefined}>{data === undefined ? null : <MonthsMade {...data} />}</div>
      )}
    </VerbFrame>
  );
}

/** The months before the first tracked one, back to the start of the lease; the earliest first. */
function untrackedMonths({ startsOn, trackFrom }: LeaseView): readonly string[] {
  const months: string[] = [];
  if (trackFrom === null) return months;
  for (let one = monthOf(plainDate(startsOn)); one < trackFrom; one = addToMonth(one, 1))
    months.push(month(one));
  return months;
}
