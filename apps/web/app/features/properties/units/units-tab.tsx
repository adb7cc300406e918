import { Button } from "@mantine/core";
import type { UnitView } from "@keystead/contract/properties";
import { IconArchive, IconEdit, IconPaperclip, IconPlus, IconTool, IconTrash } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate } from "react-router";

import { api } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { formatNumber } from "../../../lib/format/format.ts";
import { refusalKey } from "../../../lib/refusal/refusal-text.ts";
import { ErrorPanel } from "../../../ui/loading/error-panel.tsx";
import { Skeleton } from "../../../ui/loading/skeleton.tsx";
import { Meter } from "../../../ui/chart/meter.tsx";
import { RowMenu } from "../../../ui/list/row-menu.tsx";
import { StatusBadge } from "../../../ui/text/status-badge.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import { useIsPhone } from "../../../ui/size/use-is-phone.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useShortcut } from "../../../ui/focus/use-shortcut.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useHistory } from "../../history/public.ts";
import { BeforeAdding, useCan, useSubscription } from "../../session/public.ts";
import { UnitForm } from "./unit-form.tsx";
import { useDeleteUnit, useUnits } from "./unit-queries.ts";
import "../property-notes.css";
import "../list/property-usage.css";
import "./units-tab.css";
import "../../../ui/list/table.css";

/** The address of a unit's files, and their number. */
type FilesOf = (unitId: string) => { readonly to: string; readonly count: number };

type UnitsTabProps = {
  readonly propertyId: string;
  /** Absent for users who may not read files. */
  readonly files?: FilesOf;
};

/** The units of a property, added and edited in place. */
export function UnitsTab({ propertyId, files }: UnitsTabProps) {
  const { t } = useTranslation("properties");
  const { data, isError, isFetching, refetch } = useUnits(propertyId);
  const [open, setOpen] = useState<string | null>(null);
  const add = () => {
    setOpen("new");
  };
  const close = () => {
    setOpen(null);
  };
  useShortcut("n", add);
  if (data === undefined) {
    return isError ? (
      <ErrorPanel message={t("unit.loadFailed")} retrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton rows={3} />
    );
  }
  const edited = data.items.find(({ id }) => id === open);
  return (
    <section className="ks-card" aria-label={t("unitsTitle")}>
      <div className="ks-card-head">
        <h2>{t("unitsTitle")}</h2>
        <UnitMeter />
        <Button size="xs" leftSection={<IconPlus size={16} aria-hidden />} onClick={add}>
          {t("unit.add")}
        </Button>
      </div>
      {data.items.length === 0 ? (
        <p className="ks-property-notes">{t("unit.empty")}</p>
      ) : (
        <UnitsOfProperty units={data.items} files={files} onEdit={setOpen} />
      )}
      {open === "new" ? (
        <BeforeAdding kind="units" onClose={close}>
          <UnitForm propertyId={propertyId} unit={null} onClose={close} />
        </BeforeAdding>
      ) : null}
      {edited === undefined ? null : (
        <UnitForm key={edited.id} propertyId={propertyId} unit={edited} onClose={close} />
      )}
    </section>
  );
}

function UnitMeter() {
  const { t } = useTranslation("properties");
  const { data } = useSubscription();
  if (data === undefined) return null;
  const { units: used } = data.used;
  const { units: limit } = data.limits;
  const label =
    used > limit ? t("unit.usageOver", { count: used, limit }) : t("unit.usage", { used, count: limit });
  return (
    <div className="ks-property-usage">
      <span className="ks-second">{label}</span>
      <Meter label={label} used={used} limit={limit} />
    </div>
  );
}

type UnitsProps = {
  readonly units: readonly UnitView[];
  readonly files: FilesOf | undefined;
  readonly onEdit: (id: string) => void;
};

function UnitsOfProperty(props: UnitsProps) {
  return useIsPhone() ? <UnitCards {...props} /> : <UnitTable {...props} />;
}

/** On a phone: a unit's facts in one line instead of a table that scrolls sideways. */
function UnitCards({ units, files, onEdit }: UnitsProps) {
  const { t } = useTranslation("properties");
  const language = useLanguage();
  const factsOf = ({ bedrooms, bathrooms, sizeSqm, floor }: UnitView) =>
    [
      [t("unit.bedrooms"), bedrooms],
      [t("unit.bathrooms"), bathrooms],
      [t("unit.size"), sizeSqm],
      [t("unit.floor"), floor === "" ? null : floor],
    ]
      .flatMap(([label, value]) =>
        value === null
          ? []
          : `${label}: ${typeof value === "number" ? formatNumber(value, language, 2) : value}`,
      )
      .join(" · ");
  return (
    <ul className="ks-units-tab-cards">
      {units.map((unit) => (
        <li key={unit.id}>
          <div>
            <strong>{unit.name}</strong>
            <UnitState unit={unit} />
            {unit.tenant === null ? null : (
              <Link to={`/leases/${unit.tenant.leaseId}`}>{unit.tenant.name}</Link>
            )}
            <p className="ks-second">{factsOf(unit)}</p>
            <UnitFiles unit={unit} files={files} />
          </div>
          <UnitMenu unit={unit} files={files} onEdit={onEdit} />
        </li>
      ))}
    </ul>
  );
}

