import { useState } from "react";

import { query } from "../../../lib/api.ts";
import { useNames } from "../../../lib/records/use-names.ts";
import { FocusInside } from "../../../ui/focus/focus-inside.tsx";
import { RecordSelect } from "../../../ui/field/record-select.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import type { StatementState } from "../use-statement.ts";
import "./lease-of-line.css";

/** Lets the user choose the lease of a line without a match. */
export function LeaseOfLine({ at, statement }: { readonly at: number; readonly statement: StatementState }) {
  const { t } = useTranslation("statements");
  const [opened, setOpened] = useState(false);
  if (!opened)
    return (
      <button
        type="button"
        className="ks-link-button ks-lease-of-line-button"
        onClick={() => {
          setOpened(true);
        }}
      >
        {t("chooseLease")}
      </button>
    );
  return (
    <LeasePicker
      onChoose={(lease) => {
        statement.chooseLease(at, lease);
      }}
    />
  );
}

function LeasePicker({ onChoose }: { readonly onChoose: (leaseId: string) => void }) {
  const { t } = useTranslation("statements");
  const names = useNames({
    ask: (input) => query.leases.names.queryOptions({ input }),
    optionOf: ({ id, tenant, property, unit }) => ({
      value: id,
      label: [tenant.name, property.name, unit?.name].filter(Boolean).join(" · "),
    }),
    value: "",
  });
  return (
    <div className="ks-lease-of-line">
      <FocusInside>
        <RecordSelect label={t("lease")} field="lease" value="" names={names} autoFocus onChange={onChoose} />
      </FocusInside>
    </div>
  );
}
