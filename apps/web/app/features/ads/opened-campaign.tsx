import type { CampaignView } from "@keystead/contract/ads";
import { Suspense } from "react";
import { useSearchParams } from "react-router";

import { query } from "../../lib/api.ts";
import { useOpenedRecord } from "../../lib/records/use-opened-record.ts";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { Pending } from "../../ui/loading/pending.tsx";
import type { OpenedDialog } from "../../ui/overlay/use-opened.ts";
import { LazyHistoryDrawer } from "../history/public.ts";
import { PresetProperty } from "../properties/public.ts";
import { BeforeAdding, useMayOpen } from "../session/public.ts";
import { useCampaignName } from "./campaign-marks.tsx";

const CampaignForm = lazyPart(async () => (await import("./campaign-form.tsx")).CampaignForm);
const CampaignLook = lazyPart(async () => (await import("./campaign-look.tsx")).CampaignLook);

/** What may be open over the list of campaigns. */
export const campaignKinds = ["new", "edit", "look", "history"] as const;
type Kind = (typeof campaignKinds)[number];

const needs = {
  new: "campaign.create",
  edit: "campaign.update",
  look: "campaign.read",
  history: "campaign.read",
} as const;

type OpenedCampaignProps = {
  readonly opened: OpenedDialog<Kind> | null;
  readonly rows: readonly CampaignView[] | undefined;
  readonly onOpen: (kind: Kind, id: string) => void;
  readonly onClose: () => void;
};

/** R-K06: on a plan without advertising, campaigns can only be read; adding or changing one shows which plan has it. */
export function OpenedCampaign({ opened: requested, rows, onOpen, onClose }: OpenedCampaignProps) {
  const opened = useMayOpen(requested, needs, onClose);
  const [params] = useSearchParams();
  const nameOf = useCampaignName();
  const campaign = useOpenedRecord({
    id: opened === null || opened.kind === "new" ? null : opened.id,
    rows,
    ask: (id) => query.ads.get.queryOptions({ input: { id } }),
    close: onClose,
  });
  return (
    <Suspense fallback={<Pending />}>
      {opened?.kind === "new" ? (
        <BeforeAdding kind="advertising" onClose={onClose}>
          <PresetProperty propertyId={params.get("propertyId") ?? ""}>
            {(propertyId) => <CampaignForm campaign={null} propertyId={propertyId} onClose={onClose} />}
          </PresetProperty>
        </BeforeAdding>
      ) : null}
      {opened?.kind === "edit" && campaign !== null ? (
        <BeforeAdding kind="advertising" onClose={onClose}>
          <CampaignForm key={campaign.id} campaign={campaign} onClose={onClose} />
        </BeforeAdding>
      ) : null}
      {opened?.kind === "look" && campaign !== null ? (
        <CampaignLook
          campaign={campaign}
          onEdit={() => {
            onOpen("edit", campaign.id);
          }}
          onClose={onClose}
        />
      ) : null}
      {opened?.kind === "history" && campaign !== null ? (
        <LazyHistoryDrawer
          of={{ kind: "campaign", id: campaign.id, name: nameOf(campaign) }}
          onClose={onClose}
        />
      ) : null}
    </Suspense>
  );
}