function UnitTable({ units, files, onEdit }: UnitsProps) {
  const { t } = useTranslation(["properties", "forms"]);
  const language = useLanguage();
  const number = (value: number | null) =>
    value === null ? t("detail.none") : formatNumber(value, language, 2);
  return (
    <div className="ks-table-scroll">
      <table className="ks-table">
        <thead>
          <tr>
            <th scope="col">{t("unit.name")}</th>
            <th scope="col" className="ks-table-end">
              {t("unit.bedrooms")}
            </th>
            <th scope="col" className="ks-table-end">
              {t("unit.bathrooms")}
            </th>
            <th scope="col" className="ks-table-end">
              {t("unit.size")}
            </th>
            <th scope="col">{t("unit.floor")}</th>
            <th scope="col">{t("unit.status")}</th>
            <th scope="col">{t("unit.tenant")}</th>
            <th scope="col">
              <span className="ks-visually-hidden">{t("forms:actions")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {units.map((unit) => (
            <tr key={unit.id}>
              <td>
                <strong>{unit.name}</strong> <UnitFiles unit={unit} files={files} />
              </td>
              <td className="ks-table-end">{number(unit.bedrooms)}</td>
              <td className="ks-table-end">{number(unit.bathrooms)}</td>
              <td className="ks-table-end">{number(unit.sizeSqm)}</td>
              <td>{unit.floor}</td>
              <td>
                <UnitState unit={unit} />
              </td>
              <td>
                {unit.tenant === null ? null : (
                  <Link to={`/leases/${unit.tenant.leaseId}`}>{unit.tenant.name}</Link>
                )}
              </td>
              <td className="ks-table-menu">
                <UnitMenu unit={unit} files={files} onEdit={onEdit} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const tones = {
  available: "positive",
  occupied: "information",
  vacant: "neutral",
  maintenance: "blocked",
} as const;

function UnitState({ unit }: { readonly unit: UnitView }) {
  const { t } = useTranslation("properties");
  if (unit.archived) return <StatusBadge tone="neutral">{t("unit.archived")}</StatusBadge>;
  return (
    <StatusBadge tone={tones[unit.status]} {...(unit.status === "maintenance" ? { icon: IconTool } : {})}>
      {t(`unit.status_${unit.status}`)}
    </StatusBadge>
  );
}

type UnitProps = Pick<UnitsProps, "files"> & { readonly unit: UnitView };

function UnitFiles({ unit, files }: UnitProps) {
  const { t } = useTranslation("properties");
  const { to, count } = files?.(unit.id) ?? { to: "", count: 0 };
  return count === 0 ? null : (
    <Link className="ks-units-tab-files" to={to} aria-label={`${unit.name}: ${t("unit.files", { count })}`}>
      <IconPaperclip size={14} aria-hidden />
      {t("unit.files", { count })}
    </Link>
  );
}

function UnitMenu({ unit, files, onEdit }: UnitProps & Pick<UnitsProps, "onEdit">) {
  const navigate = useNavigate();
  const can = useCan();
  const { t } = useTranslation(["properties", "errors"]);
  const remove = useDeleteUnit();
  const changed = useChanged();
  const archive = useMutation({
    mutationFn: ({ id, version, archived }: UnitView) =>
      api.units.update({ id, version, archived: !archived }),
    onSettled: () => changed("unit"),
    onError: (error) => toast.error(t(refusalKey(error)), error),
  });
  const history = useHistory({ kind: "unit", id: unit.id, name: unit.name });
  return (
    <>
      <RowMenu
        name={unit.name}
        actions={[
          {
            label: t("unit.edit"),
            icon: IconEdit,
            onClick: () => {
              onEdit(unit.id);
            },
          },
          {
            label: unit.archived ? t("unit.unarchive") : t("unit.archive"),
            icon: IconArchive,
            onClick: () => {
              archive.mutate(unit);
            },
          },
          ...(files === undefined
            ? []
            : [
                {
                  label: t("unit.showFiles"),
                  icon: IconPaperclip,
                  onClick: () => void navigate(files(unit.id).to),
                },
              ]),
          history.action,
          ...(can("unit.delete")
            ? [
                {
                  label: t("unit.delete"),
                  icon: IconTrash,
                  danger: true,
                  onClick: () => {
                    void remove(unit);
                  },
                },
              ]
            : []),
        ]}
      />
      {history.drawer}
    </>
  );
}
