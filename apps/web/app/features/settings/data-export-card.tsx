import { Button } from "@mantine/core";
import type { DataExportView } from "@keystead/contract/own-data";
import { IconDownload } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";

import { api, query } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import { formatBytes, formatInstant } from "../../lib/format.ts";
import { refusalKey } from "../../lib/refusal-text.ts";
import { useIdempotencyKeys } from "../../lib/use-idempotency-keys.ts";
import { ErrorPanel } from "../../ui/error-panel.tsx";
import { Bones } from "../../ui/bones.tsx";
import { toast } from "../../ui/toast.ts";
import { useLanguage } from "../../ui/use-language.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { useWorkspace } from "../session/public.ts";
import "./data-export-card.css";
import "./settings.css";

/** How often a screen that shows the progress asks for it. */
const LOOK_MS = 1_000;

const isUnderWay = (made: DataExportView | null | undefined) =>
  made?.state === "waiting" || made?.state === "working";

/** "Download my data": ordered here, made in the background, fetched here when it is ready. */
export function DataExportCard() {
  const { t } = useTranslation("privacy");
  const { data, isError, isFetching, refetch } = useQuery({
    ...query.ownData.dataExport.queryOptions({ input: {} }),
    refetchInterval: ({ state }) => (isUnderWay(state.data?.export) ? LOOK_MS : false),
  });
  const { order, isOrdering } = useOrder();
  if (data === undefined) {
    return isError ? (
      <ErrorPanel message={t("export.loadFailed")} retrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Bones rows={2} />
    );
  }
  const made = data.export;
  return (
    <section className="ks-card ks-settings-form">
      <h2>{t("export.title")}</h2>
      <p className="ks-second">{t("export.lead")}</p>
      {made === null ? null : <Standing made={made} />}
      {isUnderWay(made) ? null : (
        <Button variant={made?.state === "ready" ? "subtle" : "default"} loading={isOrdering} onClick={order}>
          {t(made === null ? "export.order" : "export.again")}
        </Button>
      )}
    </section>
  );
}

/** What became of the archive that was ordered. */
function Standing({ made }: { readonly made: DataExportView }) {
  const { t } = useTranslation("privacy");
  const language = useLanguage();
  const workspace = useWorkspace();
  const { state, ready, done, total, orderedAt } = made;
  if (state === "failed") return <p role="alert">{t("export.failed")}</p>;
  if (ready === null) {
    return (
      <div className="ks-data-export-card-progress">
        <output>{state === "waiting" ? t("export.waiting") : t("export.working", { done, total })}</output>
        <progress aria-label={t("export.progress")} max={Math.max(total, 1)} value={done} />
      </div>
    );
  }
  const at = (instant: string) => formatInstant(instant, language);
  return (
    <>
      <p>{t("export.ready", { date: at(orderedAt), until: at(ready.until) })}</p>
      <Button
        component="a"
        href={`/api/data-export/file?ws=${workspace?.id ?? ""}`}
        download
        leftSection={<IconDownload size={18} aria-hidden />}
      >
        {t("export.download", { size: formatBytes(ready.bytes, language) })}
      </Button>
    </>
  );
}

function useOrder() {
  const { t } = useTranslation(["privacy", "errors"]);
  const changed = useChanged();
  const keys = useIdempotencyKeys();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.ownData.orderDataExport({}, keys.once({})),
    onSuccess: async () => {
      keys.renew();
      await changed("dataExport");
    },
    onError: (error) => toast.error(t(refusalKey(error))),
  });
  return {
    order: () => {
      mutate();
    },
    isOrdering: isPending,
  };
}
