import type { PayoutList, PayoutView } from "@keystead/contract/turnovers";
import { hasFeature } from "@keystead/domain/plans";
import { payoutStates } from "@keystead/domain/turnovers";
import { Button } from "@mantine/core";
import { IconFileTypePdf } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { Link } from "react-router";

import { query } from "../../../lib/api.ts";
import { formatMoney } from "../../../lib/format/format.ts";
import { isZero } from "../../../lib/format/minor-units.ts";
import { useListQuery } from "../../../lib/records/use-list-query.ts";
import { EmptyState } from "../../../ui/loading/empty-state.tsx";
import { IconCleaning } from "../../../ui/icon-cleaning.ts";
import { ListPage, type ListState, useListState } from "../../../ui/list/list-page.tsx";
import type { ListFilter } from "../../../ui/list/list-toolbar.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { Pending } from "../../../ui/loading/pending.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import { useDownload } from "../../../ui/export/use-download.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { usePropertyFilter } from "../../properties/public.ts";
import { useCan, useSubscription } from "../../session/public.ts";
import { CleaningMarginsCard } from "../cleaning-margins.tsx";
import { LazyPayoutForm } from "../lazy-payout-form.ts";
import { payoutListRules } from "./payout-list-rules.ts";
import { PayoutCard, usePayoutColumns } from "./payout-record.tsx";
import { PayoutSumLines, usePayoutSumRows } from "./payout-sums.tsx";
import { usePayoutActions } from "./use-payout-actions.ts";
import "./payouts.css";

/** As many as one response holds; a host with 50 flats has no more cleaners. */
const ALL = 100;

/** What is owed to whom for cleaning, and what was paid? Grouped by cleaner. */
export function PayoutsPage() {
  const { t } = useTranslation("payouts");
  const can = useCan();
  const state = useListState(payoutListRules);
  const result = useListQuery(query.turnovers.payouts.queryOptions({ input: state.query }));
  const countsWithout = state.defaulted && result.data?.total === 0;
  const without = useQuery({
    ...query.turnovers.payouts.queryOptions({ input: {} }),
    enabled: countsWithout,
  });
  const [paying, setPaying] = useState<readonly PayoutView[] | null>(null);
  const { rowActions, bulk } = usePayoutActions(setPaying);
  const filters = usePayoutFilters(state);
  const headOf = useCleanerHeads(result.data, state.query, setPaying);
  const columns = usePayoutColumns();
  const sums = result.data?.sums ?? [];
  const sumRows = usePayoutSumRows(sums);
  return (
    <>
      <PageHeader title={t("title")} crumbs={[{ label: t("turnovers"), to: "/tasks?view=cleaning" }]} />
      <ListPage<PayoutView>
        name="payouts"
        label={t("title")}
        state={state}
        result={result}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={(line) => `${line.unit?.name ?? t("wholeProperty")}, ${line.property.name}`}
        card={(line) => <PayoutCard line={line} />}
        rowActions={rowActions}
        bulk={bulk}
        {...(state.sort === "cleaner" ? { headOf } : {})}
        exported={can("export.read") ? { list: "payouts", query: state.query } : undefined}
        searchLabel={t("search")}
        filters={filters}
        countText={(count) => t("count", { count })}
        sums={sumRows}
        cardFooter={<PayoutSumLines sums={sums} />}
        errorMessage={t("loadFailed")}
        {...(countsWithout ? { without: without.data?.total ?? (without.isError ? 0 : null) } : {})}
        empty={
          <EmptyState icon={IconCleaning} title={t("emptyTitle")} text={t("emptyText")}>
            <Link to="/tasks?view=cleaning">{t("toBoard")}</Link>
          </EmptyState>
        }
      />
      {can("expense.read") ? <CleaningMarginsCard propertyId={state.filters["propertyId"]} /> : null}
      {paying === null ? null : (
        <Suspense fallback={<Pending />}>
          <LazyPayoutForm
            lines={paying}
            onClose={() => {
              setPaying(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function usePayoutFilters(state: ListState): readonly ListFilter[] {
  const { t } = useTranslation("payouts");
  const can = useCan();
  const { data } = useQuery({
    ...query.cleaners.list.queryOptions({ input: { limit: ALL } }),
    enabled: can("turnover.assign"),
  });
  return [
    {
      name: "state",
      label: t("stateLabel"),
      options: payoutStates.map((value) => ({ value, label: t(`state.${value}`) })),
    },
    {
      name: "cleanerId",
      label: t("cleaner"),
      options: (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
    },
    usePropertyFilter(t("property"), state.filters["propertyId"]),
  ];
}

/** The cleaner, the amount still to pay in each currency, and a button that pays all of it on this page. */
function useCleanerHeads(
  data: PayoutList | undefined,
  requested: object,
  onPay: (lines: readonly PayoutView[]) => void,
) {
  const { t } = useTranslation("payouts");
  const language = useLanguage();
  const can = useCan();
  const sheet = useDownload(toast.error);
  const plan = useSubscription().data?.effectivePlan;
  // Available until the plan is known.
  const onPaper = can("export.read") && (plan === undefined || hasFeature(plan, "pdf_export"));
  return ({ cleaner }: PayoutView) => {
    const sums = (data?.cleaners ?? []).filter((one) => one.cleaner?.id === cleaner?.id);
    const due = (data?.items ?? []).filter(
      (line) => line.cleaner?.id === cleaner?.id && line.payout === "due",
    );
    const parts = sums.flatMap(({ due: owed, paid, currency }) => [
      ...(isZero(owed) ? [] : [t("due", { amount: formatMoney({ amount: owed, currency }, language) })]),
      ...(isZero(paid) ? [] : [t("paid", { amount: formatMoney({ amount: paid, currency }, language) })]),
    ]);
    return {
      key: cleaner?.id ?? "",
      head: (
        <span className="ks-payouts-head">
          <span>{cleaner?.name ?? t("nobody")}</span>
          <span className="ks-second">{parts.join(" · ")}</span>
          <span className="ks-payouts-acts">
            {cleaner === null || !onPaper ? null : (
              <Button
                size="compact-sm"
                variant="subtle"
                loading={sheet.bytes !== null}
                leftSection={<IconFileTypePdf size={16} aria-hidden />}
                onClick={() => {
                  void sheet.start("/api/exports/list", {
                    list: "payouts",
                    query: { ...requested, cleanerId: cleaner.id },
                    format: "pdf",
                    language,
                  });
                }}
              >
                {t("sheet")}
              </Button>
            )}
            {due.length === 0 || !can("payout.update") ? null : (
              <Button
                size="compact-sm"
                variant="default"
                onClick={() => {
                  onPay(due);
                }}
              >
                {t("payAll", { count: due.length })}
              </Button>
            )}
          </span>
        </span>
      ),
    };
  };
}
