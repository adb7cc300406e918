import type { PropertyListItem } from "@keystead/contract/properties";
import { Suspense } from "react";
import { useSearchParams } from "react-router";

import { query } from "../../lib/api.ts";
import { useOpenedRecord } from "../../lib/records/use-opened-record.ts";
import { Pending } from "../../ui/loading/pending.tsx";
import type { OpenedDialog } from "../../ui/overlay/use-opened.ts";
import { BeforeAdding, useMayOpen, useProfile } from "../session/public.ts";
import { LazyDeletePropertyDialog, LazyPropertyForm } from "./lazy-parts.ts";
import { AT } from "./purchase/purchase-address.ts";

/** The dialogs that can be open over the list of properties, and over a property's page. */
export const propertyKinds = ["new", "edit", "delete"] as const;
const needs = { new: "property.create", edit: "property.update", delete: "property.delete" } as const;

/** A parameter of the form: the field of purchase and loan to focus. */
export const propertyPresets = [AT] as const;

type OpenedPropertyProps = {
  readonly opened: OpenedDialog<(typeof propertyKinds)[number]> | null;
  readonly rows: readonly PropertyListItem[] | undefined;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
};

export function OpenedProperty({
  opened: requested,
  rows,
  onClose,
  onDeleted = () => {},
}: OpenedPropertyProps) {
  const opened = useMayOpen(requested, needs, onClose);
  const { data: profile } = useProfile();
  const [params] = useSearchParams();
  const property = useOpenedRecord({
    id: opened === null || opened.kind === "new" ? null : opened.id,
    rows,
    ask: (id) => query.properties.get.queryOptions({ input: { id } }),
    close: onClose,
  });
  const defaults = {
    currency: profile?.baseCurrency ?? "EUR",
    timezone: profile?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  return (
    <Suspense fallback={<Pending />}>
      {opened?.kind === "new" && profile !== undefined ? (
        <BeforeAdding kind="properties" onClose={onClose}>
          <LazyPropertyForm property={null} defaults={defaults} onClose={onClose} />
        </BeforeAdding>
      ) : null}
      {opened?.kind === "edit" && property !== null ? (
        <LazyPropertyForm
          key={property.id}
          property={property}
          defaults={defaults}
          onClose={onClose}
          at={params.get(AT)}
        />
      ) : null}
      {opened?.kind === "delete" && property !== null ? (
        <LazyDeletePropertyDialog property={property} onClose={onClose} onDeleted={onDeleted} />
      ) : null}
    </Suspense>
  );
}
