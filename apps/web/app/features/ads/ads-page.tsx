import type { CampaignView } from "@keystead/contract/ads";
import { campaignChannels, campaignStates } from "@keystead/domain/ads";
import {
  addToMonth,
  MONTHS_IN,
  monthOf,
  type Period,
  periodOf,
  periodText,
  spans,
} from "@keystead/domain/calendar";
import { IconEdit, IconEye, IconHistory, IconSpeakerphone, IconTrash } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";

import { query } from "../../lib/api.ts";
import { todayHere } from "../../lib/format/today.ts";
import { EmptyState } from "../../ui/loading/empty-state.tsx";
import { ListPage } from "../../ui/list/list-page.tsx";
import type { ListFilter } from "../../ui/list/list-toolbar.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import type { RowAction } from "../../ui/list/row-menu.tsx";
import { useOpened } from "../../ui/overlay/use-opened.ts";
import { usePeriodText } from "../../ui/text/use-period-text.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { usePropertyFilter } from "../properties/public.ts";
import { useCan } from "../session/public.ts";
import { useCampaignName } from "./campaign-marks.tsx";
import { useCampaignsOfQuery, useCampaignList, useDeleteCampaign, useSetActive } from "./campaign-queries.ts";
import { CampaignCard, useCampaignColumns } from "./campaign-record.tsx";
import { CampaignFigures } from "./campaign-figures.tsx";
import { campaignKinds, OpenedCampaign } from "./opened-campaign.tsx";

/** Which channel brings tenants or guests for the least money? */
export function AdsPage() {
  const { t } = useTranslation("ads");
  const can = useCan();
  const [params] = useSearchParams();
  const { state, period, list, filters } = useCampaignsOfQuery();
  const result = useCampaignList(list);
  const totals = useQuery({
    ...query.ads.totals.queryOptions({ input: filters }),
    placeholderData: keepPreviousData,
  }).data;
  const { opened, open, close } = useOpened(campaignKinds);
  const setActive = useSetActive();
  const nameOf = useCampaignName();
  const rowActions = useCampaignActions(open);
  const to = (id: string) => {
    const next = new URLSearchParams(params);
    next.set("look", id);
    return `?${next}`;
  };
  const add = can("campaign.create")
    ? {
        label: t("add"),
        onClick: () => {
          open("new");
        },
      }
    : undefined;
  const isEmpty = result.data?.total === 0 && !state.narrowed;
  const columns = useCampaignColumns({ to, onActive: can("campaign.update") ? setActive : null });
  return (
    <>
      <PageHeader title={t("title")} />
      <ListPage<CampaignView>
        name="campaigns"
        label={t("title")}
        state={state}
        result={result}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={nameOf}
        card={(campaign) => <CampaignCard campaign={campaign} to={to} />}
        rowActions={rowActions}
        exported={can("export.read") ? { list: "campaigns", query: list } : undefined}
        searchLabel={t("search")}
        filters={useFilters(state.filters)}
        countText={(count) => t("count", { count })}
        {...(add === undefined ? {} : { primary: add })}
        errorMessage={t("loadFailed")}
        empty={
          <EmptyState icon={IconSpeakerphone} title={t("emptyTitle")} text={t("emptyText")} action={add} />
        }
      />
      {totals === undefined || isEmpty ? null : <CampaignFigures totals={totals} shared={period !== null} />}
      <OpenedCampaign opened={opened} rows={result.data?.items} onOpen={open} onClose={close} />
    </>
  );
}

type Open = (kind: "look" | "edit" | "history", id: string) => void;

function useCampaignActions(open: Open): (campaign: CampaignView) => readonly RowAction[] {
  const { t } = useTranslation("ads");
  const can = useCan();
  const remove = useDeleteCampaign();
  const opening = (kind: Parameters<Open>[0], label: string, icon: typeof IconEye) => ({
    label,
    icon,
    of: (id: string) => {
      open(kind, id);
    },
  });
  const openings = [
    opening("look", t("open"), IconEye),
    ...(can("campaign.update") ? [opening("edit", t("edit"), IconEdit)] : []),
    opening("history", t("history"), IconHistory),
  ];
  return (campaign) => [
    ...openings.map(({ of, ...action }) => ({
      ...action,
      onClick: () => {
        of(campaign.id);
      },
    })),
    ...(can("campaign.delete")
      ? [
          {
            label: t("delete"),
            icon: IconTrash,
            danger: true,
            onClick: () => {
              void remove(campaign);
            },
          },
        ]
      : []),
  ];
}

function useFilters(chosen: Readonly<Record<string, string>>): readonly ListFilter[] {
  const { t } = useTranslation("ads");
  return [
    usePropertyFilter(t("property"), chosen["propertyId"]),
    {
      name: "channel",
      label: t("channelLabel"),
      options: campaignChannels.map((value) => ({ value, label: t(`channel.${value}`) })),
    },
    {
      name: "active",
      label: t("activeLabel"),
      options: campaignStates.map((value) => ({ value, label: t(`state.${value}`) })),
    },
    { name: "period", label: t("period"), options: usePeriods(chosen["period"]) },
  ];
}

/** This and the previous month, quarter and year, and the period that a pressed bar selected. */
function usePeriods(chosen: string | undefined): ListFilter["options"] {
  const words = usePeriodText();
  const month = monthOf(todayHere());
  const offered = spans
    .flatMap((span): Period[] => [periodOf(span, month), periodOf(span, addToMonth(month, -MONTHS_IN[span]))])
    .map(periodText);
  return [...new Set([...offered, ...(chosen === undefined ? [] : [chosen])])].map((value) => ({
    value,
    label: words(value),
  }));
}
