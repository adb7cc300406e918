import { Button } from "@mantine/core";
import type { DataExportView } from "@keystead/contract/own-data";
import { IconDownload } from "@tabler/icons-react";
import { MIN_PASSPHRASE } from "@keystead/domain/own-data";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { api, query } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { formatSize } from "../../../lib/files/format-size.ts";
import { formatInstant } from "../../../lib/format/format.ts";
import { refusalKey } from "../../../lib/refusal/refusal-text.ts";
import { useIdempotencyKeys } from "../../../lib/calls/use-idempotency-keys.ts";
import { ErrorPanel } from "../../../ui/loading/error-panel.tsx";
import { Skeleton } from "../../../ui/loading/skeleton.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useWorkspace } from "../../session/public.ts";
import { ArchiveLock, HowToOpen } from "./archive-lock.tsx";
import "./data-export.css";

/** How often a screen that shows the progress polls. */
const LOOK_MS = 1_000;

const isUnderWay = (made: DataExportView | null | undefined) =>
  made?.state === "waiting" || made?.state === "working";

/** The content: everything in the workspace, the data of one tenant (R-M03), or the books of a year. */
type Subject = { readonly tenantId?: string; readonly year?: number };

/** An archive is ordered here, created in the background, and downloaded here when it is ready. */
export function DataExport({ tenantId, year }: Subject) {
  const { t } = useTranslation("data-export");
  const input = { ...(tenantId === undefined ? {} : { tenantId }), ...(year === undefined ? {} : { year }) };
  const { data, isError, isFetching, refetch } = useQuery({
    ...query.ownData.dataExport.queryOptions({ input }),
    refetchInterval: ({ state }) => (isUnderWay(state.data?.export) ? LOOK_MS : false),
  });
  const [passphrase, setPassphrase] = useState("");
  const [isShort, setShort] = useState(false);
  const { order, isOrdering } = useOrder(input, () => {
    setPassphrase("");
  });
  if (data === undefined) {
    return isError ? (
      <ErrorPanel message={t("loadFailed")} retrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton rows={2} />
    );
  }
  const made = data.export;
  const press = () => {
    const tooShort = passphrase !== "" && passphrase.length < MIN_PASSPHRASE;
    setShort(tooShort);
    if (!tooShort) order(passphrase);
  };
  const word = tenantId === undefined && year === undefined ? "order" : "orderOf";
  return (
    <div className="ks-data-export">
      {made === null ? null : <Standing made={made} of={input} />}
      {isUnderWay(made) ? null : (
        <>
          <ArchiveLock
            passphrase={passphrase}
            isShort={isShort}
            onChange={(entered) => {
              setPassphrase(entered);
              setShort(false);
            }}
            onEnter={press}
          />
          <Button
            variant={made?.state === "ready" ? "subtle" : "default"}
            loading={isOrdering}
            onClick={press}
          >
            {t(made === null ? word : "again")}
          </Button>
        </>
      )}
    </div>
  );
}

/** The state of the ordered archive. */
function Standing({ made, of }: { readonly made: DataExportView; readonly of: Subject }) {
  const { t } = useTranslation("data-export");
  const language = useLanguage();
  const workspace = useWorkspace();
  const { state, ready, done, total, orderedAt, isLocked } = made;
  if (state === "failed") return <p role="alert">{t("failed")}</p>;
  if (ready === null) {
    return (
      <div className="ks-data-export-progress">
        <output>{state === "waiting" ? t("waiting") : t("working", { done, total })}</output>
        <progress aria-label={t("progress")} max={Math.max(total, 1)} value={done} />
      </div>
    );
  }
  const at = (instant: string) => formatInstant(instant, language);
  return (
    <>
      <p>{t("ready", { date: at(orderedAt), until: at(ready.until) })}</p>
      <Button
        component="a"
        href={fileAddress(workspace?.id ?? "", of)}
        download
        leftSection={<IconDownload size={18} aria-hidden />}
      >
        {t("download", { size: formatSize(ready.bytes, language) })}
      </Button>
      {isLocked ? <HowToOpen /> : null}
    </>
  );
}

function fileAddress(ws: string, { tenantId, year }: Subject): string {
  const params = new URLSearchParams({ ws });
  if (tenantId !== undefined) params.set("tenant", tenantId);
  if (year !== undefined) params.set("year", String(year));
  return `/api/data-export/file?${params.toString()}`;
}

function useOrder(input: Subject, onOrdered: () => void) {
  const { t } = useTranslation("errors");
  const changed = useChanged();
  const keys = useIdempotencyKeys();
  const { mutate, isPending } = useMutation({
    mutationFn: (passphrase: string) => {
      const sent = passphrase === "" ? input : { ...input, passphrase };
      return api.ownData.orderDataExport(sent, keys.once(sent));
    },
    // The passphrase is kept no longer than it takes to send it.
    gcTime: 0,
    onSuccess: async () => {
      keys.renew();
      onOrdered();
      await changed("dataExport");
    },
    onError: (error) => toast.error(t(refusalKey(error)), error),
  });
  return {
    order: mutate,
    isOrdering: isPending,
  };
}
