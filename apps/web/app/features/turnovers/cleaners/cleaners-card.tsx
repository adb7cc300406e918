import type { CleanerView } from "@keystead/contract/turnovers";
import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";

import { query } from "../../../lib/api.ts";
import { Skeleton } from "../../../ui/loading/skeleton.tsx";
import { ErrorPanel } from "../../../ui/loading/error-panel.tsx";
import { ListExport } from "../../../ui/export/list-export.tsx";
import { Pending } from "../../../ui/loading/pending.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useCan } from "../../session/public.ts";
import { CleanerListRow } from "./cleaner-list-row.tsx";
import { LazyCleanerForm } from "../lazy-cleaner-form.ts";
import "../../../ui/card.css";
import "./cleaners.css";

/** As many as one response holds; a host with 50 flats has no more. */
const ALL = 100;

/** The cleaners with their language and their link. */
export function CleanersCard() {
  const { t } = useTranslation("cleaners");
  const can = useCan();
  const [archived, setArchived] = useState(false);
  const [opened, setOpened] = useState<CleanerView | "new" | null>(null);
  const { data, isError, isFetching, refetch } = useQuery({
    ...query.cleaners.list.queryOptions({
      input: { limit: ALL, ...(archived ? { archived: "true" as const } : {}) },
    }),
    enabled: can("turnover.assign"),
  });
  if (!can("turnover.assign")) return null;
  return (
    <section className="ks-card ks-cleaners" aria-label={t("title")}>
      <div className="ks-cleaners-head">
        <div>
          <h2>{t("title")}</h2>
          <p className="ks-second">{t("lead")}</p>
        </div>
        <div className="ks-cleaners-tools">
          {data === undefined || data.items.length === 0 ? null : (
            <ListExport exported={{ list: "cleaners", query: archived ? { archived: "true" } : {} }} />
          )}
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => {
              setOpened("new");
            }}
          >
            {t("add")}
          </Button>
        </div>
      </div>
      {data === undefined ? (
        isError ? (
          <ErrorPanel message={t("loadFailed")} retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton rows={2} />
        )
      ) : data.items.length === 0 ? (
        <p className="ks-cleaners-note">{archived ? t("noneArchived") : t("none")}</p>
      ) : (
        <ul className="ks-cleaners-list">
          {data.items.map((cleaner) => (
            <CleanerListRow
              key={cleaner.id}
              cleaner={cleaner}
              onEdit={() => {
                setOpened(cleaner);
              }}
            />
          ))}
        </ul>
      )}
      <p className="ks-cleaners-note">
        {t("note")}{" "}
        <button
          type="button"
          className="ks-link-button"
          onClick={() => {
            setArchived(!archived);
          }}
        >
          {archived ? t("showUsed") : t("showArchived")}
        </button>
      </p>
      {opened === null ? null : (
        <Suspense fallback={<Pending />}>
          <LazyCleanerForm
            cleaner={opened === "new" ? null : opened}
            logins={data?.logins ?? []}
            onClose={() => {
              setOpened(null);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
