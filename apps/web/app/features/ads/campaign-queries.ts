import type { CampaignView } from "@keystead/contract/ads";
import { firstDayOf, lastDayOf, parsePeriod } from "@keystead/domain/calendar";
import { useMutation } from "@tanstack/react-query";

import { useLatestVersions } from "../../lib/calls/use-latest-versions.ts";
import { api, query } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import { useListQuery } from "../../lib/records/use-list-query.ts";
import { refusalKey } from "../../lib/refusal/refusal-text.ts";
import { useDeleteWithUndo, useUndo } from "../../lib/records/use-undo.ts";
import { saveMerging } from "../../ui/form/merge/save-merging.ts";
import { type ListState, useListState } from "../../ui/list/list-page.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { useCampaignName } from "./campaign-marks.tsx";
import { campaignListRules } from "./campaign-list-rules.ts";
import { campaignFields } from "./campaign-values.ts";

/** The campaigns that the address asks for; its period becomes a range of days in the request. */
export function useCampaignsOfQuery() {
  const state = useListState(campaignListRules);
  const { period: text, ...listed } = state.query;
  const period = parsePeriod(text ?? "");
  const days = period === null ? {} : { from: firstDayOf(period.first), to: lastDayOf(period.last) };
  const { page: _page, limit: _limit, after: _after, sort: _sort, ...filters } = { ...listed, ...days };
  return { state: state as ListState, period, list: { ...listed, ...days }, filters };
}

export function useCampaignList(input: Parameters<typeof api.ads.list>[0]) {
  return useListQuery(query.ads.list.queryOptions({ input }));
}

export function useDeleteCampaign() {
  const { t } = useTranslation("ads");
  const nameOf = useCampaignName();
  const deleteWithUndo = useDeleteWithUndo("record");
  return (campaign: CampaignView) => {
    const name = nameOf(campaign);
    return deleteWithUndo({
      remove: () => api.ads.delete({ id: campaign.id }),
      message: campaign.expense === null ? t("deleted", { name }) : t("deletedBillStays", { name }),
    });
  };
}

/** Switches a campaign on or off, with a message and undo; changes that the line has not loaded yet are merged. */
export function useSetActive(): (campaign: CampaignView, active: boolean) => void {
  const { t } = useTranslation(["ads", "errors"]);
  const nameOf = useCampaignName();
  const changed = useChanged();
  const offerUndo = useUndo("record");
  const { newest, learn } = useLatestVersions();
  const { mutate } = useMutation({
    scope: { id: "campaign switch" },
    mutationFn: ({ campaign, active }: { readonly campaign: CampaignView; readonly active: boolean }) => {
      const [known = campaign] = newest([campaign]);
      return saveMerging(
        {
          known: { ...campaign, version: known.version },
          own: { ...campaignFields(campaign), active },
          fieldsOf: campaignFields,
          send: ({ expense: _bill, ...changes }, version) =>
            api.ads.update({ ...changes, id: campaign.id, version }),
          onMerged: () => {},
        },
        async () => [],
      );
    },
    onSuccess: (outcome, { campaign, active }) => {
      if (outcome.kind !== "saved") return;
      const { id, version } = outcome.saved;
      learn([outcome.saved]);
      offerUndo({
        message: t(active ? "switchedOn" : "switchedOff", { name: nameOf(campaign) }),
        takeBack: () => api.ads.update({ id, version, active: !active }),
        takenBack: null,
      });
    },
    onError: (error) => toast.error(t(refusalKey(error)), error),
    onSettled: () => void changed("record"),
  });
  return (campaign, active) => {
    mutate({ campaign, active });
  };
}
