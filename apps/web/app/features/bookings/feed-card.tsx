import type { FeedView } from "@keystead/contract/bookings";
import { Button, NativeSelect, Switch, TextInput } from "@mantine/core";
import "@mantine/core/styles/Switch.css";
import { IconCopy, IconLink, IconRefresh, IconTrash } from "@tabler/icons-react";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";

import { api, query } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import { refusalKey } from "../../lib/refusal/refusal-text.ts";
import { Skeleton } from "../../ui/loading/skeleton.tsx";
import { ErrorPanel } from "../../ui/loading/error-panel.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { useCan } from "../session/public.ts";
import "./feed-card.css";

type FeedCardProps = { readonly propertyId: string };

/**
 * The secret addresses at which other calendars read which nights are taken: one for the property and one for each
 * unit.
 */
export function FeedCard({ propertyId }: FeedCardProps) {
  const can = useCan();
  return can("property.update") ? <Feed propertyId={propertyId} /> : null;
}

function Feed({ propertyId }: FeedCardProps) {
  const { t } = useTranslation("calendar-feed");
  const id = useId();
  const [unitId, setUnitId] = useState<string | null>(null);
  const { data, isError, isFetching, refetch } = useQuery({
    ...query.bookings.feed.queryOptions({ input: inputOf(propertyId, unitId) }),
    // Keeps the choice of units on screen while the next address loads.
    placeholderData: keepPreviousData,
  });
  const verbs = useFeedVerbs(propertyId, unitId);
  return (
    <section className="ks-card ks-feed-card" aria-labelledby={id}>
      <div className="ks-card-head">
        <h2 id={id}>{t("title")}</h2>
      </div>
      {data === undefined ? (
        isError ? (
          <ErrorPanel message={t("failed")} retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton rows={2} />
        )
      ) : (
        <div className="ks-feed-card-body">
          <RentableSelect rentables={data.rentables} unitId={unitId} onChange={setUnitId} />
          {data.unitId === unitId ? (
            <FeedBody feed={data} verbs={verbs} />
          ) : isError ? (
            <ErrorPanel message={t("failed")} retrying={isFetching} onRetry={() => void refetch()} />
          ) : (
            <Skeleton rows={2} />
          )}
        </div>
      )}
    </section>
  );
}

type RentableSelectProps = {
  readonly rentables: FeedView["rentables"];
  readonly unitId: string | null;
  readonly onChange: (unitId: string | null) => void;
};

/**
 * The least number of entries to choose from, the property and two units. The address of an only unit would say the
 * same as the property's.
 */
const WITH_SEVERAL_UNITS = 3;

function RentableSelect({ rentables, unitId, onChange }: RentableSelectProps) {
  const { t } = useTranslation("calendar-feed");
  if (rentables.length < WITH_SEVERAL_UNITS) return null;
  return (
    <NativeSelect
      className="ks-feed-card-address"
      label={t("rentable")}
      value={unitId ?? ""}
      data={rentables.map(({ unit, isOpen }) => {
        const name = unit?.name ?? t("wholeProperty");
        return { value: unit?.id ?? "", label: isOpen ? t("hasAddress", { name }) : name };
      })}
      onChange={({ currentTarget }) => {
        onChange(currentTarget.value === "" ? null : currentTarget.value);
      }}
    />
  );
}

type FeedBodyProps = { readonly feed: FeedView; readonly verbs: ReturnType<typeof useFeedVerbs> };

function FeedBody({ feed, verbs }: FeedBodyProps) {
  const { t } = useTranslation("calendar-feed");
  const { save, busy } = verbs;
  if (feed.isOpen)
    return (
      <>
        <p className="ks-second">{t("says")}</p>
        <OpenFeed feed={feed} verbs={verbs} />
      </>
    );
  return (
    <>
      <p className="ks-second">{t(feed.unitId === null ? "lead" : "leadUnit")}</p>
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
    </>
  );
}

function OpenFeed({ feed, verbs: { save, revoke, busy, copy } }: FeedBodyProps) {
  const { t } = useTranslation("calendar-feed");
  return (
    <>
      {feed.url === null ? (
        <p>{t("unreadable")}</p>
      ) : (
        <TextInput
          className="ks-feed-card-address"
          label={t("address")}
          value={feed.url}
          readOnly
          onFocus={({ currentTarget }) => {
            currentTarget.select();
          }}
        />
      )}
      <Switch
        label={t("withGuests")}
        checked={feed.withGuests}
        disabled={busy}
        onChange={({ currentTarget }) => {
          save({ withGuests: currentTarget.checked });
        }}
      />
      <div className="ks-feed-card-actions">
        {feed.url === null ? null : (
          <Button
            size="xs"
            leftSection={<IconCopy size={16} aria-hidden />}
            onClick={() => void copy(feed.url)}
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
            save({ withGuests: feed.withGuests, renew: true });
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
  );
}

/** The input names a unit only if one is chosen. */
function inputOf(propertyId: string, unitId: string | null): { propertyId: string; unitId?: string } {
  return unitId === null ? { propertyId } : { propertyId, unitId };
}

type Change = { readonly withGuests: boolean; readonly renew?: boolean };

function useFeedVerbs(propertyId: string, unitId: string | null) {
  const { t } = useTranslation(["calendar-feed", "errors"]);
  const client = useQueryClient();
  // Only the address and the history change, not the other data of the calendar.
  const changed = useChanged();
  const of = inputOf(propertyId, unitId);
  const options = query.bookings.feed.queryOptions({ input: of });
  const onError = (error: unknown) => {
    toast.error(t(refusalKey(error)), error);
  };
  const save = useMutation({
    mutationFn: (change: Change) => api.bookings.saveFeed({ ...of, ...change }),
    onSuccess: async (feed, { renew }) => {
      client.setQueryData(options.queryKey, feed);
      if (renew === true) toast.success(t("renewed"));
      await changed("block");
    },
    onError,
  });
  const revoke = useMutation({
    mutationFn: () => api.bookings.revokeFeed(of),
    onSuccess: async (feed) => {
      client.setQueryData(options.queryKey, feed);
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
