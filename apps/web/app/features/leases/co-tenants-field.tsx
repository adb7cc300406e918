import type { LeaseView } from "@keystead/contract/leases";
import { MOST_CO_TENANTS } from "@keystead/domain/leases";
import { ActionIcon, Button } from "@mantine/core";
import { IconPlus, IconX } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";

import { query } from "../../lib/api.ts";
import { useNames } from "../../lib/use-names.ts";
import { RecordSelect } from "../../ui/record-select.tsx";
import { useTranslation } from "../../ui/use-translation.ts";
import "../../ui/form.css";
import "./co-tenants-field.css";

type CoTenantsFieldProps = {
  readonly id: string;
  /** Ids in their order, a space between two. */
  readonly value: string;
  /** Who cannot be one of them: the main tenant. */
  readonly tenantId: string;
  /** Those whose names the lease knows. */
  readonly known: LeaseView["coTenants"];
  readonly error: ReactNode;
  readonly onChange: (value: string) => void;
};

/** R-C17: who signs beside the tenant, in the order in which they are named. */
export function CoTenantsField({ id, value, tenantId, known, error, onChange }: CoTenantsFieldProps) {
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
  readonly onPick: (id: string, name: string) => void;
};

function Picker({ id, error, hidden, onPick }: PickerProps) {
  const { t } = useTranslation("leases");
  const names = useNames({
    ask: (input) => query.tenants.names.queryOptions({ input }),
    optionOf: (tenant) => ({ value: tenant.id, label: tenant.name }),
    value: "",
  });
  const found = names.found.filter((one) => !hidden.includes(one.value));
  return (
    <RecordSelect
      id={id}
      label={t("coTenant")}
      field="coTenants"
      value=""
      error={error}
      autoFocus
      names={{ ...names, found }}
      onChange={(one) => {
        onPick(one, found.find(({ value }) => value === one)?.label ?? "");
      }}
    />
  );
}

export function coTenantIds(value: string): readonly string[] {
  return value.split(" ").filter((id) => id !== "");
}
