import { Button } from "@mantine/core";
import type { TenantOverview } from "@keystead/contract/tenants";
import {
  IconDownload,
  IconFilePlus,
  IconMail,
  IconMailOpened,
  IconPencil,
  IconPhone,
  IconTrash,
  IconUserOff,
} from "@tabler/icons-react";
import { useNavigate } from "react-router";

import { formatDay } from "../../lib/format/format.ts";
import { query } from "../../lib/api.ts";
import { rentableText } from "../../lib/format/rentable-name.ts";
import { Initials } from "../../ui/text/initials.tsx";
import { useCameFrom } from "../../ui/list/list-origin.ts";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { RecordArrows } from "../../ui/page/record-arrows.tsx";
import { RowMenu, type RowAction } from "../../ui/list/row-menu.tsx";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { useHistory } from "../history/public.ts";
import { useCan, useWorkspace } from "../session/public.ts";
import { tenantListRules, useDeleteTenant } from "../tenants/public.ts";
import { tenantHomeOf, telOf } from "./tenant-home.ts";
import "./tenant-page.css";

type TenantHeadProps = {
  readonly overview: TenantOverview;
  /** The address of the list it was opened from. */
  readonly list: string;
  readonly onEdit: () => void;
  readonly onOpen: (kind: "export" | "anonymise") => void;
  readonly onLetters: () => void;
};

/** Who, where and since when, how to reach them, and the possible actions. */
export function TenantHead({ overview, list, onEdit, onOpen, onLetters }: TenantHeadProps) {
  const { t } = useTranslation("tenant-page");
  const { tenant, leases } = overview;
  const from = useCameFrom(tenantListRules);
  const history = useHistory({ kind: "tenant", id: tenant.id, name: tenant.name });
  const actions = useActions(overview, { list, onOpen, onLetters, history: history.action });
  return (
    <PageHeader
      title={tenant.name}
      crumbs={[{ label: t("list"), to: list }]}
      actions={
        <>
          <RecordArrows
            id={tenant.id}
            listedAt={from.listedAt}
            ask={(id) => query.tenants.neighbours.queryOptions({ input: { id, ...from.query } })}
            pathOf={(id) => `/tenants/${id}`}
            labels={{ previous: t("previous"), next: t("next") }}
          />
          {tenant.phone === "" ? null : (
            <Button
              component="a"
              className="ks-tenant-page-button"
              href={telOf(tenant.phone)}
              variant="default"
              leftSection={<IconPhone size={18} stroke={1.6} aria-hidden />}
            >
              {t("call")}
            </Button>
          )}
          {tenant.email === "" ? null : (
            <Button
              component="a"
              className="ks-tenant-page-button"
              href={`mailto:${tenant.email}`}
              variant="default"
              leftSection={<IconMail size={18} stroke={1.6} aria-hidden />}
            >
              {t("write")}
            </Button>
          )}
          <Button
            className="ks-tenant-page-button"
            variant="default"
            leftSection={<IconPencil size={18} stroke={1.6} aria-hidden />}
            onClick={onEdit}
          >
            {t("edit")}
          </Button>
          <RowMenu bordered name={tenant.name} actions={actions} />
          {history.drawer}
        </>
      }
    >
      <div className="ks-tenant-page-who" data-fills="line">
        <Initials name={tenant.name} />
        <Where leases={leases} tenant={tenant} />
      </div>
    </PageHeader>
  );
}

function Where({ tenant, leases }: Pick<TenantOverview, "tenant" | "leases">) {
  const { t } = useTranslation("tenant-page");
  const language = useLanguage();
  const home = tenantHomeOf(leases);
  const since = leases.map(({ startsOn }) => startsOn).toSorted()[0];
  const rentable =
    home === null
      ? (tenant.property?.name ?? t("noHome"))
      : [rentableText(home), home.city].filter(Boolean).join(", ");
  const day = since === undefined ? null : formatDay(since, language);
  const [latest] = leases;
  const until = home === null && latest !== undefined ? latest.endsOn : null;
  return (
    <span>
      <b>{rentable}</b>
      <small>
        {day === null
          ? t("noLease")
          : until === null
            ? t("since", { day })
            : t("fromTo", { from: day, to: formatDay(until, language) })}
      </small>
    </span>
  );
}

type Ways = Pick<TenantHeadProps, "list" | "onOpen" | "onLetters"> & { readonly history: RowAction };

/** A tenant with a lease cannot be deleted, only anonymised (R-M03). */
function useActions(
  { tenant, leases }: TenantOverview,
  { list, onOpen, onLetters, history }: Ways,
): readonly RowAction[] {
  const { t } = useTranslation("tenant-page");
  const navigate = useNavigate();
  const can = useCan();
  // A sample holds no personal data.
  const mayTakeAlong = useWorkspace()?.kind === "own" && can("account.export");
  const remove = useDeleteTenant();
  const propertyId = tenantHomeOf(leases)?.property.id ?? tenant.property?.id ?? "";
  const addLease: RowAction = {
    label: t("addLease"),
    icon: IconFilePlus,
    onClick: () => void navigate(`/leases?new=1&forTenant=${tenant.id}&forProperty=${propertyId}`),
  };
  const away: RowAction =
    leases.length === 0
      ? {
          label: t("delete"),
          icon: IconTrash,
          danger: true,
          onClick: () => {
            // Navigate to the list first: this page has nothing to show once the tenant is deleted.
            void Promise.resolve(navigate(list)).then(() => remove(tenant));
          },
        }
      : { label: t("anonymise"), icon: IconUserOff, danger: true, onClick: () => onOpen("anonymise") };
  const download: RowAction = {
    label: t("download"),
    icon: IconDownload,
    onClick: () => onOpen("export"),
  };
  return [
    ...(can("lease.create") ? [addLease] : []),
    ...(leases.length > 0 && can("letter.read")
      ? [{ label: t("letters"), icon: IconMailOpened, onClick: onLetters }]
      : []),
    history,
    ...(mayTakeAlong ? [download] : []),
    ...(can("tenant.delete") ? [away] : []),
  ];
}
