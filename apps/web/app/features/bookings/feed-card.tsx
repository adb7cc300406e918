import { Button, Switch, TextInput } from "@mantine/core";
import "@mantine/core/styles/Switch.css";
import { IconCopy, IconLink, IconRefresh, IconTrash } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";

import { api, query } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import { refusalKey } from "../../lib/refusal-text.ts";
import { Bones } from "../../ui/bones.tsx";
import { ErrorPanel } from "../../ui/error-panel.tsx";
import { toast } from "../../ui/toast.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { useCan } from "../session/public.ts";
import "./feed-card.css";

type FeedCardProps = { readonly propertyId: string };

/** The secret address under which other calendars read which nights are taken. */
export function FeedCard({ propertyId }: FeedCardProps) {
  const can = useCan();
  return can("property.update") ? <Feed propertyId={propertyId} /> : null;
}

function Feed({ propertyId }: FeedCardProps) {
  const { t } = useTranslation("calendar-feed");
  const id = useId();
  const { data, isError, isFetching, refetch } = useQuery(
    query.bookings.feed.queryOptions({ input: { propertyId } }),
  );
  const { save, revoke, busy, copy } = useFeedVerbs(propertyId);
  return (
    <section className="ks-card ks-feed-card" aria-labelledby={id}>
      <div className="ks-card-head">
        <h2 id={id}>{t("title")}</h2>
      </div>
      {data === undefined ? (
        isError ? (
          <ErrorPanel message={t("failed")} retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Bones rows={2} />
        )
      ) : (
        <div className="ks-feed-card-body">
          <p className="ks-second">{t(data.isOpen ? "says" : "lead")}</p>
          {data.isOpen ? (
            <>
              {data.url === null ? (
                <p>{t("unreadable")}</p>
              ) : (
                <TextInput
                  className="ks-feed-card-address"
                  label={t("address")}
                  value={data.url}
                  readOnly
                  onFocus={({ currentTarget }) => {
                    currentTarget.select();
                  }}
                />
              )}
              <Switch
                label={t("withGuests")}
                checked={data.withGuests}
                disabled={busy}
                onChange={({ currentTarget }) => {
                  save({ withGuests: currentTarget.checked });
                }}
              />
              <div className="ks-feed-card-actions">
                {data.url === null ? null : (
                  <Button
                    size="xs"
                    leftSection={<IconCopy size={16} aria-hidden />}
                    onClick={() => void copy(data.url)}
                  >
                    {t("copy")}
                  </Button>
                )}
                <Button
                  size="xs"
                  variant="default"
                  disabled={busy}
                  leftSection={<IconRefresh size={16} aria-hidden />}
                  onClick={() => {
                    save({ withGuests: data.withGuests, renew: true });
                  }}
                >
                  {t("renew")}
                </Button>
                <Button
                  size="xs"
                  variant="default"
                  disabled={busy}
                  leftSection={<IconTrash size={16} aria-hidden />}
                  onClick={revoke}
                >
                  {t("revoke")}
                </Button>
              </div>
            </>
          ) : (
            <Button
              variant="default"
              size="xs"
              disabled={busy}
              leftSection={<IconLink size={16} aria-hidden />}
              onClick={() => {
                save({ withGuests: false });
              }}
            >
              {t("make")}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

type Change = { readonly withGuests: boolean; readonly renew?: boolean };

function useFeedVerbs(propertyId: string) {
  const { t } = useTranslation(["calendar-feed", "errors"]);
  const client = useQueryClient();
  // What the calendar shows besides stays, and the history.
  const changed = useChanged();
  const asked = query.bookings.feed.queryOptions({ input: { propertyId } });
  const onError = (error: unknown) => {
    toast.error(t(refusalKey(error)), error);
  };
  const save = useMutation({
    mutationFn: (change: Change) => api.bookings.saveFeed({ propertyId, ...change }),
    onSuccess: async (feed, { renew }) => {
      client.setQueryData(asked.queryKey, feed);
      if (renew === true) toast.success(t("renewed"));
      await changed("block");
    },
    onError,
  });
  const revoke = useMutation({
    mutationFn: () => api.bookings.revokeFeed({ propertyId }),
    onSuccess: async (feed) => {
      client.setQueryData(asked.queryKey, feed);
      toast.success(t("revoked"));
      await changed("block");
    },
    onError,
  });
  return {
    save: (change: Change) => {
      save.mutate(change);
    },
    revoke: () => {
      revoke.mutate();
    },
    busy: save.isPending || revoke.isPending,
    copy: async (url: string | null) => {
      if (url === null) return;
      try {
        await navigator.clipboard.writeText(url);
        toast.success(t("copied"));
      } catch {
        toast.information(t("copyByHand"));
      }
    },
  };
}
