import { Button } from "@mantine/core";
import type { PropertyListItem, PropertyOverview } from "@keystead/contract/properties";
import { CALENDAR_MODE } from "@keystead/domain/bookings";
import { monthsToTick } from "@keystead/domain/leases";
import {
  IconBed,
  IconCalendarPlus,
  IconDownload,
  IconFilePlus,
  IconKey,
  IconListCheck,
  IconPencil,
  IconPlus,
  IconTrash,
} from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router";

import { query } from "../../lib/api.ts";
import { rentableName } from "../../lib/format/rentable-name.ts";
import { useCameFrom } from "../../ui/list/list-origin.ts";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { Pending } from "../../ui/loading/pending.tsx";
import { RecordArrows } from "../../ui/page/record-arrows.tsx";
import { RowMenu, type RowAction } from "../../ui/list/row-menu.tsx";
import { StatusBadge } from "../../ui/text/status-badge.tsx";
import { useShortcut } from "../../ui/focus/use-shortcut.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { useHistory } from "../history/public.ts";
import { LazyPayChoiceDialog } from "../leases/public.ts";
import { propertyListRules } from "../properties/public.ts";
import { useCan } from "../session/public.ts";
import { LazyChecklistForm } from "../turnovers/public.ts";
import { LazyAccessNotesForm } from "../properties/public.ts";
import "./property-page.css";

type PropertyHeadProps = {
  readonly overview: PropertyOverview;
  /** The address of the list it was opened from. */
  readonly list: string;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
};

/** The name of the property, and its actions. */
export function PropertyHead({ overview, list, onEdit, onDelete }: PropertyHeadProps) {
  const { t } = useTranslation("property-page");
  const [paying, setPaying] = useState(false);
  const { property, payable } = overview;
  useShortcut("e", onEdit);
  useShortcut("m", () => {
    if (payable.length > 0) setPaying(true);
  });
  const history = useHistory({ kind: "property", id: property.id, name: property.name });
  const cleaning = useCleaning(property);
  const { pay, add, more } = useActions(overview, {
    others: [...cleaning.actions, history.action],
    onPay: () => {
      setPaying(true);
    },
    onDelete,
  });
  // If it is let by the night, bookings are added all day long, while a lease's rent comes once a month.
  const offered = property.rentalMode === CALENDAR_MODE ? [add, pay] : [pay, add];
  const [first, ...others] = offered.filter((action) => action !== null);
  return (
    <PageHeader
      title={property.name}
      crumbs={[{ label: t("list"), to: list }]}
      actions={
        <>
          <Arrows id={property.id} />
          <Button
            variant="default"
            leftSection={<IconPencil size={18} stroke={1.6} aria-hidden />}
            onClick={onEdit}
          >
            {t("edit")}
          </Button>
          {first === undefined ? null : (
            <Button
              leftSection={
                first === pay ? (
                  <IconDownload size={18} stroke={1.6} aria-hidden />
                ) : (
                  <IconPlus size={18} aria-hidden />
                )
              }
              onClick={first.onClick}
            >
              {first.label}
            </Button>
          )}
          <RowMenu bordered name={property.name} actions={[...others, ...more]} />
          {history.drawer}
          {cleaning.drawer}
          <Paying
            overview={overview}
            opened={paying}
            onClose={() => {
              setPaying(false);
            }}
          />
        </>
      }
    >
      <Facts property={property} />
    </PageHeader>
  );
}

type Doing = {
  readonly others: readonly RowAction[];
  readonly onPay: () => void;
  readonly onDelete: () => void;
};

function useActions({ property, payable }: PropertyOverview, { others, onPay, onDelete }: Doing) {
  const { t } = useTranslation(["property-page", "properties", "mark-paid"]);
  const navigate = useNavigate();
  const can = useCan();
  const adding = (label: string, icon: NonNullable<RowAction["icon"]>, list: string): RowAction => ({
    label,
    icon,
    onClick: () => void navigate(`${list}?new=1&forProperty=${property.id}`),
  });
  const bookingAction = can("booking.create") ? adding(t("addBooking"), IconCalendarPlus, "/calendar") : null;
  const addLease = can("lease.create") ? adding(t("addLease"), IconFilePlus, "/leases") : null;
  const pay: RowAction | null =
    payable.length > 0 ? { label: t("mark-paid:markPaid"), icon: IconDownload, onClick: onPay } : null;
  const remove: RowAction = {
    label: t("properties:delete"),
    icon: IconTrash,
    danger: true,
    onClick: onDelete,
  };
  return {
    pay,
    add: property.rentalMode === CALENDAR_MODE ? bookingAction : addLease,
    more: [...others, ...(can("property.delete") ? [remove] : [])],
  };
}

/** For properties let by the night: what the cleaner needs, the checklist and access details. */
function useCleaning({ id, name, rentalMode }: PropertyListItem) {
  const { t } = useTranslation("property-page");
  const can = useCan();
  const [opened, setOpened] = useState<"checklist" | "access" | null>(null);
  const isCleaned = rentalMode === CALENDAR_MODE && can("turnover.update");
  const open = (what: "checklist" | "access", icon: NonNullable<RowAction["icon"]>): RowAction => ({
    label: t(what),
    icon,
    onClick: () => {
      setOpened(what);
    },
  });
  const Form = opened === "checklist" ? LazyChecklistForm : LazyAccessNotesForm;
  return {
    actions: isCleaned ? [open("checklist", IconListCheck), open("access", IconKey)] : [],
    drawer:
      opened === null ? null : (
        <Suspense fallback={<Pending />}>
          <Form
            property={{ id, name }}
            onClose={() => {
              setOpened(null);
            }}
          />
        </Suspense>
      ),
  };
}

type PayingProps = {
  readonly overview: PropertyOverview;
  readonly opened: boolean;
  readonly onClose: () => void;
};

/** Selects whose payment came in, and opens the pay sheet. */
function Paying({ overview: { property, payable }, opened, onClose }: PayingProps) {
  if (!opened) return null;
  return (
    <Suspense fallback={<Pending />}>
      <LazyPayChoiceDialog
        payables={payable.map(({ leaseId, tenantName, unitName, currency, today, openMonths }) => ({
          leaseId,
          tenantName,
          rentable: rentableName(property.name, unitName),
          currency,
          today,
          months: openMonths,
          ticked: monthsToTick(openMonths).map(({ period }) => period),
        }))}
        onClose={onClose}
      />
    </Suspense>
  );
}

function Arrows({ id }: { readonly id: string }) {
  const { t } = useTranslation("property-page");
  const from = useCameFrom(propertyListRules);
  return (
    <RecordArrows
      id={id}
      listedAt={from.listedAt}
      ask={(of) => query.properties.neighbours.queryOptions({ input: { id: of, ...from.query } })}
      pathOf={(to) => `/properties/${to}`}
      labels={{ previous: t("previous"), next: t("next") }}
    />
  );
}

function Facts({ property }: { readonly property: PropertyListItem }) {
  const { t } = useTranslation("properties");
  const { rentalMode, status, address, city } = property;
  const Icon = rentalMode === "monthly" ? IconKey : IconBed;
  return (
    <>
      <span className="ks-property-page-mode">
        <Icon size={16} stroke={1.6} aria-hidden />
        {t(rentalMode)}
      </span>
      <StatusBadge tone={status === "active" ? "positive" : "neutral"}>{t(status)}</StatusBadge>
      <span>{[address, city].filter(Boolean).join(", ")}</span>
    </>
  );
}
