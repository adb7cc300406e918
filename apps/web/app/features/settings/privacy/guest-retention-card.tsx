import { MOST_REGISTRY_MONTHS } from "@keystead/domain/bookings";
import { NativeSelect } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";

import { api, query } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { refusalKey } from "../../../lib/refusal/refusal-text.ts";
import { Skeleton } from "../../../ui/loading/skeleton.tsx";
import { ErrorPanel } from "../../../ui/loading/error-panel.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import "../settings.css";

/** Periods for hosts to choose from; the current one is added if missing. */
const PERIODS = [1, 3, 6, 12, 18, 24, 36, 60, MOST_REGISTRY_MONTHS];

/** R-N07: how long guests are kept where no law with a verified period applies. Saved when it is chosen. */
export function GuestRetentionCard() {
  const { t } = useTranslation("privacy");
  const { data, isError, isFetching, refetch } = useQuery(query.guests.retention.queryOptions({ input: {} }));
  return (
    <section className="ks-card ks-settings-form">
      <h2>{t("guests.title")}</h2>
      <p className="ks-second">{t("guests.lead")}</p>
      {data === undefined ? (
        isError ? (
          <ErrorPanel message={t("guests.failed")} retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton rows={1} />
        )
      ) : (
        <PeriodField months={data.months} />
      )}
    </section>
  );
}

function PeriodField({ months }: { readonly months: number }) {
  const { t } = useTranslation(["privacy", "errors"]);
  const changed = useChanged();
  const { mutate, isPending } = useMutation({
    mutationFn: (input: { readonly months: number }) => api.guests.changeRetention(input),
    onSuccess: async (saved) => {
      toast.success(t("guests.saved", { months: t("guests.months", { count: saved.months }) }));
      await changed("booking");
    },
    onError: (error) => {
      toast.error(t(refusalKey(error)), error);
    },
  });
  const choices = [...new Set([...PERIODS, months])].toSorted((a, b) => a - b);
  return (
    <NativeSelect
      label={t("guests.label")}
      value={String(months)}
      disabled={isPending}
      data={choices.map((count) => ({ value: String(count), label: t("guests.months", { count }) }))}
      onChange={(event) => {
        mutate({ months: Number(event.currentTarget.value) });
      }}
    />
  );
}
