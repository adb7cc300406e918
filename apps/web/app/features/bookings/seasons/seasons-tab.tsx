import type { SeasonView } from "@keystead/contract/bookings";
import type { PropertyListItem } from "@keystead/contract/properties";
import { Button } from "@mantine/core";
import {
  IconAlertTriangle,
  IconCalendarPlus,
  IconEdit,
  IconPlus,
  IconSun,
  IconTrash,
} from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { query } from "../../../lib/api.ts";
import { formatDay } from "../../../lib/format/format.ts";
import { todayInTimeZone } from "../../../lib/format/today.ts";
import { Skeleton } from "../../../ui/loading/skeleton.tsx";
import { EmptyState } from "../../../ui/loading/empty-state.tsx";
import { ErrorPanel } from "../../../ui/loading/error-panel.tsx";
import { MoneyText } from "../../../ui/text/money-text.tsx";
import { RowMenu } from "../../../ui/list/row-menu.tsx";
import { Segmented } from "../../../ui/field/segmented.tsx";
import { StatusBadge } from "../../../ui/text/status-badge.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useShortcut } from "../../../ui/focus/use-shortcut.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { BeforeAdding, LazyLimitPanel, useCan } from "../../session/public.ts";
import { SeasonForm } from "./season-form.tsx";
import { copiable, yearOfDay, yearsOf } from "./season-lanes.ts";
import { SeasonRibbon } from "./season-ribbon.tsx";
import { useSeasonVerbs } from "./use-season-verbs.ts";
import "./seasons-tab.css";

type Property = Pick<PropertyListItem, "id" | "currency" | "timezone">;

/** The price of a night by season, for all units or for one, and the days of a year without a price. */
export function SeasonsTab({ property }: { readonly property: Property }) {
  const { t } = useTranslation("seasons");
  const can = useCan();
  const result = useQuery(query.seasons.list.queryOptions({ input: { propertyId: property.id } }));
  const [open, setOpen] = useState<string | null>(null);
  const add = () => {
    if (can("season.create")) setOpen("new");
  };
  const close = () => {
    setOpen(null);
  };
  useShortcut("n", add);
  if (result.data === undefined) {
    return result.isError ? (
      <ErrorPanel message={t("failed")} retrying={result.isFetching} onRetry={() => void result.refetch()} />
    ) : (
      <Skeleton rows={4} />
    );
  }
  const { items } = result.data;
  const edited = items.find(({ id }) => id === open);
  return (
    <>
      {items.length === 0 ? (
        <EmptyState
          icon={IconSun}
          title={t("emptyTitle")}
          text={t("emptyText")}
          action={can("season.create") ? { label: t("add"), onClick: add } : undefined}
        />
      ) : (
        <Seasons property={property} seasons={items} onAdd={add} onEdit={setOpen} />
      )}
      {open === "new" ? (
        <BeforeAdding kind="seasons" onClose={close}>
          <SeasonForm property={property} season={null} onClose={close} />
        </BeforeAdding>
      ) : null}
      {edited === undefined ? null : (
        <SeasonForm key={edited.id} property={property} season={edited} onClose={close} />
      )}
    </>
  );
}

type SeasonsProps = {
  readonly property: Property;
  readonly seasons: readonly SeasonView[];
  readonly onAdd: () => void;
  readonly onEdit: (id: string) => void;
};

function Seasons({ property, seasons, onAdd, onEdit }: SeasonsProps) {
  const { t } = useTranslation("seasons");
  const can = useCan();
  const today = todayInTimeZone(property.timezone);
  const years = yearsOf(seasons, yearOfDay(today));
  const [chosen, setChosen] = useState(yearOfDay(today));
  const year = years.includes(chosen) ? chosen : yearOfDay(today);
  const { copy, copying, remove, limit, closeLimit } = useSeasonVerbs(setChosen);
  const copies = copiable(seasons, year);
  return (
    <section className="ks-card" aria-labelledby="seasons">
      <div className="ks-card-head ks-seasons-tab-head">
        <h2 id="seasons">{t("title")}</h2>
        {years.length === 1 ? null : (
          <Segmented
            label={t("year")}
            value={String(year)}
            options={years.map((one) => ({ value: String(one), label: String(one) }))}
            onChange={(value) => {
              setChosen(Number(value));
            }}
          />
        )}
        {can("season.create") ? (
          <div className="ks-card-head-end ks-seasons-tab-actions">
            {copies.length === 0 ? null : (
              <Button
                size="xs"
                variant="default"
                loading={copying}
                leftSection={<IconCalendarPlus size={16} aria-hidden />}
                onClick={() => {
                  copy(copies);
                }}
              >
                {t("copyYear", { from: String(year), to: String(year + 1) })}
              </Button>
            )}
            <Button size="xs" leftSection={<IconPlus size={16} aria-hidden />} onClick={onAdd}>
              {t("add")}
            </Button>
          </div>
        ) : null}
      </div>
      <SeasonRibbon seasons={seasons} year={year} today={today} />
      <ul className="ks-seasons-tab-list">
        {seasons.map((season) => (
          <SeasonLine
            key={season.id}
            season={season}
            onEdit={onEdit}
            onCopy={() => {
              copy([season]);
            }}
            onRemove={() => void remove(season)}
          />
        ))}
      </ul>
      <LazyLimitPanel reached={limit} onClose={closeLimit} />
    </section>
  );
}

type SeasonLineProps = {
  readonly season: SeasonView;
  readonly onEdit: (id: string) => void;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
};

function SeasonLine({ season, onEdit, onCopy, onRemove }: SeasonLineProps) {
  const { t } = useTranslation("seasons");
  const language = useLanguage();
  const can = useCan();
  const { id, name, unit, wholeProperty, startsOn, endsOn, rate, currency, minStay, overlaps } = season;
  const next = String(yearOfDay(startsOn) + 1);
  return (
    <li>
      <div>
        <strong>{name}</strong>{" "}
        {overlaps ? (
          <StatusBadge tone="attention" icon={IconAlertTriangle}>
            {t("overlaps")}
          </StatusBadge>
        ) : null}
        <p className="ks-second">
          {[
            `${formatDay(startsOn, language)} – ${formatDay(endsOn, language)}`,
            unit?.name ?? t(wholeProperty ? "wholeProperty" : "allUnits"),
            t("nightsAtLeast", { count: minStay }),
          ].join(" · ")}
        </p>
      </div>
      <span className="ks-seasons-tab-rate">
        <MoneyText amount={rate} currency={currency} display="symbol" />
        <small className="ks-second">{t("perNight")}</small>
      </span>
      <RowMenu
        name={name}
        actions={[
          ...(can("season.update")
            ? [
                {
                  label: t("edit"),
                  icon: IconEdit,
                  onClick: () => {
                    onEdit(id);
                  },
                },
              ]
            : []),
          ...(can("season.create")
            ? [{ label: t("copyOne", { to: next }), icon: IconCalendarPlus, onClick: onCopy }]
            : []),
          ...(can("season.delete")
            ? [{ label: t("delete"), icon: IconTrash, danger: true, onClick: onRemove }]
            : []),
        ]}
      />
    </li>
  );
}
