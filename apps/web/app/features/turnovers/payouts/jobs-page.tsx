import type { OwnPayout } from "@keystead/contract/turnovers";
import { ownPayoutStates } from "@keystead/domain/turnovers";
import { Button } from "@mantine/core";
import { Link } from "react-router";

import { query } from "../../../lib/api.ts";
import { useListQuery } from "../../../lib/records/use-list-query.ts";
import { EmptyState } from "../../../ui/loading/empty-state.tsx";
import { IconCleaning } from "../../../ui/icon-cleaning.ts";
import { ListPage, useListState } from "../../../ui/list/list-page.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useWorkspace } from "../../session/public.ts";
import {
  OwnPayoutCard,
  OwnPayoutSums,
  useOwnPayoutColumns,
  useOwnPayoutSumRows,
} from "./own-payout-record.tsx";
import { ownPayoutListRules } from "./payout-list-rules.ts";

/**
 * What do I get for my jobs, and where is the next one? For a signed-in cleaner; the jobs themselves open on a
 * separate page made for phones.
 */
export function JobsPage() {
  const { t } = useTranslation("turnovers");
  const language = useLanguage();
  const owner = useWorkspace()?.ownerName ?? "";
  const state = useListState(ownPayoutListRules);
  const result = useListQuery(query.turnovers.ownPayouts.queryOptions({ input: state.query }));
  const columns = useOwnPayoutColumns();
  const sums = result.data?.sums ?? [];
  const sumRows = useOwnPayoutSumRows(sums);
  return (
    <>
      <PageHeader
        title={t("jobs.title")}
        actions={
          // A page without React, so a plain link of the browser.
          <Button
            component="a"
            href={`/${language}/job`}
            leftSection={<IconCleaning size={18} aria-hidden />}
          >
            {t("jobs.open")}
          </Button>
        }
      />
      <ListPage<OwnPayout>
        name="own-payouts"
        label={t("jobs.title")}
        state={state}
        result={result}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={(line) => line.unit?.name ?? line.property.name}
        card={(line) => <OwnPayoutCard line={line} />}
        searchLabel={t("jobs.search")}
        filters={[
          {
            name: "state",
            label: t("jobs.state"),
            options: ownPayoutStates.map((value) => ({ value, label: t(`jobs.pay.${value}`) })),
          },
        ]}
        countText={(count) => t("jobs.count", { count })}
        sums={sumRows}
        cardFooter={<OwnPayoutSums sums={sums} />}
        errorMessage={t("jobs.loadFailed")}
        empty={
          <EmptyState icon={IconCleaning} title={t("jobs.emptyTitle")} text={t("jobs.emptyText", { owner })}>
            <Link to="/tasks">{t("jobs.toTasks")}</Link>
          </EmptyState>
        }
      />
    </>
  );
}
