import type { PropertyListItem } from "@keystead/contract/properties";
import { IconBuilding, IconEdit, IconTrash } from "@tabler/icons-react";
import { Button } from "@mantine/core";
import { type ReactNode, Suspense, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";

import { formatDay } from "../../lib/format.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorPanel } from "../../ui/error-panel.tsx";
import { Bones } from "../../ui/list-page.tsx";
import { MoneySums, MoneyText } from "../../ui/money-text.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { RowMenu } from "../../ui/row-menu.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { useLanguage } from "../../ui/use-language.ts";
import { useShortcut } from "../../ui/use-shortcut.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { useCan } from "../session/public.ts";
import { Mode } from "./property-columns.tsx";
import { PropertyLeases } from "./property-leases.tsx";
import { isNotFound, useProperty } from "./property-queries.ts";
import { UnitsTab } from "./units-tab.tsx";
import "./property-detail.css";
import "./property-notes.css";
import { late } from "../../ui/late.tsx";

const PropertyForm = late(async () => (await import("./property-form.tsx")).PropertyForm);
const DeletePropertyDialog = late(
  async () => (await import("./delete-property-dialog.tsx")).DeletePropertyDialog,
);

const tabs = ["overview", "units", "leases"] as const;
type Tab = (typeof tabs)[number];

export function PropertyDetail({ id }: { readonly id: string }) {
  const { t } = useTranslation("properties");
  const navigate = useNavigate();
  const { data, error, isError, isFetching, refetch } = useProperty(id);
  if (data !== undefined) return <Loaded property={data} />;
  if (isError && isNotFound(error)) {
    return (
      <>
        <PageHeader title={t("title")} />
        <EmptyState icon={IconBuilding} title={t("detail.gone")}>
          <Button variant="default" mt={16} onClick={() => void navigate("/properties")}>
            {t("detail.back")}
          </Button>
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHeader title={t("title")} />
      {isError ? (
        <ErrorPanel message={t("detail.loadFailed")} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Bones rows={4} />
      )}
    </>
  );
}

function Loaded({ property }: { readonly property: PropertyListItem }) {
  const { t } = useTranslation("properties");
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const tab: Tab = tabs.find((one) => one === params.get("tab")) ?? "overview";
  const [open, setOpen] = useState<"edit" | "delete" | null>(null);
  const can = useCan();
  const close = () => {
    setOpen(null);
  };
  const edit = () => {
    setOpen("edit");
  };
  useShortcut("e", edit);
  return (
    <>
      <PageHeader
        title={property.name}
        crumbs={[{ label: t("title"), to: "/properties" }]}
        actions={
          <>
            <Button variant="default" leftSection={<IconEdit size={18} aria-hidden />} onClick={edit}>
              {t("edit")}
            </Button>
            <Button onClick={() => void navigate(`/leases?new=1&forProperty=${property.id}`)}>
              {t("detail.addLease")}
            </Button>
            <RowMenu
              bordered
              name={property.name}
              actions={
                can("property.delete")
                  ? [
                      {
                        label: t("delete"),
                        icon: IconTrash,
                        danger: true,
                        onClick: () => {
                          setOpen("delete");
                        },
                      },
                    ]
                  : []
              }
            />
          </>
        }
      >
        <Mode mode={property.rentalMode} />
        <StatusBadge tone={property.status === "active" ? "positive" : "neutral"}>
          {t(property.status)}
        </StatusBadge>
        <span>{[property.address, property.city].filter((part) => part !== "").join(", ")}</span>
      </PageHeader>
      <Headline property={property} />
      <Tabs current={tab} />
      {tab === "overview" ? <Details property={property} /> : null}
      {tab === "units" ? <UnitsTab propertyId={property.id} /> : null}
      {tab === "leases" ? <PropertyLeases propertyId={property.id} /> : null}
      <Suspense fallback={null}>
        {open === "edit" ? <PropertyForm property={property} defaults={property} onClose={close} /> : null}
        {open === "delete" ? (
          <DeletePropertyDialog
            property={property}
            onClose={close}
            onDeleted={() => void navigate("/properties")}
          />
        ) : null}
      </Suspense>
    </>
  );
}

function Headline({ property }: { readonly property: PropertyListItem }) {
  const { t } = useTranslation("properties");
  const language = useLanguage();
  const { nextDue } = property;
  return (
    <dl className="ks-card ks-property-detail-row">
      <Figure label={t("received")}>
        <MoneySums sums={property.receivedThisMonth} none={t("detail.none")} />
      </Figure>
      <Figure label={t("detail.overdue")}>
        {property.overdue.length === 0 ? t("detail.nothing") : <MoneySums sums={property.overdue} />}
      </Figure>
      <Figure label={t("detail.nextDue")}>
        {nextDue === null ? (
          t("detail.none")
        ) : (
          <Link to={`/leases/${nextDue.leaseId}`}>
            <MoneyText amount={nextDue.amount} currency={nextDue.currency} />{" "}
            <span className="ks-second">{formatDay(nextDue.dueOn, language)}</span>
          </Link>
        )}
      </Figure>
      <Figure label={t("detail.leasesActive")}>{property.activeLeases}</Figure>
    </dl>
  );
}

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Tabs({ current }: { readonly current: Tab }) {
  const { t } = useTranslation("properties");
  const words = { overview: t("detail.overview"), units: t("unitsTitle"), leases: t("detail.leases") };
  return (
    <nav className="ks-property-detail-tabs" aria-label={t("detail.sections")}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          to={tab === "overview" ? "?" : `?tab=${tab}`}
          preventScrollReset
          aria-current={tab === current ? "page" : undefined}
        >
          {words[tab]}
        </Link>
      ))}
    </nav>
  );
}

function Details({ property }: { readonly property: PropertyListItem }) {
  const { t } = useTranslation("properties");
  const language = useLanguage();
  const country =
    property.country === null
      ? null
      : new Intl.DisplayNames(language, { type: "region" }).of(property.country);
  const facts = [
    [t("mode"), t(property.rentalMode)],
    [t("type"), t(property.propertyType)],
    [t("form.address"), property.address],
    [t("city"), property.city],
    [t("form.country"), country],
    [t("unitsTitle"), property.units === 0 ? null : t("units", { count: property.units })],
    [t("form.currency"), property.currency],
    [t("form.timezone"), property.timezone],
    ...(property.rentalMode === "daily"
      ? [
          [t("form.checkIn"), property.checkInTime],
          [t("form.checkOut"), property.checkOutTime],
        ]
      : []),
  ] as const;
  return (
    <section className="ks-card">
      <div className="ks-card-head">
        <h2>{t("detail.details")}</h2>
      </div>
      <dl className="ks-property-detail-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value === null || value === undefined || value === "" ? t("detail.none") : value}</dd>
          </div>
        ))}
      </dl>
      {property.notes === "" ? null : <p className="ks-property-notes">{property.notes}</p>}
    </section>
  );
}
