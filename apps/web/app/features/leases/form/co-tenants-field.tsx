import type { LeaseView } from "@keystead/contract/leases";
import type { TenantView } from "@keystead/contract/tenants";
import { MOST_CO_TENANTS } from "@keystead/domain/leases";
import { TENANT_NAME_LIMIT } from "@keystead/domain/tenants";
import { ActionIcon, Button, TextInput } from "@mantine/core";
import { IconPlus, IconX } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";

import { api, query } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { useNames } from "../../../lib/records/use-names.ts";
import { FocusInside } from "../../../ui/focus/focus-inside.tsx";
import { useSending } from "../../../ui/form/use-sending.ts";
import { RecordSelect } from "../../../ui/field/record-select.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { NEW_TENANT } from "./lease-form-values.ts";
import "../../../ui/form.css";
import "./co-tenants-field.css";

type CoTenantsFieldProps = {
  readonly id: string;
  /** Ids in order, separated by spaces. */
  readonly value: string;
  /** The main tenant, who cannot be a joint tenant too. */
  readonly tenantId: string;
  /** The property of a new tenant; while it is empty, none can be added. */
  readonly propertyId: string;
  /** Joint tenants whose names the lease already has. */
  readonly known: LeaseView["coTenants"];
  readonly error: ReactNode;
  readonly onChange: (value: string) => void;
};

/** R-C17: the joint tenants, in the order in which they are named. */
export function CoTenantsField(props: CoTenantsFieldProps) {
  const { id, value, tenantId, propertyId, known, error, onChange } = props;
  const { t } = useTranslation("leases");
  const [picked, setPicked] = useState<ReadonlyMap<string, string>>(new Map());
  const [adding, setAdding] = useState(false);
  const chosen = coTenantIds(value);
  const nameOf = (one: string) => picked.get(one) ?? known.find((tenant) => tenant.id === one)?.name ?? "";
  return (
    <div className="ks-co-tenants-field" role="group" aria-label={t("coTenants")}>
      {chosen.length === 0 ? null : (
        <ul>
          {chosen.map((one) => (
            <li key={one}>
              <span>{nameOf(one)}</span>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={t("removeCoTenant", { name: nameOf(one) })}
                onClick={() => {
                  onChange(chosen.filter((other) => other !== one).join(" "));
                }}
              >
                <IconX size={18} stroke={1.5} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {adding ? (
        <Picker
          id={id}
          error={error}
          hidden={[tenantId, ...chosen]}
          propertyId={propertyId}
          onPick={(one, name) => {
            setPicked((was) => new Map(was).set(one, name));
            setAdding(false);
            onChange([...chosen, one].join(" "));
          }}
        />
      ) : chosen.length >= MOST_CO_TENANTS ? null : (
        <div>
          <Button
            id={id}
            variant="default"
            size="xs"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => {
              setAdding(true);
            }}
          >
            {t("addCoTenant")}
          </Button>
          {typeof error === "string" ? <p className="ks-form-error">{error}</p> : null}
        </div>
      )}
    </div>
  );
}

type PickerProps = {
  readonly id: string;
  readonly error: ReactNode;
  readonly hidden: readonly string[];
  readonly propertyId: string;
  readonly onPick: (id: string, name: string) => void;
};

function Picker({ id, error, hidden, propertyId, onPick }: PickerProps) {
  const { t } = useTranslation(["leases", "errors"]);
  const [newName, setNewName] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const changed = useChanged();
  const { busy, failure, send } = useSending<string, TenantView, never>({
    send: (name, { once }) => {
      const fields = { name, propertyId };
      return api.tenants.create(fields, once(fields));
    },
    onSent: async (tenant) => {
      onPick(tenant.id, tenant.name);
      await changed("tenant");
    },
    onRefused: () => {},
  });
  const names = useNames({
    ask: (input) => query.tenants.names.queryOptions({ input }),
    optionOf: (tenant) => ({ value: tenant.id, label: tenant.name }),
    value: "",
  });
  const found = names.found.filter((one) => !hidden.includes(one.value));
  if (newName !== null)
    return (
      <FocusInside>
        <TextInput
          id={id}
          label={t("newTenantName")}
          value={newName}
          onChange={(event) => {
            setNewName(event.currentTarget.value);
          }}
          onBlur={() => {
            setLeft(true);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            if (newName.trim() !== "") send(newName.trim());
          }}
          error={
            failure !== null
              ? t(failure)
              : left && newName.trim() !== "" && !busy
                ? t("addCoTenantFirst", { name: newName.trim() })
                : undefined
          }
          autoComplete="off"
          maxLength={TENANT_NAME_LIMIT - 1}
          data-autofocus
          {...(newName.trim() === "" ? {} : { "data-not-chosen": true })}
        />
        <Button
          variant="default"
          size="xs"
          loading={busy}
          disabled={newName.trim() === ""}
          onClick={() => {
            send(newName.trim());
          }}
        >
          {t("addCoTenant")}
        </Button>
      </FocusInside>
    );
  return (
    <RecordSelect
      id={id}
      label={t("coTenant")}
      field="coTenants"
      value=""
      error={error}
      autoFocus
      names={{ ...names, found }}
      first={propertyId === "" ? [] : [{ value: NEW_TENANT, label: t("newTenant") }]}
      onChange={(one, entered) => {
        if (one === NEW_TENANT) setNewName(entered);
        else onPick(one, found.find(({ value }) => value === one)?.label ?? "");
      }}
    />
  );
}

export function coTenantIds(value: string): readonly string[] {
  return value.split(" ").filter((id) => id !== "");
}
